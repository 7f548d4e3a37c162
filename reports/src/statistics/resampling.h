#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "statistics/sums.h"

namespace rozbor::reports {

/// Calls `visit(sample, game)` for every game drawn, with replacement, into each of several samples as large
/// as the original; the more games, the fewer samples are needed. None of fewer than two games.
void resample(std::size_t games, std::uint64_t seed,
              const std::function<void(std::size_t sample, std::size_t game)>& visit);

/// The sum of each sample.
[[nodiscard]] std::vector<Sums> resampledSums(const std::vector<Sums>& games, std::uint64_t seed);

/// The middle 95 of 100 values; nothing of fewer than 100.
[[nodiscard]] std::optional<std::pair<double, double>> percentileInterval(std::vector<double> values);

}  // namespace rozbor::reports
