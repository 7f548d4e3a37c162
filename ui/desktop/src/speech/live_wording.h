#pragma once

#include <QObject>
#include <QString>
#include <map>
#include <span>
#include <string>

#include "rozbor/render/wording.h"

class QTranslator;

namespace rozbor::desktop {

/// A language that the interface can speak.
struct InterfaceLanguage {
  const char* code;
  const char* ownName;
};

[[nodiscard]] std::span<const InterfaceLanguage> interfaceLanguages();

/// The words of the interface, in a language that can be switched while the window is open. Stands wherever
/// a Wording does; a Wording that was taken from it stays good for as long as this lives, so that work on
/// other threads may go on in the language in which it began.
class LiveWording : public QObject {
  Q_OBJECT
 public:
  /// The code of a language, or nothing for that of the system.
  explicit LiveWording(const std::string& code = {});

  void speak(const std::string& code);
  /// As it was asked for: empty where the system decides.
  [[nodiscard]] const std::string& chosen() const { return chosen_; }

  operator const reports::Wording&() const { return *now_; }  // NOLINT(google-explicit-constructor)
  [[nodiscard]] std::string number(double value, int decimals) const { return now_->number(value, decimals); }

 signals:
  void changed();

 private:
  void translateQt();

  std::string chosen_;
  std::map<std::string, reports::Wording> known_;
  const reports::Wording* now_ = nullptr;
  QTranslator* qt_;  ///< gives Qt's own dialogs the same language, where its translations are installed
};

}  // namespace rozbor::desktop
