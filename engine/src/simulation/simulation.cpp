#include "rozbor/engine/simulation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "belief.h"
#include "playout_team.h"
#include "samples.h"

namespace rozbor::engine {
namespace {

constexpr std::size_t kFirstRound = 32;  ///< deals
constexpr std::uint64_t kFreshDeals = std::uint64_t{1} << 40;

/// What simulation makes of a play is so far from its static equity at least, standard deviation in points;
/// in a position where the first deals say more, by this much more than they say (docs/simulation.md).
constexpr double kStaticError = 4;
constexpr double kMoreThanSeen = 1.5;
/// A candidate drops out when no more than this can be expected of it beyond the leader: in win probability,
/// and in points where the game is decided.
constexpr double kTooLittle = 0.0003;
constexpr double kTooFewPoints = 0.1;
/// Those that look best play so many deals all the same, so that a table tells them apart.
constexpr std::size_t kTold = 10;
constexpr std::size_t kToldDeals = 96;
/// However alike the deals came out, one more may come out so differently.
constexpr double kUnseen = 0.1;
constexpr double kPointsOfAWin = 250;
/// A win probability so near to 0 or 1 is decided. A win in a thousand would be louder than all points.
constexpr double kDecided = 0.005;

class Race {
 public:
  Race(const game::Position& position, std::span<const RatedPlay> candidates,
       const SimulationContext& context, const SimulationOptions& options)
      : candidates_(candidates),
        options_(options),
        doubt_(doubtError(position, context.language)),
        horizon_(horizonError(position, context.language, options.plies)),
        ending_(endingError(position, context.language, options)),
        team_(position, candidates, context, options),
        samples_(candidates.size()),
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
      const std::size_t round =
          std::min<std::uint64_t>(end - deals_, left() / (active_.size() * team_.together()));
      if (round == 0) return SimulationStop::iterations;
      if (!team_.play(active_, 0, deals_, deals_ + round, samples_))
        return team_.timeIsUp() ? SimulationStop::time : SimulationStop::asked;
      deals_ += round;
      for (const std::size_t candidate : active_)
        outcomes_[candidate] = controlled(samples_[candidate]);
      iterations_ += round * active_.size() * team_.together();
      if (!options_.even) dropTheBeaten();
      if (options_.progress && !options_.progress(standings(), iterations_)) return SimulationStop::asked;
      if (active_.size() < 2 || isTooLittleToGain()) return SimulationStop::confident;
    }
  }

  [[nodiscard]] std::size_t endOfRound() const {
    const std::size_t end = std::max(kFirstRound, deals_ + deals_ / 2);
    return options_.deals == 0
               ? end
               : std::min<std::size_t>(end, std::max<std::uint64_t>(1, options_.deals / team_.together()));
  }

  [[nodiscard]] std::uint64_t left() const {
    return options_.iterations - std::min(options_.iterations, iterations_);
  }

  /// Nobody is dropped for want of luck in a few deals: static equity is heard, too.
  void dropTheBeaten() {
    byPoints_ = isDecided();
    winOfAPoint_ = winOfAPoint();
    worthOfAPoint_ = kWorthOfPoint + (byPoints_ ? 0 : winOfAPoint_);
    std::vector<Stand> stands = this->stands();
    if (!errorOfEquity_) errorOfEquity_ = errorOfEquity(stands);
    active_ = byHope(std::move(stands));
    const double tooLittle = byPoints_ ? kTooFewPoints * kWorthOfPoint : kTooLittle;
    const std::size_t kept = deals_ < kToldDeals ? std::min(kTold, active_.size()) : 1;
    const auto others = active_.begin() + static_cast<std::ptrdiff_t>(kept);
    active_.erase(std::remove_if(others, active_.end(),
                                 [&](std::size_t candidate) {
                                   return leadOf(candidate, active_.front()).gain() < tooLittle;
                                 }),
                  active_.end());
  }

