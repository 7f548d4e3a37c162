#include "preendgame/race.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace rozbor::engine::preendgame {
namespace {

/// Heats given out at once. Not the number of threads: the result must not depend on that.
constexpr std::size_t kHeats = 48;
/// Of these, the most with the same bag, since one worker does them all.
constexpr int kHeatsPerBag = 12;
/// Moves in front that get all their bags at once.
constexpr std::size_t kLeaders = 2;
/// So often each bag of a move that has lost nothing is tried alone: if it wins with all, no other matters.
constexpr int kTriesAlone = 2;
/// Others that get one while a leader is not finished: what it makes may put them out.
constexpr std::size_t kFollowers = 12;

}  // namespace

Race::Race(std::vector<int> weights, std::size_t wanted, const std::vector<Entrant>& entrants)
    : weights_(std::move(weights)),
      weight_(std::accumulate(weights_.begin(), weights_.end(), 0)),
      wanted_(wanted),
      runners_(entrants.size()),
      dangers_(weights_.size()) {
  for (std::size_t move = 0; move < runners_.size(); ++move) {
    Runner& runner = runners_[move];
    runner.cells.resize(weights_.size());
    runner.most = 2 * weight_;
    runner.tiles = entrants[move].tiles;
    for (std::size_t bag = 0; bag < weights_.size(); ++bag)
      runner.cells[bag].most = 2 * weights_[bag];
    const std::vector<int>& guesses = entrants[move].guesses;
    for (std::size_t bag = 0; bag < guesses.size(); ++bag) {
      runner.cells[bag].guess = guesses[bag];
      runner.hope += guesses[bag];
    }
  }
}

/// Points of the last wanted finished move; less than any if there are not so many.
int Race::enough() const {
  std::vector<int> finished;
  for (const Runner& runner : runners_) {
    if (runner.legal && runner.sum.all() == weight_) finished.push_back(runner.sum.points());
  }
  std::ranges::sort(finished, std::greater{});
  return finished.size() < wanted_ ? -1 : finished[wanted_ - 1];
}

int Race::most() const {
  int most = 0;
  for (const Runner& runner : runners_) {
    if (runner.legal) most = std::max(most, runner.most);
  }
  return most;
}

bool Race::isDecidedBy(const Runner& runner, int part) const {
  return runner.legal && part * runner.sum.all() >= weight_;
}

bool Race::hasDecided(int part) const {
  return std::ranges::any_of(runners_, [&](const Runner& runner) { return isDecidedBy(runner, part); });
}

std::size_t Race::leastLeft(int part) const {
  int enough = std::max(this->enough(), 0);
  std::size_t left = 0;
  for (const Runner& runner : runners_) {
    if (!isDecidedBy(runner, part) || runner.most <= enough) continue;
    enough = runner.most;
    left = static_cast<std::size_t>(std::ranges::count(runner.cells, false, &Cell::decided));
  }
  // As if each bag that is decided from now on were the heaviest, and lost.
  const int most = 2 * std::ranges::max(weights_);
  for (const Runner& runner : runners_) {
    if (isOpen(runner, enough)) left += static_cast<std::size_t>((runner.most - enough + most - 1) / most);
  }
  return left;
}

bool Race::isWon() const {
  return std::ranges::none_of(runners_,
                              [&, most = enough()](const Runner& runner) { return isOpen(runner, most); });
}

/// Unfinished moves that may be among the best and can be tried, the most promising first; of those the ones
/// that lay more tiles.
std::vector<std::size_t> Race::contenders() const {
  const int enough = this->enough();
  std::vector<std::size_t> moves;
  for (std::size_t move = 0; move < runners_.size(); ++move) {
    const Runner& runner = runners_[move];
    if (std::ranges::all_of(runner.cells, &Cell::closed)) continue;
    if (move == required_ || isOpen(runner, enough)) moves.push_back(move);
  }
  std::ranges::stable_sort(moves, std::ranges::greater{}, [&](std::size_t move) {
    return std::pair(runners_[move].hope, runners_[move].tiles);
  });
  if (required_) {
    const auto required = std::ranges::find(moves, *required_);
    if (required != moves.end()) std::rotate(moves.begin(), required, required + 1);
  }
  return moves;
}

std::size_t Race::open() const {
  return contenders().size();
}

/// The bag where the most is likely to be lost, of those given up least often.
std::optional<std::size_t> Race::pick(const Runner& runner, const std::vector<int>& load) const {
  std::optional<std::size_t> chosen;
  double chosenLoss = 0;
  for (std::size_t bag = 0; bag < weights_.size(); ++bag) {
    if (runner.cells[bag].closed || load[bag] >= kHeatsPerBag) continue;
    const Danger& danger = dangers_[bag];
    const double loss = weights_[bag] * (danger.lost + 1.0) / (danger.tried + 2.0);
    const int tries = runner.cells[bag].tries;
    const bool better = !chosen || tries < runner.cells[*chosen].tries ||
                        (tries == runner.cells[*chosen].tries && loss > chosenLoss);
    if (!better) continue;
    chosen = bag;
    chosenLoss = loss;
  }
  return chosen;
}

/// Whether a move has lost nothing yet, and must be finished in any case or has not been tried too often.
bool Race::mayWinAlone(std::size_t move) const {
  const Runner& runner = runners_[move];
  const auto isFresh = [](const Cell& cell) { return cell.closed || cell.tries < kTriesAlone; };
  return runner.legal && runner.most == 2 * weight_ &&
         (move == required_ || std::ranges::all_of(runner.cells, isFresh));
}

std::vector<Heat> Race::next() const {
  std::vector<Heat> heats;
  std::vector<int> load(weights_.size());
  const auto add = [&](std::size_t move, std::size_t bag) {
    heats.push_back({move, bag, runners_[move].cells[bag].tries});
    ++load[bag];
  };
  const std::vector<std::size_t> moves = contenders();
  if (!moves.empty() && mayWinAlone(moves.front())) {
    for (std::size_t bag = 0; bag < weights_.size(); ++bag) {
      if (!runners_[moves.front()].cells[bag].closed) add(moves.front(), bag);
    }
    return heats;
  }
  std::size_t leaders = 0;
  std::size_t most = kHeats;
  for (const std::size_t move : moves) {
    if (heats.size() >= most) break;
    const Runner& runner = runners_[move];
    if (leaders++ < kLeaders) {
      for (std::size_t bag = 0; bag < weights_.size(); ++bag) {
        if (!runner.cells[bag].closed) add(move, bag);
      }
      if (leaders == kLeaders && !heats.empty()) most = std::min(kHeats, heats.size() + kFollowers);
    } else if (const auto bag = pick(runner, load)) {
      add(move, *bag);
    }
  }
  return heats;
}

void Race::take(const Heat& heat, const Finding& finding) {
  Runner& runner = runners_[heat.move];
  Cell& cell = runner.cells[heat.bag];
  const int most = std::min(cell.most, finding.most);
  const int hope = finding.counts ? finding.counts->points() : std::min(cell.guess, most);
  runner.most += most - cell.most;
  runner.hope += hope - cell.guess;
  cell.most = most;
  cell.guess = hope;
  cell.decided = finding.counts.has_value();
  cell.closed = cell.decided || finding.isLast;
  ++cell.tries;
  if (!finding.counts) return;
  ++decided_;
  cell.counts = *finding.counts;
  runner.sum += *finding.counts;
  dangers_[heat.bag].tried += 2;
  dangers_[heat.bag].lost += 2 - 2 * finding.counts->points() / (2 * finding.counts->all());
}

}  // namespace rozbor::engine::preendgame
