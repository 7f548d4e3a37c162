// What considered replies change (docs/simulation.md#considered):
//   reply_study LANGUAGE LEXICON LEAVES LEAST MOST POSITIONS DEALS FILE…
// Takes decisions of the records with LEAST to MOST tiles in the bag whose best and played move differ,
// POSITIONS at most, and compares these two over DEALS deals, as a standard review does but in every deal:
// once with replies by static equity, once with considered ones. Tells the chances to win of both, by how
// much their difference moves, and what it takes.
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

/// The error of what moves is that of the means of so many parts of the deals.
constexpr std::uint64_t kParts = 20;
/// Moves by more than this many standard errors are counted.
constexpr double kSurely = 2;

/// Of one position.
struct Found {
  engine::PairedDifference plain;
  engine::PairedDifference considered;
  engine::Sums difference;  ///< and that of the difference
};

class Study {
 public:
  Study(const reports::ReviewContext& context, std::uint64_t deals) : context_(context), deals_(deals) {}

  [[nodiscard]] std::size_t positions() const { return positions_; }

  void add(const reports::Decision& decision) {
    const Found found = compare(decision);
    const double moved = found.difference.mean();
    ++positions_;
    surely_ += std::abs(moved) > kSurely * found.difference.error() && std::abs(moved) > 0.005 ? 1 : 0;
    sum_ += moved;
    squares_ += moved * moved - std::pow(found.difference.error(), 2);
    most_ = std::max(most_, std::abs(moved));
    const auto percent = [](const engine::Sums& sums) { return 100 * sums.mean(); };
    fmt::print(
        "{} in the bag, {:+}: best {:.1f} now {:.1f}, played {:.1f} now {:.1f}; difference {:+.1f} now "
        "{:+.1f}, {:+.1f} ± {:.1f}\n",
        bagCount(decision.position.board, *context_.language), decision.position.spread(),
        percent(found.plain.firstWin), percent(found.considered.firstWin), percent(found.plain.secondWin),
        percent(found.considered.secondWin), percent(found.plain.win), percent(found.considered.win),
        100 * moved, 100 * found.difference.error());
    std::fflush(stdout);
  }

  void report() const {
    if (positions_ == 0) return;
    const auto count = static_cast<double>(positions_);
    const double deals = 2 * count * static_cast<double>(deals_);
    fmt::print(
        "{} positions: differences move by {:+.2f} % on average, root mean square {:.2f}, at most {:.1f}; {} "
        "surely; {:.2f} and {:.2f} ms a game\n",
        positions_, 100 * sum_ / count, 100 * std::sqrt(std::max(0.0, squares_ / count)), 100 * most_,
        surely_, 1000 * seconds_[0] / deals, 1000 * seconds_[1] / deals);
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
    const std::uint64_t part = deals_ / kParts;
    for (std::uint64_t at = 0; at < kParts; ++at) {
      const auto over = [&](int racks) {
        options.consideredRacks = racks;
        const double start = bench::cpuSeconds();
        const auto difference = *comparePlays(position, moves.candidates.front().play, moves.played.play,
                                              at * part, (at + 1) * part, context, options);
        seconds_[racks == 0 ? 0 : 1] += bench::cpuSeconds() - start;
        return difference;
      };
      const engine::PairedDifference plain = over(0);
      const engine::PairedDifference considered = over(context_.effort.consideredRacks);
      found.plain += plain;
      found.considered += considered;
      found.difference.add(considered.win.mean() - plain.win.mean());
    }
    return found;
  }

  const reports::ReviewContext& context_;
  std::uint64_t deals_;
  std::size_t positions_ = 0;
  std::size_t surely_ = 0;
  double sum_ = 0;
  double squares_ = 0;  ///< without the noise of the deals
  double most_ = 0;
  std::array<double, 2> seconds_{};
};

}  // namespace

int main(int count, char** arguments) {
  const std::vector<std::string> given(arguments + 1, arguments + count);
  if (given.size() < 8) return 2;
  rozbor::reports::ReviewContext context = rozbor::bench::standardContext(given[0], given[1], given[2]);
  const int least = std::stoi(given[3]);
  const int most = std::stoi(given[4]);
  Study study(context, std::stoul(given[6]));
  rozbor::reports::ReviewContext finding = rozbor::bench::hastyContext(given[0], given[1], given[2]);
  finding.effort.consideredRacks = 0;
  rozbor::bench::study(study, std::stoul(given[5]), std::span(given).subspan(7), finding,
                       [&](const auto& decision) {
                         const int inBag = bagCount(decision.position.board, *context.language);
                         const auto& moves = *decision.ranked();
                         return inBag >= least && inBag <= most &&
                                !(moves.candidates.front().play.move == moves.played.play.move);
                       });
  study.report();
}
