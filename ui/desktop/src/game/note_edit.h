#pragma once

#include <QPlainTextEdit>

#include "speech/spoken.h"

namespace rozbor::desktop {

/// The user's own note on a turn. Tells what is to be kept when the field is left, so that no note is lost.
class NoteEdit : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit NoteEdit(const LiveWording& wording, QWidget* parent = nullptr);

  void setNote(const QString& text);
  /// Tells of a note that was changed.
  void finish();

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

 signals:
  void changed(const QString& note);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  QString kept_;
};

}  // namespace rozbor::desktop
