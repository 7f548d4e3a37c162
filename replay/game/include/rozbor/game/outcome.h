#pragma once

namespace rozbor::game {

/// What a final spread is worth to the player: a win 1, a tie a half, a defeat 0.
[[nodiscard]] constexpr double outcomeOf(double finalSpread) {
  return finalSpread > 0 ? 1 : finalSpread < 0 ? 0 : 0.5;
}

}  // namespace rozbor::game
