// What points are off by where games are played to their end and endings by static play or brief searches
// (docs/simulation.md#points):
//   points_study LANGUAGE LEXICON LEAVES POSITIONS DEALS NODES FILE…
// Takes decisions of the records with a bag of so many sizes, POSITIONS of each, whose best and played move
// were compared. Both are played on over DEALS deals statically to the empty bag; from there statically, by
// brief searches, and with best play by both as far as NODES positions find it. Tells by how much the last
// differs from each of the others, for a move and for the difference of both: root mean squares without the
// noise of the deals.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "dealt_game.h"
#include "endgame/shared_endings.h"
#include "rozbor/engine/endgame.h"
#include "rozbor/engine/move_finder.h"
#include "study_support.h"

namespace {

using namespace rozbor;

constexpr std::uint64_t kSeed = 5;
constexpr std::size_t kMemory = std::size_t{16} << 20;

/// Ways to play an ending: statically, then by searches of so many positions.
constexpr std::array<std::uint64_t, 4> kNodes{0, 1, 300, 1000};
template <class T>
using ByWay = std::array<T, kNodes.size()>;

/// By how many points the best ending is better than the one of a way; of one move, or of the difference of
/// two.
class Gains {
 public:
  void add(const engine::Sums& gains) {
    ++count_;
    sum_ += gains.mean();
    squares_ += std::pow(gains.mean(), 2) - std::pow(gains.error(), 2);
  }
  [[nodiscard]] std::string text() const {
    return fmt::format("mean {:+.2f}, root mean square {:.2f}", sum_ / count_,
                       std::sqrt(std::max(0.0, squares_ / count_)));
  }

 private:
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;  ///< without the noise of the deals
};

/// By way.
using Endings = std::vector<std::unique_ptr<engine::endgame::SharedEndings>>;

struct Way {
  Gains one;
  Gains difference;
  double seconds = 0;
  double squares = 0;  ///< of the gains of single endings
};

struct Bags {
  int least = 0;
  int most = 0;
  std::size_t positions = 0;
  std::size_t endings = 0;
  std::size_t exact = 0;
  double seconds = 0;  ///< of the games up to the endings
  ByWay<Way> ways{};

  void report() const {
    if (positions == 0) return;
    const auto n = static_cast<double>(endings);
    fmt::print("{} to {} in the bag, {} positions, {} of {} endings exact; {:.2f} ms before an ending\n",
               least, most, positions, exact, endings, 1000 * seconds / n);
    for (std::size_t at = 0; at < kNodes.size(); ++at) {
      fmt::print("  {:>6} {:.2f} ms; an ending {:.1f}; a move: {}; difference: {}\n",
                 kNodes[at] == 0 ? "static" : std::to_string(kNodes[at]), 1000 * ways[at].seconds / n,
                 std::sqrt(ways[at].squares / n), ways[at].one.text(), ways[at].difference.text());
    }
  }
};

class Study {
 public:
  Study(const reports::ReviewContext& context, std::size_t most, std::uint64_t deals, std::uint64_t nodes)
      : language_(*context.language),
        lexicon_(*context.lexicon),
        leaves_(*context.leaves),
        deals_(deals),
        nodes_(nodes),
        finder_(language_, lexicon_),
        bags_({Bags{.least = 1, .most = 2}, Bags{.least = 3, .most = 7}, Bags{.least = 8, .most = 14}},
              most) {}

