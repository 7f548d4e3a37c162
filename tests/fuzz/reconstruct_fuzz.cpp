#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "fuzz_support.h"
#include "rozbor/game/board.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/replay/reconstruction.h"
#include "rozbor/replay/record_of_sheet.h"
#include "rozbor/replay/replay.h"
#include "rozbor/replay/two_sheets.h"

// Any sheet at all is reconstructed within its limits, and what is claimed of it holds: every game can be
// played by the rules, with the words and points of the rows but for what is told, and no board contradicts a
// square that was seen but for those that are told.
namespace {

using namespace rozbor;
using fuzz::require;
using parser::ScoreSheet;
using replay::Reconstruction;
using replay::Solution;

const game::Language& language() {
  return fuzz::language("cs");
}

/// Two words in three are words, whichever they are.
bool isWord(std::span<const game::Letter> word) {
  std::uint32_t sum = 7;
  for (const game::Letter letter : word)
    sum = 31 * sum + static_cast<std::uint32_t>(letter.index());
  return sum % 3 != 0;
}

/// The boards before each turn of a game, and that at its end.
std::vector<game::Board> boardsOf(const Solution& solution) {
  std::vector<game::Board> boards{language().board.emptyBoard()};
  for (const replay::PlacedTurn& turn : solution.turns) {
    game::Board board = boards.back();
    if (turn.move && turn.kind != parser::SheetTurnKind::invalid) game::lay(board, *turn.move);
    boards.push_back(board);
  }
  return boards;
}

void requirePlayable(const ScoreSheet& sheet, const Solution& solution) {
  const parser::GameRecord record = recordOf(sheet, solution, language(), {});
  game::TileCounts pool = language().tiles;
  for (const replay::PlacedTurn& turn : solution.turns) {
    if (!turn.move || turn.kind == parser::SheetTurnKind::invalid) continue;
    require(pool.contains(turn.move->tileCounts()), "more tiles lie than there are");
    pool -= turn.move->tileCounts();
  }
  for (const replay::Turn& turn : replay::replayRecord(record, language()).turns) {
    if (turn.kind != parser::EventKind::placement || turn.takenBack) continue;
    require(turn.playable, "a word lies where it cannot");
  }
}

bool isRepaired(const Reconstruction& found, std::size_t turn) {
  return std::ranges::any_of(found.repairs, [turn](const replay::Repair& one) { return one.turn == turn; });
}

/// A row as it is written, unless a repair of it is told.
void requireRows(const ScoreSheet& sheet, const Reconstruction& found) {
  const Solution& likeliest = found.solutions.front();
  for (const replay::PlacedTurn& placed : likeliest.turns) {
    if (!placed.turn || placed.kind != parser::SheetTurnKind::play) continue;
    const parser::SheetTurn& row = sheet.turns[*placed.turn];
    require(placed.player == row.player, "a turn of the other player");
    const bool isAsWritten = !row.score || row.score->value == placed.score ||
                             (row.other.score && row.other.score->value == placed.score);
    require(isAsWritten || isRepaired(found, *placed.turn), "other points, and nothing is told");
    require(placed.move.has_value(), "a play without a place");
  }
}

/// A square of which one thing was seen, surely.
bool isLegible(const std::vector<parser::SquareSight>& sights) {
  return sights.size() == 1 && sights.front().what == parser::SquareSight::What::letter &&
         sights.front().perMille == 0 && language().alphabet.letter(sights.front().letter).has_value();
}

void requireBoards(const ScoreSheet& sheet, const Reconstruction& found) {
  if (!found.boardFit || *found.boardFit == replay::BoardFit::contradicts) return;
  const std::vector<game::Board> boards = boardsOf(found.solutions.front());
  for (std::size_t index = 0; index < sheet.boards.size(); ++index) {
    const parser::BoardReading& seen = sheet.boards[index];
    if (seen.turnsPlayed) continue;  // turns that were left out count there, too
    const game::Board& board = boards.back();
    for (int row = 0; row < std::min(board.rows(), static_cast<int>(seen.rows)); ++row) {
      for (int column = 0; column < std::min(board.columns(), static_cast<int>(seen.columns)); ++column) {
        const auto& sights = seen.at(static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column));
        if (!isLegible(sights)) continue;
        const game::Square square(row, column);
        const game::Tile tile = board.at(square);
        const bool agrees =
            !tile.empty() && tile.letter() == *language().alphabet.letter(sights.front().letter);
        const bool isTold = std::ranges::any_of(
            found.corrections, [&](const auto& one) { return one.board == index && one.square == square; });
        require(agrees || isTold, "a square that was seen is contradicted, and nothing is told");
      }
    }
  }
}

void requireShares(const Reconstruction& found) {
  double sum = 0;
  double last = 1;
  for (const Solution& solution : found.solutions) {
    require(solution.probability >= 0 && solution.probability <= last + 1e-9, "games out of their order");
    last = solution.probability;
    sum += solution.probability;
  }
  require(sum < 1 + 1e-6, "games of more than all that is possible");
  for (const replay::TurnPlaces& turn : found.places) {
    for (const replay::PlaceChance& place : turn.places)
      require(place.probability >= 0 && place.probability < 1 + 1e-6, "a place of no probability");
  }
  if (found.status == replay::ReconstructionStatus::unique)
    require(found.solutions.front().probability >= replay::kUniqueShare, "unique without being so");
}

void reconstructOne(const ScoreSheet& sheet) {
  const replay::ReconstructionLimits limits{.work = 4'000, .boards = 60, .stop = {}};
  const Reconstruction found = reconstruct(sheet, language(), {isWord, {}}, limits);
  requireShares(found);
  const std::size_t looked = std::min<std::size_t>(4, found.solutions.size());
  for (std::size_t index = 0; index < looked; ++index)
    requirePlayable(sheet, found.solutions[index]);
  if (found.solutions.empty()) return;
  requireRows(sheet, found);
  requireBoards(sheet, found);
  (void)differencesOf(sheet, found, language());
}

/// Of sheets that are merged, which takes quadratic time.
constexpr std::size_t kMostTurns = 60;

/// A sheet and itself are the sheet.
void mergeWithItself(const ScoreSheet& sheet) {
  if (sheet.turns.size() > kMostTurns) return;
  const parser::ParsedSheet twice = mergeSheets(sheet, sheet, replay::SecondLines::same);
  require(twice.diagnostics.empty(), "a sheet differs from itself");
  for (const parser::SheetTurn& turn : twice.sheet.turns)
    require(!turn.other.word && !turn.other.score && !turn.other.eitherOrder, "a turn differs from itself");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto games = parser::parseScoreSheets({reinterpret_cast<const char*>(data), size});
  constexpr std::size_t kMostGames = 3;
  for (std::size_t game = 0; game < std::min(kMostGames, games.size()); ++game) {
    reconstructOne(games[game].sheet);
    mergeWithItself(games[game].sheet);
    if (game == 0 || games[game].sheet.turns.size() > kMostTurns) continue;
    reconstructOne(mergeSheets(games[game - 1].sheet, games[game].sheet, replay::SecondLines::same).sheet);
  }
  return 0;
}
