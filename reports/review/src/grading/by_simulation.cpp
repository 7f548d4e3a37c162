#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "regrade.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/simulation.h"

namespace rozbor::reports {
namespace {

using engine::PairedDifference;
using engine::RatedPlay;
using engine::SimulatedPlay;

/// Of a normal distribution: what a loss is at least, with 95 percent on one side.
constexpr double kGuard = 1.64;

/// The number of deals is chosen by so many times fewer.
constexpr std::uint64_t kPilotShare = 4;

/// No more tiles in the bag than a rack holds.
bool isLate(const Decision& decision) {
  return decision.phase == Phase::preendgame || decision.phase == Phase::endgame;
}

engine::SimulationOptions optionsFor(const Decision& decision, const ReviewContext& context,
                                     std::shared_ptr<const engine::RackPosterior> leave,
                                     const std::stop_token& stop) {
  const Effort& effort = context.effort;
  engine::SimulationOptions options;
  options.plies = isLate(decision) ? effort.lastPlies : effort.plies;
  options.seed = context.seed * 1'000'003 + decision.turn;
  options.iterations = effort.raceIterations;
  options.stop = stop;
  if (leave) {
    options.opponentRack = [leave = std::move(leave)](engine::Random& random) { return leave->draw(random); };
  }
  return options;
}

/// The position without what nobody at the table saw.
game::Position seenPosition(const Decision& decision) {
  game::Position position = decision.position;
  position.opponentRack = {};
  return position;
}

engine::SimulationContext simulationContext(const ReviewContext& context) {
  return {*context.language, *context.lexicon, *context.leaves, *context.winModel};
}

/// Compares over so many more deals. Nothing when stopped.
std::optional<PairedDifference> compareFurther(Comparison& comparison, const Decision& decision,
                                               std::uint64_t deals, const ReviewContext& context,
                                               const std::stop_token& stop) {
  const std::uint64_t end = comparison.nextDeal + deals;
  auto difference =
      comparePlays(seenPosition(decision), comparison.best, comparison.played, comparison.nextDeal, end,
                   simulationContext(context), optionsFor(decision, context, comparison.opponentLeave, stop));
  comparison.nextDeal = end;
  return difference;
}

/// Whether the band is the same at both ends of the interval of the loss, if its errors were `scale` times
/// as large.
bool isClear(const PairedDifference& difference, const Decision& decision, const ReviewContext& context,
             double scale = 1) {
  const auto bandWith = [&](double sign) {
    const double errors = sign * kGuard * scale;
    const double best = difference.firstWin.mean();
    return bandOf(
        Loss{.phase = decision.phase,
             .points = difference.equity.mean() + errors * difference.equity.error(),
             .win = Loss::Win{.best = best,
                              .played = best - difference.win.mean() - errors * difference.winError()}},
        context.bands);
  };
  return bandWith(-1) == bandWith(1);
}

void put(Decision& decision, const game::Move& move, const engine::Sums& win, const engine::Sums& equity) {
  for (std::size_t at = 0; at < decision.candidates.size(); ++at) {
    if (!(decision.candidates[at].move == move)) continue;
    decision.candidates[at].equity = engine::Equity::fromDouble(equity.mean());
    decision.candidateWins[at] = win.mean();
    decision.candidateErrors[at] = {win.error(), equity.error()};
  }
}

void bringToFront(Decision& decision, const game::Move& move) {
  const auto found = std::ranges::find(decision.candidates, move, &RatedPlay::move);
  if (found == decision.candidates.end()) return;
  const auto at = found - decision.candidates.begin();
  const auto toFront = [at](auto& values) {
    std::rotate(values.begin(), values.begin() + at, values.begin() + at + 1);
  };
  toFront(decision.candidates);
  toFront(decision.candidateWins);
  toFront(decision.candidateErrors);
}

/// Grades by the comparison: its numbers stand in place of those that chose the best.
void applyComparison(Decision& decision) {
  Outlook& outlook = *decision.outlook;
  const Comparison& comparison = *outlook.comparison;
  const PairedDifference& difference = comparison.difference;
  const auto playedEquity = engine::Equity::fromDouble(difference.secondEquity.mean());
  const bool playedIsBest = difference.win.mean() <= 0;
  put(decision, comparison.best.move, difference.firstWin, difference.firstEquity);
  put(decision, comparison.played.move, difference.secondWin, difference.secondEquity);
  bringToFront(decision, playedIsBest ? comparison.played.move : comparison.best.move);
  outlook.playedWin = difference.secondWin.mean();
  outlook.bestWin = playedIsBest ? outlook.playedWin : difference.firstWin.mean();
  outlook.winLossSe = difference.winError();
  outlook.equityLossSe = difference.equity.error();
  outlook.afterBest = Outlook::Follow{difference.firstReply.mean(), difference.firstNext.mean()};
  outlook.afterPlayed = Outlook::Follow{difference.secondReply.mean(), difference.secondNext.mean()};
  outlook.replySe = difference.reply.error();
  outlook.nextSe = difference.next.error();
  decision.played.equity = playedEquity;
  decision.equityLoss =
      playedIsBest ? engine::Equity()
                   : std::max(engine::Equity(), engine::Equity::fromDouble(difference.equity.mean()));
}

void rankPlayed(Decision& decision, const game::Move& played) {
  decision.playedRank.reset();
  const auto found = std::ranges::find(decision.candidates, played, &RatedPlay::move);
  if (found != decision.candidates.end() && !decision.takenBack)
    decision.playedRank = static_cast<std::size_t>(found - decision.candidates.begin()) + 1;
}

/// How many deals make clear which band the loss belongs to, as far as a few can tell.
std::uint64_t dealsNeeded(const PairedDifference& pilot, const Decision& decision,
                          const ReviewContext& context) {
  std::uint64_t deals = context.effort.firstDeals;
  const auto isEnough = [&] {
    const double share = static_cast<double>(pilot.win.count) / static_cast<double>(deals);
    return isClear(pilot, decision, context, std::sqrt(share));
  };
  while (deals < context.effort.mostDeals && !isEnough())
    deals = std::min(context.effort.mostDeals, deals + std::max<std::uint64_t>(1, deals / 2));
  return deals;
}

/// The best against the played move on fresh deals. A few tell how many are needed, and take no part in the
/// result: deals that go on until a verdict is clear lean towards clear ones. False when stopped.
bool confirm(Comparison& comparison, const Decision& decision, const ReviewContext& context,
             const std::stop_token& stop) {
  const std::uint64_t few = std::max<std::uint64_t>(2, context.effort.firstDeals / kPilotShare);
  const auto pilot = compareFurther(comparison, decision, few, context, stop);
  if (!pilot) return false;
  const auto difference =
      compareFurther(comparison, decision, dealsNeeded(*pilot, decision, context), context, stop);
  if (difference) comparison.difference = *difference;
  return difference.has_value();
}

void takeStandings(Decision& decision, const std::vector<SimulatedPlay>& plays) {
  decision.candidates.clear();
  decision.candidateWins.clear();
  decision.candidateErrors.clear();
  for (const SimulatedPlay& simulated : plays) {
    decision.candidates.push_back(simulated.play);
    decision.candidates.back().equity = engine::Equity::fromDouble(simulated.equity);
    decision.candidateWins.push_back(simulated.winProbability);
    decision.candidateErrors.push_back({simulated.winProbabilitySe, simulated.equitySe});
  }
}

}  // namespace

bool gradeBySimulation(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
                       const std::stop_token& stop) {
  if (context.winModel == nullptr) return false;
  Comparison comparison;
  comparison.played = effectivePlay(decision, context);
  comparison.opponentLeave = opponentLeave(replay, decision.turn, context, stop);
  const game::Position position = seenPosition(decision);
  const std::vector<RatedPlay> all =
      engine::MoveFinder(*context.language, *context.lexicon).all(position, *context.leaves);
  // The move as the finder writes it, so that it is not simulated twice.
  if (decision.playedRank && !decision.takenBack) comparison.played.move = all[*decision.playedRank - 1].move;
  const engine::SimulationOptions options = optionsFor(decision, context, comparison.opponentLeave, stop);
  const auto candidates = chooseCandidates(
      position, all, isLate(decision) ? context.effort.lastCandidates : context.effort.candidates,
      comparison.played, context.statics(), options.seed);
  const engine::SimulationResult race = simulate(position, candidates, simulationContext(context), options);
  if (race.stopped == engine::SimulationStop::asked) return false;
  comparison.best = race.plays.front().play;
  const bool differ = !(comparison.best.move == comparison.played.move);
  if (differ && !confirm(comparison, decision, context, stop)) return false;

  const game::Move played = comparison.played.move;
  decision.method = Method::simulation;
  decision.outlook.emplace();
  decision.outlook->inferred = comparison.opponentLeave != nullptr;
  takeStandings(decision, race.plays);
  if (differ) {
    decision.outlook->comparison = std::move(comparison);
    applyComparison(decision);
  } else {
    decision.played.equity = decision.best().equity;
    decision.outlook->bestWin = decision.outlook->playedWin = decision.candidateWins.front();
    decision.equityLoss = {};
  }
  if (decision.candidates.size() > context.candidates) {
    decision.candidates.resize(context.candidates);
    decision.candidateWins.resize(context.candidates);
    decision.candidateErrors.resize(context.candidates);
  }
  rankPlayed(decision, played);
  return true;
}

bool isUnclear(const Decision& decision, const ReviewContext& context) {
  return decision.outlook && decision.outlook->comparison &&
         !isClear(decision.outlook->comparison->difference, decision, context);
}

bool sharpen(Decision& decision, const ReviewContext& context, const std::stop_token& stop) {
  Comparison comparison = *decision.outlook->comparison;
  const auto more = compareFurther(comparison, decision, comparison.difference.win.count / 2, context, stop);
  if (!more) return false;
  comparison.difference += *more;
  const game::Move played = comparison.played.move;
  decision.outlook->comparison = std::move(comparison);
  applyComparison(decision);
  rankPlayed(decision, played);
  decision.band = bandOf(decision, context.bands);
  return true;
}

}  // namespace rozbor::reports
