#pragma once

#include <QFrame>

#include "speech/spoken.h"

class QLabel;

namespace rozbor::desktop {

/// A strip across the window that says what is wrong, without stopping the work. Hidden until it
/// has something to say.
class Banner : public QFrame {
  Q_OBJECT
 public:
  enum class Kind { notice, alarm };

  explicit Banner(const LiveWording& wording, QWidget* parent = nullptr);

  void tell(Kind kind, const Spoken& text);
  [[nodiscard]] QString text() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Kind kind_ = Kind::notice;
  QLabel* icon_;
  QLabel* label_;
};

}  // namespace rozbor::desktop
