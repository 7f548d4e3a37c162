#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace rozbor::reports {

struct Decision;
struct GameReview;

/// What went wrong about a challenge, as far as a record tells (docs/verdicts.md). It is no part of the loss
/// of the move beside it.
enum class ChallengeError : std::uint8_t { phonyLetStand, validChallenged };

/// The name that docs/json.md uses.
[[nodiscard]] const char* name(ChallengeError error);

struct ChallengeFinding {
  ChallengeError error = ChallengeError::phonyLetStand;
  std::size_t turn = 0;  ///< of the play in question, index into the replay's turns
  int points = 0;        ///< what the phony brought; the bonus that the challenge of a valid play cost
};

/// Before a decision its player could challenge the opponent's play. Whether a phony was let stand, or a
/// valid play was challenged and the bonus for it is on record. A pass for a failed challenge looks like any
/// other, so nothing is said of it.
[[nodiscard]] std::optional<ChallengeFinding> challengeBefore(const GameReview& review,
                                                              const Decision& decision);

}  // namespace rozbor::reports