  /// Whether the next round is worth less than its games: what it is expected to find beyond the leader, by
  /// how far it can move each candidate's lead.
  [[nodiscard]] bool isTooLittleToGain() const {
    if (options_.leastGain == 0 || options_.even || byPoints_ || deals_ < kToldDeals) return false;
    const std::size_t next = endOfRound();
    double gain = 0;
    for (const std::size_t candidate : std::span(active_).subspan(1))
      gain += roundOf(candidate, active_.front(), next).gain();
    const auto games = static_cast<double>((next - deals_) * active_.size() * team_.together());
    return gain < options_.leastGain * games / 1000;
  }

  /// What a candidate's lead will look like when so many deals have been played: where it looks now, on
  /// average.
  [[nodiscard]] Belief roundOf(std::size_t candidate, std::size_t leader, std::size_t deals) const {
    const Belief played = leadByDeals(candidate, leader);
    const Belief equity = byEquity(pointsAhead(candidate, leader), worthOfAPoint_);
    const double more = static_cast<double>(deals) / static_cast<double>(deals_);
    const Belief now = played.together(equity);
    const Belief then = Belief{played.mean, played.variance / more}.together(equity);
    return {now.mean, now.variance - then.variance};
  }

  /// By how much a point more goes with a better chance to win, over the games played.
  [[nodiscard]] double winOfAPoint() const {
    Sums win;
    Sums points;
    double products = 0;
    for (const std::size_t candidate : active_) {
      for (const Outcome& outcome : outcomes_[candidate]) {
        win.add(outcome.win);
        points.add(double{outcome.gain} / 1000);
        products += outcome.win * (double{outcome.gain} / 1000);
      }
    }
    const double spread = points.squares - points.sum * points.mean();
    return spread > 0 ? std::max(0.0, (products - win.sum * points.mean()) / spread) : 0;
  }

  /// What static equity tells of the difference between plays that are so many points apart, where a point
  /// is worth so much.
  [[nodiscard]] Belief byEquity(double points, double worth, double plays = 2) const {
    const double error = *errorOfEquity_ * worth;
    return {points * worth, plays * error * error};
  }

  /// What deals tell of their mean.
  [[nodiscard]] static Belief byDeals(const Sums& sums, double unit = 1) {
    const double unseen = kUnseen * unit / static_cast<double>(sums.count);
    return {sums.mean(), sums.error() * sums.error() + unseen * unseen};
  }

  [[nodiscard]] double pointsAhead(std::size_t candidate, std::size_t other) const {
    return (candidates_[candidate].equity - candidates_[other].equity).inPoints();
  }

  /// How one in contention stands beyond the mean of all of them.
  struct Stand {
    std::size_t candidate = 0;
    Belief deals;
    double points = 0;  ///< of static equity
    double hope = 0;    ///< of both together
  };

  [[nodiscard]] std::vector<Stand> stands() const {
    const auto count = static_cast<double>(active_.size());
    std::vector<double> means(deals_);
    double points = 0;
    for (const std::size_t candidate : active_) {
      points += pointsAhead(candidate, active_.front()) / count;
      for (std::size_t deal = 0; deal < deals_; ++deal)
        means[deal] += worthOf(outcomes_[candidate][deal]) / count;
    }
    std::vector<Stand> stands;
    for (const std::size_t candidate : active_) {
      Sums beyond;
      for (std::size_t deal = 0; deal < deals_; ++deal)
        beyond.add(worthOf(outcomes_[candidate][deal]) - means[deal]);
      stands.push_back({candidate, byDeals(beyond), pointsAhead(candidate, active_.front()) - points});
    }
    return stands;
  }

  /// Standard deviation of what static equity does not know, in points: what the deals differ from it by
  /// beyond their own chance.
  [[nodiscard]] double errorOfEquity(std::span<const Stand> stands) const {
    double squares = 0;
    for (const Stand& stand : stands) {
      const double apart = stand.deals.mean - stand.points * worthOfAPoint_;
      squares += (apart * apart - stand.deals.variance) / static_cast<double>(stands.size());
    }
    return std::max(kStaticError, kMoreThanSeen * std::sqrt(std::max(0.0, squares)) / worthOfAPoint_);
  }

