#include "note_edit.h"

#include <QKeyEvent>

#include "speech/phrase.h"

namespace rozbor::desktop {

NoteEdit::NoteEdit(const LiveWording& wording, QWidget* parent) : QPlainTextEdit(parent) {
  spoken(wording, "Your note on this turn; it is kept in the record")
      .to(this, &QPlainTextEdit::setPlaceholderText);
  spoken(wording, "Your note").to(this, &QWidget::setAccessibleName);
  setTabChangesFocus(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize NoteEdit::sizeHint() const {
  constexpr int kLines = 2;
  return {200, fontMetrics().lineSpacing() * kLines + 12};
}

void NoteEdit::setNote(const QString& text) {
  kept_ = text;
  if (toPlainText() != text) setPlainText(text);
}

void NoteEdit::finish() {
  const QString text = toPlainText().trimmed();
  if (isReadOnly() || text == kept_) return;
  kept_ = text;
  emit changed(text);
}

/// Escape is done with the note; what was written is kept.
void NoteEdit::keyPressEvent(QKeyEvent* event) {
  event->key() == Qt::Key_Escape ? clearFocus() : QPlainTextEdit::keyPressEvent(event);
}

void NoteEdit::focusOutEvent(QFocusEvent* event) {
  QPlainTextEdit::focusOutEvent(event);
  finish();
}

}  // namespace rozbor::desktop
