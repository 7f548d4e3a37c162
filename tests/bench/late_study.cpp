// How far simulated verdicts near the end of the game are from the truth (docs/simulation.md):
//   late_study LANGUAGE LEXICON LEAVES LEAST MOST POSITIONS DEALS FILE…
// Takes the decisions of the records with LEAST to MOST tiles in the bag in which the best and the played
// move differ, and compares the two over DEALS deals: with the horizon of the mid-game, the same with endings
// searched as standard does, played to the end without and with such searches, and every ending searched
// fifty times as far, which stands for the truth. Both players draw the bag out by static equity in all of
// them. The last one is done once more over other deals, which the intervals must hold.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rozbor/engine/simulation.h"
#include "study_support.h"

namespace {

using namespace rozbor;
using bench::Share;

constexpr std::uint64_t kFar = 50;
constexpr std::uint64_t kOtherDeals = 1'000'000;

/// One way to end simulated games, over all positions.
struct Way {
  const char* name;
  int plies = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
  double ofMoves = 0;  ///< mean distance from the truth, summed
  double ofDifferences = 0;
  double bias = 0;
  double doubt = 0;
  Share held{};  ///< by intervals, of sample and method
  Share heldMethod{};
};

/// Best and played, over the same deals.
class Duel {
 public:
  Duel(const reports::Decision& decision, const reports::ReviewContext& context)
      : decision_(decision), context_(context), position_(decision.position) {
    position_.opponentRack = {};
  }

  [[nodiscard]] engine::PairedDifference play(int plies, std::uint64_t nodes, std::uint64_t first,
                                              std::uint64_t deals) const {
    const reports::Comparison& moves = *decision_.simulated()->comparison;
    engine::SimulationOptions options;
    options.plies = plies;
    options.seed = 7'000'003 + decision_.turn;
    options.endgameNodes = nodes;
    if (nodes > context_.effort.endingNodes) options.endingEvery = 1;
    if (const auto leave = moves.opponentLeave)
      options.opponentRack = [leave](engine::Random& random) { return leave->draw(random); };
    return *comparePlays(position_, moves.best, moves.played, first, first + deals,
                         {*context_.language, *context_.lexicon, *context_.leaves, *context_.winModel},
                         options);
  }

 private:
  const reports::Decision& decision_;
  const reports::ReviewContext& context_;
  game::Position position_;
};

class Study {
 public:
  Study(const reports::ReviewContext& context, std::uint64_t deals)
      : context_(context),
        deals_(deals),
        ways_{{"horizon", context.effort.plies, 0},
              {"horizon, searched", context.effort.plies, context.effort.endingNodes},
              {"to the end", context.effort.lastPlies, 0},
              {"to the end, searched", context.effort.lastPlies, context.effort.endingNodes}} {}

  void add(const reports::Decision& decision) {
    const Duel duel(decision, context_);
    const std::uint64_t far = context_.effort.endingNodes * kFar;
    const double start = bench::cpuSeconds();
    const engine::PairedDifference truth = duel.play(context_.effort.lastPlies, far, 0, deals_);
    const double spent = bench::cpuSeconds() - start;
    const engine::PairedDifference other = duel.play(context_.effort.lastPlies, far, kOtherDeals, 2 * deals_);
    open_ += (truth.firstDoubt.mean() + truth.secondDoubt.mean()) / 2;
    std::string line;
    for (Way& way : ways_) {
      const double begin = bench::cpuSeconds();
      const engine::PairedDifference found = duel.play(way.plies, way.nodes, 0, deals_);
      way.seconds += bench::cpuSeconds() - begin;
      const double apart = found.win.mean() - truth.win.mean();
      way.ofMoves += (std::abs(found.firstWin.mean() - truth.firstWin.mean()) +
                      std::abs(found.secondWin.mean() - truth.secondWin.mean())) /
                     2;
      way.ofDifferences += std::abs(apart);
      way.bias += apart;
      way.doubt += found.methodError();
      way.heldMethod.add(std::abs(apart) <= 1.96 * std::hypot(found.methodError(), truth.methodError()));
      way.held.add(std::abs(found.win.mean() - other.win.mean()) <=
                   1.96 * std::hypot(found.winError(), other.winError()));
      line += fmt::format(" | {} {:+.4f} ± {:.4f} (method {:.4f})", way.name, found.win.mean(),
                          found.winError(), found.methodError());
    }
    fmt::print(
        "turn {:2}, {} in the bag: truth {:+.4f} (method {:.4f}), elsewhere {:+.4f} ± {:.4f}, {:.1f} s{}\n",
        decision.turn + 1, bagCount(decision.position.board, *context_.language), truth.win.mean(),
        truth.methodError(), other.win.mean(), other.winError(), spent, line);
    std::fflush(stdout);
    ++positions_;
    seconds_ += spent;
  }

  void report() const {
    const auto n = static_cast<double>(std::max<std::size_t>(1, positions_));
    const double games = 2 * n * static_cast<double>(deals_);
    fmt::print("{} positions, {} deals each; left open by the truth: {:.2f} % of a win; {:.2f} ms a game\n",
               positions_, deals_, 100 * open_ / n, 1000 * seconds_ / games);
    for (const Way& way : ways_) {
      fmt::print(
          "{:<20} off by {:.2f} % a move, {:.2f} % a difference (mean {:+.2f} %), said {:.2f} %; held {} by "
          "the "
          "method, {} with the sample; {:.2f} ms a game\n",
          way.name, 100 * way.ofMoves / n, 100 * way.ofDifferences / n, 100 * way.bias / n,
          100 * way.doubt / n, way.heldMethod.text(), way.held.text(), 1000 * way.seconds / games);
    }
  }

  [[nodiscard]] std::size_t positions() const { return positions_; }

 private:
  const reports::ReviewContext& context_;
  std::uint64_t deals_;
  std::vector<Way> ways_;
  std::size_t positions_ = 0;
  double open_ = 0;
  double seconds_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 8) {
    fmt::print(stderr, "see the head of tests/bench/late_study.cpp\n");
    return 2;
  }
  const reports::ReviewContext context = bench::hastyContext(words[0], words[1], words[2]);
  const int least = std::stoi(words[3]);
  const int most = std::stoi(words[4]);
  Study study(context, std::stoull(words[6]));
  bench::study(study, std::stoul(words[5]), std::span(words).subspan(7), context,
               [&](const reports::Decision& decision) {
                 const int inBag = bagCount(decision.position.board, *context.language);
                 return inBag >= least && inBag <= most;
               });
  study.report();
}
