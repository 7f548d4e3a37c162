#include "preendgame/race.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace rozbor::engine::preendgame {
namespace {

/// Heats given out at once. Not the number of threads: the result must not depend on that.
constexpr std::size_t kHeats = 48;
/// Of these, the most with the same bag, since one worker does them all.
constexpr int kHeatsPerBag = 12;
/// Moves in front that get all their bags at once.
constexpr std::size_t kLeaders = 2;

}  // namespace

Race::Race(std::vector<int> weights, std::size_t wanted, const std::vector<std::vector<int>>& guesses)
    : weights_(std::move(weights)),
      weight_(std::accumulate(weights_.begin(), weights_.end(), 0)),
      wanted_(wanted),
      runners_(guesses.size()),
      dangers_(weights_.size()) {
  for (std::size_t move = 0; move < runners_.size(); ++move) {
    Runner& runner = runners_[move];
    runner.cells.resize(weights_.size());
    for (std::size_t bag = 0; bag < guesses[move].size(); ++bag) {
      runner.cells[bag].guess = guesses[move][bag];
      runner.hope += guesses[move][bag];
    }
  }
}

/// Unfinished moves that may be among the best, the most promising first.
std::vector<std::size_t> Race::contenders() const {
  std::vector<int> finished;
  for (const Runner& runner : runners_) {
    if (runner.legal && runner.sum.all() == weight_) finished.push_back(runner.sum.points());
  }
  std::ranges::sort(finished, std::greater{});
  const int enough = finished.size() < wanted_ ? -1 : finished[wanted_ - 1];
  std::vector<std::size_t> moves;
  for (std::size_t move = 0; move < runners_.size(); ++move) {
    const Runner& runner = runners_[move];
    if (runner.sum.all() < weight_ && (move == required_ || (runner.legal && most(runner) > enough)))
      moves.push_back(move);
  }
  std::ranges::stable_sort(moves, std::ranges::greater{},
                           [&](std::size_t move) { return runners_[move].hope; });
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
    if (runner.cells[bag].decided || load[bag] >= kHeatsPerBag) continue;
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

std::vector<Heat> Race::next() const {
  std::vector<Heat> heats;
  std::vector<int> load(weights_.size());
  const auto add = [&](std::size_t move, std::size_t bag) {
    heats.push_back({move, bag, runners_[move].cells[bag].tries});
    ++load[bag];
  };
  std::vector<std::size_t> moves = contenders();
  if (required_) {
    const auto required = std::ranges::find(moves, *required_);
    if (required != moves.end()) std::rotate(moves.begin(), required, required + 1);
  }
  std::size_t leaders = 0;
  for (const std::size_t move : moves) {
    if (heats.size() >= kHeats) break;
    const Runner& runner = runners_[move];
    if (leaders++ < kLeaders) {
      for (std::size_t bag = 0; bag < weights_.size(); ++bag) {
        if (!runner.cells[bag].decided) add(move, bag);
      }
    } else if (const auto bag = pick(runner, load)) {
      add(move, *bag);
    }
  }
  return heats;
}

void Race::take(const Heat& heat, const std::optional<Counts>& counts) {
  Runner& runner = runners_[heat.move];
  Cell& cell = runner.cells[heat.bag];
  if (!counts) {
    ++cell.tries;
    return;
  }
  cell.decided = true;
  runner.sum += *counts;
  runner.hope += counts->points() - cell.guess;
  dangers_[heat.bag].tried += 2;
  dangers_[heat.bag].lost += 2 - 2 * counts->points() / (2 * counts->all());
}

}  // namespace rozbor::engine::preendgame
