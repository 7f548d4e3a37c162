#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/render/charts/chart_interval.h"
#include "rozbor/render/charts/scatter_values.h"
#include "rozbor/render/picture.h"

/// What charts are drawn from: plain values, filled from a review or from statistics. Texts are in the
/// reader's language already. Numbers may be missing or not finite; such are left out of the drawing and
/// stand as a dash in the table.
namespace rozbor::reports {

/// A value that came about at a time, or after so many games.
struct TimePoint {
  double at = 0;                  ///< its place: number of the game, day …
  std::string label{};            ///< what the axis calls the place; empty: the number
  std::optional<double> value{};  ///< nothing: the line has a gap here
  std::optional<ChartInterval> interval{};
  std::optional<std::size_t> count{};  ///< how many things the value is made of
};

struct TimeSeries {
  std::string name;
  std::vector<TimePoint> points{};  ///< by place
};

/// A level to compare with, drawn across the chart.
struct ReferenceLine {
  double value = 0;
  std::string label;
};

/// Values over time with bands of intervals. Two series are told apart easily, more than four not at all.
struct TimeChart {
  std::string title;
  std::string timeTitle;   ///< "Game"
  std::string valueTitle;  ///< "Points a game"
  int decimals = 1;        ///< of values in the table
  std::vector<TimeSeries> series{};
  std::vector<ReferenceLine> references{};
};

struct BarValue {
  std::optional<double> value{};
  std::optional<ChartInterval> interval{};
  std::optional<std::size_t> count{};
};

struct BarCategory {
  std::string label;
  std::vector<BarValue> values{};  ///< one for each name of the chart
};

/// Bars by category, one below the other, with whiskers and counts. At most 40 categories are drawn.
struct BarChart {
  std::string title;
  std::string valueTitle;
  int decimals = 1;
  std::vector<std::string> names;  ///< of what is compared in each category: one, or own and opponents'
  std::vector<BarCategory> categories{};
};

struct HistogramSeries {
  std::string name;
  std::vector<double> values;
};

/// How often values fall where; own first, then what they are compared with.
struct HistogramChart {
  std::string title;
  std::string valueTitle;
  std::vector<HistogramSeries> series{};
};

/// A class of values, `low` included, `high` not, and how many of each series fall in it.
struct HistogramBin {
  double low = 0;
  double high = 0;
  std::vector<std::size_t> counts;
};
/// Classes of one round width (1, 2, 5, 10, 20 …), at most about twenty of them.
[[nodiscard]] std::vector<HistogramBin> histogramBins(const HistogramChart& chart);

}  // namespace rozbor::reports
