#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "plan.h"
#include "rozbor/replay/reconstruction.h"
#include "search.h"

namespace rozbor::replay {

/// A plan that works out, with every way in which it does.
struct Hypothesis {
  Plan plan;
  std::unique_ptr<Layers> layers;
  bool asWritten = false;  ///< needs no repair
};

/// The board that the heaviest way of a hypothesis has when one of the sheet's boards was seen.
[[nodiscard]] const game::Board& boardWhenSeen(const Hypothesis& hypothesis, const SheetGame& game,
                                               const SeenBoard& seen);

/// Weighs the hypotheses against each other and fills in what follows of them: solutions, places,
/// repairs, question, conflict and status.
void tellFindings(const SheetGame& game, const game::Language& language, const ReconstructionMeans& means,
                  std::span<const Hypothesis> found, const std::vector<std::size_t>& suspects,
                  Reconstruction& result);

}  // namespace rozbor::replay
