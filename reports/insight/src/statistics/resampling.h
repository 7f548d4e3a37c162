#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rozbor/engine/random.h"
#include "rozbor/review/verdict.h"
#include "sums.h"

namespace rozbor::reports {

/// Of fewer games nothing is told: chance alone makes nearly anything of them.
inline constexpr std::size_t kFewestResampled = 3;

/// How many samples are drawn of so many games: the more games, the fewer are needed.
[[nodiscard]] std::size_t samplesOf(std::size_t games);

/// Calls `visit(sample, game)` for every game drawn, with replacement, into each of the samples, which are as
/// large as the original. One random number makes two draws; that games are up to n / 2^32 more or less
/// likely than others does not matter.
template <class Visit>
void resample(std::size_t games, std::uint64_t seed, const Visit& visit) {
  engine::Random random(seed);
  const std::size_t samples = samplesOf(games);
  for (std::size_t sample = 0; sample < samples; ++sample) {
    for (std::size_t draw = 0; draw < games; draw += 2) {
      const std::uint64_t number = random.next();
      visit(sample, static_cast<std::size_t>((number >> 32) * games >> 32));
      if (draw + 1 < games) visit(sample, static_cast<std::size_t>((number & 0xffffffffU) * games >> 32));
    }
  }
}

/// What ratios are made of, the only sums that are resampled.
inline constexpr std::array kResampled{
    Sum::games,     Sum::score,         Sum::against,    Sum::turns,    Sum::bingos,    Sum::tiles,
    Sum::drawn,     Sum::blanksDrawn,   Sum::essesDrawn, Sum::lost,     Sum::counted,   Sum::winLost,
    Sum::simulated, Sum::luck,          Sum::lucky,      Sum::adjusted, Sum::rawSpread, Sum::seconds,
    Sum::timed,     Sum::lostInTrouble, Sum::troubled,   Sum::lostCalm, Sum::calm};

/// The sums of samples. Those that are 0 in all games, as all of clocks mostly are, take no time.
class ResampledSums {
 public:
  ResampledSums() = default;
  ResampledSums(const std::vector<Sums>& games, std::uint64_t seed);

  /// Of each sample in which `per` is above 0; both are of kResampled.
  [[nodiscard]] std::vector<double> ratios(Sum of, Sum per) const;

 private:
  /// So many sums are added at once; groups of them are packed, so that thousands of games stay in the cache.
  static constexpr std::size_t kLane = 4;
  using Lane = std::array<double, kLane>;

  void addSamples(const std::vector<Sums>& games, std::uint64_t seed);

  std::vector<Sum> live_;  ///< that are not 0 in all games
  std::size_t lanes_ = 0;  ///< of each game and sample
  std::size_t samples_ = 0;
  std::vector<Lane> sums_;
};

/// By how much intervals of resampled games fall short: samples of n games spread less than their means err,
/// √((n − p) / n) times where p numbers were fitted, and how much they spread is known as little as Student's
/// t tells (Hesterberg, What teachers should know about the bootstrap, 2015). More games than `fitted`.
[[nodiscard]] double stretchOf(std::size_t games, std::size_t fitted = 1);

/// The middle 95 of 100 values of samples, as far from the `estimate` as `stretch` makes it; nothing of fewer
/// than 100 values. It reaches below zero only where the value `mayBeNegative`.
[[nodiscard]] std::optional<Interval> intervalOf(std::vector<double> values, double estimate, double stretch,
                                                 bool mayBeNegative);

}  // namespace rozbor::reports
