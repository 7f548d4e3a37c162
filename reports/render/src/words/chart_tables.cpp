#include <algorithm>
#include <cmath>

#include "no_value.h"
#include "rozbor/render/charts/chart_tables.h"
#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports {
namespace {

using Row = std::vector<std::string>;

std::string number(std::optional<double> value, int decimals, const Wording& wording) {
  return value && std::isfinite(*value) ? wording.number(*value, decimals) : kNoValue;
}

std::string interval(const std::optional<ChartInterval>& interval, int decimals, const Wording& wording) {
  if (!interval || !std::isfinite(interval->low) || !std::isfinite(interval->high)) return kNoValue;
  return phrase(wording, "{0} to {1}", wording.number(interval->low, decimals),
                wording.number(interval->high, decimals));
}

std::string count(const std::optional<std::size_t>& count) {
  return count ? std::to_string(*count) : kNoValue;
}

/// A place on an axis: whole numbers without decimals.
std::string place(double value, const Wording& wording) {
  return number(value, value == std::round(value) ? 0 : 2, wording);
}

bool hasIntervals(const BarChart& chart) {
  return std::ranges::any_of(chart.categories, [](const BarCategory& category) {
    return std::ranges::any_of(category.values, [](const BarValue& bar) { return bar.interval.has_value(); });
  });
}

bool hasCounts(const BarChart& chart) {
  return std::ranges::any_of(chart.categories, [](const BarCategory& category) {
    return std::ranges::any_of(category.values, [](const BarValue& bar) { return bar.count.has_value(); });
  });
}

Row barRow(const BarChart& chart, const BarCategory& category, bool intervals, bool counts,
           const Wording& wording) {
  Row row{category.label};
  for (std::size_t index = 0; index < chart.names.size(); ++index) {
    const BarValue bar = index < category.values.size() ? category.values[index] : BarValue{};
    row.push_back(number(bar.value, chart.decimals, wording));
    if (intervals) row.push_back(interval(bar.interval, chart.decimals, wording));
    if (counts) row.push_back(count(bar.count));
  }
  return row;
}

}  // namespace

ChartTable chartTable(const TimeChart& chart, const Wording& wording) {
  ChartTable table{chart.title,
                   {wording.text("Series"), chart.timeTitle, chart.valueTitle, wording.text("Interval"),
                    wording.text("Count")},
                   {}};
  for (const TimeSeries& series : chart.series) {
    for (const TimePoint& point : series.points) {
      table.rows.push_back({series.name, point.label.empty() ? place(point.at, wording) : point.label,
                            number(point.value, chart.decimals, wording),
                            interval(point.interval, chart.decimals, wording), count(point.count)});
    }
  }
  for (const ReferenceLine& line : chart.references)
    table.rows.push_back(
        {line.label, kNoValue, number(line.value, chart.decimals, wording), kNoValue, kNoValue});
  return table;
}

ChartTable chartTable(const BarChart& chart, const Wording& wording) {
  const bool intervals = hasIntervals(chart);
  const bool counts = hasCounts(chart);
  ChartTable table{chart.title, {""}, {}};
  for (const std::string& name : chart.names) {
    table.headings.push_back(name);
    if (intervals) table.headings.push_back(wording.text("Interval"));
    if (counts) table.headings.push_back(wording.text("Count"));
  }
  for (const BarCategory& category : chart.categories)
    table.rows.push_back(barRow(chart, category, intervals, counts, wording));
  return table;
}

ChartTable chartTable(const HistogramChart& chart, const Wording& wording) {
  ChartTable table{chart.title, {chart.valueTitle}, {}};
  for (const HistogramSeries& series : chart.series)
    table.headings.push_back(series.name);
  for (const HistogramBin& bin : histogramBins(chart)) {
    Row row{phrase(wording, "from {0} to below {1}", place(bin.low, wording), place(bin.high, wording))};
    for (const std::size_t values : bin.counts)
      row.push_back(std::to_string(values));
    table.rows.push_back(std::move(row));
  }
  return table;
}

ChartTable chartTable(const ScatterChart& chart, const Wording& wording) {
  ChartTable table{chart.title, {wording.text("Series"), "", chart.xTitle, chart.yTitle}, {}};
  for (const ScatterGroup& group : chart.groups) {
    for (const ScatterPoint& point : group.points) {
      table.rows.push_back({group.name, point.label, number(point.x, chart.decimals, wording),
                            number(point.y, chart.decimals, wording)});
    }
  }
  return table;
}

ChartTable chartTable(const CalibrationChart& chart, const Wording& wording) {
  ChartTable table{chart.title,
                   {chart.pointsTitle, chart.predictedTitle, chart.observedTitle, wording.text("Interval"),
                    wording.text("Count")},
                   {}};
  for (const CalibrationPoint& point : chart.points) {
    table.rows.push_back({point.label, number(point.predicted, chart.decimals, wording),
                          number(point.observed, chart.decimals, wording),
                          interval(point.interval, chart.decimals, wording), count(point.count)});
  }
  return table;
}

}  // namespace rozbor::reports
