#pragma once

#include <cstddef>
#include <vector>

#include "reconstruction/plan.h"
#include "seen_board.h"
#include "seen_covers.h"

namespace rozbor::replay {

/// The boards of a sheet beside the steps of a plan: which of them shows what a step has laid.
class Sightings {
 public:
  /// With `covers` it is reckoned which squares the steps to come cannot reach.
  Sightings(const std::vector<SeenBoard>& boards, const Plan& plan, SeenCovers* covers = nullptr);

  [[nodiscard]] bool empty() const { return seen_.empty(); }
  /// What the tiles cost that a step lays, in nats.
  [[nodiscard]] double costOf(std::size_t step, const game::Move& move) const;
  /// What the empty squares cost of a board after the step, if it was seen just then.
  [[nodiscard]] double costAfter(std::size_t step, const game::Board& board) const;
  /// What tiles will cost at least that were seen, do not lie after the step, and that no later word reaches.
  [[nodiscard]] double costToCome(std::size_t step, const game::Board& board) const;
  /// Steps that had been taken when one of the boards was seen.
  [[nodiscard]] std::size_t stepsBefore(const SeenBoard& board) const;
  /// The first board that shows what the step laid; null: none.
  [[nodiscard]] const SeenBoard* showing(std::size_t step) const;

 private:
  struct Seen;
  static void reckonReach(Seen& seen, const Plan& plan, SeenCovers& covers);

  struct Seen {
    const SeenBoard* board = nullptr;
    std::size_t steps = 0;                               ///< taken before it
    std::vector<std::vector<game::Square>> beyondReach;  ///< after each step: tiles that no later one lays
  };
  std::vector<Seen> seen_;  ///< earliest first
};

}  // namespace rozbor::replay