  /// Of those in contention, by the deals and static equity together, best first.
  [[nodiscard]] std::vector<std::size_t> byHope(std::vector<Stand> stands) const {
    for (Stand& stand : stands)
      stand.hope = stand.deals.together(byEquity(stand.points, worthOfAPoint_, 1)).mean;
    std::ranges::stable_sort(stands, std::ranges::greater{}, &Stand::hope);
    std::vector<std::size_t> order;
    std::ranges::transform(stands, std::back_inserter(order), &Stand::candidate);
    return order;
  }

  [[nodiscard]] Belief leadByDeals(std::size_t candidate, std::size_t leader) const {
    return byDeals(differences(outcomes_[candidate], outcomes_[leader],
                               [&](const Outcome& outcome) { return worthOf(outcome); }));
  }

  [[nodiscard]] Belief leadOf(std::size_t candidate, std::size_t leader) const {
    return leadByDeals(candidate, leader).together(byEquity(pointsAhead(candidate, leader), worthOfAPoint_));
  }

  /// Whether all that are in contention win nearly never, or nearly always.
  [[nodiscard]] bool isDecided() const {
    double least = 1;
    double most = 0;
    for (const std::size_t candidate : active_) {
      const double win = standing(candidate).winProbability;
      least = std::min(least, win);
      most = std::max(most, win);
    }
    return most < kDecided || least > 1 - kDecided;
  }

  /// What tells candidates apart.
  [[nodiscard]] double worthOf(const Outcome& outcome) const {
    return byPoints_ ? worthOfPoints(outcome) : worth(outcome);
  }

  /// Over the deals that both have played.
  template <class Value>
  [[nodiscard]] static Sums differences(const Outcomes& first, const Outcomes& second, const Value& value) {
    Sums sums;
    for (std::size_t deal = 0; deal < std::min(first.size(), second.size()); ++deal)
      sums.add(value(first[deal]) - value(second[deal]));
    return sums;
  }

  /// Those in contention first, then by worth.
  [[nodiscard]] std::vector<SimulatedPlay> standings() const {
    std::vector<SimulatedPlay> plays;
    for (const std::size_t candidate : active_)
      plays.push_back(standing(candidate));
    std::ranges::stable_sort(plays, std::ranges::greater{},
                             [&](const SimulatedPlay& play) { return worthOf(play); });
    const std::size_t leader = *std::ranges::find(
        active_, plays.front().play.move, [&](std::size_t candidate) { return candidates_[candidate].move; });
    std::vector<SimulatedPlay> beaten;
    for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
      if (std::ranges::count(active_, candidate) == 0)
        beaten.push_back(behind(plays.front(), leader, candidate));
    }
    std::ranges::stable_sort(beaten, std::ranges::greater{},
                             [&](const SimulatedPlay& play) { return worthOf(play); });
    std::ranges::move(beaten, std::back_inserter(plays));
    return plays;
  }

  [[nodiscard]] double worthOf(const SimulatedPlay& play) const {
    return (byPoints_ ? 0 : play.winProbability) + kWorthOfPoint * play.equity;
  }

  [[nodiscard]] SimulatedPlay standing(std::size_t candidate) const {
    Sums win;
    Sums doubt;
    Sums equity;
    for (const Outcome& outcome : outcomes_[candidate]) {
      win.add(outcome.win);
      doubt.add(outcome.doubt);
      equity.add(double{outcome.gain} / 1000);
    }
    return {candidates_[candidate],
            win.count * team_.together(),
            probabilityOf(win),
            std::hypot(win.error(), doubt_.of(doubt)),
            equity.mean(),
            equity.error(),
            true,
            horizon_,
            ending_};
  }

  /// One that dropped out: as far from the leader as the deals that both played and static equity tell
  /// together. Its own mean of those few deals has their luck in it.
  [[nodiscard]] SimulatedPlay behind(const SimulatedPlay& first, std::size_t leader,
                                     std::size_t candidate) const {
    const auto lead = [&](double worthOfPoint, double unit, const auto& value) {
      return byDeals(differences(outcomes_[candidate], outcomes_[leader], value), unit)
          .together(byEquity(pointsAhead(candidate, leader), worthOfPoint));
    };
    const Belief win = lead(winOfAPoint_, 1, [](const Outcome& outcome) { return double{outcome.win}; });
    const Belief equity =
        lead(1, kPointsOfAWin, [](const Outcome& outcome) { return double{outcome.gain} / 1000; });
    SimulatedPlay play = standing(candidate);
    play.inContention = false;
    play.winProbability = std::clamp(first.winProbability + win.mean, 0.0, 1.0);
    play.winProbabilitySe = std::hypot(first.winProbabilitySe, std::sqrt(win.variance));
    play.equity = first.equity + equity.mean;
    play.equitySe = std::hypot(first.equitySe, std::sqrt(equity.variance));
    return play;
  }

  std::span<const RatedPlay> candidates_;
  const SimulationOptions& options_;
  DoubtError doubt_;
  HorizonError horizon_;
  EndingError ending_;
  PlayoutTeam team_;
  std::vector<Samples> samples_;     ///< by candidate
  std::vector<Outcomes> outcomes_;   ///< what these come to
  std::vector<std::size_t> active_;  ///< in contention
  std::size_t deals_ = 0;            ///< that all of these have played, or means of several
  std::uint64_t iterations_ = 0;
  bool byPoints_ = false;                ///< the game is decided, for all that the last round told
  std::optional<double> errorOfEquity_;  ///< points; after the first round
  double winOfAPoint_ = 0;
  double worthOfAPoint_ = 0;
};

}  // namespace

