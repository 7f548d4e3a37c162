#pragma once

#include <cstddef>
#include <vector>

#include "match/rack_draws.h"
#include "rozbor/engine/lexicon_stats.h"

namespace rozbor::engine {

/// The best scores of words that one rack without blanks lays on the empty board.
struct Openings {
  std::vector<OpeningScore> shorter;  ///< too short for the bonus
  std::vector<OpeningScore> bingos;
};

/// The `top` best scores of either kind, each with its `top` likeliest words.
[[nodiscard]] Openings bestOpenings(const Lexicon& lexicon, const game::Language& language,
                                    const RackDraws& draws, std::size_t top);

}  // namespace rozbor::engine
