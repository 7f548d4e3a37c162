#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "rozbor/engine/study/match_tally.h"
#include "rozbor/render/wording.h"

namespace rozbor::reports {

/// A match between two players, and what is to be told of it.
struct MatchReport {
  engine::MatchTally tally;
  std::array<std::string, 2> names;
  std::string language;  ///< id
  std::string lexicon;
  std::uint64_t seed = 0;
  std::uint64_t gamesWanted = 0;
  bool paired = true;
  double seconds = 0;
  double cpuSeconds = 0;   ///< of all threads
  bool repeatable = true;  ///< the clock had no say in the moves
};

/// `autoplay --json` (docs/json.md), one object without line breaks.
[[nodiscard]] std::string renderMatchJson(const MatchReport& report);

/// A table for a terminal.
[[nodiscard]] std::string renderMatchText(const MatchReport& report, const Wording& wording);

}  // namespace rozbor::reports
