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

void say(QLabel& label, const Spoken& text) {
  static const QString kBefore = QStringLiteral("said");
  delete label.findChild<QObject*>(kBefore, Qt::FindDirectChildrenOnly);
  auto* said = new QObject(&label);
  said->setObjectName(kBefore);
  text.to(said, [&label](QObject*, const QString& words) { label.setText(words); });
}

void showText(QLabel& label, const Spoken& text) {
  say(label, text);
  label.setVisible(!label.text().isEmpty());
}

}  // namespace rozbor::desktop
