#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "endgame/lane_board.h"
#include "endgame/lane_plays.h"
#include "endgame/playable_words.h"
#include "endgame/points_by_before.h"
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

  /// Points that a rack of kMostTiles tiles or fewer cannot exceed by all its plays together; kUnknown where
  /// words or the bonus bring too much to be added up.
  [[nodiscard]] int most(RackCode rack);
  static constexpr int kUnknown = 1'000'000;

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
  using Points = PointsByBefore::Points;
  static constexpr std::size_t kTiles = SoloRack::kMostTiles;
  static constexpr std::array<std::uint64_t, kTiles + 1> kCosts{0, 4, 12, 30, 70, 200, 600};
  static constexpr std::array<int, kTiles + 1> kUsual{0, 8, 18, 30, 52, 80, 115};
  /// Squares that promise so much that no two tiles may count on the same one.
  static constexpr std::size_t kHotSquares = 2;
  static constexpr std::size_t kSquares =
      static_cast<std::size_t>(game::Board::kMaxSide) * game::Board::kMaxSide;

  /// A tile laid by itself: what it scores in the word along the row, in that along the column, and in both.
  struct Single {
    game::Square at;
    std::size_t tile = 0;
    PointsByBefore inRow;
    PointsByBefore inColumn;
    PointsByBefore both;
  };
  /// What each tile can score across a lane.
  struct Across {
    int hotAt = -1;  ///< where the lanes across promise the most
    int hotPoints = 0;
    std::array<PointsByBefore, kTiles> elsewhere{};
    std::array<PointsByBefore, kTiles> there{};
  };
  /// The figures of a square in the lanes through it, by tile, and of which tiles there are any.
  struct Crossing {
    std::array<const Points*, kTiles> row{};
    std::array<const Points*, kTiles> column{};
    unsigned rowTiles = 0;
    unsigned columnTiles = 0;
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
  [[nodiscard]] unsigned laidAlone(game::Square at, const Crossing& crossing) const;
  void addSingle(game::Square at, std::size_t tile, const Crossing& crossing);
  void findHotSquares();
  [[nodiscard]] PointsByBefore& pointsOf(std::size_t tile, std::size_t square);
  void addFirst();
  void addSingles();
  void addSets(const std::array<SoloLanes::Figures, LaneBoard::kMaxLanes>& lanes);
  void addSet(const Across& across, const std::array<PointsByBefore, kTiles>& most, const Points* entry);
  [[nodiscard]] static PointsByBefore acrossOf(const Across& across, unsigned set);
  void findRests();
  [[nodiscard]] bool isCut() const;

  const LaneBoard& board_;
  LanePlays& plays_;
  const game::Language& language_;
  int rows_;
  int columns_;
  SoloLanes lanes_;
  SoloRack rack_;

  std::array<int, kSquares> distances_{};
  std::array<Crossing, kSquares> crossings_{};  ///< no tiles but while singles are looked for
  std::vector<game::Square> touched_;           ///< squares with any
  std::vector<Single> singles_;
  std::array<Across, LaneBoard::kMaxLanes> across_{};
  std::array<std::size_t, kHotSquares> hot_{};
  /// Points of each set of tiles laid at once; of single ones on no hot square, and on each hot square.
  std::array<PointsByBefore, SoloRack::kSets> best_{};
  std::array<PointsByBefore, kTiles> alone_{};
  std::array<std::array<PointsByBefore, kTiles>, kHotSquares> onHot_{};
  bool isFirstCut_ = false;                   ///< a play has brought more than PointsByBefore::kMost
  std::array<int, SoloRack::kSets> rests_{};  ///< of each set when all others were laid before
};

}  // namespace rozbor::engine::endgame
