#include <algorithm>
#include <charconv>
#include <optional>
#include <string>

#include "rozbor/engine/win_model.h"

namespace rozbor::engine {
namespace {

constexpr std::size_t kLongestExcerpt = 60;
constexpr std::size_t kMostRows = 1000;
constexpr std::size_t kMostChances = 4000;

/// A line is "unseen,first,step,chance,chance…", all whole numbers.
std::optional<std::vector<int>> numbersOf(std::string_view line) {
  std::vector<int> numbers;
  const char* at = line.data();
  const char* const end = at + line.size();
  for (;;) {
    int number = 0;
    const auto [behind, error] = std::from_chars(at, end, number);
    if (error != std::errc()) return std::nullopt;
    numbers.push_back(number);
    if (behind == end) return numbers;
    if (*behind != ',') return std::nullopt;
    at = behind + 1;
  }
}

/// What a line should be, when it is not; nothing when it was taken.
std::optional<said::Message> takeLine(std::string_view line, WinTable& table) {
  const auto numbers = numbersOf(line);
  if (!numbers || numbers->size() < 5)
    return said::words("expected \"unseen,first,step,chance,chance…\" of whole numbers");
  const int unseen = (*numbers)[0];
  WinTable::Row row{(*numbers)[1], (*numbers)[2], {numbers->begin() + 3, numbers->end()}};
  const auto next = table.rows.size() + 1;
  if (unseen < 0 || static_cast<std::size_t>(unseen) != next || next > kMostRows)
    return said::words("expected the row of {0} tiles unseen", next);
  const auto isSpread = [](int spread) {
    return -WinTable::kFarthestSpread <= spread && spread <= WinTable::kFarthestSpread;
  };
  if (row.step < 1 || !isSpread(row.first) || !isSpread(row.step) || row.chances.size() > kMostChances)
    return said::words("expected spreads of at most 2000 points and steps of at least 1");
  if (row.chances.front() < WinTable::kLeast || row.chances.back() > WinTable::kMost)
    return said::words("expected chances from 1 to 99999");
  if (!std::ranges::is_sorted(row.chances)) return said::words("expected chances that never fall");
  table.rows.push_back(std::move(row));
  return std::nullopt;
}

game::Error badLine(int number, const said::Message& expected, std::string_view found) {
  return {"winmodel.bad-line",
          said::words("line {0}: {1}, found \"{2}\"", number, expected, found.substr(0, kLongestExcerpt))};
}

}  // namespace

game::Result<WinTable> readWinTable(std::string_view text) {
  WinTable table;
  int number = 0;
  while (!text.empty()) {
    ++number;
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    while (line.ends_with('\r'))
      line.remove_suffix(1);
    if (line.empty()) continue;
    if (line.front() == '#') {
      table.comments.emplace_back(line.substr(1));
    } else if (const auto expected = takeLine(line, table)) {
      return badLine(number, *expected, line);
    }
  }
  if (table.rows.empty()) return badLine(number + 1, said::words("expected the row of 1 tile unseen"), "");
  return table;
}

std::string writeWinTable(const WinTable& table) {
  std::string text;
  for (const std::string& comment : table.comments)
    text += "#" + comment + "\n";
  int unseen = 0;
  for (const WinTable::Row& row : table.rows) {
    text += std::to_string(++unseen) + "," + std::to_string(row.first) + "," + std::to_string(row.step);
    for (const int chance : row.chances)
      text += "," + std::to_string(chance);
    text += "\n";
  }
  return text;
}

}  // namespace rozbor::engine
