#pragma once

#include <string>
#include <vector>

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

}  // namespace rozbor::reports
