#pragma once

#include <vector>

namespace rozbor::charts::pdf_pages {

/// What a column needs: `least` so that no word is broken, `natural` so that no cell is.
struct ColumnNeed {
  double least = 0;
  double natural = 0;
};

/// Shares `width` among columns: all get what they would like if there is room, the rest stays free; else
/// those that would like more than they need give way alike; too narrow even for that, all shrink.
[[nodiscard]] std::vector<double> columnWidths(const std::vector<ColumnNeed>& needs, double width);

}  // namespace rozbor::charts::pdf_pages
