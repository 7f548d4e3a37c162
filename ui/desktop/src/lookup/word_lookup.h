#pragma once

#include <QObject>
#include <QUrl>
#include <functional>

#include "dict_client.h"
#include "speech/spoken.h"

class QWidget;

namespace rozbor::desktop {

/// The page with the dictionary of a language (id), as it was set or the usual one.
[[nodiscard]] QString dictionaryPage(const std::string& languageId);
void setDictionaryPage(const std::string& languageId, const QString& page);

/// The meaning of a word: from a dictionary server on this machine where one knows it, else on a page that
/// the browser opens.
class WordLookup : public QObject {
  Q_OBJECT
 public:
  using Opener = std::function<void(const QUrl&)>;

  /// `wording` must outlive this; texts are shown above `window`.
  WordLookup(const LiveWording& wording, QWidget* window);

  void look(const QString& word, const std::string& languageId);
  void setOpener(Opener opener) { open_ = std::move(opener); }
  [[nodiscard]] DictClient& dict() { return dict_; }

 private:
  void onAnswered(const std::optional<std::string>& definitions);
  void openPage();
  void show(const QString& definitions);

  const LiveWording& wording_;
  QWidget* window_;
  QString word_;
  std::string language_;
  Opener open_;
  DictClient dict_;
};

}  // namespace rozbor::desktop
