#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "rozbor/engine/random.h"
#include "sums.h"

namespace rozbor::reports {

/// How many samples are drawn of so many games: the more games, the fewer are needed; none of fewer than
/// two.
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

/// Those of each sample; the other sums are 0.
[[nodiscard]] std::vector<Sums> resampledSums(const std::vector<Sums>& games, std::uint64_t seed);

/// The middle 95 of 100 values; nothing of fewer than 100.
[[nodiscard]] std::optional<std::pair<double, double>> percentileInterval(std::vector<double> values);

}  // namespace rozbor::reports
