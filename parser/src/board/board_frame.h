#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "board_lines.h"

namespace rozbor::parser {

/// The rows of a board without what stands around them: the names of columns above or below, the numbers
/// or letters of rows at either side, rulings.
struct BoardFrame {
  std::vector<BoardLine> rows;
  std::uint32_t firstRow = 0;     ///< where names of rows say that only a part of the board was seen
  std::uint32_t firstColumn = 0;  ///< the same of columns
};

[[nodiscard]] BoardFrame unframed(const std::vector<BoardLine>& lines);

}  // namespace rozbor::parser
