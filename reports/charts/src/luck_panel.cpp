#include "luck_panel.h"

#include <QBarSet>
#include <QStackedBarSeries>
#include <algorithm>
#include <cmath>

#include "palette.h"

namespace rozbor::charts {
namespace {

using reports::CoursePoint;

constexpr int kHeight = 150;

/// A bar a turn, empty on the other players' turns; place 0 stands left of the first turn.
QBarSet* barsOf(const reports::GameReview& review, const std::vector<CoursePoint>& course,
                std::size_t player) {
  auto* bars = new QBarSet(playerLabel(review, player));
  QList<qreal> values(static_cast<qsizetype>(review.replay.turns.size()) + 1, 0.0);
  for (const CoursePoint& point : course) {
    if (point.player == player && point.luck) values[static_cast<qsizetype>(point.turn) + 1] = *point.luck;
  }
  bars->append(values);
  fillBars(*bars, player);
  return bars;
}

}  // namespace

bool hasLuck(const std::vector<CoursePoint>& course) {
  return std::ranges::any_of(course, [](const CoursePoint& point) { return point.luck.has_value(); });
}

Panel luckPanel(const reports::GameReview& review, const std::vector<CoursePoint>& course,
                const reports::Wording& wording) {
  auto chart = bareChart(words(wording.text("Luck of each draw")), wording);
  double farthest = 5;
  for (const CoursePoint& point : course)
    farthest = std::max(farthest, std::fabs(point.luck.value_or(0)));
  addTurnAxis(*chart, 0, static_cast<double>(review.replay.turns.size()), wording)->setTitleVisible(false);
  addNumberAxis(*chart, Qt::AlignLeft, -farthest, farthest, words(wording.text("Points")), 2);
  auto* bars = new QStackedBarSeries;
  bars->setBarWidth(0.7);
  for (std::size_t player = 0; player < review.replay.players.size(); ++player)
    bars->append(barsOf(review, course, player));
  attach(*chart, bars);
  chart->legend()->hide();
  return {std::move(chart), kHeight};
}

}  // namespace rozbor::charts
