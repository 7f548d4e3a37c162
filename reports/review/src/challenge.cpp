#include "rozbor/review/challenge.h"

#include <algorithm>
#include <array>

#include "rozbor/review/review.h"

namespace rozbor::reports {
namespace {

bool hasPhony(const GameReview& review, std::size_t turn) {
  const auto found = std::ranges::find(review.decisions, turn, &Decision::turn);
  return found != review.decisions.end() && !found->phonies.empty();
}

}  // namespace

const char* name(ChallengeError error) {
  static constexpr std::array kNames{"phony-let-stand", "valid-challenged"};
  return kNames[static_cast<std::size_t>(error)];
}

std::optional<ChallengeFinding> challengeBefore(const GameReview& review, const Decision& decision) {
  std::optional<int> bonus;  // for a challenge that failed
  for (std::size_t at = decision.turn; at-- > 0;) {
    const replay::Turn& turn = review.replay.turns[at];
    if (turn.kind == parser::EventKind::challenge) bonus = turn.scoreComputed;
    if (!turn.isDecision()) continue;
    const bool stood = turn.kind == parser::EventKind::placement && turn.playable && !turn.takenBack;
    if (turn.player == decision.player || !stood) return std::nullopt;
    const bool phony = hasPhony(review, at);
    // A phony that the game's own judge allowed was not let stand, nor was it valid by this lexicon.
    if (phony == bonus.has_value()) return std::nullopt;
    if (phony) return ChallengeFinding{ChallengeError::phonyLetStand, at, turn.scoreComputed};
    return ChallengeFinding{ChallengeError::validChallenged, at, *bonus};
  }
  return std::nullopt;
}

}  // namespace rozbor::reports
