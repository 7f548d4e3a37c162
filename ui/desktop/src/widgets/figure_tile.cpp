#include "figure_tile.h"

#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QStylePainter>

#include "board/colours.h"
#include "rozbor/render/render_statistics.h"

namespace rozbor::desktop {

FigureTile::FigureTile(const reports::Figure& figure, const reports::Wording& wording, QWidget* parent)
    : QAbstractButton(parent),
      value_(QString::fromStdString(reports::figureValueText(figure.name, *figure.value, wording))),
      label_(QString::fromStdString(reports::figureLabel(figure.name, wording))) {
  const QString all = label_ + QStringLiteral(": ") + QString::fromStdString(figureText(figure, wording));
  setToolTip(all);
  setAccessibleName(all);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
}

QFont FigureTile::valueFont() const {
  QFont large = font();
  large.setPointSizeF(large.pointSizeF() * 1.6);
  large.setWeight(QFont::DemiBold);
  return large;
}

QSize FigureTile::sizeHint() const {
  return {130, QFontMetrics(valueFont()).height() + fontMetrics().lineSpacing() * 2 + 16};
}

void FigureTile::paintEvent(QPaintEvent*) {
  QStylePainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool pressed = isDown() || underMouse();
  painter.setPen(QPen(pressed ? palette().color(QPalette::Highlight) : coloursFor(palette()).grid, 1));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
  const QRect inside = rect().adjusted(9, 6, -9, -6);
  painter.setFont(valueFont());
  painter.setPen(palette().color(QPalette::Text));
  painter.drawText(inside, Qt::AlignLeft | Qt::AlignTop, value_);
  painter.setFont(font());
  painter.setPen(softText(palette()));
  painter.drawText(inside.adjusted(0, QFontMetrics(valueFont()).height() + 2, 0, 0),
                   Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, label_);
  if (!hasFocus()) return;
  QStyleOptionFocusRect focus;
  focus.initFrom(this);
  painter.drawPrimitive(QStyle::PE_FrameFocusRect, focus);
}

}  // namespace rozbor::desktop
