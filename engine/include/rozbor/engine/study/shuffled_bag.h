#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "rozbor/engine/random.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"

namespace rozbor::engine {

/// A bag whose tiles lie in a row. Seat 0 draws from the front and seat 1 from the back, so that
/// what a seat draws depends little on how many tiles the other plays: the two games of a pair give
/// a seat mostly the same tiles. Drawing a tile costs the same however many there are.
class ShuffledBag {
 public:
  ShuffledBag(const game::TileCounts& tiles, std::uint64_t seed) : random_(seed) {
    kinds_.reserve(static_cast<std::size_t>(tiles.size()));
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
      kinds_.insert(kinds_.end(), static_cast<std::size_t>(tiles.count(kind)), kind);
    end_ = kinds_.size();
    for (std::size_t left = end_; left > 1; --left)
      std::swap(kinds_[left - 1], kinds_[random_.below(static_cast<std::uint32_t>(left))]);
  }

  [[nodiscard]] bool empty() const { return begin_ == end_; }

  void draw(game::Rack& rack, int count, int seat) {
    for (int drawn = 0; drawn < count && !empty(); ++drawn)
      rack.addKind(seat == 0 ? kinds_[begin_++] : kinds_[--end_]);
  }

  /// The tiles of an exchange, drawn for before, go to places of their own at random.
  void putBack(const game::Move& exchange) {
    for (const game::Tile tile : exchange.tiles()) {
      const std::size_t free = begin_ > 0 ? --begin_ : end_++;
      kinds_[free] = tile.kind();
      std::swap(kinds_[free], kinds_[begin_ + random_.below(static_cast<std::uint32_t>(end_ - begin_))]);
    }
  }

 private:
  Random random_;
  std::vector<int> kinds_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
};

}  // namespace rozbor::engine
