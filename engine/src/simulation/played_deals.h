#pragma once

#include <cstdint>
#include <list>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "outcome.h"
#include "rozbor/game/move.h"

namespace rozbor::engine {

/// How a game came out that was played before.
struct PlayedGame {
  Looked looked;
  std::uint64_t searched = 0;  ///< endings
};

/// Games after one move, by the order of the bag. Safe from any thread.
class PlayedAfter {
 public:
  explicit PlayedAfter(const game::Move& move) : move_(move) {}

  [[nodiscard]] const game::Move& move() const { return move_; }
  [[nodiscard]] std::optional<PlayedGame> find(std::uint64_t order) const {
    const std::lock_guard lock(mutex_);
    const auto found = games_.find(order);
    return found == games_.end() ? std::nullopt : std::optional(found->second);
  }
  void keep(std::uint64_t order, const PlayedGame& game) {
    const std::lock_guard lock(mutex_);
    games_.emplace(order, game);
  }

 private:
  game::Move move_;
  mutable std::mutex mutex_;
  std::unordered_map<std::uint64_t, PlayedGame> games_;
};

/// Those after all moves of a position.
class PlayedDeals {
 public:
  /// Stays where it is.
  [[nodiscard]] PlayedAfter& after(const game::Move& move) {
    const std::lock_guard lock(mutex_);
    for (PlayedAfter& each : moves_) {
      if (each.move() == move) return each;
    }
    return moves_.emplace_back(move);
  }

 private:
  std::mutex mutex_;
  std::list<PlayedAfter> moves_;
};

}  // namespace rozbor::engine