  void add(const reports::Decision& decision) {
    const auto* simulated = decision.simulated();
    if (simulated == nullptr || !simulated->comparison) return;
    const reports::Comparison& moves = *simulated->comparison;
    if (moves.best.move == moves.played.move) return;
    const int inBag = bagCount(decision.position.board, language_);
    Bags* const bags = bags_.wanted(inBag);
    if (bags == nullptr) return;
    game::Position position = decision.position;
    position.opponentRack = {};
    const engine::endgame::EndingGround ground(position, language_, lexicon_);
    Endings endings;
    for (const std::uint64_t nodes : kNodes)
      endings.push_back(std::make_unique<engine::endgame::SharedEndings>(ground, kMemory, 0, nodes));
    ByWay<engine::Sums> best;
    ByWay<engine::Sums> played;
    ByWay<engine::Sums> difference;
    for (std::uint64_t number = 0; number < deals_; ++number) {
      engine::Deal deal;
      deal.begin(position, language_, {}, kSeed + decision.turn, number);
      const ByWay<double> byBest = gains(position, moves.best, deal, {ground, endings}, *bags);
      const ByWay<double> byPlayed = gains(position, moves.played, deal, {ground, endings}, *bags);
      for (std::size_t at = 0; at < kNodes.size(); ++at) {
        best[at].add(byBest[at]);
        played[at].add(byPlayed[at]);
        difference[at].add(byBest[at] - byPlayed[at]);
      }
    }
    ++bags->positions;
    fmt::print("{:2} in the bag:", inBag);
    for (std::size_t at = 0; at < kNodes.size(); ++at) {
      bags->ways[at].one.add(best[at]);
      bags->ways[at].one.add(played[at]);
      bags->ways[at].difference.add(difference[at]);
      fmt::print(" {:+.2f} ± {:.2f}", difference[at].mean(), difference[at].error());
    }
    fmt::print("\n");
    std::fflush(stdout);
  }

  void report() const { bags_.report(); }
  [[nodiscard]] bool isDone() const { return bags_.isDone(); }

 private:
  struct Shared {
    const engine::endgame::EndingGround& ground;
    const Endings& endings;
  };

  /// By how many points who moves first does better when both play the ending best, instead of each way.
  ByWay<double> gains(const game::Position& position, const engine::RatedPlay& first, engine::Deal& deal,
                      const Shared& shared, Bags& bags) {
    ByWay<double> gains{};
    std::vector<engine::endgame::WrittenMove> made;
    bench::DealtGame game(position, language_, deal);
    const auto make = [&](const engine::RatedPlay& play) {
      made.push_back(
          engine::endgame::writtenMove(game.position().board, play.move, language_, shared.ground.layout()));
      game.make(play);
    };
    const double start = bench::cpuSeconds();
    make(first);
    while (!game.isOver() && !deal.empty()) {
      game::Position seen = game.position();
      seen.opponentRack = {};
      make(finder_.best(seen, leaves_));
    }
    if (game.isOver()) return gains;
    const game::Position ending = game.position();
    const int sign = game.own() ? 1 : -1;
    ++bags.endings;
    bags.seconds += bench::cpuSeconds() - start;
    engine::EndgameOptions options;
    options.nodeLimit = nodes_;
    const auto solved = solveEndgame(ending, language_, lexicon_, options);
    bags.exact += solved->best.exact ? 1U : 0U;
    for (std::size_t at = 0; at < kNodes.size(); ++at) {
      const double before = bench::cpuSeconds();
      int value = 0;
      if (kNodes[at] == 0) {
        while (!game.isOver())
          game.make(finder_.best(game.position(), leaves_));
        value = sign * game.finalSpread() - ending.spread();
      } else {
        value = shared.endings[at]->points(made, ending);
      }
      bags.ways[at].seconds += bench::cpuSeconds() - before;
      gains[at] = sign * (solved->best.value - value);
      bags.ways[at].squares += gains[at] * gains[at];
    }
    return gains;
  }

  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  const engine::Leaves& leaves_;
  std::uint64_t deals_;
  std::uint64_t nodes_;
  engine::MoveFinder finder_;
  bench::ByBag<Bags> bags_;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 7) {
    fmt::print(stderr, "see the head of tests/bench/points_study.cpp\n");
    return 2;
  }
  const reports::ReviewContext context = bench::hastyContext(words[0], words[1], words[2]);
  Study study(context, std::stoul(words[3]), std::stoull(words[4]), std::stoull(words[5]));
  for (const std::string& file : std::span(words).subspan(6)) {
    if (study.isDone()) break;
    for (const reports::Decision& decision : bench::reviewFile(file, context).decisions)
      study.add(decision);
  }
  study.report();
}
