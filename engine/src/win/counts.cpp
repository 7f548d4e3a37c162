#include <algorithm>
#include <cassert>
#include <numeric>

#include "rozbor/engine/study/win_counts.h"

namespace rozbor::engine {
namespace {

std::size_t bandOf(int spread) {
  constexpr int kReach = WinCounts::kBands / 2 * WinCounts::kBandWidth;
  const int within = std::clamp(spread, -kReach, kReach);
  return static_cast<std::size_t>((within + kReach + WinCounts::kBandWidth / 2) / WinCounts::kBandWidth);
}

}  // namespace

void WinSampler::onTurn(const game::Position& before, const RatedPlay&, int player) {
  const int unseen = language_.tiles.size() - before.board.tileCount() - before.rack.size();
  samples_.push_back({unseen, before.spread(), 0, before.rack.size()});
  players_.push_back(player);
}

void WinSampler::onEnd(const GameResult& result) {
  for (std::size_t turn = 0; turn < samples_.size(); ++turn) {
    const auto player = static_cast<std::size_t>(players_[turn]);
    samples_[turn].finalSpread = result.scores[player] - result.scores[1 - player];
  }
}

void WinCounts::Row::add(const WinSample& sample) {
  const int change = std::clamp(sample.finalSpread - sample.spread, -kMostChange, kMostChange);
  const int place = change + kMostChange;
  ++changes[static_cast<std::size_t>(place)];
  Band& band = bands[bandOf(sample.spread)];
  ++band.turns;
  band.sum += change;
  band.squares += static_cast<std::int64_t>(change) * change;
}

std::int64_t WinCounts::Row::turns() const {
  return std::accumulate(changes.begin(), changes.end(), std::int64_t{0});
}

void WinCounts::addGame(std::span<const WinSample> samples) {
  ++games;
  for (const WinSample& sample : samples) {
    assert(sample.unseen >= 1 && static_cast<std::size_t>(sample.unseen) <= rows.size());
    const auto unseen = static_cast<std::size_t>(sample.unseen) - 1;
    ++turns;
    rows[unseen].add(sample);
    if (unseen >= racks.size()) continue;
    assert(sample.held >= 1 && static_cast<std::size_t>(sample.held) <= racks.size());
    racks[static_cast<std::size_t>(sample.held) - 1][unseen].add(sample);
  }
}

}  // namespace rozbor::engine
