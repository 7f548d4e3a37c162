#include "course_chart.h"

#include <algorithm>
#include <cmath>

namespace rozbor::desktop {

using reports::CoursePoint;

namespace {

// Heights of the strips, in shares of the plot.
constexpr double kWinShare = 0.34;
constexpr double kLuckShare = 0.2;

}  // namespace

CourseChart::CourseChart(const LiveWording& wording, QWidget* parent) : TurnAxis(wording, parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  spoken(wording, "Course of the game").to(this, &QWidget::setAccessibleName);
}

bool CourseChart::hasChances() const {
  return std::ranges::any_of(course(), [](const CoursePoint& point) { return point.winAfter.has_value(); });
}

bool CourseChart::hasLuck() const {
  return std::ranges::any_of(course(), [](const CoursePoint& point) { return point.luck.has_value(); });
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
  for (const CoursePoint& point : course()) {
    strips.score.low = std::min<double>(strips.score.low, point.total);
    strips.score.high = std::max<double>(strips.score.high, point.total);
    const double size = std::ceil(std::abs(point.luck.value_or(0)) / 10) * 10;
    strips.luck.high = std::max(strips.luck.high, size);
    strips.luck.low = -strips.luck.high;
  }
  return strips;
}

}  // namespace rozbor::desktop
