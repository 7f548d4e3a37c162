// How many endings of games are solved, and what that costs (docs/endgame.md):
//   endgame_study LANGUAGE LEXICON LEAVES NODES FILE…
// Takes of every record the first turn with an empty bag of which the rack is known in full, and searches at
// most NODES positions, as a review does: the best move, and the one that was played; one thread. Tells of
// each whether its value is exact, whether it is known who wins after either move, and what it took.
#include <fmt/format.h>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "rozbor/engine/endgame.h"
#include "rozbor/replay/replay.h"
#include "study_support.h"

namespace {

using namespace rozbor;

class Study {
 public:
  Study(const reports::ReviewContext& context, std::uint64_t nodes) : context_(context), nodes_(nodes) {}

  void add(const std::string& file, const replay::Turn& turn) {
    game::Position seen = turn.before;
    seen.rack = turn.rack;
    seen.opponentRack = {};
    const auto position = engine::withBothRacks(seen, *context_.language);
    if (!position) return;
    engine::EndgameOptions options;
    options.nodeLimit = nodes_;
    options.other = turn.move;
    const double start = bench::cpuSeconds();
    const auto solved = engine::solveEndgame(*position, *context_.language, *context_.lexicon, options);
    const double spent = bench::cpuSeconds() - start;
    if (!solved) return;
    const int tie = -position->spread();
    const auto isDecided = [&](const engine::EndgameLine& line) {
      return line.low > tie || line.high < tie || line.exact;
    };
    exact_.add(solved->best.exact);
    bothExact_.add(solved->best.exact && solved->other->exact);
    decided_.add(isDecided(solved->best) && isDecided(*solved->other));
    inTime_.add(solved->best.exact && spent <= kAsked);
    times_.add(spent);
    nodesSpent_ += solved->nodes;
    fmt::print("{} {}: {} tiles against {}, {} {}, {} nodes, {:.2f} s\n",
               file.substr(file.find_last_of('/') + 1), turn.event, position->rack.size(),
               position->opponentRack.size(), solved->best.exact ? "exact" : "open", solved->best.value,
               solved->nodes, spent);
    std::fflush(stdout);
  }

  void report() {
    if (exact_.all == 0) return;
    fmt::print("both moves exact {}; who wins known after both {}\n", bothExact_.text(), decided_.text());
    fmt::print("exact {}; within {} CPU s {}; {} nodes, {}\n", exact_.text(), kAsked, inTime_.text(),
               nodesSpent_, times_.text());
  }

 private:
  static constexpr double kAsked = 5;  ///< CPU seconds

  const reports::ReviewContext& context_;
  std::uint64_t nodes_;
  bench::Share exact_;
  bench::Share bothExact_;
  bench::Share decided_;
  bench::Share inTime_;
  bench::Times times_;
  std::uint64_t nodesSpent_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 5) {
    fmt::print(stderr, "see the head of tests/bench/endgame_study.cpp\n");
    return 2;
  }
  const reports::ReviewContext context = bench::standardContext(words[0], words[1], words[2]);
  Study study(context, std::stoull(words[3]));
  for (const std::string& file : std::span(words).subspan(4)) {
    for (const replay::Turn& turn :
         replay::replayRecord(bench::recordOf(file).record, *context.language).turns) {
      if (turn.bag != 0 || !turn.isDecision() || !turn.move || turn.rackKnown != replay::RackKnowledge::known)
        continue;
      study.add(file, turn);
      break;
    }
  }
  study.report();
}
