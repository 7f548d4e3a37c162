#include "score_line.h"

#include <QPainter>

#include "board/colours.h"
#include "board/marks.h"

namespace rozbor::desktop {
namespace {

QFont scoreFont(QFont font) {
  font.setPointSizeF(font.pointSizeF() * 1.7);
  font.setWeight(QFont::DemiBold);
  return font;
}

}  // namespace

ScoreLine::ScoreLine(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScoreLine::setScores(std::vector<Player> players, std::size_t mover) {
  if (players == players_ && mover == mover_) return;
  players_ = std::move(players);
  mover_ = mover;
  QString spoken;
  QString times;
  for (const Player& player : players_) {
    spoken += player.name + u' ' + player.score + u' ';
    times += player.time + u' ';
  }
  setAccessibleName(spoken.trimmed());
  setAccessibleDescription(times.trimmed());  // not the name, which would be read out at each tick
  update();
}

QSize ScoreLine::sizeHint() const {
  return {400, QFontMetrics(scoreFont(font())).height() + 6};
}

void ScoreLine::paintEvent(QPaintEvent*) {
  if (players_.empty()) return;
  constexpr int kGap = 24;
  const Colours& colours = coloursFor(palette());
  const int count = static_cast<int>(players_.size());
  const int each = (width() - kGap * (count - 1)) / count;
  const int mark = fontMetrics().ascent() * 3 / 4;
  QPainter painter(this);
  for (int index = 0; index < count; ++index) {
    const Player& player = players_[static_cast<std::size_t>(index)];
    const auto number = static_cast<std::size_t>(index);
    const QRect place(index * (each + kGap), 0, each, height() - 4);
    const int markTop = place.center().y() - mark / 2 + 1;
    paintPlayerMark(painter, QRectF(place.left(), markTop, mark, mark), number, colours);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(scoreFont(font()));
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, player.score);
    const int scoreWidth = painter.fontMetrics().horizontalAdvance(player.score);
    painter.setFont(font());
    const QRect timeBox = place.adjusted(0, 0, -scoreWidth - 14, 0);
    const int timeWidth = player.time.isEmpty() ? 0 : fontMetrics().horizontalAdvance(player.time) + 14;
    painter.drawText(timeBox, Qt::AlignRight | Qt::AlignVCenter, player.time);
    const QRect nameBox = place.adjusted(mark + 8, 0, -scoreWidth - timeWidth - 10, 0);
    painter.drawText(nameBox, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(player.name, Qt::ElideRight, nameBox.width()));
    if (number == mover_) painter.fillRect(place.left(), height() - 3, each, 3, colours.player(number));
  }
}

}  // namespace rozbor::desktop
