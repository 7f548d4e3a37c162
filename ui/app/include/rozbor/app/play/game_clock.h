#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <optional>

#include "rozbor/game/rules.h"

namespace rozbor::app {

using PlayTime = std::chrono::milliseconds;
/// Tells the time from any beginning; it never goes back.
using TimeSource = std::function<PlayTime()>;

/// The time of the machine.
[[nodiscard]] PlayTime steadyTime();

/// The clocks of two players, of which one runs at most. Time goes on below zero: overtime costs points.
class GameClock {
 public:
  GameClock(PlayTime each, TimeSource now) : left_{each, each}, now_(std::move(now)) {}

  /// From now on the time of this player (0 or 1) runs, and that of the other stands.
  void start(std::size_t player);
  void stop();
  [[nodiscard]] PlayTime left(std::size_t player) const;
  void set(std::size_t player, PlayTime left);

 private:
  std::array<PlayTime, 2> left_;  ///< when the clock was set or stopped last
  TimeSource now_;
  std::optional<std::size_t> running_;
  PlayTime since_{0};
};

/// Points for overtime: those of the rules for each minute that has begun; 0 with time left.
[[nodiscard]] int overtimePoints(PlayTime left, const game::Rules& rules);

}  // namespace rozbor::app
