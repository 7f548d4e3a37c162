#include "band_delegate.h"

#include <QApplication>
#include <QPainter>

#include "board/colours.h"
#include "board/marks.h"
#include "game/turn_model.h"

namespace rozbor::desktop {
namespace {

constexpr int kPadding = 6;
constexpr int kMarkWidth = 16;

}  // namespace

void BandDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
  QStyleOptionViewItem cell(option);
  initStyleOption(&cell, index);
  const QString word = cell.text;
  cell.text.clear();
  const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
  style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);

  const Colours& colours = coloursFor(cell.palette);
  const int value = index.data(TurnModel::bandRole).toInt();
  const bool selected = (cell.state & QStyle::State_Selected) != 0;
  const auto band = value > 0 ? static_cast<reports::Band>(value) : reports::Band::none;
  const int height = cell.fontMetrics.ascent() * 9 / 10;
  const QRect mark(cell.rect.left() + kPadding, cell.rect.center().y() - height / 2, kMarkWidth, height);
  // On the highlight only the shape is left to tell the band.
  Colours shown = colours;
  if (selected) {
    shown.bands.fill(cell.palette.color(QPalette::HighlightedText));
    shown.bandOff = cell.palette.color(QPalette::HighlightedText);
    shown.bandOff.setAlpha(80);
  }
  paintBandMark(*painter, mark, band, shown);
  painter->save();
  painter->setFont(cell.font);
  const QColor plain = softText(cell.palette);
  painter->setPen(selected    ? cell.palette.color(QPalette::HighlightedText)
                  : value > 0 ? colours.band(band)
                              : plain);
  const QRect text = cell.rect.adjusted(kPadding + kMarkWidth + kPadding, 0, -kPadding / 2, 0);
  painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                    cell.fontMetrics.elidedText(word, Qt::ElideRight, text.width()));
  painter->restore();
}

QSize BandDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  return QStyledItemDelegate::sizeHint(option, index) + QSize(kMarkWidth + 2 * kPadding, 0);
}

}  // namespace rozbor::desktop
