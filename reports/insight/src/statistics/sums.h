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
  timedGames,       ///< games with a move of which the time is known
  timed,            ///< moves of which the time is known
  seconds,          ///< spent on them
  clocked,          ///< games with a counted turn before which the clock is known
  troubled,         ///< counted turns in time trouble
  lostInTrouble,    ///< points
  calm,             ///< counted turns out of it
  lostCalm,         ///< points
  slowObvious,      ///< obvious moves that took longer than this player's average of the game
  slowObviousTime,  ///< seconds
  lostSpent0,       ///< points, by the time spent; five of them
  lostSpent4 = lostSpent0 + 4,
  countedSpent0,
  countedSpent4 = countedSpent0 + 4,
  lostLeft0,  ///< points, by the time left; four of them
  lostLeft3 = lostLeft0 + 3,
  countedLeft0,
  countedLeft3 = countedLeft0 + 3,
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
/// The same of its decisions alone.
[[nodiscard]] Sums sumsOfDecisions(const PlayedGame& game, const StatisticsFilter& filter,
                                   const BandScale& bands);

}  // namespace rozbor::reports
