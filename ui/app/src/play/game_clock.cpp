#include "rozbor/app/play/game_clock.h"

namespace rozbor::app {

PlayTime steadyTime() {
  return std::chrono::duration_cast<PlayTime>(std::chrono::steady_clock::now().time_since_epoch());
}

void GameClock::start(std::size_t player) {
  stop();
  running_ = player;
  since_ = now_();
}

void GameClock::stop() {
  if (running_) left_[*running_] = left(*running_);
  running_.reset();
}

PlayTime GameClock::left(std::size_t player) const {
  return left_[player] - (running_ == player ? now_() - since_ : PlayTime(0));
}

void GameClock::set(std::size_t player, PlayTime left) {
  left_[player] = left;
  if (running_ == player) since_ = now_();
}

int overtimePoints(PlayTime left, const game::Rules& rules) {
  constexpr PlayTime kMinute = std::chrono::minutes(1);
  const PlayTime over = -left;
  if (over <= PlayTime(0)) return 0;
  return rules.overtimePenalty * static_cast<int>((over + kMinute - PlayTime(1)) / kMinute);
}

}  // namespace rozbor::app
