#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/leaves.h"
#include "rozbor/game/language.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// What the pool, the tiles that may still be drawn, adds to the value of a leave (docs/equity.md). Points
/// for each percentage point by which a kind of tile, or vowels together, have more of the pool than of a
/// full set: where nothing has been drawn yet, nothing is added.
struct PoolTerms {
  /// Larger leaves have no terms.
  static constexpr std::size_t kMaxSize = 7;

  std::array<std::array<double, kMaxSize + 1>, kMaxSize + 1> vowels{};  ///< by tiles and vowels of the leave
  std::array<double, game::TileCounts::kKinds> tiles{};  ///< of each tile kept, by the share of its kind
  std::vector<std::string> comments;                     ///< lines without the "#"
};

/// Shares of a pool beyond those of a full set, in percentage points; all 0 of a pool without tiles.
struct PoolShares {
  PoolShares(const game::TileCounts& pool, const game::Language& language);

  std::array<double, game::TileCounts::kKinds> tiles{};
  double vowels = 0;
};

/// Reads the CSV form; of values four decimals count. Error "leaves.bad-line" with the number of the line.
[[nodiscard]] game::Result<PoolTerms> readPoolTerms(std::string_view csv, const game::Language& language);

/// Writes the CSV form, comments first. Values are in points with four decimals.
[[nodiscard]] std::string writePoolTerms(const PoolTerms& terms, const game::Language& language);

/// The values of `leaves` and what the pool adds to each. For one turn: the pool is what the player on turn
/// has not seen.
[[nodiscard]] std::shared_ptr<const Leaves> seeingPool(std::shared_ptr<const Leaves> leaves,
                                                       const PoolTerms& terms, const game::TileCounts& pool,
                                                       const game::Language& language);

}  // namespace rozbor::engine
