#include "thinning.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace rozbor::charts {
namespace {

constexpr qsizetype kStretches = 380;  ///< about as many as a chart is wide
constexpr double kSquares = 110;       ///< a side: somewhat smaller than a mark
constexpr qsizetype kFew = 400;        ///< are left as they are

bool isLower(const QPointF& left, const QPointF& right) {
  return left.y() < right.y();
}

}  // namespace

QList<QPointF> thinned(const QList<QPointF>& points) {
  if (points.size() <= 4 * kStretches) return points;
  QList<QPointF> kept;
  for (qsizetype stretch = 0; stretch < kStretches; ++stretch) {
    const auto first = points.begin() + stretch * points.size() / kStretches;
    const auto last = points.begin() + (stretch + 1) * points.size() / kStretches;
    auto [lowest, highest] = std::minmax_element(first, last, isLower);
    if (lowest > highest) std::swap(lowest, highest);
    kept << *first << *lowest << *highest << *(last - 1);
  }
  return kept;
}

QList<QPointF> sifted(const QList<QPointF>& points, double width, double height) {
  if (points.size() <= kFew || !(width > 0) || !(height > 0)) return points;
  std::set<std::pair<double, double>> taken;
  QList<QPointF> kept;
  for (const QPointF& point : points) {
    const std::pair square{std::floor(point.x() / width * kSquares),
                           std::floor(point.y() / height * kSquares)};
    if (taken.insert(square).second) kept << point;
  }
  return kept;
}

}  // namespace rozbor::charts
