#include <algorithm>
#include <cmath>
#include <limits>

#include "rozbor/render/charts/chart_values.h"

namespace rozbor::reports {
namespace {

constexpr double kMostBins = 20;

/// Distances between numbers near the largest are no numbers any more.
bool isCounted(double value) {
  return std::fabs(value) < 1e300;
}

struct Range {
  double low = std::numeric_limits<double>::max();
  double high = std::numeric_limits<double>::lowest();

  [[nodiscard]] bool empty() const { return low > high; }
};

Range rangeOf(const HistogramChart& chart) {
  Range range;
  for (const HistogramSeries& series : chart.series) {
    for (const double value : series.values) {
      if (!isCounted(value)) continue;
      range.low = std::min(range.low, value);
      range.high = std::max(range.high, value);
    }
  }
  return range;
}

/// 1, 2, 5, 10 …, and below 1 in the same way.
double binWidth(double span) {
  if (span <= 0) return 1;
  const double least = span / kMostBins;
  const double decade = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * decade >= least) return factor * decade;
  }
  return 10 * decade;
}

}  // namespace

std::vector<HistogramBin> histogramBins(const HistogramChart& chart) {
  const Range range = rangeOf(chart);
  if (range.empty()) return {};
  const double width = binWidth(range.high - range.low);
  const double first = std::floor(range.low / width);
  const auto last = static_cast<std::size_t>(std::floor(range.high / width) - first);
  std::vector<HistogramBin> bins(last + 1);
  for (std::size_t index = 0; index < bins.size(); ++index) {
    const double place = first + static_cast<double>(index);
    bins[index] = {place * width, (place + 1) * width, std::vector<std::size_t>(chart.series.size())};
  }
  for (std::size_t series = 0; series < chart.series.size(); ++series) {
    for (const double value : chart.series[series].values) {
      if (!isCounted(value)) continue;
      const auto index = static_cast<std::size_t>(std::max(0.0, std::floor(value / width) - first));
      ++bins[std::min(index, last)].counts[series];
    }
  }
  return bins;
}

}  // namespace rozbor::reports
