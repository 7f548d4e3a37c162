#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "reconstruction/plan.h"
#include "rozbor/game/tile_worth.h"

namespace rozbor::replay {

/// What the rows from a step on still need: a look ahead that tells, of boards that fit the rows so far,
/// which are likely to fit the others. Most letters of a later word are new tiles, so tiles of which
/// later words have fewer letters than are left must have been used before, or stay to the end.
class TileDemand {
 public:
  /// Of the steps of `plan` from `step` on.
  TileDemand(const Plan& plan, std::size_t step, const SheetGame& game);

  /// How well so many tiles of each kind that do not lie suit what is still to come, when they are
  /// `poolSize` in all: it only compares boards after the same step.
  [[nodiscard]] game::TileWorth stock(int poolSize) const;

  /// Which tiles of `pool` a play before the step is likely to have used.
  [[nodiscard]] game::TileWorth worth(const game::TileCounts& pool) const;

 private:
  /// Logarithm of the chance that so many tiles of a kind are there of the step.
  [[nodiscard]] double logChance(int kind, int tiles, double spare) const;
  [[nodiscard]] double spareShare(int pool) const;

  std::array<int, game::TileCounts::kKinds> letters_{};  ///< of later words; of kind 0 marks
  std::optional<game::TileCounts> left_;                 ///< at the end, where that is known
  int allLetters_ = 0;
  int gaps_ = 0;  ///< later turns of which the word is not known
  bool marksBlanks_ = false;
};

}  // namespace rozbor::replay
