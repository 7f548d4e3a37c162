#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "endgame/lane_board.h"
#include "endgame/lane_plays.h"
#include "endgame/playable_words.h"
#include "endgame/rack_code.h"
#include "endgame/solo_lanes.h"
#include "endgame/solo_rack.h"
#include "rozbor/game/language.h"

namespace rozbor::engine::endgame {

/// What a rack can score at most while the other player passes, whatever it lays first (docs/endgame.md).
///
/// Its first play is one that there is. Every word it can ever form lies in one lane and consists of what
/// lies there and of tiles of the rack, so for later plays each lane is asked for itself (SoloLanes): what a
/// word scores in it when some tiles are laid at once and others were laid before. Plays are put together
/// from that, and the rack is parted into plays one after the other, each of which can only use what was laid
/// before it.
class SoloBound {
 public:
  /// Racks of more tiles are not asked about.
  static constexpr int kMostTiles = SoloRack::kMostTiles;

  /// `bytes`: at most, for the lanes that it remembers.
  SoloBound(const LaneBoard& board, LanePlays& plays, const game::Language& language,
            const PlayableWords& words, const RackLayout& layout, std::size_t bytes);

  /// Points that a rack of kMostTiles tiles or fewer cannot exceed by all its plays together.
  [[nodiscard]] int most(RackCode rack);

  /// Of the rack that was asked about last: what it cannot exceed after its first play, which uses these
  /// tiles.
  [[nodiscard]] int restAfter(RackCode used) const { return rests_[(rack_.sets() - 1) ^ rack_.setOf(used)]; }

  /// What asking takes, in positions searched in the same time, about.
  [[nodiscard]] static constexpr std::uint64_t cost(int tiles) {
    return kCosts[static_cast<std::size_t>(tiles)];
  }
  /// So many points are seldom shown to be out of reach where no more than these are wanted.
  [[nodiscard]] static constexpr int usual(int tiles) { return kUsual[static_cast<std::size_t>(tiles)]; }

 private:
  using Points = SoloLanes::Points;
  static constexpr std::size_t kTiles = SoloRack::kMostTiles;
  static constexpr std::array<std::uint64_t, kTiles + 1> kCosts{0, 4, 12, 30, 70, 200, 600};
  static constexpr std::array<int, kTiles + 1> kUsual{0, 8, 18, 30, 52, 80, 115};
  /// Squares that promise so much that no two tiles may count on the same one.
  static constexpr std::size_t kHotSquares = 2;
  static constexpr std::size_t kSquares =
      static_cast<std::size_t>(game::Board::kMaxSide) * game::Board::kMaxSide;

  /// Points by the number of tiles laid before; what stands from the size of the rack on means nothing.
  using ByBefore = std::array<Points, SoloLanes::kReadable>;
  /// A tile laid by itself: what it scores in the word along the row, in that along the column, and in both.
  struct Single {
    int row = 0;
    int column = 0;
    std::size_t tile = 0;
    ByBefore inRow{};
    ByBefore inColumn{};
    ByBefore both{};
  };
  /// What tiles can score across a lane.
  struct Across {
    int hotAt = -1;  ///< where the lanes across promise the most
    int hotPoints = 0;
    std::array<int, kTiles> most{};            ///< of all tiles together
    std::array<ByBefore, kTiles> elsewhere{};  ///< of each tile
    std::array<ByBefore, kTiles> there{};
  };
  /// The figures of a square and tile in the lanes through it.
  struct Cross {
    const Points* row = nullptr;
    const Points* column = nullptr;
  };

  [[nodiscard]] std::size_t square(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }
  [[nodiscard]] std::size_t columnLane(int column) const {
    return static_cast<std::size_t>(rows_) + static_cast<std::size_t>(column);
  }
  void findDistances();
  void findSingles(const std::array<SoloLanes::Figures, LaneBoard::kMaxLanes>& lanes);
  void addSingle(int row, int column, std::size_t tile, const Cross& cross);
  void findHotSquares();
  [[nodiscard]] ByBefore& pointsOf(std::size_t tile, std::size_t square);
  void addFirst();
  void addSingles();
  void addSets(const std::array<SoloLanes::Figures, LaneBoard::kMaxLanes>& lanes);
  void addSet(const Across& across, const Points* entry);
  [[nodiscard]] int acrossOf(const Across& across, unsigned set, std::size_t before) const;
  void findRests();

  const LaneBoard& board_;
  LanePlays& plays_;
  const game::Language& language_;
  int rows_;
  int columns_;
  SoloLanes lanes_;
  SoloRack rack_;

  std::array<int, kSquares> distances_{};
  std::array<std::array<Cross, kTiles>, kSquares> crosses_{};  ///< empty but while singles are looked for
  std::vector<std::size_t> touched_;                           ///< squares with any
  std::array<bool, kSquares> isTouched_{};
  std::vector<Single> singles_;
  std::array<Across, LaneBoard::kMaxLanes> across_{};
  std::array<std::size_t, kHotSquares> hot_{};
  /// By the number of tiles laid before: points of each set of tiles laid at once; of single ones on no hot
  /// square, and on each hot square.
  std::array<std::array<int, SoloRack::kSets>, kTiles> best_{};
  std::array<ByBefore, kTiles> alone_{};
  std::array<int, SoloRack::kSets> rests_{};  ///< of each set when all others were laid before
  std::array<std::array<ByBefore, kTiles>, kHotSquares> onHot_{};
};

}  // namespace rozbor::engine::endgame
