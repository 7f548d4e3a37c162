#include <algorithm>
#include <cassert>

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
  samples_.push_back({unseen, before.spread(), 0});
  players_.push_back(player);
}

void WinSampler::onEnd(const GameResult& result) {
  for (std::size_t turn = 0; turn < samples_.size(); ++turn) {
    const auto player = static_cast<std::size_t>(players_[turn]);
    samples_[turn].finalSpread = result.scores[player] - result.scores[1 - player];
  }
}

void WinCounts::addGame(std::span<const WinSample> samples) {
  ++games;
  for (const WinSample& sample : samples) {
    assert(sample.unseen >= 1 && static_cast<std::size_t>(sample.unseen) <= rows.size());
    Row& row = rows[static_cast<std::size_t>(sample.unseen) - 1];
    const int change = std::clamp(sample.finalSpread - sample.spread, -kMostChange, kMostChange);
    const int place = change + kMostChange;
    ++turns;
    ++row.changes[static_cast<std::size_t>(place)];
    Band& band = row.bands[bandOf(sample.spread)];
    ++band.turns;
    band.sum += change;
    band.squares += static_cast<std::int64_t>(change) * change;
  }
}

}  // namespace rozbor::engine
