#include "paragraph.h"

#include <QLabel>

namespace rozbor::desktop {

QLabel* paragraph(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QLabel* boldParagraph(QWidget* parent, double size) {
  QLabel* label = paragraph(parent);
  QFont font = label->font();
  font.setBold(true);
  font.setPointSizeF(font.pointSizeF() * size);
  label->setFont(font);
  return label;
}

void showText(QLabel& label, const QString& text) {
  label.setText(text);
  label.setVisible(!text.isEmpty());
}

}  // namespace rozbor::desktop
