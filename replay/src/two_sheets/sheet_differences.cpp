#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "reconstruction/sheet_game.h"
#include "rozbor/game/board.h"
#include "rozbor/replay/two_sheets.h"
#include "two_sheets/sheet_texts.h"

namespace rozbor::replay {
namespace {

/// Word and points of each turn of the sheet in a game.
struct GameTurn {
  std::string word;
  std::string points;
};

std::map<std::size_t, GameTurn> turnsOf(const Solution& solution, const game::Language& language) {
  std::map<std::size_t, GameTurn> turns;
  game::Board board = language.board.emptyBoard();
  for (const PlacedTurn& placed : solution.turns) {
    const bool lies = placed.move && placed.kind != parser::SheetTurnKind::invalid;
    if (placed.turn) {
      GameTurn& turn = turns[*placed.turn];
      turn.points = std::to_string(placed.score);
      if (placed.move) {
        turn.word = sheetWord(mainWordOf(*placed.move, board), blanksOf(*placed.move), language.alphabet);
      }
    }
    if (lies) game::lay(board, *placed.move);
  }
  return turns;
}

}  // namespace

std::vector<SheetDifference> differencesOf(const parser::ScoreSheet& sheet, const Reconstruction& found,
                                           const game::Language& language) {
  std::map<std::size_t, GameTurn> turns;
  if (!found.solutions.empty()) turns = turnsOf(found.solutions.front(), language);
  std::vector<SheetDifference> differences;
  for (std::size_t index = 0; index < sheet.turns.size(); ++index) {
    const parser::SheetTurn& turn = sheet.turns[index];
    const auto add = [&](SlipField field, std::string first, std::string second, const std::string& likely) {
      differences.push_back({field, index, std::move(first), std::move(second), likely});
    };
    const auto game = turns.find(index);
    const GameTurn likely = game == turns.end() ? GameTurn() : game->second;
    if (turn.other.word)
      add(SlipField::word, textOf(turn.word.value), textOf(turn.other.word->value), likely.word);
    if (turn.score && turn.other.score)
      add(SlipField::score, textOf(turn.score->value), textOf(turn.other.score->value), likely.points);
  }
  return differences;
}

}  // namespace rozbor::replay
