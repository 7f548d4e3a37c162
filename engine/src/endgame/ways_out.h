#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "endgame/candidate.h"
#include "endgame/lane_board.h"
#include "endgame/lane_plays.h"
#include "endgame/rack_code.h"

namespace rozbor::engine::endgame {

/// The plays with which a player can go out, of each lane the best one.
class WaysOut {
 public:
  /// Those of a rack on the board as it lies, which must lie so again whenever they are asked about.
  void find(const LaneBoard& board, LanePlays& plays, RackCode rack);

  /// The score of the best one that the other player leaves by making `move`; kNone if it leaves none.
  static constexpr std::int32_t kNone = -1;
  [[nodiscard]] std::int32_t leftBy(const LaneBoard& board, const Candidate& move) const;

 private:
  struct Way {
    std::int32_t score = 0;
    int lane = 0;
    std::uint32_t laid = 0;   ///< places in its lane where it lays tiles
    std::uint32_t along = 0;  ///< these, and the places just before and behind its word
  };

  [[nodiscard]] static bool spoils(const LaneBoard& board, const Candidate& move, const Way& way);

  std::array<Way, LaneBoard::kMaxLanes> ways_;  ///< best first
  std::size_t count_ = 0;
};

}  // namespace rozbor::engine::endgame
