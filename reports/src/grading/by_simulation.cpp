#include <algorithm>
#include <memory>
#include <optional>
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

/// A simulation of one decision.
class Simulated {
 public:
  Simulated(const Decision& decision, const replay::Replay& replay, const ReviewContext& context,
            const std::stop_token& stop)
      : decision_(decision),
        context_(context),
        position_(decision.position),
        simulation_{*context.language, *context.lexicon, *context.leaves, *context.winModel},
        played_(effectivePlay(decision, context)),
        leave_(opponentLeave(replay, decision.turn, context, stop)) {
    position_.opponentRack = {};  // nobody at the table saw it
    if (leave_) options_.opponentRack = [this](engine::Random& random) { return leave_->draw(random); };
    const Effort& effort = context.effort;
    options_.plies = decision.phase == Phase::preendgame || decision.phase == Phase::endgame
                         ? effort.lastPlies
                         : effort.plies;
    options_.seed = context.seed * 1'000'003 + decision.turn;
    options_.iterations = effort.raceIterations;
    options_.stop = stop;
  }

  /// False when stopped.
  bool run() {
    engine::MoveFinder finder(*context_.language, *context_.lexicon);
    const std::vector<RatedPlay> all = finder.all(position_, *context_.leaves);
    if (decision_.playedRank && !decision_.takenBack) played_.move = all[*decision_.playedRank - 1].move;
    const auto candidates = chooseCandidates(position_, all, context_.effort.candidates, played_,
                                             context_.statics(), options_.seed);
    engine::SimulationResult result = simulate(position_, candidates, simulation_, options_);
    if (result.stopped == engine::SimulationStop::asked) return false;
    plays_ = std::move(result.plays);
    return plays_.front().play.move == played_.move || confirm();
  }

  void tell(Decision& decision) {
    const bool playedIsBest = !difference_ || difference_->win.mean() <= 0;
    if (playedIsBest) bringToFront(played_.move);
    if (difference_) overwrite(*difference_, playedIsBest);
    Outlook outlook;
    outlook.bestWin = plays_.front().winProbability;
    outlook.playedWin = playedOf(plays_).winProbability;
    outlook.inferred = leave_ != nullptr;
    if (difference_) {
      outlook.winLossSe = difference_->win.error();
      outlook.equityLossSe = difference_->equity.error();
      if (!playedIsBest) {
        outlook.afterBest = {difference_->firstReply.mean(), difference_->firstNext.mean()};
        outlook.afterPlayed = {difference_->secondReply.mean(), difference_->secondNext.mean()};
        outlook.replySe = difference_->reply.error();
        outlook.nextSe = difference_->next.error();
      }
    }
    decision.method = Method::simulation;
    decision.outlook = outlook;
    decision.playedRank.reset();
    decision.candidates.clear();
    decision.candidateWins.clear();
    for (const SimulatedPlay& simulated : plays_) {
      const bool isPlayed = simulated.play.move == played_.move;
      RatedPlay play = simulated.play;
      play.equity = engine::Equity::fromDouble(simulated.equity);
      if (isPlayed) decision.played.equity = play.equity;
      decision.candidates.push_back(play);
      decision.candidateWins.push_back(simulated.winProbability);
      if (isPlayed && !decision.takenBack) decision.playedRank = decision.candidates.size();
    }
    decision.equityLoss = std::max(engine::Equity(), decision.best().equity - decision.played.equity);
    if (decision.candidates.size() > context_.candidates) {
      decision.candidates.resize(context_.candidates);
      decision.candidateWins.resize(context_.candidates);
    }
  }

 private:
  /// The best against the played move on fresh deals, more of them where it is not clear which band the
  /// loss belongs to.
  bool confirm() {
    const Effort& effort = context_.effort;
    std::uint64_t deals = 0;
    std::uint64_t next = effort.firstDeals;
    while (next > deals) {
      const auto more =
          comparePlays(position_, plays_.front().play, played_, deals, next, simulation_, options_);
      if (!more) return false;
      if (!difference_) difference_.emplace();
      *difference_ += *more;
      deals = next;
      if (isClear(*difference_)) return true;
      next = std::min(effort.mostDeals, deals + deals / 2);
    }
    return true;
  }

  [[nodiscard]] bool isClear(const PairedDifference& difference) const {
    Decision decision;
    decision.phase = decision_.phase;
    decision.position = position_;
    decision.graded = true;
    const auto bandWith = [&](double errors) {
      Outlook outlook;
      outlook.bestWin = difference.firstWin.mean();
      outlook.playedWin = outlook.bestWin - difference.win.mean() - errors * difference.win.error();
      decision.outlook = outlook;
      decision.equityLoss =
          engine::Equity::fromDouble(difference.equity.mean() + errors * difference.equity.error());
      return bandOf(decision, context_.bands);
    };
    return bandWith(-kGuard) == bandWith(kGuard);
  }

  void bringToFront(const game::Move& move) {
    const auto found =
        std::ranges::find_if(plays_, [&](const SimulatedPlay& play) { return play.play.move == move; });
    std::rotate(plays_.begin(), found, found + 1);
  }

  /// The numbers of fresh deals in place of those that chose the best.
  void overwrite(const PairedDifference& difference, bool playedIsBest) {
    SimulatedPlay& rival = playedIsBest ? plays_[1] : plays_.front();
    SimulatedPlay& played = playedOf(plays_);
    const auto put = [](SimulatedPlay& play, const engine::Sums& win, const engine::Sums& equity) {
      play.winProbability = win.mean();
      play.winProbabilitySe = win.error();
      play.equity = equity.mean();
      play.equitySe = equity.error();
    };
    put(rival, difference.firstWin, difference.firstEquity);
    put(played, difference.secondWin, difference.secondEquity);
  }

  [[nodiscard]] SimulatedPlay& playedOf(std::vector<SimulatedPlay>& plays) const {
    return *std::ranges::find_if(plays,
                                 [&](const SimulatedPlay& play) { return play.play.move == played_.move; });
  }

  const Decision& decision_;
  const ReviewContext& context_;
  game::Position position_;
  engine::SimulationContext simulation_;
  RatedPlay played_;
  std::shared_ptr<const engine::RackPosterior> leave_;  ///< tiles that the opponent kept; may be null
  engine::SimulationOptions options_;
  std::vector<SimulatedPlay> plays_;  ///< best first
  std::optional<PairedDifference> difference_;
};

}  // namespace

bool gradeBySimulation(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
                       const std::stop_token& stop) {
  if (context.winModel == nullptr) return false;
  Simulated simulated(decision, replay, context, stop);
  if (!simulated.run()) return false;
  simulated.tell(decision);
  return true;
}

}  // namespace rozbor::reports
