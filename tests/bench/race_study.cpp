// How good the move is that the race of a review finds, and what it costs (docs/simulation.md):
//   race_study LANGUAGE LEXICON LEAVES LEAST MOST POSITIONS DEALS FILE…
// Takes decisions of the records with LEAST to MOST tiles in the bag, lets the candidates of a standard
// review race, and plays all of them out evenly over DEALS deals of another seed. What the winner is behind
// the best by these is its regret; of many alike candidates the luckiest looks best, so a regret of nothing
// is not reached.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/simulation.h"
#include "study_support.h"

namespace {

using namespace rozbor;

constexpr std::size_t kOfAGame = 2;

class Study {
 public:
  Study(const reports::ReviewContext& context, std::uint64_t deals) : context_(context), deals_(deals) {}

  void add(const reports::Decision& decision) {
    game::Position position = decision.position;
    position.opponentRack = {};
    const auto candidates = candidatesOf(decision, position);
    engine::SimulationOptions options = simulationFrom(position, *context_.language, context_.effort);
    options.endgameNodes = 0;
    options.seed = decision.turn + 1;
    const auto race = simulate(position, candidates, simulation(), options);

    options.seed += 1'000'000;
    options.even = true;
    options.iterations = deals_ * candidates.size();
    const auto truth = simulate(position, candidates, simulation(), options);
    const double best = worth(truth.plays.front());
    const auto winner = std::ranges::find(truth.plays, race.plays.front().play.move,
                                          [](const engine::SimulatedPlay& play) { return play.play.move; });
    const auto byEquity = std::ranges::find(truth.plays, candidates.front().move,
                                            [](const engine::SimulatedPlay& play) { return play.play.move; });
    regrets_.push_back(best - worth(*winner));
    ofEquity_.push_back(best - worth(*byEquity));
    games_.push_back(static_cast<double>(race.iterations));
    fmt::print("turn {:2}: {:2} candidates, {:5} games, regret {:.3f} %, of static equity {:.3f} %\n",
               decision.turn + 1, candidates.size(), race.iterations, 100 * regrets_.back(),
               100 * ofEquity_.back());
  }

  void report() const {
    fmt::print("{} positions, {} deals: regret {:.3f} % of a win, of static equity {:.3f} %; games {:.0f}\n",
               positions(), deals_, 100 * mean(regrets_), 100 * mean(ofEquity_), mean(games_));
  }

  [[nodiscard]] std::size_t positions() const { return regrets_.size(); }

 private:
  [[nodiscard]] std::vector<engine::RatedPlay> candidatesOf(const reports::Decision& decision,
                                                            const game::Position& position) const {
    const auto all =
        engine::MoveFinder(*context_.language, *context_.lexicon).all(position, *context_.leaves);
    const std::size_t limit =
        candidatesFrom(all, position, *context_.language, context_.effort, context_.candidates);
    return chooseCandidates(position, all, limit, decision.played(), context_.statics(), decision.turn);
  }

  [[nodiscard]] engine::SimulationContext simulation() const {
    return {*context_.language, *context_.lexicon, *context_.leaves, *context_.winModel};
  }

  [[nodiscard]] static double worth(const engine::SimulatedPlay& play) {
    return play.winProbability + play.equity / 10'000;
  }

  [[nodiscard]] static double mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values)
      sum += value;
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
  }

  const reports::ReviewContext& context_;
  std::uint64_t deals_;
  std::vector<double> regrets_;
  std::vector<double> ofEquity_;
  std::vector<double> games_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 8) {
    fmt::print(stderr, "see the head of tests/bench/race_study.cpp\n");
    return 2;
  }
  const reports::ReviewContext context = bench::standardContext(words[0], words[1], words[2]);
  reports::ReviewContext quick = context;
  quick.effort = effortOf(reports::Preset::quick);
  Study study(context, std::stoull(words[6]));
  for (const std::string& file : std::span(words).subspan(7)) {
    std::size_t ofGame = 0;
    for (const reports::Decision& decision : bench::reviewFile(file, quick).decisions) {
      if (study.positions() >= std::stoul(words[5]) || ofGame >= kOfAGame) break;
      const int inBag = bagCount(decision.position.board, *context.language);
      if (!decision.isGraded() || inBag < std::stoi(words[3]) || inBag > std::stoi(words[4])) continue;
      study.add(decision);
      ++ofGame;
    }
  }
  study.report();
}
