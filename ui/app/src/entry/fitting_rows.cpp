#include "rozbor/app/entry/fitting_rows.h"

#include <algorithm>

#include "rozbor/replay/replay.h"

namespace rozbor::app {
namespace {

game::Board boardOf(const SheetFile& sheet) {
  if (sheet.reconstruction.solutions.empty()) return sheet.language->board.emptyBoard();
  return replay::replayRecord(recordOf(sheet).record, *sheet.language).finalPosition.board;
}

/// The first rows, without an end that may be wrong.
SheetFile beginningOf(const SheetFile& sheet, std::size_t rows) {
  SheetFile beginning = sheet;
  beginning.parsed.sheet.turns.resize(rows);
  beginning.parsed.sheet.ends = {};
  beginning.parsed.sheet.result = {};
  std::erase_if(beginning.parsed.sheet.boards, [rows](const parser::BoardReading& board) {
    return !board.turnsPlayed || board.turnsPlayed->value > rows;
  });
  reconstructAgain(beginning);
  return beginning;
}

bool hasEnd(const parser::ScoreSheet& sheet) {
  return sheet.result[0] || sheet.result[1] ||
         std::ranges::any_of(sheet.ends, [](const parser::SheetEnd& end) { return end.tiles || end.points; });
}

}  // namespace

bool isImpossible(const SheetFile& sheet) {
  const auto& turns = sheet.parsed.sheet.turns;
  const bool hasPlay = std::ranges::any_of(
      turns, [](const parser::SheetTurn& turn) { return turn.kind == parser::SheetTurnKind::play; });
  // Of one player's words alone nothing is known: the other is yet to move.
  const bool isRefused = sheet.reconstruction.status == replay::ReconstructionStatus::refused;
  return hasPlay && !isRefused && sheet.betterLanguage.empty() && sheet.reconstruction.solutions.empty();
}

FittingRows fittingRows(const SheetFile& sheet, const FittingRows& before, std::size_t changed) {
  const std::size_t rows = sheet.parsed.sheet.turns.size();
  if (!isImpossible(sheet)) return {rows, boardOf(sheet)};
  if (changed > before.count) return before;  // what broke it is still there
  if (hasEnd(sheet.parsed.sheet)) {
    const SheetFile all = beginningOf(sheet, rows);
    if (!isImpossible(all)) return {rows, boardOf(all)};
  }
  FittingRows fitting{std::min(before.count, changed), before.board};
  if (fitting.count < before.count) fitting.board = boardOf(beginningOf(sheet, fitting.count));
  std::size_t breaks = rows;
  while (fitting.count + 1 < breaks) {
    const std::size_t half = fitting.count + (breaks - fitting.count) / 2;
    const SheetFile beginning = beginningOf(sheet, half);
    if (isImpossible(beginning)) {
      breaks = half;
    } else {
      fitting = {half, boardOf(beginning)};
    }
  }
  return fitting;
}

}  // namespace rozbor::app
