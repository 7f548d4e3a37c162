// How many pre-endgames of real games are proven, and what that costs (docs/preendgame.md):
//   preendgame_study LANGUAGE LEXICON LEAVES INBAG NODES FILE…
// Takes every turn of the records with INBAG tiles in the bag of which the rack is known in full, and does
// what a review does: the best moves, and the one that was played, with NODES positions searched at most; one
// thread. Tells of each whether it is proven and what it took.
#include <fmt/format.h>

#include <span>
#include <string>
#include <vector>

#include "rozbor/engine/preendgame.h"
#include "rozbor/replay/replay.h"
#include "study_support.h"

namespace {

using namespace rozbor;

class Study {
 public:
  Study(const reports::ReviewContext& context, std::uint64_t nodes) : context_(context), nodes_(nodes) {}

  void add(const std::string& file, const replay::Turn& turn) {
    game::Position position = turn.before;
    position.rack = turn.rack;
    position.opponentRack = {};
    engine::PreEndgameOptions options;
    options.other = turn.move;
    options.alike = 4;
    options.provenOnly = true;
    options.nodeLimit = nodes_;
    options.memory = std::size_t{64} << 20;
    const double start = bench::cpuSeconds();
    const auto solved = engine::solvePreEndgame(position, context_.statics(), options);
    const double spent = bench::cpuSeconds() - start;
    if (!solved) return;
    const bool proven = solved->exact && (!solved->other || solved->other->exact());
    proven_.add(proven);
    times_.add(spent);
    nodesSpent_ += solved->nodes;
    const engine::PreEndgamePlay& best = solved->plays.front();
    fmt::print("{} {} {}: {} {} moves, best {}-{}-{} ({} open), played {}, {} nodes, {:.2f} s\n",
               file.substr(file.find_last_of('/') + 1), turn.event, turn.rack.size(),
               proven ? "proven" : "open", solved->moves, best.wins, best.ties, best.losses, best.undecided,
               solved->other ? fmt::format("{}-{}-{} ({} open)", solved->other->wins, solved->other->ties,
                                           solved->other->losses, solved->other->undecided)
                             : "nothing",
               solved->nodes, spent);
    std::fflush(stdout);
  }

  void report() {
    if (proven_.all == 0) return;
    fmt::print("proven {}; {} nodes, {}\n", proven_.text(), nodesSpent_, times_.text());
  }

 private:
  const reports::ReviewContext& context_;
  std::uint64_t nodes_;
  bench::Share proven_;
  bench::Times times_;
  std::uint64_t nodesSpent_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 6) {
    fmt::print(stderr, "see the head of tests/bench/preendgame_study.cpp\n");
    return 2;
  }
  const reports::ReviewContext context = bench::standardContext(words[0], words[1], words[2]);
  const int inBag = std::stoi(words[3]);
  Study study(context, std::stoull(words[4]));
  for (const std::string& file : std::span(words).subspan(5)) {
    for (const replay::Turn& turn :
         replay::replayRecord(bench::recordOf(file).record, *context.language).turns) {
      if (turn.bag == inBag && turn.isDecision() && turn.move &&
          turn.rackKnown == replay::RackKnowledge::known)
        study.add(file, turn);
    }
  }
  study.report();
}
