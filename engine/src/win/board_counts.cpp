#include "rozbor/engine/study/board_counts.h"

#include <cmath>
#include <cstddef>

namespace rozbor::engine {

void BoardSampler::onTurn(const game::Position& before, const RatedPlay& played, int player) {
  const int bag = bagCount(before.board, language_);
  const int bingos = unseen_ && bag > 0 ? openness_.bingos(before.board, *unseen_) : 0;
  turns_.push_back({player, bag, bingos, static_cast<double>(before.spread()), played.leaveValue.inPoints()});
  game::Position seen = before;
  seen.opponentRack = {};
  unseen_ = unseenTiles(seen, language_);
}

void BoardSampler::onEnd(const GameResult& result) {
  constexpr std::size_t kPlies = 2;
  // The first board has no move before it.
  for (std::size_t at = 1; at + kPlies < turns_.size(); ++at) {
    const Turn& later = turns_[at + kPlies];
    if (later.bag == 0) break;
    const double asked = later.spread + turns_[at].leave - turns_[at + 1].leave;
    const auto player = static_cast<std::size_t>(later.player);
    const int final = result.scores[player] - result.scores[1 - player];
    samples_.push_back({turns_[at].bingos, later.bag + language_.rules.rackSize,
                        static_cast<int>(std::lround(final - asked))});
  }
}

void BoardCounts::addGame(std::span<const BoardSample> samples) {
  ++games;
  for (const BoardSample& sample : samples) {
    const auto place = static_cast<std::size_t>(sample.unseen);
    if (rows.size() <= place) rows.resize(place + 1);
    Row& row = rows[place];
    const std::int64_t square = std::int64_t{sample.change} * sample.change;
    ++row.samples;
    row.bingos += sample.bingos;
    row.bingoSquares += std::int64_t{sample.bingos} * sample.bingos;
    row.changeSquares += square;
    row.products += sample.bingos * square;
  }
}

std::int64_t BoardCounts::samples() const {
  std::int64_t all = 0;
  for (const Row& row : rows)
    all += row.samples;
  return all;
}

}  // namespace rozbor::engine
