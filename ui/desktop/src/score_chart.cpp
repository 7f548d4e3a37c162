#include "score_chart.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

#include "colours.h"
#include "marks.h"
#include "words.h"

namespace rozbor::desktop {
namespace {

/// A distance of lines that gives at most `most` of them: 1, 2, 5, 10, 20, 50 …
int niceStep(double span, int most) {
  int step = 1;
  for (int digit = 0; span / step > most; ++digit)
    step = digit % 3 == 1 ? step * 5 / 2 : step * 2;
  return step;
}

}  // namespace

ScoreChart::ScoreChart(const reports::Wording& wording, QWidget* parent)
    : QWidget(parent), wording_(wording) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScoreChart::setGame(GamePtr game) {
  game_ = std::move(game);
  lowest_ = 0;
  highest_ = 100;
  for (const replay::Turn& turn : game_->replay.turns) {
    lowest_ = std::min(lowest_, turn.totalComputed);
    highest_ = std::max(highest_, turn.totalComputed);
  }
  update();
}

void ScoreChart::setCurrentTurn(int turn) {
  current_ = turn;
  update();
}

QRectF ScoreChart::plot() const {
  const int line = fontMetrics().height();
  const int left = fontMetrics().horizontalAdvance(QStringLiteral("−000")) + 10;
  return QRectF(rect()).adjusted(left, line * 1.7, -14, -line * 1.5);
}

QPointF ScoreChart::place(double turn, double score) const {
  const QRectF area = plot();
  const double turns = std::max<double>(1, static_cast<double>(game_->replay.turns.size()));
  return {area.left() + area.width() * turn / turns,
          area.bottom() - area.height() * (score - lowest_) / (highest_ - lowest_)};
}

int ScoreChart::turnAt(const QPointF& point) const {
  if (!game_ || game_->replay.turns.empty() || !rect().contains(point.toPoint())) return -1;
  const QRectF area = plot();
  const auto turns = static_cast<int>(game_->replay.turns.size());
  const auto number = static_cast<int>(std::lround((point.x() - area.left()) / area.width() * turns));
  return std::clamp(number, 1, turns) - 1;
}

void ScoreChart::mousePressEvent(QMouseEvent* event) {
  const int turn = turnAt(event->position());
  if (turn >= 0) emit turnClicked(turn);
}

void ScoreChart::mouseMoveEvent(QMouseEvent* event) {
  mousePressEvent(event);
}

void ScoreChart::paintEvent(QPaintEvent*) {
  if (!game_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintAxes(painter);
  for (std::size_t player = 0; player < game_->replay.players.size(); ++player)
    paintPlayer(painter, player);
  paintLegend(painter);
}

void ScoreChart::paintAxes(QPainter& painter) const {
  const QRectF area = plot();
  const int line = fontMetrics().height();
  const QColor soft = softText(palette());
  QColor faint = soft;
  faint.setAlpha(70);
  const int step = niceStep(highest_ - lowest_, std::max(2, static_cast<int>(area.height()) / (line * 2)));
  for (int score = lowest_ / step * step; score <= highest_; score += step) {
    const double y = place(0, score).y();
    painter.setPen(QPen(faint, 1));
    painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
    painter.setPen(soft);
    painter.drawText(QRectF(0, y - line / 2.0, area.left() - 8, line), Qt::AlignRight | Qt::AlignVCenter,
                     QString::fromStdString(wording_.number(score, 0)));
  }
  const auto turns = static_cast<int>(game_->replay.turns.size());
  const int stride = niceStep(turns, std::max(2, static_cast<int>(area.width()) / (line * 3)));
  for (int turn = stride; turn <= turns; turn += stride) {
    painter.drawText(QRectF(place(turn, 0).x() - 20, area.bottom() + 4, 40, line), Qt::AlignHCenter,
                     QString::number(turn));
  }
  if (current_ >= 0) {
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
    const double x = place(current_ + 1, 0).x();
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
  }
}

void ScoreChart::paintPlayer(QPainter& painter, std::size_t player) const {
  const Colours& colours = coloursFor(palette());
  QPolygonF line{place(0, 0)};
  for (std::size_t index = 0; index < game_->replay.turns.size(); ++index) {
    const replay::Turn& turn = game_->replay.turns[index];
    // A play that was challenged off is left out: the event that takes it back has the same total.
    if (turn.player != player || turn.takenBack) continue;
    line << place(static_cast<double>(index + 1), turn.totalComputed);
  }
  QPen pen(colours.player(player), 2);
  if (player % 2 == 1) pen.setDashPattern({5, 2.5});
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(line);
  for (const QPointF& point : line)
    paintPlayerMark(painter, QRectF(point.x() - 3, point.y() - 3, 6, 6), player, colours);
}

void ScoreChart::paintLegend(QPainter& painter) const {
  const int line = fontMetrics().height();
  const auto players = game_->replay.players.size();
  double x = plot().left();
  const int widest = std::max(40, static_cast<int>(plot().width() / static_cast<double>(players)) - line * 2);
  painter.setPen(palette().color(QPalette::WindowText));
  for (std::size_t player = 0; player < players; ++player) {
    const QString name =
        fontMetrics().elidedText(playerName(*game_, player, wording_), Qt::ElideRight, widest);
    paintPlayerMark(painter, QRectF(x, line * 0.45, line * 0.6, line * 0.6), player, coloursFor(palette()));
    painter.drawText(QPointF(x + line * 0.95, line * 0.25 + fontMetrics().ascent()), name);
    x += line * 2 + fontMetrics().horizontalAdvance(name);
  }
}

}  // namespace rozbor::desktop
