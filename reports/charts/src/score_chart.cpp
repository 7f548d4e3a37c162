#include <QLineSeries>
#include <algorithm>
#include <vector>

#include "drawing.h"
#include "palette.h"
#include "rozbor/charts/charts.h"

namespace rozbor::charts {
namespace {

using reports::GameReview;

/// Totals of one player by turn, from nothing on. A play that was challenged off is left out: the
/// event that takes it back carries the same total.
QList<QPointF> totalsOf(const GameReview& review, std::size_t player) {
  QList<QPointF> points{{0, 0}};
  for (std::size_t index = 0; index < review.replay.turns.size(); ++index) {
    const replay::Turn& turn = review.replay.turns[index];
    if (turn.player != player || turn.takenBack) continue;
    points.append({static_cast<double>(index + 1), static_cast<double>(turn.totalComputed)});
  }
  return points;
}

QList<QPointF> bingosOf(const GameReview& review) {
  QList<QPointF> points;
  for (const reports::Decision& decision : review.decisions) {
    if (!decision.bingoPlayed || decision.takenBack) continue;
    const int total = review.replay.turns[decision.turn].totalComputed;
    points.append({static_cast<double>(decision.turn + 1), static_cast<double>(total)});
  }
  return points;
}

void addPlayer(QChart& chart, const GameReview& review, std::size_t player) {
  const QList<QPointF> points = totalsOf(review, player);
  auto* line = new QLineSeries;
  line->append(points);
  QPen pen(playerRole(player).colour(), 2);
  pen.setCosmetic(false);
  if (player % 2 == 1) pen.setDashPattern({4, 2});
  line->setPen(pen);
  attach(chart, line);
  hideFromLegend(chart, line);
  QScatterSeries* dots = markers(player, playerLabel(review, player));
  dots->append(points);
  attach(chart, dots);
}

void addBingos(QChart& chart, const GameReview& review, const reports::Wording& wording) {
  const QList<QPointF> points = bingosOf(review);
  if (points.isEmpty()) return;
  auto* stars = new QScatterSeries;
  stars->setName(label(wording.text("bingo")));
  stars->setMarkerShape(QScatterSeries::MarkerShapeStar);
  stars->setMarkerSize(15);
  stars->setColor(kCard.colour());
  stars->setPen(QPen(kInk.colour(), 1.2));
  stars->append(points);
  attach(chart, stars);
}

}  // namespace

std::string scoreChart(const GameReview& review, const reports::Wording& wording) {
  if (review.replay.turns.empty() || review.replay.players.empty()) return {};
  ensureApplication();
  const QString title = label(wording.text("Score after each turn"));
  const auto chart = bareChart(title);
  int lowest = 0;
  int highest = 0;
  for (const replay::Turn& turn : review.replay.turns) {
    lowest = std::min(lowest, turn.totalComputed);
    highest = std::max(highest, turn.totalComputed);
  }
  addTurnAxis(*chart, 0, static_cast<double>(review.replay.turns.size()), wording);
  addPointAxis(*chart, lowest, highest, label(wording.text("Points")));
  for (std::size_t player = 0; player < review.replay.players.size(); ++player)
    addPlayer(*chart, review, player);
  addBingos(*chart, review, wording);
  return svgOf(*chart, title);
}

}  // namespace rozbor::charts
