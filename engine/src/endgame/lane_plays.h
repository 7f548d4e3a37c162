#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "endgame/lane_board.h"
#include "endgame/lazy_array.h"
#include "endgame/playable_words.h"
#include "endgame/rack_code.h"
#include "rozbor/game/language.h"

namespace rozbor::engine::endgame {

/// A placement in a lane.
struct LanePlay {
  std::uint64_t key = 0;  ///< what it adds (by exclusive or) to the hash of a position
  RackCode used = 0;
  std::uint64_t touched = 0;  ///< one bit for each lane whose plays it may change
  std::int32_t score = 0;
  std::int16_t points = 0;  ///< value of the tiles used
  std::uint8_t count = 0;   ///< tiles used
  std::uint32_t laid = 0;   ///< one bit for each place in the lane where it lays a tile
  std::uint32_t tiles = 0;  ///< where they stand in the store
};

/// The placements of every lane that the search meets, made once for each state of a lane and rack
/// and remembered while there is room: most plays of a position are those of the one before.
/// Order within a lane is fixed by the lane and the rack alone.
class LanePlays {
 public:
  LanePlays(const LaneBoard& board, const game::Language& language, const PlayableWords& words,
            const RackLayout& layout, std::size_t bytes);

  /// All placements of a rack in a lane; valid until the next call.
  [[nodiscard]] std::span<const LanePlay> of(int lane, RackCode rack);

  /// A placement that uses all tiles of a rack.
  static constexpr std::int32_t kNoWayOut = -1;
  struct WayOut {
    std::int32_t score = kNoWayOut;
    std::uint32_t laid = 0;  ///< as in LanePlay
  };
  /// The one of a rack in a lane that scores the most; kNoWayOut if there is none.
  [[nodiscard]] WayOut wayOut(int lane, RackCode rack);

  /// Asks the processor for the memory that `of` will look at.
  void prefetch(int lane, RackCode rack) const;

  /// Tiles tried so far while plays were made.
  [[nodiscard]] std::uint64_t tried() const { return tried_; }

  /// The tiles of a play that `of` has just given.
  [[nodiscard]] const LaidTile* tiles(const LanePlay& play) const { return &tiles_[play.tiles]; }

 private:
  /// Points gathered while a word grows.
  struct Partial {
    std::int32_t mainSum = 0;  ///< letters of the main word, before word factors
    std::int32_t wordFactor = 1;
    std::int32_t crossSum = 0;  ///< finished cross-words
    RackCode used = 0;
    std::uint64_t key = 0;
    std::int16_t points = 0;
    std::uint8_t count = 0;
    bool joined = false;   ///< touches what lay before, or covers the start
    bool crossed = false;  ///< forms a word across
  };
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    WayOut wayOut;
  };

  [[nodiscard]] std::uint64_t keyOf(int lane, RackCode rack) const;
  [[nodiscard]] Slot& slotOf(std::uint64_t key);
  [[nodiscard]] bool isFull() const;
  void forgetAll();
  [[nodiscard]] const Slot& filled(int lane, RackCode rack);
  void generate(int lane, RackCode rack);
  [[nodiscard]] std::uint64_t touchedBy(int last, int count) const;
  void takeRack(RackCode rack);
  void findJoints();
  void extend(int at, const PlayableWords::Node& node, const Partial& partial);
  [[nodiscard]] std::uint64_t goesOn(int at) const;
  void layEither(int at, int letter, const PlayableWords::Node& next, const Partial& partial);
  void lay(int at, game::Tile tile, const PlayableWords::Node& next, Partial partial);
  void goOn(int at, const PlayableWords::Node& node, const Partial& partial);
  void record(int last, const Partial& partial);

  const LaneBoard& board_;
  const game::Language& language_;
  const PlayableWords& words_;
  const RackLayout& layout_;

  LazyArray<Slot> slots_;
  std::size_t slotsUsed_ = 0;
  std::vector<LanePlay> plays_;  ///< reserved at the start; grows only for a lane without measure
  std::vector<LaidTile> tiles_;
  std::size_t playsLimit_;
  std::uint64_t tried_ = 0;
  std::vector<int> kinds_;  ///< that a rack may hold

  // The lane in hand.
  int lane_ = 0;
  int length_ = 0;
  int start_ = 0;  ///< where the word under way begins
  const Cell* cells_ = nullptr;
  std::array<std::uint8_t, game::TileCounts::kKinds> rack_{};
  std::uint64_t rackLetters_ = 0;
  int rackSize_ = 0;
  std::array<LaidTile, game::Board::kMaxSide> laid_{};
  std::array<std::uint8_t, game::Board::kMaxSide + 1> joint_{};  ///< tiles to lay from here until joined
};

}  // namespace rozbor::engine::endgame
