#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>

#include "rozbor/engine/rack_posterior.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {

/// There is something that `regrade` has not looked at yet: tiles that others hold, or likely racks of a
/// move that was understood.
[[nodiscard]] bool isWorthRegrading(const Decision& decision, const replay::Replay& replay);

/// Grades a decision anew by the strongest method that its phase, the rack and the effort allow. False when
/// stopped: the decision is then as it was.
bool regrade(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
             const std::stop_token& stop);

/// The methods, one file each. They return false where they cannot tell, or were stopped, and change
/// nothing then.
bool gradeByEndgame(Decision& decision, const ReviewContext& context, const std::stop_token& stop);
/// `proven`: what it has proven all the same where it cannot tell the best move.
bool gradeByPreEndgame(Decision& decision, const ReviewContext& context, const std::stop_token& stop,
                       std::optional<ProvenWins>& proven);
/// Its win probabilities keep to what is `proven`.
bool gradeBySimulation(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
                       const std::stop_token& stop, const std::optional<ProvenWins>& proven = std::nullopt);
/// Where the record does not tell the rack in full.
bool gradeByImputedRacks(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
                         const std::stop_token& stop);

/// Whether the interval of a simulated loss holds an edge between two bands.
[[nodiscard]] bool isUnclear(const Decision& decision, const ReviewContext& context);

/// Half as many deals again for the best against the played move of a simulated decision. False when stopped:
/// the decision is then as it was.
bool sharpen(Decision& decision, const ReviewContext& context, const std::stop_token& stop);

/// What the opponent's last move, just before turn `turn`, tells of the tiles they hold; null where it tells
/// nothing or there is none.
[[nodiscard]] std::shared_ptr<const engine::RackPosterior> opponentLeave(const replay::Replay& replay,
                                                                         std::size_t turn,
                                                                         const ReviewContext& context,
                                                                         const std::stop_token& stop);

/// Whether the played move has a place among the legal ones: a phony has none, nor has what was taken back.
[[nodiscard]] inline bool isRanked(const Decision& decision) {
  return !decision.takenBack && decision.phonies.empty();
}

/// What the played move comes to: itself, or the pass where it was challenged off.
[[nodiscard]] engine::RatedPlay effectivePlay(const Decision& decision, const ReviewContext& context);

}  // namespace rozbor::reports
