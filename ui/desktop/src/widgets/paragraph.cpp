#include "paragraph.h"

#include <QApplication>
#include <QLabel>

#include "board/colours.h"
#include "follower.h"

namespace rozbor::desktop {
QLabel* paragraph(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

QLabel* linkedParagraph(QWidget* parent) {
  QLabel* label = paragraph(parent);
  label->setTextFormat(Qt::RichText);
  label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  return label;
}

QLabel* boldParagraph(QWidget* parent, double size) {
  QLabel* label = paragraph(parent);
  new Follower(*label, *QCoreApplication::instance(), QEvent::ApplicationFontChange, [label, size] {
    QFont font = QApplication::font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * size);
    label->setFont(font);
  });
  return label;
}

void soften(QLabel& label) {
  new Follower(label, *QCoreApplication::instance(), QEvent::ApplicationPaletteChange, [&label] {
    QPalette soft = QApplication::palette();
    soft.setColor(QPalette::WindowText, softText(soft));
    label.setPalette(soft);
  });
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
