#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "endgame/playable_words.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/square.h"
#include "rozbor/game/tile.h"

namespace rozbor::engine::endgame {

/// A square as a play along one lane sees it.
struct Cell {
  std::uint64_t crossSet = 0;   ///< letters that may be laid, where `crossed`
  std::int32_t crossScore = 0;  ///< points of the tiles that lie across
  std::uint8_t letter = 0;      ///< 0: empty
  std::uint8_t points = 0;      ///< of the tile that lies here
  std::uint8_t letterFactor = 1;
  std::uint8_t wordFactor = 1;
  bool crossed = false;         ///< empty, and a tile laid here forms a word across the lane
  std::uint8_t crossFirst = 0;  ///< where that word begins in its lane
  std::uint8_t crossLast = 0;   ///< where it ends
};

/// One tile of a play: where along the lane, and what.
struct LaidTile {
  std::uint8_t at = 0;
  game::Tile tile;
};

/// The letters that some of these tiles can stand for.
[[nodiscard]] game::LetterMask lettersOf(const game::TileCounts& tiles, const game::Language& language);

/// The board as rows and as columns, with cross-sets and a hash for every one of these lanes, all
/// kept up to date as plays are laid and taken up again in turn. The lane's hash covers all that
/// decides which plays it has and what they touch: tiles, cross-sets, cross-scores, ends of cross-words.
class LaneBoard {
 public:
  static constexpr int kMaxLanes = 2 * game::Board::kMaxSide;

  LaneBoard(const game::Board& board, const game::Language& language, const PlayableWords& words,
            game::LetterMask letters);

  /// Rows come first, then columns.
  [[nodiscard]] int lanes() const { return rows_ + columns_; }
  [[nodiscard]] game::Direction direction(int lane) const {
    return lane < rows_ ? game::Direction::across : game::Direction::down;
  }
  [[nodiscard]] int length(int lane) const { return lane < rows_ ? columns_ : rows_; }
  /// The lane that crosses `lane` at `at`; the place of `lane` in it is `placeIn(lane)`.
  [[nodiscard]] int crossLane(int lane, int at) const { return lane < rows_ ? rows_ + at : at; }
  [[nodiscard]] int placeIn(int lane) const { return lane < rows_ ? lane : lane - rows_; }
  [[nodiscard]] game::Square square(int lane, int at) const {
    return lane < rows_ ? game::Square(lane, at) : game::Square(at, lane - rows_);
  }
  [[nodiscard]] const Cell* cells(int lane) const {
    return &cells_[static_cast<std::size_t>(lane) * kStride];
  }

  /// 0 for a lane where nothing can be laid because nothing lies in it or beside it.
  [[nodiscard]] std::uint64_t hash(int lane) const { return hashes_[static_cast<std::size_t>(lane)]; }

  /// A hash of the letters that lie in a lane, and where; 0 for none.
  [[nodiscard]] std::uint64_t letters(int lane) const { return lettersIn_[static_cast<std::size_t>(lane)]; }

  /// Whether the start square is what plays must cover.
  [[nodiscard]] bool isBare() const { return tiles_ == 0; }
  [[nodiscard]] game::Square start() const { return start_; }

  /// What a tile on a square adds (by exclusive or) to the hash of a position.
  [[nodiscard]] static std::uint64_t tileHash(game::Square square, game::Tile tile);

  /// Lays tiles into a lane; they stand in ascending order and leave no gap in the word.
  void lay(int lane, const LaidTile* tiles, int count);
  /// Takes up what was laid last.
  void takeUp();

 private:
  static constexpr std::size_t kStride = game::Board::kMaxSide;

  struct Change {
    std::uint16_t cell = 0;
    Cell before;
  };
  struct Mark {
    std::size_t changes = 0;
    int tiles = 0;
    std::array<std::uint64_t, kMaxLanes> hashes;
    std::array<std::uint64_t, kMaxLanes> lettersIn;
  };

  [[nodiscard]] static std::size_t index(int lane, int at) {
    return static_cast<std::size_t>(lane) * kStride + static_cast<std::size_t>(at);
  }
  [[nodiscard]] Cell& cell(int lane, int at) { return cells_[index(lane, at)]; }

  void change(int lane, int at);
  void putTile(int lane, int at, game::Tile tile);
  void refreshEnds(int lane, int at);
  void refreshCross(int lane, int at);
  [[nodiscard]] std::uint64_t crossSet(int lane, int first, int at, int last) const;
  [[nodiscard]] static std::uint64_t crossHash(int lane, int at, const Cell& cell);

  const game::Language& language_;
  const PlayableWords& words_;
  std::uint64_t letters_;  ///< that may still be laid
  int rows_;
  int columns_;
  game::Square start_;
  int tiles_ = 0;
  std::vector<Cell> cells_;
  std::array<std::uint64_t, kMaxLanes> hashes_{};
  std::array<std::uint64_t, kMaxLanes> lettersIn_{};
  std::vector<Change> changes_;
  std::vector<Mark> marks_;
};

}  // namespace rozbor::engine::endgame
