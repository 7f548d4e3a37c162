#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "rozbor/engine/random.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// The tiles that the player on turn has not seen, dealt: the opponent's rack, and the others in a row from
/// whose front the player draws and from whose back the opponent does, so that what one of them draws
/// depends little on how many tiles the other lays. Every candidate is played out with the same deals.
class Deal {
 public:
  /// Deal `number` of a seed.
  void begin(const game::Position& position, const game::Language& language, const OpponentRack& opponentRack,
             std::uint64_t seed, std::uint64_t number) {
    // Not a multiple of the seed: generators that begin a step apart give the same row, one place on.
    Random random(Random(seed).next() + number);
    game::TileCounts unseen = unseenTiles(position, language);
    opponentRack_ = position.opponentRack;
    if (opponentRack_.empty() && opponentRack) opponentRack_ = opponentRack(random);
    unseen.removeAvailable(opponentRack_);
    all_.clear();
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
      all_.insert(all_.end(), static_cast<std::size_t>(unseen.count(kind)), static_cast<std::uint8_t>(kind));
    for (std::size_t left = all_.size(); left > 1; --left)
      std::swap(all_[left - 1], all_[random.below(static_cast<std::uint32_t>(left))]);
    while (opponentRack_.size() < language.rules.rackSize && !all_.empty()) {
      opponentRack_.addKind(all_.back());
      all_.pop_back();
    }
    again_ = random.next();
  }

  /// The deal again, for the next candidate.
  void restart() {
    row_ = all_;
    begin_ = 0;
    random_ = Random(again_);
  }

  [[nodiscard]] const game::Rack& opponentRack() const { return opponentRack_; }
  /// Kinds of the tiles in the bag, in order.
  [[nodiscard]] std::span<const std::uint8_t> bag() const { return all_; }
  [[nodiscard]] bool empty() const { return begin_ == row_.size(); }

  void draw(game::Rack& rack, int count, bool fromFront) {
    for (int drawn = 0; drawn < count && !empty(); ++drawn) {
      if (fromFront) {
        rack.addKind(row_[begin_++]);
      } else {
        rack.addKind(row_.back());
        row_.pop_back();
      }
    }
  }

  /// The tiles of an exchange, drawn for before, go to places of their own at random.
  void putBack(const game::Move& exchange) {
    for (const game::Tile tile : exchange.tiles()) {
      row_.push_back(static_cast<std::uint8_t>(tile.kind()));
      std::swap(row_.back(), row_[begin_ + random_.below(static_cast<std::uint32_t>(row_.size() - begin_))]);
    }
  }

 private:
  game::Rack opponentRack_;
  std::vector<std::uint8_t> all_;  ///< kinds
  std::vector<std::uint8_t> row_;
  std::size_t begin_ = 0;
  std::uint64_t again_ = 0;
  Random random_{0};
};

}  // namespace rozbor::engine
