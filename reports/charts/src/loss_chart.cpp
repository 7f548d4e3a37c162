#include <QBarSet>
#include <QLegendMarker>
#include <QStackedBarSeries>
#include <algorithm>

#include "drawing.h"
#include "palette.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/game_course.h"
#include "turn_places.h"

namespace rozbor::charts {
namespace {

using reports::Decision;
using reports::GameReview;

/// A bar a turn, empty on the other players' turns; place 0 stands left of the first turn.
QBarSet* barsOf(const GameReview& review, std::size_t player) {
  auto* bars = new QBarSet(playerLabel(review, player));
  QList<qreal> losses(static_cast<qsizetype>(review.replay.turns.size()) + 1, 0.0);
  for (const Decision& decision : review.decisions) {
    if (!decision.isGraded() || decision.player != player) continue;
    losses[static_cast<qsizetype>(decision.turn) + 1] = decision.equityLoss().inPoints();
  }
  bars->append(losses);
  fillBars(*bars, player);
  return bars;
}

/// Turns without a grade are marked on the axis: no bar there does not mean no loss.
QScatterSeries* notGraded(const GameReview& review, const reports::Wording& wording) {
  auto* dots = new QScatterSeries;
  dots->setName(words(wording.text("not graded")));
  dots->setMarkerShape(QScatterSeries::MarkerShapeRotatedRectangle);
  dots->setMarkerSize(6);
  dots->setColor(kSoft.colour());
  dots->setPen(QPen(kSoft.colour(), 0.5));
  for (const Decision& decision : review.decisions) {
    if (!decision.isGraded()) dots->append(static_cast<double>(decision.turn + 1), 0);
  }
  return dots;
}

double highestLoss(const GameReview& review) {
  double highest = 0;
  for (const Decision& decision : review.decisions) {
    if (decision.isGraded()) highest = std::max(highest, decision.equityLoss().inPoints());
  }
  return highest;
}

}  // namespace

reports::Picture lossChart(const GameReview& review, const reports::Wording& wording) {
  if (std::ranges::none_of(review.decisions, &Decision::isGraded)) return {};
  ensureApplication();
  const QString title = words(wording.text("Equity lost by turn"));
  auto chart = bareChart(title, wording);
  addTurnAxis(*chart, 0, static_cast<double>(review.replay.turns.size()), wording);
  addPointAxis(*chart, 0, highestLoss(review), words(wording.text("Points lost")));
  auto* bars = new QStackedBarSeries;
  bars->setBarWidth(0.7);
  for (std::size_t player = 0; player < review.replay.players.size(); ++player)
    bars->append(barsOf(review, player));
  chart->legend()->setMarkerShape(QLegend::MarkerShapeRectangle);
  attach(*chart, bars);
  QScatterSeries* dots = notGraded(review, wording);
  if (dots->count() == 0) {
    delete dots;
  } else {
    attach(*chart, dots);
    for (QLegendMarker* marker : chart->legend()->markers(dots))
      marker->setShape(QLegend::MarkerShapeRotatedRectangle);
  }
  TurnPlaces places;
  std::vector<Panel> panels;
  panels.push_back({std::move(chart), kUsualHeight, [&places](QChart& laidOut) { places.add(laidOut); }});
  reports::Picture picture = pictureOf(std::move(panels), title, reports::lossTable(review, wording));
  picture.turns = places.of(picture.table, wording);
  return picture;
}

}  // namespace rozbor::charts
