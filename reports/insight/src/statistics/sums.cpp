#include "sums.h"

#include <algorithm>
#include <array>
#include <string_view>
#include "rozbor/game/outcome.h"
#include "rozbor/review/counted_loss.h"

namespace rozbor::reports {
namespace {

int countOf(const std::vector<TileTally>& tiles, std::string_view tile) {
  const auto found = std::ranges::find(tiles, tile, &TileTally::tile);
  return found == tiles.end() ? 0 : found->count;
}

/// What was drawn and kept: laid on the board, or in hand at the end.
void addDrawn(Sums& sums, const SeatRow& own) {
  if (!own.tilesLeft) return;
  sums[Sum::drawn] = 1;
  sums[Sum::blanksDrawn] = own.blanksPlayed + countOf(*own.tilesLeft, "?");
  sums[Sum::essesDrawn] = countOf(own.tiles, "S") + countOf(*own.tilesLeft, "S");
}

void addRecord(Sums& sums, const PlayedGame& game) {
  const SeatRow& own = game.own();
  const int spread = game.spread();
  sums[Sum::games] = 1;
  sums[Sum::wins] = spread > 0 ? 1 : 0;
  sums[Sum::losses] = spread < 0 ? 1 : 0;
  sums[Sum::draws] = spread == 0 ? 1 : 0;
  sums[Sum::points] = sums[Sum::wins] + sums[Sum::draws] / 2;
  sums[Sum::firsts] = game.seat == 0 ? 1 : 0;
  sums[Sum::score] = own.score;
  sums[Sum::against] = game.opponent().score;
  sums[Sum::turns] = own.turns;
  sums[Sum::bingos] = own.bingos;
  sums[Sum::tiles] = own.tilesPlayed;
  sums[Sum::blanks] = own.blanksPlayed;
  sums[Sum::exchanges] = own.exchanges;
  sums[Sum::passes] = own.passes;
  sums[Sum::takenBack] = own.takenBack;
  sums[Sum::challengesWon] = own.challengesWon;
  sums[Sum::challengesLost] = own.challengesLost;
  sums[Sum::tripleTriples] = own.tripleTriples;
}

void addLuck(Sums& sums, const PlayedGame& game) {
  if (!game.game.analysis || !game.game.analysis->luckKnown) return;
  const auto& luck = game.game.analysis->luck;
  sums[Sum::lucky] = 1;
  sums[Sum::luck] = luck[game.seat];
  sums[Sum::rawSpread] = game.spread();
  const double adjusted = game.spread() - (luck[game.seat] - luck[1 - game.seat]);
  sums[Sum::adjusted] = adjusted;
  sums[Sum::adjustedPoints] = game::outcomeOf(adjusted);
}

bool passes(const DecisionRow& decision, Band band, const StatisticsFilter& filter) {
  if (filter.phase && decision.loss.phase != *filter.phase) return false;
  return !filter.cause || (band != Band::none && decision.cause && decision.cause->cause == *filter.cause);
}

void addDecision(Sums& sums, const DecisionRow& decision, Band band) {
  sums[Sum::phonies] += decision.phony ? 1 : 0;
  sums[Sum::phoniesStood] += decision.phony && !decision.takenBack ? 1 : 0;
  sums[Sum::phoniesLetStand] += decision.phonyLetStand ? 1 : 0;
  if (!decision.counted) return;
  const auto phase = static_cast<std::size_t>(decision.loss.phase);
  sums[Sum::counted] += 1;
  sums[Sum::lost] += countedPoints(decision.loss);
  sums.at(Sum::countedOpening, phase) += 1;
  sums.at(Sum::lostOpening, phase) += countedPoints(decision.loss);
  sums.at(Sum::bandNone, static_cast<std::size_t>(band)) += 1;
  if (decision.loss.win) {
    sums[Sum::simulated] = 1;
    sums[Sum::winLost] += decision.loss.win->loss();
  }
  if (decision.graded && decision.bingoAvailable) {
    sums[Sum::available] += 1;
    sums[Sum::taken] += decision.bingoPlayed ? 1 : 0;
  }
  if (band != Band::none && decision.cause)
    sums.at(Sum::firstCause, static_cast<std::size_t>(decision.cause->cause)) += 1;
}

/// Whether the bound of a class is above the seconds; the last class has none.
template <std::size_t size>
std::size_t classOf(double seconds, const std::array<double, size>& bounds) {
  return static_cast<std::size_t>(std::ranges::upper_bound(bounds, seconds) - bounds.begin());
}

void addLossByTime(Sums& sums, const DecisionRow& decision) {
  static constexpr std::array kSpent{10.0, 30.0, 60.0, 120.0};
  static constexpr std::array kLeft{60.0, 180.0, 600.0};
  if (decision.seconds) {
    sums.at(Sum::lostSpent0, classOf(*decision.seconds, kSpent)) += countedPoints(decision.loss);
    sums.at(Sum::countedSpent0, classOf(*decision.seconds, kSpent)) += 1;
  }
  if (!decision.secondsLeft) return;
  sums.at(Sum::lostLeft0, classOf(*decision.secondsLeft, kLeft)) += countedPoints(decision.loss);
  sums.at(Sum::countedLeft0, classOf(*decision.secondsLeft, kLeft)) += 1;
  sums[Sum::clocked] = 1;
  sums[decision.inTimeTrouble ? Sum::troubled : Sum::calm] += 1;
  sums[decision.inTimeTrouble ? Sum::lostInTrouble : Sum::lostCalm] += countedPoints(decision.loss);
}

/// Where the record has clocks.
void addTime(Sums& sums, const PlayedGame& game, const StatisticsFilter& filter, const BandScale& bands) {
  double seconds = 0;
  double timed = 0;
  bool clocked = false;
  for (const DecisionRow& decision : game.decisions) {
    seconds += decision.seconds.value_or(0);
    timed += decision.seconds ? 1 : 0;
    clocked = clocked || decision.secondsLeft;
  }
  if (timed == 0 && !clocked) return;
  for (const DecisionRow& decision : game.decisions) {
    if (!passes(decision, bandOf(decision, bands), filter)) continue;
    if (decision.counted) addLossByTime(sums, decision);
    if (!decision.seconds) continue;
    sums[Sum::timedGames] = 1;
    sums[Sum::timed] += 1;
    sums[Sum::seconds] += *decision.seconds;
    if (!decision.obvious || *decision.seconds * timed <= seconds) continue;
    sums[Sum::slowObvious] += 1;
    sums[Sum::slowObviousTime] += *decision.seconds;
  }
}

}  // namespace

Sums sumsOf(const PlayedGame& game, const StatisticsFilter& filter, const BandScale& bands) {
  Sums sums = sumsOfDecisions(game, filter, bands);
  addRecord(sums, game);
  addDrawn(sums, game.own());
  if (game.game.misfit() == nullptr) addLuck(sums, game);
  return sums;
}

Sums sumsOfDecisions(const PlayedGame& game, const StatisticsFilter& filter, const BandScale& bands) {
  Sums sums;
  if (game.game.misfit() != nullptr) return sums;
  sums[Sum::analyzed] = game.game.analysis ? 1 : 0;
  for (const DecisionRow& decision : game.decisions) {
    const Band band = bandOf(decision, bands);
    if (passes(decision, band, filter)) addDecision(sums, decision, band);
  }
  addTime(sums, game, filter, bands);
  return sums;
}

}  // namespace rozbor::reports
