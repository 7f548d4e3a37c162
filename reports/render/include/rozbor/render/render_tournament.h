#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rozbor/engine/study/tournament.h"
#include "rozbor/render/wording.h"

namespace rozbor::reports {

/// A tournament of more than two players, and what is to be told of it.
struct TournamentReport {
  engine::TournamentResults results;
  std::vector<std::string> names;
  std::string language;  ///< id
  std::string lexicon;
  std::uint64_t seed = 0;
  std::uint64_t gamesWanted = 0;  ///< of each pairing
  bool paired = true;
  double seconds = 0;
  double cpuSeconds = 0;   ///< of all threads
  bool repeatable = true;  ///< the clock had no say in the moves
};

/// `autoplay --json` of more than two players (docs/json.md), one object without line breaks.
[[nodiscard]] std::string renderTournamentJson(const TournamentReport& report);

/// Tables for a terminal: the players, the strongest first, and each two of them.
[[nodiscard]] std::string renderTournamentText(const TournamentReport& report, const Wording& wording);

}  // namespace rozbor::reports
