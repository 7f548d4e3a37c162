#pragma once

#include <cstdint>
#include <vector>

#include "rozbor/game/rack.h"

namespace rozbor::engine {

/// What is known of a rack, and where the rest of it may come from.
struct OpenRack {
  game::TileCounts known;
  game::TileCounts pool;    ///< all tiles that the others may be, without `known`
  int missing = 0;          ///< tiles of the rack that are not known
  game::TileCounts likely;  ///< a sample takes `certain` of the missing tiles out of these
  int certain = 0;          ///< how many of `likely` are among the missing for sure
};

/// A way to fill up the rack.
struct Completion {
  game::TileCounts added;
  double prior = 0;  ///< ways to draw them; for a sample, over the chance to sample them, times draws
  int draws = 0;
};

struct Completions {
  std::vector<Completion> list;  ///< each once, in a fixed order
  bool exact = false;
};

/// All ways to fill up the rack if there are at most `limit`, else `limit` draws. The priors of a sample are
/// means over its draws, so that their sum estimates the sum of all.
[[nodiscard]] Completions completionsOf(const OpenRack& rack, int limit, std::uint64_t seed);

}  // namespace rozbor::engine