SimulationResult simulate(const game::Position& position, std::span<const RatedPlay> candidates,
                          const SimulationContext& context, const SimulationOptions& options) {
  SimulationOptions allowed = options;
  if (options.iterations < candidates.size() * options.endingEvery) allowed.endingEvery = 1;
  return Race(position, candidates, context, allowed).run();
}

std::optional<PairedDifference> comparePlays(const game::Position& position, const RatedPlay& first,
                                             const RatedPlay& second, std::uint64_t firstDeal,
                                             std::uint64_t endDeal, const SimulationContext& context,
                                             const SimulationOptions& options) {
  const std::array<RatedPlay, 2> plays{first, second};
  const std::array<std::size_t, 2> both{0, 1};
  PlayoutTeam team(position, plays, context, options);
  std::vector<Samples> samples(2);
  const auto count = static_cast<std::size_t>((endDeal - firstDeal) / team.together());
  if (!team.play(both, kFreshDeals + firstDeal, 0, count, samples)) return std::nullopt;
  const auto [ones, others] = controlled(samples[0], samples[1]);
  PairedDifference difference;
  difference.doubt = doubtError(position, context.language);
  difference.horizon = horizonError(position, context.language, options.plies);
  difference.ending = endingError(position, context.language, options);
  difference.together = team.together();
  difference.searched = team.searched();
  for (std::size_t deal = 0; deal < count; ++deal) {
    const Outcome& one = ones[deal];
    const Outcome& other = others[deal];
    difference.firstWin.add(one.win);
    difference.secondWin.add(other.win);
    difference.win.add(double{one.win} - other.win);
    difference.firstDoubt.add(one.doubt);
    difference.secondDoubt.add(other.doubt);
    difference.firstEquity.add(double{one.gain} / 1000);
    difference.secondEquity.add(double{other.gain} / 1000);
    difference.equity.add((double{one.gain} - other.gain) / 1000);
    difference.firstReply.add(one.reply);
    difference.secondReply.add(other.reply);
    difference.reply.add(double{other.reply} - one.reply);
    difference.firstNext.add(one.next);
    difference.secondNext.add(other.next);
    difference.next.add(double{one.next} - other.next);
  }
  return difference;
}

}  // namespace rozbor::engine
