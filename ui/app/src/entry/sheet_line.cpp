#include "sheet_line.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "rozbor/game/notation.h"

namespace rozbor::app {
namespace {

using parser::SheetTurn;
using parser::SheetTurnKind;

/// More tiles than any rack holds; a number above it is points.
constexpr std::uint32_t kMostExchanged = 9;

std::vector<std::string> partsOf(std::string_view line) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : std::string(line) + ' ') {
    if (c == ' ' || c == '\t' || c == '|') {
      if (!part.empty()) parts.push_back(part);
      part.clear();
    } else {
      part += c;
    }
  }
  return parts;
}

bool isNumber(std::string_view text) {
  const std::string_view digits = text.starts_with('+') || text.starts_with('-') ? text.substr(1) : text;
  return !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
}

bool isDirection(std::string_view text) {
  return text == "V" || text == "S" || text == "v" || text == "s";
}

bool hasFault(const parser::ParsedSheet& parsed) {
  return std::ranges::any_of(parsed.diagnostics, [](const parser::Diagnostic& diagnostic) {
    return diagnostic.severity != parser::Severity::info;
  });
}

/// The cells of one row of a list.
struct Cells {
  std::string word;
  std::string points;
  std::string total;
  std::string place;
};

std::optional<SheetTurn> turnOf(const Cells& cells) {
  const auto parsed =
      parser::parseScoreSheet("Hráč | Slovo | Body | Součet | Pozice\nZH | " + cells.word + " | " +
                              cells.points + " | " + cells.total + " | " + cells.place + "\n");
  if (hasFault(parsed) || parsed.sheet.turns.size() != 1 || !parsed.sheet.remarks.empty())
    return std::nullopt;
  SheetTurn turn = parsed.sheet.turns.front();
  turn.where = {};
  return turn;
}

std::optional<Cells> cellsOf(const std::vector<std::string>& parts) {
  Cells cells;
  for (std::size_t at = 0; at < parts.size(); ++at) {
    const std::string& part = parts[at];
    if (isNumber(part)) {
      std::string& cell = cells.points.empty() ? cells.points : cells.total;
      if (!cell.empty()) return std::nullopt;
      cell = part;
    } else if (at > 0 && cells.place.empty() && game::parsePlace(part)) {
      cells.place = part;
      if (at + 1 < parts.size() && isDirection(parts[at + 1])) cells.place += ' ' + parts[++at];
    } else {
      cells.word += (cells.word.empty() ? "" : " ") + part;
    }
  }
  return cells;
}

/// "výměna 3" holds a number that is no points, so the whole line is tried as one cell.
bool isWithoutPlay(const SheetTurn& turn) {
  if (turn.kind == SheetTurnKind::pass) return true;
  return turn.kind == SheetTurnKind::exchange &&
         (!turn.exchangeCount || turn.exchangeCount->value <= kMostExchanged);
}

}  // namespace

std::optional<SheetTurn> readTurnLine(std::string_view line) {
  const auto parts = partsOf(line);
  if (parts.empty()) return std::nullopt;
  Cells whole;
  for (const std::string& part : parts)
    whole.word += (whole.word.empty() ? "" : " ") + part;
  if (auto turn = turnOf(whole); turn && isWithoutPlay(*turn)) return turn;
  const auto cells = cellsOf(parts);
  if (!cells) return std::nullopt;
  auto turn = turnOf(*cells);
  const bool isPlay = turn && turn->kind == SheetTurnKind::play;
  if (!turn || turn->kind == SheetTurnKind::missing || (isPlay && !turn->score)) return std::nullopt;
  return turn;
}

std::optional<parser::SheetEnd> readEndLine(std::string_view line) {
  const auto parsed =
      parser::parseScoreSheet("Hráč | Slovo | Body\nZH | A | 1\nZbylo: ZH " + std::string(line) + "\n");
  const parser::SheetEnd& end = parsed.sheet.ends[0];
  if (hasFault(parsed) || (!end.tiles && !end.points)) return std::nullopt;
  return end;
}

std::optional<std::array<parser::Field<std::int32_t>, 2>> readResultLine(std::string_view line) {
  const auto parsed =
      parser::parseScoreSheet("Hráč | Slovo | Body\nZH | A | 1\nVýsledek: " + std::string(line) + "\n");
  const auto& result = parsed.sheet.result;
  if (hasFault(parsed) || !result[0] || !result[1]) return std::nullopt;
  return std::array{*result[0], *result[1]};
}

}  // namespace rozbor::app
