#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "rozbor/engine/pool_terms.h"
#include "rozbor/engine/study/leave_training.h"
#include "rozbor/game/language.h"

namespace rozbor::engine {

/// What a fit of pool terms needs of the racks that were seen: sums of products, which can be added.
struct PoolSums {
  std::vector<double> products;  ///< of each two terms, row by row
  std::vector<double> targets;   ///< of each term with what it is to explain
  std::uint64_t racks = 0;

  PoolSums& operator+=(const PoolSums& other);
};

/// Plays games and draws racks as `sampleRacks` does, two at least for a board, and asks of each leave in
/// each rack how much more the rack is worth than others on the same board, beyond the value of the leave.
[[nodiscard]] PoolSums gatherPool(const RackSampling& sampling, std::uint64_t first, std::uint64_t games,
                                  const std::stop_token& stop = {});

/// The terms that explain most of that: least squares with shrinkage (docs/equity.md).
[[nodiscard]] PoolTerms fitPool(const PoolSums& sums, const game::Language& language);

}  // namespace rozbor::engine
