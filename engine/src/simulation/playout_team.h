#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "playout.h"
#include "samples.h"

namespace rozbor::engine {

/// Plays candidates out on several threads. What comes does not depend on their number.
class PlayoutTeam {
 public:
  PlayoutTeam(const game::Position& position, std::span<const RatedPlay> candidates,
              const SimulationContext& context, const SimulationOptions& options);

  /// Plays the candidates in `active` and puts what comes into their `samples` at `first` to `end` - 1; one
  /// sample is of `together()` deals, and those of deal number `from` on stand first. False when
  /// asked to stop, or when time is up, before all was done.
  [[nodiscard]] bool play(std::span<const std::size_t> active, std::uint64_t from, std::size_t first,
                          std::size_t end, std::vector<Samples>& samples);

  /// Deals that are one sample: where endings are searched or replies considered, those that it is done
  /// for in one.
  [[nodiscard]] std::uint64_t together() const {
    return ground_ || options_.consideredRacks > 0 ? options_.endingEvery : 1;
  }
  [[nodiscard]] std::uint64_t searched() const;  ///< endings
  [[nodiscard]] double seconds() const;
  [[nodiscard]] bool timeIsUp() const;

 private:
  const SimulationOptions& options_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::optional<endgame::EndingGround> ground_;     ///< where endings are searched
  std::shared_ptr<PlayedDeals> played_;             ///< where deals are few
  std::vector<std::unique_ptr<Playout>> playouts_;  ///< one for each thread
};

}  // namespace rozbor::engine
