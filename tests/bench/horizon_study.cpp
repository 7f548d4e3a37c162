// How far win probabilities of games that stop at a horizon are from those of games played to their end
// (docs/simulation.md#horizon):
//   horizon_study LANGUAGE LEXICON LEAVES POSITIONS DEALS FILE…
// Compares the best and the played move of decisions, over several numbers of plies and statically to the end
// with endings by their chance. All twice, over DEALS deals that have nothing in common: the product of the
// two gaps has no noise in its mean, which is the square of what the methods differ by. What a review says of
// it is held against the same gaps. POSITIONS: so many of each size of the bag.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "rozbor/engine/simulation.h"
#include "study_support.h"

namespace {

using namespace rozbor;

constexpr int kToTheEnd = 100;  ///< plies; no game is longer
constexpr std::array kPlies{1, 2, 3, 4, 6, 8};

/// Of one move, or of the difference of two: how far a horizon is from the end.
struct Gaps {
  std::size_t positions = 0;
  std::size_t held = 0;  ///< within what is said, and the noise of the gap
  double products = 0;
  double atHalf = 0;  ///< sum of squared shares: what the products would be for a standard error of 1

  void add(const std::array<double, 2>& gaps, double share, double said, double sampleError) {
    ++positions;
    products += gaps[0] * gaps[1];
    atHalf += share * share;
    if (std::abs(gaps[0] + gaps[1]) / 2 <= 1.96 * std::hypot(said, sampleError / std::sqrt(2.0))) ++held;
  }
  [[nodiscard]] std::string text() const {
    const double square = products / static_cast<double>(positions);
    return fmt::format("{:5.2f} %, at one half {:5.2f} %, said holds {} of {}",
                       100 * std::copysign(std::sqrt(std::abs(square)), square),
                       100 * std::sqrt(std::max(0.0, products / std::max(1e-9, atHalf))), held, positions);
  }
};

struct Horizon {
  Gaps difference;
  Gaps one;
  double sampleErrors = 0;  ///< of the differences
  double seconds = 0;
};

struct Bags {
  int least;
  int most;
  std::size_t positions = 0;
  std::array<Horizon, kPlies.size()> horizons{};
  double endErrors = 0;
  double endSeconds = 0;

  void report() const {
    if (positions == 0) return;
    const auto n = static_cast<double>(positions);
    fmt::print("{} to {} in the bag, {} positions; to the end: one run ± {:.2f} %, {:.2f} s\n", least, most,
               positions, 100 * endErrors / n, endSeconds / n);
    for (std::size_t at = 0; at < kPlies.size(); ++at) {
      const Horizon& horizon = horizons[at];
      fmt::print("  {} plies (one run ± {:.2f} %, {:.2f} s): difference {}\n{:>40} {}\n", kPlies[at],
                 100 * horizon.sampleErrors / n, horizon.seconds / n, horizon.difference.text(), "one",
                 horizon.one.text());
    }
  }
};

struct Run {
  engine::PairedDifference difference;
  double seconds = 0;  ///< of the processor
};

class Study {
 public:
  Study(const reports::ReviewContext& context, std::size_t most, std::uint64_t deals)
      : context_(context), deals_(deals), bags_({{15, 24}, {25, 40}, {41, 60}, {61, 100}}, most) {}

  void add(const reports::Decision& decision) {
    const int inBag = bagCount(decision.position.board, *context_.language);
    Bags* const bags = bags_.wanted(inBag);
    if (bags == nullptr) return;
    ++bags->positions;
    const std::array<Run, 2> ends{compared(decision, kToTheEnd, 0), compared(decision, kToTheEnd, 1)};
    bags->endErrors += ends[0].difference.win.error();
    bags->endSeconds += ends[0].seconds;
    for (std::size_t at = 0; at < kPlies.size(); ++at) {
      const std::array<Run, 2> runs{compared(decision, kPlies[at], 0), compared(decision, kPlies[at], 1)};
      addTo(bags->horizons[at], runs, ends);
    }
    fmt::print(stderr, "{} in the bag\n", inBag);
  }

  void report() const { bags_.report(); }
  [[nodiscard]] bool isDone() const { return bags_.isDone(); }

 private:
  static void addTo(Horizon& horizon, const std::array<Run, 2>& runs, const std::array<Run, 2>& ends) {
    std::array<double, 2> apart{};
    std::array<double, 2> apartOne{};
    for (std::size_t half = 0; half < 2; ++half) {
      const engine::PairedDifference& found = runs[half].difference;
      apart[half] = found.win.mean() - ends[half].difference.win.mean();
      apartOne[half] = found.firstWin.mean() - ends[half].difference.firstWin.mean();
    }
    const engine::PairedDifference& end = ends[0].difference;
    const engine::HorizonError said = runs[0].difference.horizon;
    const double between = (end.firstWin.mean() + end.secondWin.mean()) / 2;
    const engine::HorizonError whole{1, 1};
    horizon.difference.add(apart, whole.ofDifferenceAt(between), said.ofDifferenceAt(between),
                           end.win.error());
    horizon.one.add(apartOne, whole.ofOneAt(end.firstWin.mean()), said.ofOneAt(end.firstWin.mean()),
                    end.firstWin.error());
    horizon.sampleErrors += runs[0].difference.win.error();
    horizon.seconds += runs[0].seconds;
  }

  [[nodiscard]] Run compared(const reports::Decision& decision, int plies, std::size_t half) const {
    const reports::Comparison& moves = *decision.simulated()->comparison;
    game::Position position = decision.position;
    position.opponentRack = {};
    engine::SimulationOptions options;
    options.plies = plies;
    options.leadPower = 1;  // whole games are those of static players
    options.seed = decision.turn + 1;
    const double start = bench::cpuSeconds();
    const auto found =
        comparePlays(position, moves.best, moves.played, half * deals_, (half + 1) * deals_,
                     {*context_.language, *context_.lexicon, *context_.leaves, *context_.winModel}, options);
    return {*found, bench::cpuSeconds() - start};
  }

  const reports::ReviewContext& context_;
  std::uint64_t deals_;
  bench::ByBag<Bags> bags_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 6) {
    fmt::print(stderr, "see the head of tests/bench/horizon_study.cpp\n");
    return 2;
  }
  reports::ReviewContext context = bench::hastyContext(words[0], words[1], words[2]);
  context.effort.raceIterations = 400;
  context.effort.endingNodes = 0;
  context.effort.inferredRacks = context.effort.imputedRacks = 1;
  context.effort.luckSamples = 0;
  Study study(context, std::stoul(words[3]), std::stoull(words[4]));
  for (const std::string& file : std::span(words).subspan(5)) {
    if (study.isDone()) break;
    for (const reports::Decision& decision : bench::reviewFile(file, context).decisions) {
      if (decision.simulated() != nullptr && decision.simulated()->comparison) study.add(decision);
    }
  }
  study.report();
}
