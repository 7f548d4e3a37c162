#pragma once

#include <QPushButton>

namespace rozbor::desktop {

/// A key moment: its number and turn, and below what it was. What has no room ends in an ellipsis; the tool
/// tip has all. While it is asked it tells its number only.
class MomentButton : public QPushButton {
  Q_OBJECT
 public:
  struct Words {
    QString number;
    QString play;
    QString kind;
    QString told;  ///< for the tool tip
  };
  explicit MomentButton(Words words, QWidget* parent = nullptr);

  void setAsked(bool asked);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void tell();

  Words words_;
  bool asked_ = false;
};

}  // namespace rozbor::desktop
