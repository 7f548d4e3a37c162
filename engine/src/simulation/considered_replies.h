#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "../finder/move_search.h"
#include "imagined_racks.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// Replies to candidates by an opponent who looks at the next move, too (docs/simulation.md#considered). The
/// best by static equity, and others that lie where the next move would hurt, are tried against the best next
/// moves of a few racks; what the other player holds, the opponent does not know. The same rack always gives
/// the same reply. The arguments must outlive it.
class ConsideredReplies {
 public:
  /// `kept`: after each candidate, by who made it. `racks`: how many next moves are looked at after each
  /// reply.
  ConsideredReplies(std::vector<game::Rack> kept, const SimulationContext& context, int racks,
                    std::uint64_t seed);

  /// The reply in the position after a candidate, in which the opponent is on turn; how many tiles the other
  /// player holds is all that is asked of those. `board`: with the candidate on it.
  [[nodiscard]] RatedPlay to(std::size_t candidate, const game::Position& position, const LiveBoard& board);

 private:
  struct Known {
    game::Rack rack;
    RatedPlay reply;
  };
  /// After a candidate.
  struct After {
    LiveBoard board;
    LiveBoard replied;  ///< with a reply on it
    std::vector<Known> known;
  };
  struct Replied {
    RatedPlay reply;
    game::Position position;  ///< after it
  };
  /// What comes of a reply with one rack of the other player.
  struct Next {
    RatedPlay play;
    double chance = 0;  ///< to win, of the opponent
    double worth = 0;
  };
  struct Case {
    ImaginedRack rack;
    Next afterFirst;
  };

  [[nodiscard]] RatedPlay considered(const game::Position& position, const game::Rack& kept, After& after);
  [[nodiscard]] double gainOf(const Replied& replied, std::span<const Case> cases, double least,
                              After& after);
  [[nodiscard]] Replied reply(const RatedPlay& reply, const game::Position& position, After& after);
  [[nodiscard]] Next next(const Replied& replied, const game::Rack& rack, After& after);
  [[nodiscard]] Next valued(const RatedPlay& play, const RatedPlay& reply,
                            const game::Position& position) const;

  const SimulationContext& context_;
  std::vector<game::Rack> kept_;
  int racksWanted_;
  std::uint64_t seed_;
  MoveSearch replies_;
  MoveSearch nexts_;
  std::vector<std::optional<After>> after_;  ///< by candidate; made once it is asked for
};

}  // namespace rozbor::engine
