#pragma once

#include <bitset>
#include <string>
#include <unordered_map>
#include <vector>

#include "reconstruction/sheet_game.h"
#include "seen_board.h"

namespace rozbor::replay {

/// Squares of a board, by row * Board::kMaxSide + column.
using SquareSet = std::bitset<static_cast<std::size_t>(game::Board::kMaxSide) * game::Board::kMaxSide>;

[[nodiscard]] inline std::size_t indexOf(game::Square square) {
  return static_cast<std::size_t>(square.row) * game::Board::kMaxSide +
         static_cast<std::size_t>(square.column);
}

/// Which squares a word may lie on, as a board shows it, a few letters misread. Remembers what it was asked.
class SeenCovers {
 public:
  explicit SeenCovers(const game::Language& language)
      : rows_(language.board.rows()), columns_(language.board.columns()) {}

  [[nodiscard]] const SquareSet& of(const SeenBoard& board, const Letters& word);
  /// The squares that were seen to hold a tile.
  [[nodiscard]] SquareSet tilesOf(const SeenBoard& board) const;

 private:
  [[nodiscard]] SquareSet find(const SeenBoard& board, const Letters& word) const;
  void addAlong(game::Direction direction, const SeenBoard& board, const Letters& word,
                SquareSet& cover) const;

  int rows_;
  int columns_;
  std::unordered_map<const SeenBoard*, std::unordered_map<std::string, SquareSet>> known_;
};

}  // namespace rozbor::replay
