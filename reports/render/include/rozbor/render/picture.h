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

/// Where a turn of a game lies on a picture, in units of its viewBox.
struct TurnPlace {
  std::string turn;   ///< its number
  std::string label;  ///< "Turn 7: Ida Lind, 8D HOUSE"
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;
};

/// A chart that has been drawn; empty where there was nothing to draw. `charts` makes a file, a bitmap or
/// a part of a PDF page of it.
struct Picture {
  std::string svg;  ///< one <svg> element for a page; its colours are variables of the page (docs/pages.md)
  int width = 0;    ///< units of its viewBox; a pixel each in a bitmap of scale 1
  int height = 0;
  ChartTable table;
  std::vector<TurnPlace> turns{};  ///< of a picture whose axis is the turns of a game

  [[nodiscard]] bool empty() const { return svg.empty(); }
};

}  // namespace rozbor::reports
