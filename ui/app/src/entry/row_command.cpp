#include "row_command.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "rozbor/lexica/text.h"

namespace rozbor::app {
namespace {

std::optional<RowCommand::Kind> kindOf(std::string_view word) {
  static constexpr std::array<std::string_view, 4> kEdit = {"edit", "oprav", "uprav", "popraw"};
  static constexpr std::array<std::string_view, 3> kInsert = {"insert", "vlož", "wstaw"};
  static constexpr std::array<std::string_view, 4> kRemove = {"remove", "smaž", "zmaž", "usuń"};
  if (std::ranges::find(kEdit, word) != kEdit.end()) return RowCommand::Kind::edit;
  if (std::ranges::find(kInsert, word) != kInsert.end()) return RowCommand::Kind::insert;
  if (std::ranges::find(kRemove, word) != kRemove.end()) return RowCommand::Kind::remove;
  return std::nullopt;
}

/// The part before the first blank, which is taken off the line.
std::string_view takeWord(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line = lexica::trimmed(line.substr(end));
  return word;
}

}  // namespace

std::optional<RowCommand> readRowCommand(std::string_view line) {
  const auto kind = kindOf(takeWord(line));
  const std::string_view number = takeWord(line);
  if (!kind || !number.starts_with('#')) return std::nullopt;
  std::size_t row = 0;
  const char* const end = number.data() + number.size();
  const auto [stop, fault] = std::from_chars(number.data() + 1, end, row);
  if (fault != std::errc() || stop != end || row == 0) return std::nullopt;
  return RowCommand{*kind, row - 1, line};
}

}  // namespace rozbor::app
