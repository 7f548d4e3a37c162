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

  /// Tiles tried so far while plays were made, and plays: what making them cost.
  [[nodiscard]] std::uint64_t tried() const { return tried_; }

  /// The tiles of a play that `of` has just given.
  [[nodiscard]] const LaidTile* tiles(const LanePlay& play) const { return &tiles_[play.tiles]; }

 private:
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
  void takeRack(RackCode rack);
  void findJoints();
  void extend(int at, const PlayableWords::Node& node, bool joined);
  [[nodiscard]] std::uint64_t goesOn(int at) const;
  void lay(int at, int letter, const PlayableWords::Node& next, bool joined);
  void goOn(int at, const PlayableWords::Node& node, bool joined);
  void record(int last);
  void add(LanePlay play);
  void chooseBlanks(int from, const LanePlay& play);
  [[nodiscard]] std::uint64_t touchedBy(int last) const;

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
  const Cell* cells_ = nullptr;
  std::array<std::uint8_t, game::Board::kMaxSide + 1> joint_{};  ///< tiles to lay from here until joined
  std::array<std::uint8_t, game::Board::kMaxSide + 1> joins_{};  ///< the square from here on that joins
  std::array<std::int32_t, game::Board::kMaxSide + 1> lying_{};  ///< points of the letters that lie before

  // What is left of the rack. A letter that it lacks is laid as a blank.
  std::array<std::uint8_t, game::TileCounts::kKinds> rack_{};
  std::uint64_t rackLetters_ = 0;
  int rackSize_ = 0;

  // The word under way.
  int start_ = 0;
  int count_ = 0;  ///< tiles laid
  std::array<LaidTile, game::Board::kMaxSide> laid_{};
  std::array<std::int32_t, game::Board::kMaxSide> worth_{};      ///< points of these, if they are no blanks
  int lacking_ = 0;                                              ///< letters that the rack lacks
  std::array<std::uint8_t, game::TileCounts::kKinds> lacked_{};  ///< these, by letter
};

}  // namespace rozbor::engine::endgame
