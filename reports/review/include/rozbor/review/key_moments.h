#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rozbor/engine/equity.h"

namespace rozbor::reports {

/// Why a moment is told.
enum class MomentKind : std::uint8_t {
  costlyChoice,
  missedBingo,
  phonyStood,
  phonyLost,
  greatPlay,    ///< the best by far, and hard to find
  luckyDraw,    ///< tiles that brought much of the chance to win
  unluckyDraw,  ///< and that took it
  bigPlay
};
/// "costly-choice", "missed-bingo", "phony-stood", "phony-lost", "great-play", "lucky-draw", "unlucky-draw",
/// "big-play".
[[nodiscard]] const char* name(MomentKind kind);

/// One of the few moments to remember from a game (docs/verdicts.md).
struct KeyMoment {
  std::size_t decision = 0;  ///< index into GameReview::decisions
  MomentKind kind = MomentKind::costlyChoice;
  engine::Equity weight;  ///< points at stake, above 0
  std::optional<double>
      winSwing{};        ///< chance to win at stake, 0 to 1; nothing where points are all there is
  bool decided = false;  ///< the game was decided already: told for its points only
};

struct GameReview;

/// At most three moments by what was at stake, and one great play and one draw that told; in the order of the
/// game (docs/verdicts.md).
[[nodiscard]] std::vector<KeyMoment> keyMomentsOf(const GameReview& review);

}  // namespace rozbor::reports
