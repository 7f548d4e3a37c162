#pragma once

#include <QObject>

namespace rozbor::desktop {

/// A field keeps the keys of undo and redo to itself even where it has nothing to undo; this leaves them to
/// the window then. Installed on the application.
class FieldUndo : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;
};

}  // namespace rozbor::desktop
