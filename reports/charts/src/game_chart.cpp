#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "drawing.h"
#include "luck_panel.h"
#include "palette.h"
#include "rozbor/charts/charts.h"
#include "rozbor/render/game_course.h"
#include "turn_places.h"

namespace rozbor::charts {
namespace {

using reports::CoursePoint;
using reports::GameReview;
using reports::Wording;
using Course = std::vector<CoursePoint>;

constexpr int kWinHeight = 170;

double place(const CoursePoint& point) {
  return static_cast<double>(point.turn + 1);
}

double lastPlace(const GameReview& review) {
  return static_cast<double>(review.replay.turns.size());
}

/// Totals of one player by turn, from nothing on.
QList<QPointF> totalsOf(const Course& course, std::size_t player) {
  QList<QPointF> points{{0, 0}};
  for (const CoursePoint& point : course) {
    if (point.player == player) points.append({place(point), static_cast<double>(point.total)});
  }
  return points;
}

void addPlayer(QChart& chart, const GameReview& review, const Course& course, std::size_t player) {
  const QList<QPointF> points = totalsOf(course, player);
  addLine(chart, points, playerPen(player, 2));
  QScatterSeries* dots = markers(player, playerLabel(review, player));
  dots->append(points);
  attach(chart, dots);
}

/// Marks of one kind, named in the legend; none where there is no place for one.
void addMarks(QChart& chart, const QList<QPointF>& points, QScatterSeries::MarkerShape shape, double size,
              const QColor& fill, const QString& name) {
  if (points.isEmpty()) return;
  auto* marks = new QScatterSeries;
  marks->setName(name);
  marks->setMarkerShape(shape);
  marks->setMarkerSize(size);
  marks->setColor(fill);
  marks->setPen(QPen(kInk.colour(), 1.2));
  marks->append(points);
  attach(chart, marks);
}

void addBingos(QChart& chart, const Course& course, const Wording& wording) {
  QList<QPointF> points;
  for (const CoursePoint& point : course) {
    if (point.bingo) points.append({place(point), static_cast<double>(point.total)});
  }
  addMarks(chart, points, QScatterSeries::MarkerShapeStar, 15, kCard.colour(), words(wording.text("bingo")));
}

/// A line from top to bottom at each key moment, below what is drawn later.
void addMoments(QChart& chart, const Course& course, double low, double high) {
  QPen pen = solid(kSoft.colour(), 1);
  pen.setDashPattern({2, 3});
  for (const CoursePoint& point : course) {
    if (point.keyMoment) addLine(chart, {{place(point), low}, {place(point), high}}, pen);
  }
}

/// A mark on the axis for each of them.
void addMomentMarks(QChart& chart, const Course& course, double low) {
  QList<QPointF> points;
  for (const CoursePoint& point : course) {
    if (point.keyMoment) points.append({place(point), low});
  }
  addMarks(chart, points, QScatterSeries::MarkerShapeRotatedRectangle, 9, kInk.colour(), {});
  if (!points.isEmpty()) hideFromLegend(chart, chart.series().back());
}

/// Says below the axis what the marks on it are; the legend has no room for it beside long names.
void explainMoments(QChart& chart, const Wording& wording) {
  constexpr double kBelowNumbers = 35;
  const QString text = QStringLiteral("◆ ") + QString::fromStdString(wording.text("key moment"));
  const QRectF plot = chart.plotArea();
  write(chart, plot.bottomRight() + QPointF(0, kBelowNumbers), Qt::AlignRight, text);
}

Panel scorePanel(const GameReview& review, const Course& course, const Wording& wording) {
  auto chart = bareChart(words(wording.text("Score after each turn")), wording);
  int lowest = 0;
  int highest = 0;
  for (const CoursePoint& point : course) {
    lowest = std::min(lowest, point.total);
    highest = std::max(highest, point.total);
  }
  addTurnAxis(*chart, 0, lastPlace(review), wording);
  const QValueAxis* axis = addPointAxis(*chart, lowest, highest, words(wording.text("Points")));
  addMoments(*chart, course, axis->min(), axis->max());
  for (std::size_t player = 0; player < review.replay.players.size(); ++player)
    addPlayer(*chart, review, course, player);
  addBingos(*chart, course, wording);
  addMomentMarks(*chart, course, axis->min());
  const bool marked = std::ranges::any_of(course, &CoursePoint::keyMoment);
  return {std::move(chart), kUsualHeight, [marked, &wording](QChart& laidOut) {
            if (marked) explainMoments(laidOut, wording);
          }};
}

/// The chances as one line for each stretch of turns that have them: down or up at a turn is what the move
/// gave away, between turns it is the draws.
std::vector<QList<QPointF>> stretches(const Course& course) {
  std::vector<QList<QPointF>> lines(1);
  for (const CoursePoint& point : course) {
    if (!point.winBefore || !point.winAfter) {
      if (!lines.back().isEmpty()) lines.emplace_back();
      continue;
    }
    lines.back().append({place(point), 100 * *point.winBefore});
    lines.back().append({place(point), 100 * *point.winAfter});
  }
  return lines;
}

void addChances(QChart& chart, const Course& course, const GameReview& review) {
  for (const QList<QPointF>& line : stretches(course)) {
    if (line.size() > 1) addLine(chart, line, solid(kInk.colour(), 1.4));
  }
  for (std::size_t player = 0; player < review.replay.players.size(); ++player) {
    QScatterSeries* dots = markers(player, playerLabel(review, player));
    for (const CoursePoint& point : course) {
      if (point.player == player && point.winAfter) dots->append(place(point), 100 * *point.winAfter);
    }
    attach(chart, dots);
  }
}

bool hasChances(const Course& course) {
  return std::ranges::any_of(course, [](const CoursePoint& point) { return point.winAfter.has_value(); });
}

Panel winPanel(const GameReview& review, const Course& course, const Wording& wording) {
  // The name stands without escape signs here, for `fitted` counts letters.
  const std::string heading = wording.text("Chance to win") + ": " + review.replay.players.front().name;
  const std::string& nick = review.replay.players.front().nick;
  const bool named = !review.replay.players.front().name.empty();
  auto chart = bareChart(fitted(named ? heading : heading + nick, kWidth - 60).toHtmlEscaped(), wording);
  addTurnAxis(*chart, 0, lastPlace(review), wording)->setTitleVisible(false);
  const QValueAxis* axis = addNumberAxis(*chart, Qt::AlignLeft, 0, 100, QStringLiteral("%"), 4);
  addMoments(*chart, course, axis->min(), axis->max());
  addChances(*chart, course, review);
  chart->legend()->hide();
  return {std::move(chart), kWinHeight};
}

}  // namespace

reports::Picture gameChart(const GameReview& review, const Wording& wording) {
  if (review.replay.turns.empty() || review.replay.players.empty()) return {};
  ensureApplication();
  const Course course = reports::courseOf(review);
  std::vector<Panel> panels;
  if (hasChances(course)) panels.push_back(winPanel(review, course, wording));
  panels.push_back(scorePanel(review, course, wording));
  if (hasLuck(course)) panels.push_back(luckPanel(review, course, wording));
  TurnPlaces places;
  for (Panel& panel : panels) {
    panel.afterwards = [&places, also = std::move(panel.afterwards)](QChart& laidOut) {
      if (also) also(laidOut);
      places.add(laidOut);
    };
  }
  reports::Picture picture = pictureOf(std::move(panels), words(wording.text("The course of the game")),
                                       reports::courseTable(review, wording));
  picture.turns = places.of(picture.table, wording);
  return picture;
}

}  // namespace rozbor::charts
