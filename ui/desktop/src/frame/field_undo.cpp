#include "field_undo.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextDocument>

namespace rozbor::desktop {
namespace {

bool hasNothing(QObject* field, bool again) {
  if (const auto* line = qobject_cast<const QLineEdit*>(field))
    return again ? !line->isRedoAvailable() : !line->isUndoAvailable();
  if (const auto* text = qobject_cast<const QPlainTextEdit*>(field))
    return again ? !text->document()->isRedoAvailable() : !text->document()->isUndoAvailable();
  return false;
}

}  // namespace

bool FieldUndo::eventFilter(QObject* object, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  const bool again = key->matches(QKeySequence::Redo);
  if (!again && !key->matches(QKeySequence::Undo)) return false;
  if (!hasNothing(object, again)) return false;
  event->ignore();
  return true;
}

}  // namespace rozbor::desktop
