#include "coordinates.h"

#include <fmt/format.h>

#include "text.h"

namespace rozbor::parser {

std::optional<Coordinate> coordinateOf(std::string_view text) {
  const bool across = isDigit(text.front());
  const std::string_view digits = across ? text.substr(0, text.size() - 1) : text.substr(1);
  const char letter = lowerAscii(across ? text.substr(text.size() - 1) : text.substr(0, 1)).front();
  const std::int32_t row = toNumber(digits).value_or(0);
  if (row <= 0) return std::nullopt;
  return Coordinate{.row = static_cast<std::uint32_t>(row - 1),
                    .column = static_cast<std::uint32_t>(letter - 'a'),
                    .across = across};
}

std::string coordinateText(const Coordinate& at) {
  const char column = static_cast<char>('A' + at.column);
  return at.across ? fmt::format("{}{}", at.row + 1, column) : fmt::format("{}{}", column, at.row + 1);
}

}  // namespace rozbor::parser
