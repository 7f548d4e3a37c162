#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "endgame/lane_board.h"
#include "endgame/lazy_array.h"
#include "endgame/playable_words.h"
#include "endgame/rack_code.h"
#include "rozbor/game/language.h"

namespace rozbor::engine::endgame {

/// What a rack can score at most while the other player passes, whatever it lays first (docs/endgame.md).
///
/// Every word that such a rack can ever form lies in one lane and consists of what lies there and of tiles of
/// the rack. So each lane is asked for itself, whatever lies across: what a word scores in it when some tiles
/// are laid at once and others were laid before. Plays are put together from that, and the rack is parted
/// into plays one after the other, each of which can only use what was laid before it.
class SoloBound {
 public:
  /// Racks of more tiles are not asked about.
  static constexpr int kMostTiles = 6;

  /// `bytes`: at most, for the lanes that it remembers.
  SoloBound(const LaneBoard& board, const game::Language& language, const PlayableWords& words,
            const RackLayout& layout, std::size_t bytes);

  /// Points that a rack of kMostTiles tiles or fewer cannot exceed by all its plays together.
  [[nodiscard]] int most(RackCode rack);

  /// What asking takes, in positions searched in the same time, about.
  [[nodiscard]] static constexpr std::uint64_t cost(int tiles) {
    return kCosts[static_cast<std::size_t>(tiles)];
  }
  /// So many points are seldom shown to be out of reach where no more than these are wanted.
  [[nodiscard]] static constexpr int usual(int tiles) { return kUsual[static_cast<std::size_t>(tiles)]; }

 private:
  using Points = std::int16_t;
  static constexpr Points kNone = -1;
  static constexpr Points kMostPoints = 32767;
  static constexpr std::size_t kSubsets = 1u << kMostTiles;
  static constexpr std::array<std::uint64_t, kMostTiles + 1> kCosts{0, 4, 12, 30, 70, 200, 600};
  static constexpr std::array<int, kMostTiles + 1> kUsual{0, 8, 18, 30, 52, 80, 115};
  /// Squares that promise so much that no two tiles may count on the same one.
  static constexpr std::size_t kHotSquares = 2;

  /// Where the figures of a lane and a rack begin in the store. For each number of tiles laid before: points
  /// of a word in which one tile is laid on a square, by square and tile; and of one in which a set of tiles
  /// is laid at once, by set. kNone where there is no such word.
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t first = 0;
  };
  /// A lane while a play is put together.
  struct Lane {
    const Points* figures = nullptr;
    std::size_t block = 0;  ///< figures for each number of tiles laid before
    int hotAt = -1;         ///< where the lanes across promise the most
    int hotPoints = 0;
    std::array<int, kMostTiles> across{};     ///< of each tile the most points across the lane, elsewhere
    std::array<int, kMostTiles> acrossHot{};  ///< and there
  };
  /// Of the tiles of the word under way some that are laid at once: what premiums add to the letters, the
  /// product of the word factors, which tiles of the rack they are, and where the last of them lies.
  struct Part {
    int more = 0;
    int factor = 1;
    unsigned set = 0;
    int at = 0;
  };
  /// Points at most of a tile on a square: by the row, by the column, and by both where it is laid by itself.
  struct Single {
    int inRow = 0;
    int inColumn = 0;
    int both = 0;
  };

  struct Place {
    int row = 0;
    int column = 0;
    std::size_t tile = 0;
    Single points;  ///< when all other tiles were laid before
  };

  void take(RackCode rack);
  [[nodiscard]] std::size_t figures(int lane);
  void fill(int lane, std::size_t first);
  void extend(int at, const PlayableWords::Node& node);
  [[nodiscard]] std::uint64_t goesOn(int at) const;
  void lay(int at, int letter, const PlayableWords::Node& next, std::size_t tile);
  void goOn(int at, const PlayableWords::Node& node);
  void record();
  [[nodiscard]] Single single(int row, int column, std::size_t tile, std::size_t before) const;
  [[nodiscard]] std::size_t square(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }
  [[nodiscard]] std::size_t columnLane(int column) const {
    return static_cast<std::size_t>(rows_) + static_cast<std::size_t>(column);
  }
  void findDistances();
  void findSingles();
  void findHotSquares();
  void addSingles(std::size_t before);
  void addTogether(std::size_t before);
  [[nodiscard]] int bestOrder() const;

  const LaneBoard& board_;
  const game::Language& language_;
  const PlayableWords& words_;
  const RackLayout& layout_;
  int rows_;
  int columns_;
  std::vector<int> kinds_;  ///< that a rack may hold

  LazyArray<Slot> slots_;
  std::size_t slotsUsed_ = 0;
  std::vector<Points> store_;
  std::size_t storeLimit_;

  // The rack in hand; equal tiles stand side by side.
  RackCode rack_ = 0;
  std::size_t size_ = 0;
  std::array<int, kMostTiles> tiles_{};              ///< kinds
  std::array<std::size_t, kMostTiles> firstLike_{};  ///< of equal tiles the one that figures are kept of
  std::array<std::uint8_t, kSubsets> canonical_{};   ///< of sets of equal tiles the one that is told
  std::array<Lane, LaneBoard::kMaxLanes> lanes_{};
  std::array<int, static_cast<std::size_t>(game::Board::kMaxSide) * game::Board::kMaxSide> distances_{};
  std::vector<Place> singles_;
  std::array<int, kHotSquares> hot_{};
  /// By the number of tiles laid before: points of each set of tiles laid at once, of single ones on no hot
  /// square; and of each tile on each hot square.
  std::array<std::array<int, kSubsets>, kMostTiles> best_{};
  std::array<std::array<std::array<int, kHotSquares>, kMostTiles>, kMostTiles> onHot_{};

  // The lane in hand.
  const Cell* cells_ = nullptr;
  int length_ = 0;
  int start_ = 0;
  std::size_t first_ = 0;  ///< of its figures
  std::size_t block_ = 0;
  int sum_ = 0;  ///< letters of the word under way, without premiums
  unsigned used_ = 0;
  std::size_t count_ = 0;
  std::array<Part, kSubsets> parts_{};
};

}  // namespace rozbor::engine::endgame
