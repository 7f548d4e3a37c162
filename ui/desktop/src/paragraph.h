#pragma once

class QLabel;
class QString;
class QWidget;

namespace rozbor::desktop {

/// A label for whole sentences, which wrap. Plain text: whatever stands in a record is shown as it stands.
[[nodiscard]] QLabel* paragraph(QWidget* parent);
[[nodiscard]] QLabel* boldParagraph(QWidget* parent, double size = 1);  ///< `size`: times the usual one

/// Sets the text; a label without any takes no room.
void showText(QLabel& label, const QString& text);

}  // namespace rozbor::desktop
