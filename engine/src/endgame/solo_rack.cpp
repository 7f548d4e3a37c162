#include "endgame/solo_rack.h"

#include "rozbor/game/rack.h"

namespace rozbor::engine::endgame {

SoloRack::SoloRack(const RackLayout& layout) : layout_(layout) {
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    if (layout.unit(kind) != 0) everyKind_.push_back(kind);
  }
}

void SoloRack::take(RackCode rack) {
  if (rack == code_) return;
  code_ = rack;
  size_ = 0;
  for (const int kind : everyKind_) {
    const std::size_t first = size_;
    for (int count = layout_.count(rack, kind); count > 0; --count) {
      firstLike_[size_] = first;
      kinds_[size_++] = kind;
    }
  }
  for (unsigned set = 0; set < sets(); ++set) {
    unsigned told = 0;
    for (std::size_t tile = 0, next = 0; tile < size_; tile = next) {
      unsigned taken = 0;
      for (next = tile; next < size_ && kinds_[next] == kinds_[tile]; ++next)
        taken += set >> next & 1;
      told |= ((1u << taken) - 1) << tile;
    }
    canonical_[set] = static_cast<std::uint8_t>(told);
  }
}

unsigned SoloRack::setOf(RackCode tiles) const {
  unsigned set = 0;
  for (std::size_t tile = 0; tile < size_ && tiles != 0; ++tile) {
    const RackCode unit = layout_.unit(kinds_[tile]);
    if (!layout_.holds(tiles, unit)) continue;
    tiles -= unit;
    set |= 1u << tile;
  }
  return set;
}

}  // namespace rozbor::engine::endgame
