#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "sheet_fixtures.h"

namespace rozbor {
namespace {

using game::Direction;
using game::Move;
using game::Square;
using game::Tile;

/// Every way to lay `word` on `board` for `points`, tried square by square by the rules alone.
std::vector<Move> everyPlace(const game::Board& board, const std::string& word, int points) {
  const game::Language& english = test::language();
  const auto letters = *english.alphabet.word(word);
  std::vector<Move> places;
  for (const Direction direction : {Direction::across, Direction::down}) {
    if (board.empty() && direction == Direction::down) continue;
    for (int row = 0; row < board.rows(); ++row) {
      for (int column = 0; column < board.columns(); ++column) {
        std::vector<Tile> tiles;
        bool fits = true;
        for (std::size_t at = 0; at < letters.size(); ++at) {
          const int step = static_cast<int>(at);
          const Tile lying = direction == Direction::across ? board.atOrNone(row, column + step)
                                                            : board.atOrNone(row + step, column);
          fits &= lying.empty() || lying.letter() == letters[at];
          tiles.push_back(lying.empty() ? Tile(letters[at]) : Tile());
        }
        const Move move = Move::placement(Square(row, column), direction, tiles);
        if (!fits || move.tilesUsed() > 7 || !placementFaults(board, english.board, move).empty()) continue;
        if (scoreOf(board, english, move) == points) places.push_back(move);
      }
    }
  }
  return places;
}

/// Counts the games of all the rows, one after the other.
std::size_t everyGame(game::Board& board, const std::vector<std::pair<std::string, int>>& rows,
                      std::size_t from) {
  if (from == rows.size()) return 1;
  std::size_t games = 0;
  for (const Move& move : everyPlace(board, rows[from].first, rows[from].second)) {
    lay(board, move);
    games += everyGame(board, rows, from + 1);
    takeUp(board, move);
  }
  return games;
}

/// Without a word test every place that makes the points is as good as another: the number of games
/// is that of the exhaustive count.
TEST(PlacementOracle, AsManyGamesAsTryingEverySquareFinds) {
  const std::vector<std::vector<std::pair<std::string, int>>> sheets{
      {{"HOUSE", 16}},
      {{"HOUSE", 24}, {"SON", 3}},
      {{"HOUSE", 24}, {"SON", 4}},
      {{"HOUSE", 24}, {"TONE", 8}, {"ION", 6}},
      {{"RETAINS", 66}, {"SATE", 12}},
      {{"EEL", 6}, {"LEE", 3}, {"EEL", 5}},
      {{"AXLE", 22}, {"EXAM", 14}, {"MAXED", 17}},
      {{"CAB", 14}, {"BACK", 15}, {"KABALAS", 26}},
  };
  for (const auto& rows : sheets) {
    std::string text;
    for (const auto& [word, points] : rows)
      text += word + " " + std::to_string(points) + "\n";
    SCOPED_TRACE(text);
    game::Board board = test::language().board.emptyBoard();
    const std::size_t expected = everyGame(board, rows, 0);
    const auto found = replay::reconstruct(test::sheetFrom(text), test::language(), {});
    std::size_t games = 0;
    for (const replay::Solution& solution : found.solutions) {
      const bool blank = std::ranges::any_of(solution.turns, [](const replay::PlacedTurn& turn) {
        return std::ranges::any_of(turn.move->tiles(), &Tile::isBlank);
      });
      games += blank || found.status == replay::ReconstructionStatus::inconsistent ? 0 : 1;
    }
    EXPECT_EQ(games, expected > replay::kSolutionsListed ? games : expected);
    EXPECT_TRUE(expected == 0 || games > 0);
  }
}

}  // namespace
}  // namespace rozbor
