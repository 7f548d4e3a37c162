#pragma once

#include <optional>
#include <span>
#include <vector>

#include "../finder/move_search.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// Letters that players can have on their racks from a position on; all there are with a blank.
[[nodiscard]] std::uint64_t lettersToCome(const game::Position& start, const game::Language& language);

/// The opponent's best reply to each of several candidates with the same rack. A candidate changes a dozen
/// rows and columns; what can be played in the others is the same after all of them and before, so it is
/// searched once. The replies are those that a whole search finds. The arguments must outlive it.
class SharedReplies {
 public:
  SharedReplies(const game::Position& start, std::size_t candidates, const SimulationContext& context);

  /// Begins a new rack. `candidates`: how many will be asked for.
  void begin(const game::Rack& rack, std::size_t candidates);

  /// The reply to a candidate in the position after it, in which the opponent is on turn with this rack.
  [[nodiscard]] RatedPlay to(std::size_t candidate, const game::Position& position);

  /// The board after a candidate that was replied to.
  [[nodiscard]] const LiveBoard& board(std::size_t candidate) const { return after_[candidate]->board; }

 private:
  struct After {
    LiveBoard board;
    LiveBoard::LaneSet changed;  ///< by the candidate
  };

  [[nodiscard]] const RatedPlay* bestOutside(const LiveBoard::LaneSet& changed) const;

  const game::Position& start_;
  SimulationContext context_;
  MoveSearch search_;
  LiveBoard before_;
  std::vector<std::optional<After>> after_;  ///< known once it is asked for
  bool mayShare_ = false;                    ///< as far as the position allows
  std::vector<RatedPlay> bestBefore_;        ///< best first; empty where nothing is shared
};

}  // namespace rozbor::engine
