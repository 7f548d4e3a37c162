#pragma once

#include "speech/spoken.h"

class QLabel;
class QWidget;

namespace rozbor::desktop {

/// A label for whole sentences, which wrap. Plain text: whatever stands in a record is shown as it stands.
[[nodiscard]] QLabel* paragraph(QWidget* parent);
[[nodiscard]] QLabel* boldParagraph(QWidget* parent, double size = 1);  ///< `size`: times the usual one

/// The same with links, for the mouse and for Tab and Enter; its text is HTML, so what stands in a record
/// must be escaped.
[[nodiscard]] QLabel* linkedParagraph(QWidget* parent);

/// Text of less weight, whatever the colours of the program.
void soften(QLabel& label);

/// Sets what the label says from now on, in whatever language.
void say(QLabel& label, const Spoken& text);
/// The same; a label without any text takes no room.
void showText(QLabel& label, const Spoken& text);

}  // namespace rozbor::desktop
