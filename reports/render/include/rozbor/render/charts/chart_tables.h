#pragma once

#include <cstddef>
#include <string>

#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/wording.h"

/// Charts as tables, and both on a page.
namespace rozbor::reports {

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
