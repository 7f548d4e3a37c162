#pragma once

#include <cstdint>
#include <vector>

#include "leaves/packed_rack.h"
#include "match/rack_draws.h"
#include "rozbor/engine/lexicon_stats.h"

namespace rozbor::engine {

/// Every rack that can be drawn, blanks included, and makes a word of all its tiles.
class BingoRacks {
 public:
  /// `plain` are the racks without blanks, ascending and distinct, drawable or not. Memory is eight
  /// bytes for each rack, and twice that for those with as many blanks as the set has.
  BingoRacks(std::vector<PackedRack> plain, const game::TileCounts& tiles, int rackSize);

  [[nodiscard]] std::uint64_t size() const { return racks_.size(); }

  /// e of a leave, which the set holds and which is no larger than a rack.
  [[nodiscard]] DrawChance chance(const game::TileCounts& leave) const;

  /// e of each single tile of the set, in one pass.
  [[nodiscard]] std::vector<LeaveChance> tileChances() const;

 private:
  void keepDrawable(const std::vector<PackedRack>& racks);

  game::TileCounts tiles_;
  int rackSize_;
  RackDraws draws_;
  std::vector<PackedRack> racks_;
};

}  // namespace rozbor::engine
