#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rozbor/engine/random.h"
#include "rozbor/game/rack.h"

namespace rozbor::engine {

/// Tiles that somebody may hold, and how likely that is.
struct WeightedRack {
  game::Rack rack;
  double probability = 0;
};

/// What is believed of tiles that nobody has shown: kept by the opponent, or on a rack that a record
/// does not tell. All of its racks have the same number of tiles. Immutable; shared by threads.
class RackPosterior {
 public:
  /// How it was come by.
  struct Source {
    bool exact = false;        ///< every possible rack was weighed; else a sample of them
    int weighed = 0;           ///< different racks weighed
    double effectiveSize = 0;  ///< independent draws that would tell as much; `weighed` if exact
    double evidence = 0;       ///< sum of prior × likelihood; what a single rack's product is divided by
  };

  /// Weights need not add up to 1, but to more than 0. Racks of no weight are dropped.
  RackPosterior(std::vector<WeightedRack> racks, const Source& source);

  /// The most likely first; those equally likely in the order of their tiles.
  [[nodiscard]] std::span<const WeightedRack> racks() const { return racks_; }
  [[nodiscard]] int tiles() const { return racks_.front().rack.size(); }
  [[nodiscard]] const Source& source() const { return source_; }

  /// Chance that at least one tile of the kind is there.
  [[nodiscard]] double chanceOf(int kind) const { return chances_[static_cast<std::size_t>(kind)]; }
  /// Expected number of tiles of the kind.
  [[nodiscard]] double expected(int kind) const { return expected_[static_cast<std::size_t>(kind)]; }

  /// One of the racks by its probability. Logarithmic in their number; allocates nothing.
  [[nodiscard]] const game::Rack& draw(Random& random) const;

  /// One of the racks, filled up to `size` tiles at random from what is left of `unseen` (which holds the
  /// tiles of the rack, too). Fewer where `unseen` is at an end.
  [[nodiscard]] game::Rack drawFilled(Random& random, const game::TileCounts& unseen, int size) const;

  /// At most `count` racks that stand for all, each with a multiple of 1 / `count` (systematic resampling,
  /// Kitagawa 1996), the most likely first. All racks with their own weights where there are no more.
  [[nodiscard]] std::vector<WeightedRack> representatives(int count, std::uint64_t seed) const;

 private:
  std::vector<WeightedRack> racks_;
  std::vector<std::uint64_t> cumulative_;  ///< sums of probabilities, whole numbers so that draws are exact
  Source source_;
  std::array<double, game::TileCounts::kKinds> chances_{};
  std::array<double, game::TileCounts::kKinds> expected_{};
};

}  // namespace rozbor::engine
