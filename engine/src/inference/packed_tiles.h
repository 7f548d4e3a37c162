#pragma once

#include <array>
#include <cstddef>
#include <span>

#include "leaves/packed_rack.h"

namespace rozbor::engine {

/// At most PackedRack::kMaxTiles tiles as one number.
[[nodiscard]] inline PackedRack packed(const game::TileCounts& tiles) {
  std::array<game::Letter, PackedRack::kMaxTiles> letters{};
  std::size_t count = 0;
  tiles.forEachTile([&](game::Tile tile) { letters[count++] = tile.letter(); });
  return PackedRack(std::span(letters.data(), count));
}

}  // namespace rozbor::engine
