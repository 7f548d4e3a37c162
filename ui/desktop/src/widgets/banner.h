#pragma once

#include <QFrame>
#include <functional>

#include "speech/spoken.h"

class QLabel;
class QPushButton;

namespace rozbor::desktop {

/// A strip across the window that says what is wrong, without stopping the work. Hidden until it
/// has something to say. What can be done about it is a button in it.
class Banner : public QFrame {
  Q_OBJECT
 public:
  enum class Kind { notice, alarm };

  explicit Banner(const LiveWording& wording, QWidget* parent = nullptr);

  void tell(Kind kind, const Spoken& text);
  /// A button beside what was told last; it closes the strip.
  void offer(const Spoken& label, std::function<void()> does);
  [[nodiscard]] QPushButton& button() { return *button_; }
  [[nodiscard]] QString text() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Kind kind_ = Kind::notice;
  QLabel* icon_;
  QLabel* label_;
  QPushButton* button_;
  std::function<void()> offered_;  ///< by the button
};

}  // namespace rozbor::desktop
