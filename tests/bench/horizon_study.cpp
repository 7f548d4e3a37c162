// How far a verdict of two plies and the win model is from one of games played to their end
// (docs/simulation.md):
//   horizon_study LANGUAGE LEXICON LEAVES PLIES POSITIONS DEALS FILE…
// Compares the best and the played move of decisions whose bag is not empty: over PLIES plies, and statically
// to the end with endings by their chance. Both twice, over DEALS deals that have nothing in common: the
// product of the two gaps has no noise in its mean, which is the square of what the methods differ by.
// POSITIONS: so many of each size of the bag.
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

struct Bags {
  int least;
  int most;
  std::size_t positions = 0;
  double products = 0;
  double noise = 0;
  double sizes = 0;
  double meanDeviation = 0;  ///< of the differences, deal by deal

  void add(const std::array<double, 2>& gaps, double size, double deviation) {
    ++positions;
    products += gaps[0] * gaps[1];
    noise += (gaps[0] - gaps[1]) * (gaps[0] - gaps[1]) / 4;
    sizes += std::abs(size);
    meanDeviation += deviation;
  }

  void report() const {
    if (positions == 0) return;
    const auto n = static_cast<double>(positions);
    fmt::print(
        "{:2} to {:2} in the bag: {} positions, gap {:.2f} % (noise {:.2f} %); "
        "differences {:.2f} % large, of one deal ± {:.0f} %\n",
        least, most, positions, 100 * std::sqrt(std::max(0.0, products / n)), 100 * std::sqrt(noise / n),
        100 * sizes / n, 100 * meanDeviation / n);
  }
};

class Study {
 public:
  Study(const reports::ReviewContext& context, int plies, std::size_t most, std::uint64_t deals)
      : context_(context), plies_(plies), most_(most), deals_(deals) {}

  void add(const reports::Decision& decision) {
    const int inBag = bagCount(decision.position.board, *context_.language);
    const auto bags = std::ranges::find_if(
        bags_, [&](const Bags& each) { return inBag >= each.least && inBag <= each.most; });
    if (bags == bags_.end() || bags->positions >= most_) return;
    std::array<double, 2> gaps{};
    engine::PairedDifference ended;
    for (std::size_t half = 0; half < 2; ++half) {
      ended = compared(decision, kToTheEnd, half);
      gaps[half] = compared(decision, plies_, half).win.mean() - ended.win.mean();
    }
    bags->add(gaps, ended.win.mean(), ended.win.error() * std::sqrt(static_cast<double>(deals_)));
  }

  void report() const {
    for (const Bags& bags : bags_)
      bags.report();
  }

  [[nodiscard]] bool isDone() const {
    return std::ranges::all_of(bags_, [&](const Bags& bags) { return bags.positions >= most_; });
  }

 private:
  [[nodiscard]] engine::PairedDifference compared(const reports::Decision& decision, int plies,
                                                  std::size_t half) const {
    const reports::Comparison& moves = *decision.simulated()->comparison;
    game::Position position = decision.position;
    position.opponentRack = {};
    engine::SimulationOptions options;
    options.plies = plies;
    options.seed = decision.turn + 1;
    return *comparePlays(position, moves.best, moves.played, half * deals_, (half + 1) * deals_,
                         {*context_.language, *context_.lexicon, *context_.leaves, *context_.winModel},
                         options);
  }

  const reports::ReviewContext& context_;
  int plies_;
  std::size_t most_;
  std::uint64_t deals_;
  std::vector<Bags> bags_{{1, 7}, {8, 14}, {15, 24}, {25, 40}, {41, 60}, {61, 100}};
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 7) {
    fmt::print(stderr, "see the head of tests/bench/horizon_study.cpp\n");
    return 2;
  }
  reports::ReviewContext context = bench::hastyContext(words[0], words[1], words[2]);
  context.effort.raceIterations = 400;
  context.effort.endingNodes = 0;
  context.effort.inferredRacks = context.effort.imputedRacks = 1;
  context.effort.luckSamples = 0;
  Study study(context, std::stoi(words[3]), std::stoul(words[4]), std::stoull(words[5]));
  for (const std::string& file : std::span(words).subspan(6)) {
    if (study.isDone()) break;
    for (const reports::Decision& decision : bench::reviewFile(file, context).decisions) {
      if (decision.simulated() != nullptr && decision.simulated()->comparison) study.add(decision);
    }
  }
  study.report();
}
