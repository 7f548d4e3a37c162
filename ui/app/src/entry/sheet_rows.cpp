#include "rozbor/app/entry/sheet_rows.h"

#include <array>
#include <utility>

#include "rozbor/game/notation.h"
#include "rozbor/render/render_sheet.h"

namespace rozbor::app {
namespace {

using parser::ScoreSheet;
using parser::SheetTurn;
using parser::SheetTurnKind;

int scoreOf(const SheetTurn& turn) {
  return turn.score ? turn.score->value : 0;
}

/// The sums after each row.
std::vector<int> sumsOf(const ScoreSheet& sheet) {
  std::vector<int> sums;
  std::array<int, 2> totals{};
  for (const SheetTurn& turn : sheet.turns)
    sums.push_back(totals[static_cast<std::size_t>(turn.player)] += scoreOf(turn));
  return sums;
}

void changeHands(ScoreSheet& sheet, std::size_t from) {
  for (std::size_t row = from; row < sheet.turns.size(); ++row)
    sheet.turns[row].player = 1 - sheet.turns[row].player;
}

/// A row that is typed without points has none.
void countAsNothing(SheetTurn& turn) {
  if (!turn.score) turn.score = parser::Field<std::int32_t>{0, {}};
}

std::string lettersOf(const parser::SheetWord& word) {
  std::string text;
  for (const parser::SheetLetter& letter : word)
    text += letter.letter;
  return text;
}

std::string placeOf(const parser::Coordinate& at) {
  const auto direction = at.across ? game::Direction::across : game::Direction::down;
  return game::placeText({static_cast<int>(at.row), static_cast<int>(at.column)}, direction);
}

std::string exchangeText(const SheetTurn& turn) {
  if (!turn.exchanged.value.empty()) return "exchange " + lettersOf(turn.exchanged.value);
  return turn.exchangeCount ? "exchange " + std::to_string(turn.exchangeCount->value) : "exchange";
}

std::string playText(const SheetTurn& turn, bool withTotal) {
  std::string text = reports::sheetWordText(turn);
  if (turn.score) text += ' ' + std::to_string(turn.score->value);
  if (turn.total && withTotal) text += ' ' + std::to_string(turn.total->value);
  if (turn.at) text += ' ' + placeOf(turn.at->value);
  return text;
}

}  // namespace

std::vector<bool> countedTotals(const ScoreSheet& sheet) {
  const auto sums = sumsOf(sheet);
  std::vector<bool> counted;
  for (std::size_t row = 0; row < sums.size(); ++row) {
    const auto& total = sheet.turns[row].total;
    counted.push_back(total && total->value == sums[row]);
  }
  return counted;
}

void carryTotals(ScoreSheet& sheet, const std::vector<bool>& counted) {
  const auto sums = sumsOf(sheet);
  for (std::size_t row = 0; row < sums.size(); ++row) {
    if (counted[row]) sheet.turns[row].total = parser::Field<std::int32_t>{sums[row], {}};
  }
}

std::string typedRow(const ScoreSheet& sheet, std::size_t row) {
  const SheetTurn& turn = sheet.turns[row];
  switch (turn.kind) {
    case SheetTurnKind::exchange:
      return exchangeText(turn);
    case SheetTurnKind::pass:
      return "pass";
    case SheetTurnKind::invalid:
      return reports::sheetWordText(turn) + " *";
    case SheetTurnKind::play:
    case SheetTurnKind::missing:
      break;
  }
  return playText(turn, !countedTotals(sheet)[row]);
}

void replaceRow(ScoreSheet& sheet, std::size_t at, SheetTurn turn) {
  countAsNothing(turn);
  auto counted = countedTotals(sheet);
  SheetTurn& row = sheet.turns[at];
  turn.player = row.player;
  turn.number = row.number;
  turn.rack = std::move(row.rack);
  if (turn.word.value == row.word.value) turn.crossWords = std::move(row.crossWords);
  counted[at] = !turn.total;
  row = std::move(turn);
  carryTotals(sheet, counted);
}

void insertRow(ScoreSheet& sheet, std::size_t at, SheetTurn turn) {
  countAsNothing(turn);
  auto counted = countedTotals(sheet);
  if (at < sheet.turns.size()) {
    turn.player = sheet.turns[at].player;
  } else {
    turn.player = sheet.turns.empty() ? 0 : 1 - sheet.turns.back().player;
  }
  const auto place = static_cast<std::ptrdiff_t>(at);
  counted.insert(counted.begin() + place, !turn.total);
  sheet.turns.insert(sheet.turns.begin() + place, std::move(turn));
  changeHands(sheet, at + 1);
  carryTotals(sheet, counted);
}

void removeRow(ScoreSheet& sheet, std::size_t at) {
  auto counted = countedTotals(sheet);
  const auto place = static_cast<std::ptrdiff_t>(at);
  counted.erase(counted.begin() + place);
  sheet.turns.erase(sheet.turns.begin() + place);
  changeHands(sheet, at);
  carryTotals(sheet, counted);
}

}  // namespace rozbor::app
