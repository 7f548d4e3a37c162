#include "rozbor/engine/simulation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

#include "playout_team.h"
#include "samples.h"

namespace rozbor::engine {
namespace {

constexpr std::size_t kFirstRound = 96;  ///< deals
constexpr std::uint64_t kFreshDeals = std::uint64_t{1} << 40;

/// A candidate drops out when it is behind by so many standard errors. Rounds grow by a third, so that few
/// looks are taken at each pair, and this many keep the chance that the best one is ever dropped near one
/// in a hundred.
constexpr double kBehind = 3;
/// Candidates that differ by less than this, for all that is known, need not be told apart: in win
/// probability, and in points where the game is decided.
constexpr double kSame = 0.0005;
constexpr double kSamePoints = 0.5;
/// A win probability so near to 0 or 1 is decided. A win in a thousand would be louder than all points.
constexpr double kDecided = 0.005;
constexpr double kInterval = 1.96;

class Race {
 public:
  Race(const game::Position& position, std::span<const RatedPlay> candidates,
       const SimulationContext& context, const SimulationOptions& options)
      : candidates_(candidates),
        options_(options),
        team_(position, candidates, context, options),
        outcomes_(candidates.size()),
        active_(candidates.size()) {
    std::iota(active_.begin(), active_.end(), std::size_t{0});
  }

  SimulationResult run() {
    SimulationResult result;
    result.stopped = race();
    result.plays = standings();
    result.iterations = iterations_;
    result.seconds = team_.seconds();
    return result;
  }

 private:
  SimulationStop race() {
    for (;;) {
      const std::size_t end = endOfRound();
      const std::size_t round = std::min<std::uint64_t>(end - deals_, left() / active_.size());
      if (round == 0) return SimulationStop::iterations;
      if (!team_.play(active_, 0, deals_, deals_ + round, outcomes_)) {
        for (const std::size_t candidate : active_)
          outcomes_[candidate].resize(deals_);
        return team_.timeIsUp() ? SimulationStop::time : SimulationStop::asked;
      }
      deals_ += round;
      iterations_ += round * active_.size();
      if (!options_.even) dropTheBeaten();
      if (options_.progress && !options_.progress(standings(), iterations_)) return SimulationStop::asked;
      if (active_.size() < 2) return SimulationStop::confident;
    }
  }

  [[nodiscard]] std::size_t endOfRound() const {
    const std::size_t end = std::max(kFirstRound, deals_ + deals_ / 3);
    return options_.deals == 0 ? end : std::min<std::size_t>(end, options_.deals);
  }

  [[nodiscard]] std::uint64_t left() const {
    return options_.iterations - std::min(options_.iterations, iterations_);
  }

  void dropTheBeaten() {
    byPoints_ = isDecided();
    const double same = byPoints_ ? kSamePoints * kWorthOfPoint : kSame;
    const std::size_t leader =
        *std::ranges::max_element(active_, {}, [&](std::size_t candidate) { return meanWorth(candidate); });
    std::erase_if(active_, [&](std::size_t candidate) {
      if (candidate == leader) return false;
      const Sums behind = differences(outcomes_[leader], outcomes_[candidate]);
      return behind.mean() > kBehind * behind.error() || behind.mean() + kInterval * behind.error() < same;
    });
  }

  /// Whether all that are in contention win nearly never, or nearly always.
  [[nodiscard]] bool isDecided() const {
    double least = 1;
    double most = 0;
    for (const std::size_t candidate : active_) {
      const double win = standing(candidate, true).winProbability;
      least = std::min(least, win);
      most = std::max(most, win);
    }
    return most < kDecided || least > 1 - kDecided;
  }

  /// What tells candidates apart.
  [[nodiscard]] double worthOf(const Outcome& outcome) const {
    return byPoints_ ? worthOfPoints(outcome) : worth(outcome);
  }

