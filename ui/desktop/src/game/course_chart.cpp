#include "course_chart.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "course_words.h"

namespace rozbor::desktop {

using reports::CoursePoint;

namespace {

// Heights of the strips, in shares of the plot.
constexpr double kWinShare = 0.34;
constexpr double kLuckShare = 0.2;

}  // namespace

CourseChart::CourseChart(const LiveWording& wording, QWidget* parent) : QWidget(parent), wording_(wording) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  spoken(wording_, "Course of the game").to(this, &QWidget::setAccessibleName);
  connect(&wording_, &LiveWording::changed, this, [this] { update(); });
}

void CourseChart::setGame(GamePtr game) {
  game_ = std::move(game);
  course_ = reports::courseOf(*game_);
  update();
}

void CourseChart::setCurrentTurn(int turn) {
  current_ = turn;
  update();
}

bool CourseChart::hasChances() const {
  return std::ranges::any_of(course_, [](const CoursePoint& point) { return point.winAfter.has_value(); });
}

bool CourseChart::hasLuck() const {
  return std::ranges::any_of(course_, [](const CoursePoint& point) { return point.luck.has_value(); });
}

QRectF CourseChart::plot() const {
  const int line = fontMetrics().height();
  const int left = fontMetrics().horizontalAdvance(QStringLiteral("−0000")) + 10;
  return QRectF(rect()).adjusted(left, line * 1.7, -14, -line * 1.5);
}

/// Strips that have nothing to show leave their room to the others.
CourseChart::Strips CourseChart::strips() const {
  const QRectF area = plot();
  const double gap = fontMetrics().height() * 1.35;  // for the name of the strip below
  const double win = hasChances() ? area.height() * kWinShare : 0;
  const double luck = hasLuck() ? area.height() * kLuckShare : 0;
  Strips strips;
  strips.win = {{area.left(), area.top(), area.width(), std::max(0.0, win - gap)}, 0, 100};
  strips.score = {
      {area.left(), area.top() + win, area.width(), area.height() - win - luck - (luck > 0 ? gap : 0)},
      0,
      100};
  strips.luck = {{area.left(), area.bottom() - luck, area.width(), luck}, -10, 10};
  for (const CoursePoint& point : course_) {
    strips.score.low = std::min<double>(strips.score.low, point.total);
    strips.score.high = std::max<double>(strips.score.high, point.total);
    const double size = std::ceil(std::abs(point.luck.value_or(0)) / 10) * 10;
    strips.luck.high = std::max(strips.luck.high, size);
    strips.luck.low = -strips.luck.high;
  }
  return strips;
}

double CourseChart::x(double turn) const {
  const QRectF area = plot();
  const double turns = std::max<double>(1, static_cast<double>(game_->replay.turns.size()));
  return area.left() + area.width() * turn / turns;
}

int CourseChart::turnAt(const QPointF& point) const {
  if (!game_ || game_->replay.turns.empty() || !rect().contains(point.toPoint())) return -1;
  const QRectF area = plot();
  const auto turns = static_cast<int>(game_->replay.turns.size());
  const auto number = static_cast<int>(std::lround((point.x() - area.left()) / area.width() * turns));
  return std::clamp(number, 1, turns) - 1;
}

bool CourseChart::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int turn = turnAt(help->pos());
  if (turn >= 0) QToolTip::showText(help->globalPos(), courseWords(*game_, course_, turn, wording_), this);
  return true;
}

void CourseChart::mousePressEvent(QMouseEvent* event) {
  const int turn = turnAt(event->position());
  if (turn >= 0) emit turnClicked(turn);
}

void CourseChart::mouseMoveEvent(QMouseEvent* event) {
  mousePressEvent(event);
}

}  // namespace rozbor::desktop
