#pragma once

#include <QPushButton>

namespace rozbor::desktop {

/// A key moment: its number and turn, and below what it was. What has no room ends in an ellipsis; the tool
/// tip has all.
class MomentButton : public QPushButton {
  Q_OBJECT
 public:
  MomentButton(QString turn, QString kind, QWidget* parent = nullptr);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QString turn_;
  QString kind_;
};

}  // namespace rozbor::desktop
