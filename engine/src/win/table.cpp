#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "rozbor/engine/win_model.h"
#include "rozbor/game/move.h"

namespace rozbor::engine {
namespace {

constexpr std::size_t kLongestExcerpt = 60;
constexpr std::size_t kMostRows = 1000;
constexpr std::size_t kMostChances = 4000;
constexpr std::size_t kMostRacks = game::Move::kMaxTiles;  ///< tiles that a rack holds

constexpr std::string_view kEndings = "endings";
constexpr std::string_view kOpenEndings = "open endings";
constexpr std::string_view kBoards = "boards,";
constexpr std::string_view kRacks = "racks,";

/// Whole numbers between commas.
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

said::Message expectedNumbers() {
  return said::words("expected \"unseen,first,step,chance,chance…\" of whole numbers");
}

/// Takes "first,step,chance,chance…", or says what should be there.
std::optional<said::Message> takeRow(std::span<const int> numbers, WinTable::Row& row) {
  if (numbers.size() < 4) return expectedNumbers();
  row = {numbers[0], numbers[1], {numbers.begin() + 2, numbers.end()}};
  const auto isSpread = [](int spread) {
    return -WinTable::kFarthestSpread <= spread && spread <= WinTable::kFarthestSpread;
  };
  if (row.step < 1 || !isSpread(row.first) || !isSpread(row.step) || row.chances.size() > kMostChances)
    return said::words("expected spreads of at most 2000 points and steps of at least 1");
  if (row.chances.front() < WinTable::kLeast || row.chances.back() > WinTable::kMost)
    return said::words("expected chances from 1 to 99999");
  if (!std::ranges::is_sorted(row.chances)) return said::words("expected chances that never fall");
  return std::nullopt;
}

/// The two lines behind the rows: "endings,first,step,chance…", then "open endings" with the like.
std::optional<said::Message> takeEndings(std::string_view line, WinTable& table, bool& isWhole) {
  const auto comma = std::min(line.find(','), line.size());
  const bool isOpen = line.substr(0, comma) == kOpenEndings;
  if (isOpen ? !table.endings || isWhole : table.endings.has_value())
    return said::words("expected one line of endings, and one of open endings behind it");
  const auto numbers = numbersOf(line.substr(std::min(comma + 1, line.size())));
  if (!numbers) return expectedNumbers();
  isWhole = isOpen;
  if (!isOpen) table.endings = WinTable::Endings{};
  return takeRow(*numbers, isOpen ? table.endings->open : table.endings->all);
}

/// The next of the lines "racks,held,unseen,first,step,chance…", which are a square.
std::optional<said::Message> takeRacks(std::string_view line, WinTable& table) {
  const auto numbers = numbersOf(line.substr(kRacks.size()));
  if (!numbers || numbers->size() < 6) {
    return said::words("expected \"racks,held,unseen,first,step,chance,chance…\" of whole numbers");
  }
  auto& racks = table.racks;
  if (numbers->at(1) == 1) racks.emplace_back();
  const bool isNext = !racks.empty() && std::cmp_equal(numbers->at(0), racks.size()) &&
                      std::cmp_equal(numbers->at(1), racks.back().size() + 1);
  if (!isNext || racks.size() > kMostRacks || racks.back().size() >= kMostRacks)
    return said::words("expected the racks in their order: held 1, unseen 1, 2, 3…, held 2 and so on");
  WinTable::Row row;
  if (auto fault = takeRow(std::span(*numbers).subspan(2), row)) return fault;
  racks.back().push_back(std::move(row));
  return std::nullopt;
}

/// The line "boards,openness,a tile,effect,a tile".
std::optional<said::Message> takeBoards(std::string_view line, WinTable& table) {
  constexpr int kMost = 100 * WinTable::kWhole;
  const auto numbers = numbersOf(line.substr(kBoards.size()));
  if (!numbers || numbers->size() != 4 || table.boards ||
      std::ranges::any_of(*numbers, [](int number) { return number < -kMost || number > kMost; }))
    return said::words("expected one line \"boards,openness,per tile,effect,per tile\" of whole numbers");
  table.boards = {{numbers->at(0), numbers->at(1)}, {numbers->at(2), numbers->at(3)}};
  return std::nullopt;
}

/// What a line "unseen,first,step,chance,chance…" should be, when it is not; nothing when it was taken.
std::optional<said::Message> takeLine(std::string_view line, WinTable& table) {
  const auto numbers = numbersOf(line);
  if (!numbers || numbers->size() < 5) return expectedNumbers();
  const int unseen = numbers->front();
  const auto next = table.rows.size() + 1;
  if (unseen < 0 || static_cast<std::size_t>(unseen) != next || next > kMostRows)
    return said::words("expected the row of {0} tiles unseen", next);
  WinTable::Row row;
  if (auto fault = takeRow(std::span(*numbers).subspan(1), row)) return fault;
  table.rows.push_back(std::move(row));
  return std::nullopt;
}

std::string textOf(const WinTable::Row& row) {
  std::string text = std::to_string(row.first) + "," + std::to_string(row.step);
  for (const int chance : row.chances)
    text += "," + std::to_string(chance);
  return text + "\n";
}

game::Error badLine(int number, const said::Message& expected, std::string_view found) {
  return {"winmodel.bad-line",
          said::words("line {0}: {1}, found \"{2}\"", number, expected, found.substr(0, kLongestExcerpt))};
}

}  // namespace

game::Result<WinTable> readWinTable(std::string_view text) {
  WinTable table;
  bool hasOpenEndings = false;
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
      continue;
    }
    const bool isEndings = line.starts_with(kEndings) || line.starts_with(kOpenEndings);
    const auto expected = isEndings                   ? takeEndings(line, table, hasOpenEndings)
                          : line.starts_with(kBoards) ? takeBoards(line, table)
                          : line.starts_with(kRacks)  ? takeRacks(line, table)
                                                      : takeLine(line, table);
    if (expected) return badLine(number, *expected, line);
  }
  if (table.rows.empty()) return badLine(number + 1, said::words("expected the row of 1 tile unseen"), "");
  if (table.endings && !hasOpenEndings)
    return badLine(number + 1, said::words("expected a line of open endings"), "");
  const auto isOther = [&](const auto& rows) { return rows.size() != table.racks.size(); };
  if (std::ranges::any_of(table.racks, isOther))
    return badLine(number + 1, said::words("expected lines of racks for as many tiles held as unseen"), "");
  return table;
}

std::string writeWinTable(const WinTable& table) {
  std::string text;
  for (const std::string& comment : table.comments)
    text += "#" + comment + "\n";
  int unseen = 0;
  for (const WinTable::Row& row : table.rows)
    text += std::to_string(++unseen) + "," + textOf(row);
  for (std::size_t held = 0; held < table.racks.size(); ++held) {
    for (std::size_t at = 0; at < table.racks[held].size(); ++at) {
      text += std::string(kRacks) + std::to_string(held + 1) + "," + std::to_string(at + 1) + "," +
              textOf(table.racks[held][at]);
    }
  }
  if (table.endings) {
    text += std::string(kEndings) + "," + textOf(table.endings->all);
    text += std::string(kOpenEndings) + "," + textOf(table.endings->open);
  }
  if (table.boards) {
    text += kBoards;
    text += std::to_string(table.boards->openness.atNone) + "," +
            std::to_string(table.boards->openness.perTile) + "," +
            std::to_string(table.boards->effect.atNone) + "," + std::to_string(table.boards->effect.perTile) +
            "\n";
  }
  return text;
}

}  // namespace rozbor::engine
