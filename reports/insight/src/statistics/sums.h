#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rozbor/insight/statistics.h"

namespace rozbor::reports {

/// What is added up over games. Every figure is one of these or a ratio of two, so that a sum of games is
/// all that is ever needed.
enum class Sum : std::uint8_t {
  games,
  wins,
  losses,
  draws,
  points,  ///< of results: a win 1, a draw a half
  firsts,
  score,
  against,
  turns,
  bingos,
  tiles,
  blanks,
  drawn,        ///< games of which all drawn tiles are known
  blanksDrawn,  ///< in those
  essesDrawn,
  exchanges,
  passes,
  takenBack,
  challengesWon,
  challengesLost,
  tripleTriples,
  analyzed,   ///< games
  counted,    ///< decisions
  lost,       ///< points
  simulated,  ///< games with win probabilities
  winLost,    ///< percentage points
  available,  ///< turns with a bingo
  taken,      ///< of those, a bingo was played
  phonies,
  phoniesStood,
  phoniesLetStand,  ///< the opponent's
  lucky,            ///< games with the luck of all draws
  luck,             ///< points, own
  adjusted,         ///< spread less the luck of both
  rawSpread,        ///< of the same games
  adjustedPoints,   ///< of results by the adjusted spread: a win 1, a draw a half
  bandNone,
  bandInaccuracy,
  bandMistake,
  bandBlunder,
  bandHowler,
  lostOpening,
  lostMidgame,
  lostPreendgame,
  lostEndgame,
  countedOpening,
  countedMidgame,
  countedPreendgame,
  countedEndgame,
  firstCause,  ///< and one for each after it: decisions with a band
  count = firstCause + kCauses,
};

inline constexpr std::size_t kSums = static_cast<std::size_t>(Sum::count);

/// One game, or many, added up.
class Sums {
 public:
  [[nodiscard]] double operator[](Sum sum) const { return values_[static_cast<std::size_t>(sum)]; }
  double& operator[](Sum sum) { return values_[static_cast<std::size_t>(sum)]; }
  double& at(Sum first, std::size_t further) { return values_[static_cast<std::size_t>(first) + further]; }
  [[nodiscard]] double at(Sum first, std::size_t further) const {
    return values_[static_cast<std::size_t>(first) + further];
  }
  Sums& operator+=(const Sums& other) {
    for (std::size_t sum = 0; sum < kSums; ++sum)
      values_[sum] += other.values_[sum];
    return *this;
  }

 private:
  std::array<double, kSums> values_{};
};

/// Adds one game up; of its decisions those that the filter lets pass.
[[nodiscard]] Sums sumsOf(const PlayedGame& game, const StatisticsFilter& filter, const BandScale& bands);

}  // namespace rozbor::reports
