#include "card.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "board/colours.h"
#include "paragraph.h"

namespace rozbor::desktop {

Card::Card(const Spoken& title, QWidget* parent) : QFrame(parent), column_(new QVBoxLayout(this)) {
  QLabel* heading = boldParagraph(this);
  say(*heading, title);
  soften(*heading);
  title.to(this, &QWidget::setAccessibleName);
  column_->setContentsMargins(16, 12, 16, 14);
  column_->setSpacing(8);
  column_->addWidget(heading);
}

void Card::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(coloursFor(palette()).grid, 1));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
}

}  // namespace rozbor::desktop
