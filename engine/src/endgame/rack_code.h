#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rozbor/game/rack.h"

namespace rozbor::engine::endgame {

/// A multiset of tiles in one word: a field for each kind of tile that is still in the game, with a
/// spare bit on top, so that "holds all of" is one subtraction.
using RackCode = std::uint64_t;

/// Where the field of each kind lies. 31 different tiles fit, and more where some are equal.
class RackLayout {
 public:
  RackLayout(const game::Rack& first, const game::Rack& second);

  /// Whether both racks could be given fields; nothing else may be asked if not.
  [[nodiscard]] bool fits() const { return fits_; }

  [[nodiscard]] RackCode encode(const game::TileCounts& tiles) const;

  /// One tile of `kind`, 0 for a kind that is in neither rack.
  [[nodiscard]] RackCode unit(int kind) const { return units_[static_cast<std::size_t>(kind)]; }

  /// How many tiles of `kind` a code holds.
  [[nodiscard]] int count(RackCode code, int kind) const;

  /// Whether a rack holds every tile of `wanted`.
  [[nodiscard]] bool holds(RackCode rack, RackCode wanted) const {
    return (((rack | spare_) - wanted) & spare_) == spare_;
  }

 private:
  std::array<RackCode, game::TileCounts::kKinds> units_{};
  std::array<RackCode, game::TileCounts::kKinds> masks_{};
  RackCode spare_ = 0;
  bool fits_ = true;
};

}  // namespace rozbor::engine::endgame