  /// Over the deals that all in contention have played.
  [[nodiscard]] Sums differences(const Outcomes& first, const Outcomes& second) const {
    Sums sums;
    for (std::size_t deal = 0; deal < deals_; ++deal)
      sums.add(worthOf(first[deal]) - worthOf(second[deal]));
    return sums;
  }

  [[nodiscard]] double meanWorth(std::size_t candidate) const {
    Sums sums;
    for (const Outcome& outcome : outcomes_[candidate])
      sums.add(worthOf(outcome));
    return sums.mean();
  }

  /// Those in contention first, then by worth.
  [[nodiscard]] std::vector<SimulatedPlay> standings() const {
    std::vector<std::size_t> order(candidates_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::vector<double> worths;
    worths.reserve(order.size());
    for (const std::size_t candidate : order)
      worths.push_back(meanWorth(candidate));
    const auto runs = [&](std::size_t candidate) { return std::ranges::count(active_, candidate) > 0; };
    std::ranges::stable_sort(order, [&](std::size_t left, std::size_t right) {
      return runs(left) != runs(right) ? runs(left) : worths[left] > worths[right];
    });
    std::vector<SimulatedPlay> plays;
    plays.reserve(order.size());
    for (const std::size_t candidate : order)
      plays.push_back(standing(candidate, runs(candidate)));
    return plays;
  }

  [[nodiscard]] SimulatedPlay standing(std::size_t candidate, bool inContention) const {
    Sums win;
    Sums doubt;
    Sums equity;
    for (const Outcome& outcome : outcomes_[candidate]) {
      win.add(outcome.win);
      doubt.add(outcome.doubt);
      equity.add(outcome.gain / 1000.0);
    }
    return {candidates_[candidate], win.count,      win.mean(),  std::hypot(win.error(), errorOfDoubt(doubt)),
            equity.mean(),          equity.error(), inContention};
  }

  std::span<const RatedPlay> candidates_;
  const SimulationOptions& options_;
  PlayoutTeam team_;
  std::vector<Outcomes> outcomes_;   ///< by candidate
  std::vector<std::size_t> active_;  ///< in contention
  std::size_t deals_ = 0;            ///< that all of these have played
  std::uint64_t iterations_ = 0;
  bool byPoints_ = false;  ///< the game is decided, for all that the last round told
};

}  // namespace

SimulationResult simulate(const game::Position& position, std::span<const RatedPlay> candidates,
                          const SimulationContext& context, const SimulationOptions& options) {
  return Race(position, candidates, context, options).run();
}

std::optional<PairedDifference> comparePlays(const game::Position& position, const RatedPlay& first,
                                             const RatedPlay& second, std::uint64_t firstDeal,
                                             std::uint64_t endDeal, const SimulationContext& context,
                                             const SimulationOptions& options) {
  const std::array<RatedPlay, 2> plays{first, second};
  const std::array<std::size_t, 2> both{0, 1};
  PlayoutTeam team(position, plays, context, options);
  std::vector<Outcomes> outcomes(2);
  const auto count = static_cast<std::size_t>(endDeal - firstDeal);
  if (!team.play(both, kFreshDeals + firstDeal, 0, count, outcomes)) return std::nullopt;
  PairedDifference difference;
  for (std::size_t deal = 0; deal < count; ++deal) {
    const Outcome& one = outcomes[0][deal];
    const Outcome& other = outcomes[1][deal];
    difference.firstWin.add(one.win);
    difference.secondWin.add(other.win);
    difference.win.add(double{one.win} - other.win);
    difference.firstDoubt.add(one.doubt);
    difference.secondDoubt.add(other.doubt);
    difference.firstEquity.add(one.gain / 1000.0);
    difference.secondEquity.add(other.gain / 1000.0);
    difference.equity.add((one.gain - other.gain) / 1000.0);
    difference.firstReply.add(one.reply);
    difference.secondReply.add(other.reply);
    difference.reply.add(other.reply - one.reply);
    difference.firstNext.add(one.next);
    difference.secondNext.add(other.next);
    difference.next.add(one.next - other.next);
  }
  return difference;
}

}  // namespace rozbor::engine
