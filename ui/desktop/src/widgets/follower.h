#pragma once

#include <QEvent>
#include <QObject>
#include <functional>
#include <utility>

namespace rozbor::desktop {

/// Does something to a widget, which owns it, now and whenever it is told of a new font or of new colours.
class Follower : public QObject {
 public:
  Follower(QObject& owner, QObject& told, QEvent::Type type, std::function<void()> does)
      : QObject(&owner), told_(told), type_(type), does_(std::move(does)) {
    told.installEventFilter(this);
    does_();
  }
  bool eventFilter(QObject* object, QEvent* event) override {
    if (object == &told_ && event->type() == type_) does_();
    return false;
  }

 private:
  QObject& told_;
  QEvent::Type type_;
  std::function<void()> does_;
};

}  // namespace rozbor::desktop
