#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/render/wording.h"

/// What charts are drawn from: plain values, filled from a review or from statistics. Texts are in the
/// reader's language already. Numbers may be missing or not finite; such are left out of the drawing and
/// stand as a dash in the table.
namespace rozbor::reports {

/// The numbers of a chart as text, for readers who cannot or would not read the drawing.
struct ChartTable {
  std::string caption;
  std::vector<std::string> headings;
  std::vector<std::vector<std::string>> rows;  ///< as many cells as headings

  friend bool operator==(const ChartTable&, const ChartTable&) = default;
};

/// A chart that has been drawn; empty where there was nothing to draw. `charts` makes a file, a bitmap or
/// a part of a PDF page of it.
struct Picture {
  std::string svg;  ///< one <svg> element for a page; its colours are variables of the page (docs/pages.md)
  int width = 0;    ///< units of its viewBox; a pixel each in a bitmap of scale 1
  int height = 0;
  ChartTable table;

  [[nodiscard]] bool empty() const { return svg.empty(); }
};

/// Where a value lies with the stated confidence; the caller says in a title which.
struct ChartInterval {
  double low = 0;
  double high = 0;
};

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

struct ScatterPoint {
  double x = 0;
  double y = 0;
  std::string label{};  ///< for the table
};

struct ScatterGroup {
  std::string name;
  std::vector<ScatterPoint> points{};
};

/// A straight line through a scatter, such as a regression that the caller computed.
struct ScatterLine {
  double slope = 0;
  double intercept = 0;
  std::string label;
};

/// One quantity against another, with a cross through zero.
struct ScatterChart {
  std::string title;
  std::string xTitle;
  std::string yTitle;
  int decimals = 1;
  std::vector<ScatterGroup> groups{};
  std::vector<ScatterLine> lines{};
};

struct CalibrationPoint {
  std::string label{};  ///< which one: a level, a tenth
  double predicted = 0;
  double observed = 0;
  std::optional<ChartInterval> interval{};  ///< of what was observed
  std::optional<std::size_t> count{};
};

/// What was foreseen against what came, with error bars and the line on which both are equal.
struct CalibrationChart {
  std::string title;
  std::string predictedTitle;
  std::string observedTitle;
  std::string pointsTitle;  ///< what a point is: "Tenths ± 95 %"
  int decimals = 1;
  std::vector<CalibrationPoint> points{};
  std::optional<ChartInterval> scale{};  ///< of both axes; nothing: what the points need
};

/// The numbers behind a chart, all of them.
[[nodiscard]] ChartTable chartTable(const TimeChart& chart, const Wording& wording);
[[nodiscard]] ChartTable chartTable(const BarChart& chart, const Wording& wording);
[[nodiscard]] ChartTable chartTable(const HistogramChart& chart, const Wording& wording);
[[nodiscard]] ChartTable chartTable(const ScatterChart& chart, const Wording& wording);
[[nodiscard]] ChartTable chartTable(const CalibrationChart& chart, const Wording& wording);

/// The table for a page, folded away behind a line to click; empty without rows. A page lists at most
/// `mostRows` and says how many it leaves out.
[[nodiscard]] std::string renderHtmlTable(const ChartTable& table, const Wording& wording,
                                          std::size_t mostRows = 200);

/// A picture and its table as a <figure> of a page; empty for an empty picture.
[[nodiscard]] std::string renderHtmlFigure(const Picture& picture, const Wording& wording);

}  // namespace rozbor::reports
