#include "endgame/drivers.h"

#include <algorithm>

namespace rozbor::engine::endgame {
namespace {

constexpr int kInfinity = Search::kInfinity;

void bringToFront(Root& root, std::size_t at) {
  const auto begin = root.moves.begin();
  std::rotate(begin, begin + static_cast<std::ptrdiff_t>(at), begin + static_cast<std::ptrdiff_t>(at) + 1);
}

/// One move after the other through a window that closes from below; with `scouting`, every one but
/// the first is first tested against the best.
void inTurn(Search& search, Root& root, int depth, bool scouting) {
  search.setScouting(scouting);
  int best = -kInfinity;
  for (std::size_t at = 0; at < root.moves.size(); ++at) {
    RootMove& tried = root.moves[at];
    int found = 0;
    if (scouting && best > -kInfinity) {
      found = search.valueAfter(root.stage, tried.move, depth, best, best + 1);
      if (found > best && !search.isStopped())
        found = search.valueAfter(root.stage, tried.move, depth, found - 1, kInfinity);
    } else {
      found = search.valueAfter(root.stage, tried.move, depth, best, kInfinity);
    }
    if (search.isStopped()) return;
    tried.value = found;
    if (found > best) {
      best = found;
      root.value = best;
      bringToFront(root, at);
    }
  }
}

/// Plaat et al. 1996: tests whether the value reaches a bound, with a window of no width, until lower
/// and upper bound meet.
void convergeByTests(Search& search, Root& root, int depth) {
  search.setScouting(false);
  int lower = -kInfinity;
  int upper = kInfinity;
  int guess = root.value;
  while (lower < upper) {
    const int bound = guess == lower ? guess + 1 : guess;
    int best = -kInfinity;
    for (std::size_t at = 0; at < root.moves.size(); ++at) {
      RootMove& tried = root.moves[at];
      const int found = search.valueAfter(root.stage, tried.move, depth, bound - 1, bound);
      if (search.isStopped()) return;
      tried.value = found;
      best = std::max(best, found);
      if (best < bound) continue;
      bringToFront(root, at);
      break;
    }
    guess = best;
    root.value = best;
    (best < bound ? upper : lower) = best;
  }
}

/// B* (Berliner 1979) over the moves of the root: each has a pessimistic and an optimistic bound, and
/// tests with a window of no width narrow them until the best one's pessimistic bound is no less than the
/// optimistic bound of any other.
class BStar {
 public:
  BStar(Search& search, Root& root, int depth) : search_(search), root_(root), depth_(depth) {}

  void run() {
    search_.setScouting(false);
    for (RootMove& move : root_.moves) {
      move.least = -kInfinity;
      move.most = kInfinity;
    }
    proveBest();
    disproveRest();
    settleBest();
  }

 private:
  /// Tests whether a move reaches `bound`; false also when stopped.
  bool reaches(RootMove& tried, int bound) {
    const int found = search_.valueAfter(root_.stage, tried.move, depth_, bound - 1, bound);
    if (search_.isStopped()) return false;
    tried.value = found;
    (found >= bound ? tried.least : tried.most) = found;
    return found >= bound;
  }

  /// Finds a move that reaches the expected value, which is lowered until there is one.
  void proveBest() {
    int wanted = root_.value;
    while (!search_.isStopped()) {
      for (std::size_t at = 0; at < root_.moves.size() && !search_.isStopped(); ++at) {
        if (root_.moves[at].most >= wanted && reaches(root_.moves[at], wanted)) return take(at);
      }
      wanted = -kInfinity;
      for (const RootMove& move : root_.moves)
        wanted = std::max(wanted, move.most);
    }
  }

  /// Shows of every other move that it is no better, or finds a better one.
  void disproveRest() {
    for (std::size_t at = 1; at < root_.moves.size() && !search_.isStopped();) {
      const int best = root_.moves.front().least;
      if (root_.moves[at].most > best && reaches(root_.moves[at], best + 1)) {
        take(at);
        at = 1;
      } else {
        ++at;
      }
    }
  }

  void settleBest() {
    RootMove& best = root_.moves.front();
    while (best.least < best.most && !search_.isStopped())
      (void)reaches(best, best.least + 1);
    if (!search_.isStopped()) root_.value = best.least;
  }

  void take(std::size_t at) {
    root_.value = root_.moves[at].least;
    bringToFront(root_, at);
  }

  Search& search_;
  Root& root_;
  int depth_;
};

}  // namespace

void drive(EndgameDriver driver, Search& search, Root& root, int depth) {
  switch (driver) {
    case EndgameDriver::alphaBeta:
      return inTurn(search, root, depth, false);
    case EndgameDriver::negaScout:
      return inTurn(search, root, depth, true);
    case EndgameDriver::mtdf:
      return convergeByTests(search, root, depth);
    case EndgameDriver::bStar:
      return BStar(search, root, depth).run();
  }
}

}  // namespace rozbor::engine::endgame
