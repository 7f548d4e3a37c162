#include "board_frame.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "text.h"

namespace rozbor::parser {
namespace {

/// So many names in a row are names of columns and no word.
constexpr std::size_t kFewestNames = 4;

bool isSeparator(char c) {
  return isBlank(c) || c == '|';
}

/// "---+---", "=====": a line of dashes alone is a row of empty squares.
bool isDrawn(std::string_view line) {
  return line.find_first_not_of("-=+| \t") == std::string_view::npos &&
         line.find_first_of("+=") != std::string_view::npos;
}

/// A name of a row or column at the beginning of a text: "A" is 0, "1" is 0.
struct FrameName {
  std::uint32_t index = 0;
  std::size_t length = 0;
  bool isNumber = false;
};

std::optional<FrameName> nameAt(std::string_view text) {
  if (text.empty()) return std::nullopt;
  if (!isDigit(text.front())) {
    const std::string letter = lowerAscii(text.substr(0, 1));
    if (letter.front() < 'a' || letter.front() > 'z') return std::nullopt;
    return FrameName{.index = static_cast<std::uint32_t>(letter.front() - 'a'), .length = 1};
  }
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number == 0 || number > kMostBoardSide) return std::nullopt;
  return FrameName{
      .index = number - 1, .length = static_cast<std::size_t>(end - text.data()), .isNumber = true};
}

/// The first of the columns that the line names one after the other: "A B C D …", "abcd…", "1 2 3 4 …".
std::optional<std::uint32_t> columnNames(std::string_view line) {
  std::optional<std::uint32_t> first;
  std::uint32_t count = 0;
  bool numbers = false;
  while (!line.empty()) {
    if (isSeparator(line.front())) {
      line.remove_prefix(1);
      continue;
    }
    const std::optional<FrameName> name = nameAt(line);
    if (!name || (first && (name->index != *first + count || name->isNumber != numbers))) return std::nullopt;
    const bool stands = name->length == line.size() || isSeparator(line[name->length]);
    if (name->isNumber && !stands) return std::nullopt;
    if (!first) first = name->index;
    numbers = name->isNumber;
    ++count;
    line.remove_prefix(name->length);
  }
  return count >= kFewestNames ? first : std::nullopt;
}

/// The name of a row at one side of it, with the blanks between.
std::optional<FrameName> rowName(std::string_view line, bool atEnd) {
  const std::string_view text = trimmed(line);
  if (!atEnd) {
    std::optional<FrameName> name = nameAt(text);
    if (!name || name->length == text.size() || !isSeparator(text[name->length])) return std::nullopt;
    name->length += static_cast<std::size_t>(text.data() - line.data());
    return name;
  }
  const std::size_t start = text.find_last_of(" \t|");
  if (start == std::string_view::npos) return std::nullopt;
  std::optional<FrameName> name = nameAt(text.substr(start + 1));
  if (!name || name->length != text.size() - start - 1) return std::nullopt;
  name->length = line.size() - static_cast<std::size_t>(text.data() + start + 1 - line.data());
  return name;
}

/// The first row, where each line is named at that side, one after the other, up or down.
std::optional<std::uint32_t> rowNames(const std::vector<BoardLine>& lines, bool atEnd) {
  if (lines.size() < kFewestNames) return std::nullopt;
  std::vector<std::uint32_t> indexes;
  bool numbers = false;
  for (const BoardLine& line : lines) {
    const std::optional<FrameName> name = rowName(line.text, atEnd);
    if (!name || (!indexes.empty() && name->isNumber != numbers)) return std::nullopt;
    numbers = name->isNumber;
    if (!indexes.empty() && name->index != indexes.back() + 1) return std::nullopt;
    indexes.push_back(name->index);
  }
  return indexes.front();
}

void cutNames(std::vector<BoardLine>& lines, bool atEnd) {
  for (BoardLine& line : lines) {
    const std::size_t length = rowName(line.text, atEnd)->length;
    if (atEnd) {
      line.text.remove_suffix(length);
    } else {
      line.text.remove_prefix(length);
      // One blank or bar parts the name from the row; others may be squares.
      if (!line.text.empty() && isSeparator(line.text.front())) line.text.remove_prefix(1);
    }
  }
}

}  // namespace

BoardFrame unframed(const std::vector<BoardLine>& lines) {
  BoardFrame frame;
  for (const BoardLine& line : lines) {
    if (isDrawn(line.text)) continue;
    if (const std::optional<std::uint32_t> first = columnNames(line.text)) {
      frame.firstColumn = *first;
    } else {
      frame.rows.push_back(line);
    }
  }
  while (!frame.rows.empty() && trimmed(frame.rows.front().text).empty())
    frame.rows.erase(frame.rows.begin());
  while (!frame.rows.empty() && trimmed(frame.rows.back().text).empty())
    frame.rows.pop_back();
  for (const bool atEnd : {false, true}) {
    const std::optional<std::uint32_t> first = rowNames(frame.rows, atEnd);
    if (!first) continue;
    frame.firstRow = *first;
    cutNames(frame.rows, atEnd);
  }
  return frame;
}

}  // namespace rozbor::parser
