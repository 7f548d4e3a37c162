#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rozbor::engine {

using Cells = std::vector<std::string_view>;

[[nodiscard]] inline Cells cellsOf(std::string_view line) {
  Cells cells;
  for (;;) {
    const auto comma = line.find(',');
    cells.push_back(line.substr(0, comma));
    if (comma == std::string_view::npos) return cells;
    line.remove_prefix(comma + 1);
  }
}

template <class Number>
[[nodiscard]] std::optional<Number> numberIn(std::string_view cell) {
  Number value{};
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  if (error != std::errc() || end != cell.data() + cell.size()) return std::nullopt;
  return value;
}

/// With so many decimals.
[[nodiscard]] inline std::string inDecimals(double points, int decimals) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.*f", decimals, points);
  return text.data();
}

/// What a file with so many decimals keeps of points.
[[nodiscard]] inline double toDecimals(double points, int decimals) {
  const double scale = std::pow(10., decimals);
  return std::round(points * scale) / scale;
}

/// A line that could not be read; `number` from 1.
struct BadLine {
  int number = 0;
  std::string_view text;
};

/// Reads a file of terms, cells between commas and points in the last: `readLine(cells, points)` takes a
/// line, or tells by false that it cannot. "#" begins a comment. The first line that is not taken, if there
/// is one.
template <class ReadLine>
[[nodiscard]] std::optional<BadLine> readTermLines(std::string_view csv, std::vector<std::string>& comments,
                                                   const ReadLine& readLine) {
  constexpr double kMostPoints = 1000;
  for (int number = 1; !csv.empty(); ++number) {
    const auto end = csv.find('\n');
    std::string_view line = csv.substr(0, end);
    csv.remove_prefix(end == std::string_view::npos ? csv.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty()) continue;
    if (line.front() == '#') {
      comments.emplace_back(line.substr(1));
      continue;
    }
    const Cells cells = cellsOf(line);
    const auto points = numberIn<double>(cells.back());
    if (!points || !(std::fabs(*points) <= kMostPoints) || !readLine(cells, *points))
      return BadLine{number, line.substr(0, 60)};
  }
  return std::nullopt;
}

}  // namespace rozbor::engine
