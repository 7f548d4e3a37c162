// What considered replies change (docs/simulation.md#considered):
//   reply_study LANGUAGE LEXICON LEAVES LEAST MOST POSITIONS DEALS RACKS FILE…
// Takes decisions of the records with LEAST to MOST tiles in the bag whose best and played move differ,
// POSITIONS at most, and compares these two over DEALS deals, as a standard review does but in every deal:
// with replies by static equity, with considered ones, and with such as are considered on RACKS racks. Tells
// the chances to win of both moves, by how much their difference moves, how far a review is from what RACKS
// racks say, and what it takes.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "rozbor/engine/simulation.h"
#include "study_support.h"

namespace {

using namespace rozbor;

/// Deals of so many seeds,
constexpr std::uint64_t kSeeds = 4;
/// in so many parts each: the error of what moves is that of their means.
constexpr std::uint64_t kParts = 5;
/// Moves by more than this many standard errors are counted.
constexpr double kSurely = 2;

/// Of one position.
struct Found {
  engine::PairedDifference plain;
  engine::PairedDifference considered;
  engine::PairedDifference byMany;
  engine::Sums difference;  ///< by how much considering moves it

  /// How far the difference is from what many racks say.
  [[nodiscard]] double off() const { return considered.win.mean() - byMany.win.mean(); }
};

class Study {
 public:
  Study(const reports::ReviewContext& context, std::uint64_t deals, int racks)
      : context_(context), deals_(deals), racks_(racks) {}

  [[nodiscard]] std::size_t positions() const { return positions_; }

  void add(const reports::Decision& decision) {
    const Found found = compare(decision);
    const double moved = found.difference.mean();
    ++positions_;
    surely_ += std::abs(moved) > kSurely * found.difference.error() && std::abs(moved) > 0.005 ? 1 : 0;
    sum_ += moved;
    squares_ += moved * moved - std::pow(found.difference.error(), 2);
    most_ = std::max(most_, std::abs(moved));
    off_.add(found.off());
    mostOff_ = std::max(mostOff_, std::abs(found.off()));
    const auto percent = [](const engine::Sums& sums) { return 100 * sums.mean(); };
    fmt::print(
        "{} in the bag, {:+}: best {:.1f} now {:.1f} by many {:.1f}, played {:.1f} now {:.1f} by many "
        "{:.1f}; difference {:+.1f} now {:+.1f}, {:+.1f} ± {:.1f}; from many {:+.1f} %\n",
        bagCount(decision.position.board, *context_.language), decision.position.spread(),
        percent(found.plain.firstWin), percent(found.considered.firstWin), percent(found.byMany.firstWin),
        percent(found.plain.secondWin), percent(found.considered.secondWin), percent(found.byMany.secondWin),
        percent(found.plain.win), percent(found.considered.win), 100 * moved, 100 * found.difference.error(),
        100 * found.off());
    std::fflush(stdout);
  }

  void report() const {
    if (positions_ == 0) return;
    const auto count = static_cast<double>(positions_);
    const double deals = 2 * count * static_cast<double>(deals_);
    const auto milliseconds = [&](double seconds) { return 1000 * seconds / deals; };
    fmt::print(
        "{} positions: differences move by {:+.2f} % on average, root mean square {:.2f}, at most {:.1f}; {} "
        "surely; from {} racks {:+.2f} on average, root mean square {:.2f}, at most {:.1f}; {:.2f}, {:.2f} "
        "and {:.2f} ms a game\n",
        positions_, 100 * sum_ / count, 100 * std::sqrt(std::max(0.0, squares_ / count)), 100 * most_,
        surely_, racks_, 100 * off_.mean(), 100 * std::sqrt(off_.squares / count), 100 * mostOff_,
        milliseconds(seconds_[0]), milliseconds(seconds_[1]), milliseconds(seconds_[2]));
  }

 private:
  [[nodiscard]] Found compare(const reports::Decision& decision) {
    const reports::Ranked& moves = *decision.ranked();
    game::Position position = decision.position;
    position.opponentRack = {};
    engine::SimulationOptions options = comparisonFrom(position, *context_.language, context_.effort);
    options.endingEvery = 1;
    const engine::SimulationContext context{*context_.language, *context_.lexicon, *context_.leaves,
                                            *context_.winModel};
    Found found;
    const std::uint64_t part = deals_ / (kSeeds * kParts);
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      options.seed = seed;
      for (std::uint64_t at = 0; at < kParts; ++at) {
        const auto over = [&](int racks, double& seconds) {
          options.consideredRacks = racks;
          const double start = bench::cpuSeconds();
          const auto difference = *comparePlays(position, moves.candidates.front().play, moves.played.play,
                                                at * part, (at + 1) * part, context, options);
          seconds += bench::cpuSeconds() - start;
          return difference;
        };
        const engine::PairedDifference plain = over(0, seconds_[0]);
        const engine::PairedDifference considered = over(context_.effort.consideredRacks, seconds_[1]);
        found.plain += plain;
        found.considered += considered;
        found.byMany += over(racks_, seconds_[2]);
        found.difference.add(considered.win.mean() - plain.win.mean());
      }
    }
    return found;
  }

  const reports::ReviewContext& context_;
  std::uint64_t deals_;
  int racks_;
  std::size_t positions_ = 0;
  std::size_t surely_ = 0;
  double sum_ = 0;
  double squares_ = 0;  ///< without the noise of the deals
  double most_ = 0;
  engine::Sums off_;
  double mostOff_ = 0;
  std::array<double, 3> seconds_{};
};

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> given(arguments + 1, arguments + count);
  if (given.size() < 9) return 2;
  rozbor::reports::ReviewContext context = rozbor::bench::standardContext(given[0], given[1], given[2]);
  const int least = std::stoi(given[3]);
  const int most = std::stoi(given[4]);
  Study study(context, std::stoul(given[6]), std::stoi(given[7]));
  rozbor::reports::ReviewContext finding = rozbor::bench::hastyContext(given[0], given[1], given[2]);
  finding.effort.consideredRacks = 0;
  rozbor::bench::study(study, std::stoul(given[5]), std::span(given).subspan(8), finding,
                       [&](const auto& decision) {
                         const int inBag = bagCount(decision.position.board, *context.language);
                         const auto& moves = *decision.ranked();
                         return inBag >= least && inBag <= most &&
                                !(moves.candidates.front().play.move == moves.played.play.move);
                       });
  study.report();
}
