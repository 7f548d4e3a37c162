#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "guard.h"
#include "race_of.h"
#include "regrade.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/review/plays/same_play.h"

namespace rozbor::reports {
namespace {

using engine::PairedDifference;
using engine::RatedPlay;
using engine::SimulatedPlay;

constexpr double kWide = 1.96;  ///< of a normal distribution, 95 percent on both sides

/// The number of deals is chosen by so many times fewer than the least of them, and where they tell of more
/// by no fewer than so many times fewer than that.
constexpr std::uint64_t kPilotShare = 5;
constexpr std::uint64_t kPilotOfMany = 8;

const Deals& dealsFor(const Decision& decision, const ReviewContext& context) {
  return dealsFrom(decision.position, *context.language, context.effort);
}

engine::SimulationOptions seeded(engine::SimulationOptions options, const Decision& decision,
                                 const ReviewContext& context,
                                 std::shared_ptr<const engine::RackPosterior> leave,
                                 const std::stop_token& stop) {
  options.seed = context.seed * 1'000'003 + decision.turn;
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

/// How the best and the played move are compared. `played`: games that the race has played to their end.
engine::SimulationOptions comparing(const Comparison& comparison, const Decision& decision,
                                    const ReviewContext& context, const std::stop_token& stop,
                                    std::shared_ptr<engine::PlayedDeals> played = nullptr) {
  engine::SimulationOptions options =
      seeded(comparisonFrom(decision.position, *context.language, context.effort), decision, context,
             comparison.opponentLeave, stop);
  options.played = std::move(played);
  options.pointNodes = comparison.pointNodes;
  return options;
}

/// Compares over so many more deals, rounded up to those that are searched together. False when stopped.
bool compareFurther(Comparison& comparison, const Decision& decision, std::uint64_t deals,
                    const ReviewContext& context, const engine::SimulationOptions& options) {
  const std::uint64_t together = options.endingEvery;
  const std::uint64_t first = comparison.difference.deals();
  const std::uint64_t end = first + (deals + together - 1) / together * together;
  const auto more = comparePlays(seenPosition(decision), comparison.best, comparison.played, first, end,
                                 simulationContext(context), options);
  if (more) comparison.difference += *more;
  return more.has_value();
}

/// Whether the band is the same at both ends of the interval of the loss, if the errors of the sample were
/// `scale` times as large.
bool isClear(const PairedDifference& difference, const Decision& decision, const ReviewContext& context,
             double scale = 1) {
  const auto bandWith = [&](double sign) {
    const double errors = sign * kGuard;
    const double best = probabilityOf(difference.firstWin);
    return bandOf(
        Loss{.phase = decision.phase,
             .proof = Proof::sampled,
             .points = difference.equity.mean() + errors * difference.equityError(scale),
             .win = Loss::Win{.best = best,
                              .played = best - difference.win.mean() - errors * difference.winError(scale)}},
        context.bands);
  };
  return bandWith(-1) == bandWith(1);
}

/// `methodError`: of the win probability and of the points.
Candidate simulated(const RatedPlay& play, const engine::Sums& win, const engine::Sums& equity,
                    const CandidateError& methodError) {
  Candidate made{.play = play,
                 .win = probabilityOf(win),
                 .error = CandidateError{std::hypot(win.error(), methodError.win),
                                         std::hypot(equity.error(), methodError.equity)}};
  made.play.equity = engine::Equity::fromDouble(equity.mean());
  return made;
}

/// The error that reaches no farther than from the value to the end of what is possible.
double withinReach(double error, double value, const WinRange& possible) {
  return std::min(error, std::max({0.0, possible.high - value, value - possible.low}) / kWide);
}

void keepTo(const WinRange& possible, Candidate& row) {
  row.win = std::clamp(*row.win, possible.low, possible.high);
  row.error->win = withinReach(row.error->win, *row.win, possible);
}

Worth worthOf(const Candidate& candidate) {
  return {*candidate.win, candidate.play.equity.inPoints()};
}

/// Makes a grade of the race and of what came of comparing its winner with the played move.
class SimulatedMoves {
 public:
  SimulatedMoves(const Decision& decision, SimulatedGrade grade)
      : decision_(decision), grade_(std::move(grade)), winner_(raced(grade_.race.front())) {
    if (grade_.comparison) {
      compare();
    } else {
      winner_.isPlayed = !decision_.takenBack;
      if (grade_.proven) {
        keepTo(grade_.proven->played, winner_);
        winner_.lastTile = grade_.proven->lastTile;
      }
      grade_.setPlayed(winner_);
      first_ = winner_;
    }
  }

  /// `most`: rows that are kept; the played move's is in any case.
  [[nodiscard]] SimulatedGrade grade(std::size_t most) && {
    grade_.candidates = {first_};
    for (const SimulatedPlay& play : std::span(grade_.race).subspan(1))
      if (!grade_.comparison || !(play.play.move == grade_.comparison->played.move))
        grade_.candidates.push_back(behindWinner(play));
    if (grade_.comparison) placeSecond();
    rank();
    cut(most);
    grade_.showPlayed();
    if (!grade_.comparison) doubtTheWinner();
    return std::move(grade_);
  }

 private:
  static Candidate raced(const SimulatedPlay& play) {
    Candidate made{.play = play.play,
                   .win = play.winProbability,
                   .error = CandidateError{play.winError(), play.equityError()},
                   .basis = Basis::race};
    made.play.equity = engine::Equity::fromDouble(play.equity);
    return made;
  }

  /// The comparison's numbers stand in place of those that chose the best.
  void compare() {
    const Comparison& comparison = *grade_.comparison;
    const PairedDifference& difference = comparison.difference;
    const auto errorOf = [&](const engine::Sums& win, const engine::Sums& doubt) {
      return CandidateError{
          std::hypot(difference.doubt.of(doubt), difference.horizon.ofOneAt(probabilityOf(win))),
          difference.ending.ofOne};
    };
    winner_ = simulated(comparison.best, difference.firstWin, difference.firstEquity,
                        errorOf(difference.firstWin, difference.firstDoubt));
    Candidate played = simulated(comparison.played, difference.secondWin, difference.secondEquity,
                                 errorOf(difference.secondWin, difference.secondDoubt));
    played.isPlayed = !decision_.takenBack;
    grade_.winLossSe = difference.winError();
    grade_.equityLossSe = difference.equityError();
    grade_.follows = Follows{{difference.firstReply.mean(), difference.firstNext.mean()},
                             {difference.secondReply.mean(), difference.secondNext.mean()},
                             difference.reply.error(),
                             difference.next.error()};
    if (grade_.proven) keepToProven(played);
    grade_.setPlayed(played);
    const bool isWorse = isBetter(worthOf(winner_), worthOf(played));
    first_ = isWorse ? winner_ : played;
    second_ = isWorse ? played : winner_;
  }

  /// The played move keeps to what is proven of it, and the winner stays as far ahead as in the games where
  /// that is possible: they are wrong about both alike, mostly. How far they are wrong about the played move
  /// is how far they may be wrong about the difference, and so about the winner, which is moved along.
  void keepToProven(Candidate& played) {
    const ProvenWins& proven = *grade_.proven;
    const double shown = *played.win;
    const double ahead = *winner_.win - shown;
    keepTo(proven.played, played);
    played.lastTile = proven.lastTile;
    const double wrong = (*played.win - shown) / kWide;
    winner_.win = *played.win + ahead;
    winner_.error->win = std::hypot(winner_.error->win, wrong);
    // It need not be the best move: that wins so often at least, or the played one does.
    const WinRange ofWinner{*played.win < proven.best.low ? proven.best.low : 0, proven.best.high};
    keepTo(winner_.play.move == proven.surest.move ? proven.ofSurest : ofWinner, winner_);
    // Of the loss, which is against the best move, be it another.
    const WinRange possible{proven.best.low - proven.played.high, proven.best.high - proven.played.low};
    grade_.winLossSe = withinReach(std::hypot(grade_.winLossSe, wrong), *winner_.win - *played.win, possible);
  }

  /// As far behind the winner as in the race, so that no row that lost the race shows more than its winner.
  [[nodiscard]] Candidate behindWinner(const SimulatedPlay& play) const {
    const SimulatedPlay& first = grade_.race.front();
    Candidate row = raced(play);
    double points = first.equity - play.equity;
    row.win = std::clamp(*winner_.win - (first.winProbability - play.winProbability), 0.0, 1.0);
    if (isDecided(*winner_.win, *row.win)) {
      points = std::max(0.0, points);
    } else {
      row.win = std::min(*row.win, *winner_.win);
    }
    row.play.equity = winner_.play.equity - engine::Equity::fromDouble(points);
    row.error->win =
        std::hypot(winner_.error->win, play.winProbabilitySe, play.horizon.ofDifferenceAt(*row.win));
    row.error->equity = std::hypot(winner_.error->equity, play.equitySe, play.ending.ofDifference);
    return row;
  }

  /// Before the first row that it is better than.
  void placeSecond() {
    const auto place =
        std::find_if(grade_.candidates.begin() + 1, grade_.candidates.end(),
                     [&](const Candidate& row) { return isBetter(worthOf(second_), worthOf(row)); });
    grade_.candidates.insert(place, second_);
  }

  /// Words that do not exist have no place among those that do.
  void rank() {
    std::size_t place = 0;
    const Candidate* last = nullptr;
    for (Candidate& row : grade_.candidates) {
      if (row.isPlayed && !isRanked(decision_)) continue;
      ++place;
      const bool ties = last != nullptr && row.win == last->win && row.play.equity == last->play.equity;
      row.rank = ties ? last->rank : place;
      if (row.isPlayed) grade_.played.rank = row.rank;
      last = &row;
    }
  }

  /// The played move won the race, and nothing was compared on deals of their own. What it may have lost all
  /// the same is what the race leaves open: how far any other that was not beaten may be ahead, as if their
  /// deals had nothing in common.
  void doubtTheWinner() {
    for (const SimulatedPlay& play : std::span(grade_.race).subspan(1)) {
      if (!play.inContention) continue;
      const SimulatedPlay& first = grade_.race.front();
      const auto ahead = [](double difference, double error) {
        return std::max(0.0, difference / kWide + error);
      };
      const double error = std::hypot(play.winProbabilitySe, first.winProbabilitySe,
                                      first.horizon.ofDifferenceAt(first.winProbability));
      grade_.winLossSe = std::max(grade_.winLossSe, ahead(play.winProbability - first.winProbability, error));
      grade_.equityLossSe = std::max(
          grade_.equityLossSe, ahead(play.equity - first.equity,
                                     std::hypot(play.equitySe, first.equitySe, first.ending.ofDifference)));
    }
    if (grade_.proven) {
      const ProvenWins& proven = *grade_.proven;
      grade_.winLossSe = withinReach(grade_.winLossSe, 0, {0, proven.best.high - proven.played.low});
    }
  }

  void cut(std::size_t most) {
    std::vector<Candidate>& rows = grade_.candidates;
    if (rows.size() <= most) return;
    const auto played = std::ranges::find(rows, true, &Candidate::isPlayed);
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(most);
    if (played != rows.end() && played >= end) std::iter_swap(end - 1, played);
    rows.erase(end, rows.end());
  }

  const Decision& decision_;
  SimulatedGrade grade_;
  Candidate winner_;  ///< of the race
  Candidate first_;   ///< the better one of winner and played move
  Candidate second_;  ///< the other one, where they are two
};

/// Whether points decide of the two moves, and endings tell them.
bool isByPoints(const PairedDifference& difference) {
  return difference.ending.ofDifference > 0 &&
         isDecided(probabilityOf(difference.firstWin), probabilityOf(difference.secondWin));
}

/// Whether more deals would tell no more than is worth them: the band is clear, or where the method leaves it
/// open, the error of the sample is no larger than that of the method. `scale` as above.
bool isSettled(const PairedDifference& difference, const Decision& decision, const ReviewContext& context,
               double scale = 1) {
  return isClear(difference, decision, context, 0)
             ? isClear(difference, decision, context, scale)
             : scale * difference.win.error() <= difference.methodError();
}

/// How many deals settle which band the loss belongs to, as far as a few can tell.
std::uint64_t dealsNeeded(const PairedDifference& pilot, const Decision& decision,
                          const ReviewContext& context) {
  const Deals& allowed = dealsFor(decision, context);
  std::uint64_t deals = allowed.first;
  const auto isEnough = [&] {
    const double share = static_cast<double>(pilot.deals()) / static_cast<double>(deals);
    return isSettled(pilot, decision, context, std::sqrt(share));
  };
  while (deals < allowed.most && !isEnough())
    deals = std::min(allowed.most, deals + std::max<std::uint64_t>(1, deals / 2));
  return deals;
}

/// Deals that tell how many are needed.
std::uint64_t fewOf(const Deals& allowed) {
  return allowed.first == allowed.most ? allowed.first
                                       : std::max<std::uint64_t>(2, allowed.first / kPilotShare);
}

/// The best against the played move on fresh deals. The first few tell how many are needed: deals that go on
/// until a verdict is clear lean towards clear ones, these by a tenth of a standard error at most
/// (docs/simulation.md). So few are often wrong about it, so before many are played they are made more
/// themselves. False when stopped.
bool confirm(Comparison& comparison, const Decision& decision, const ReviewContext& context,
             const engine::SimulationOptions& options) {
  const Deals& allowed = dealsFor(decision, context);
  // Nothing is left to choose where least and most are one: then all at once, so that deals which come again
  // are remembered.
  const std::uint64_t few = fewOf(allowed);
  if (!compareFurther(comparison, decision, few, context, options)) return false;
  for (;;) {
    const std::uint64_t played = comparison.difference.deals();
    const std::uint64_t needed = dealsNeeded(comparison.difference, decision, context);
    const bool many = needed > kPilotOfMany * played;
    if (!many && needed <= played) return true;
    if (!compareFurther(comparison, decision, many ? played : needed - played, context, options))
      return false;
    if (!many) return true;
  }
}

/// Takes the points from a few of the deals, played once more with endings searched for them. False when
/// stopped.
bool searchPoints(Comparison& comparison, const Decision& decision, const ReviewContext& context,
                  const std::stop_token& stop) {
  comparison.pointNodes = context.effort.pointNodes;
  Comparison searched = comparison;
  searched.difference = {};
  if (!compareFurther(searched, decision, fewOf(dealsFor(decision, context)), context,
                      comparing(searched, decision, context, stop)))
    return false;
  comparison.difference.firstEquity = searched.difference.firstEquity;
  comparison.difference.secondEquity = searched.difference.secondEquity;
  comparison.difference.equity = searched.difference.equity;
  comparison.difference.ending = searched.difference.ending;
  return true;
}

void addCandidate(std::vector<RatedPlay>& candidates, const RatedPlay& play) {
  if (std::ranges::find(candidates, play.move, &RatedPlay::move) == candidates.end())
    candidates.push_back(play);
}

/// A move that is proven to win more often than the race's winner seems to, or than the played move can, is
/// the better one.
void bringToFront(std::vector<SimulatedPlay>& race, const ProvenWins& proven) {
  if (proven.ofSurest.low <= std::min(race.front().winProbability, proven.played.high)) return;
  const auto place = std::ranges::find_if(
      race, [&](const SimulatedPlay& play) { return play.play.move == proven.surest.move; });
  if (place != race.end()) std::rotate(race.begin(), place, place + 1);
}

}  // namespace

bool gradeBySimulation(Decision& decision, const replay::Replay& replay, const ReviewContext& context,
                       const std::stop_token& stop, const std::optional<ProvenWins>& proven) {
  if (context.winModel == nullptr) return false;
  Comparison comparison;
  comparison.played = effectivePlay(decision, context);
  const game::Position position = seenPosition(decision);
  // With one or two tiles in the bag the last move is not found to tell anything of people's racks
  // (docs/inference.md), and what is proven there takes all racks for equally likely.
  if (!engine::areDealsFew(position, *context.language))
    comparison.opponentLeave = opponentLeave(replay, decision.turn, context, stop);
  const std::vector<RatedPlay> all =
      engine::MoveFinder(*context.language, *context.lexicon).all(position, *context.leaves);
  // The move as the finder writes it, so that it is not simulated twice.
  const engine::Play made{comparison.played.move, comparison.played.score};
  const auto known = std::ranges::find_if(
      all, [&](const RatedPlay& play) { return isSamePlay(play, made, position.board); });
  if (known != all.end()) comparison.played.move = known->move;
  engine::SimulationOptions options =
      seeded(simulationFrom(decision.position, *context.language, context.effort), decision, context,
             comparison.opponentLeave, stop);
  options.played = engine::playedDeals();
  const std::size_t limit =
      candidatesFrom(all, position, *context.language, context.effort, context.candidates);
  auto candidates =
      chooseCandidates(position, all, limit, comparison.played, context.statics(), options.seed);
  // The played move is among them already, maybe written otherwise.
  if (proven && !isSamePlay(proven->surest, made, position.board)) addCandidate(candidates, proven->surest);
  std::vector<SimulatedPlay> race = raceOf(position, candidates, context, options);
  if (race.empty()) return false;
  if (proven) bringToFront(race, *proven);
  comparison.best = race.front().play;
  const bool differ = !(comparison.best.move == comparison.played.move);
  if (differ && !confirm(comparison, decision, context,
                         comparing(comparison, decision, context, stop, options.played))) {
    return false;
  }
  if (differ && isByPoints(comparison.difference) && !searchPoints(comparison, decision, context, stop))
    return false;

  SimulatedGrade grade{*decision.ranked()};
  grade.plies = options.plies;
  grade.inferred = comparison.opponentLeave != nullptr;
  grade.race = std::move(race);
  grade.proven = proven;
  if (differ) grade.comparison = std::move(comparison);
  decision.grade = SimulatedMoves(decision, std::move(grade)).grade(context.candidates);
  return true;
}

bool isUnclear(const Decision& decision, const ReviewContext& context) {
  const SimulatedGrade* const grade = decision.simulated();
  return grade != nullptr && grade->comparison &&
         !isSettled(grade->comparison->difference, decision, context);
}

bool sharpen(Decision& decision, const ReviewContext& context, const std::stop_token& stop) {
  SimulatedGrade grade = *decision.simulated();
  Comparison& comparison = *grade.comparison;
  if (!compareFurther(comparison, decision, comparison.difference.deals() / 2, context,
                      comparing(comparison, decision, context, stop))) {
    return false;
  }
  decision.grade = SimulatedMoves(decision, std::move(grade)).grade(context.candidates);
  decision.band = bandOf(decision, context.bands);
  return true;
}

}  // namespace rozbor::reports
