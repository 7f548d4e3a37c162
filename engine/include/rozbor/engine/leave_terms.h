#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/equity.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/game/language.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// What a leave model is made of, as its file has it (docs/equity.md). A leave of n tiles is worth
/// the sum of the terms for leaves of n tiles of each distinct single tile, pair and triple in it,
/// plus the balance for its size, vowels and blanks, plus the correction for exactly these tiles.
struct LeaveTerms {
  /// Largest leave that terms can be for.
  static constexpr int kMaxSize = 7;
  /// Tiles as kinds in ascending order.
  using Tiles = std::vector<int>;

  std::array<std::map<Tiles, Equity>, kMaxSize + 1> terms;  ///< by the size of the leave, of 1 to 3 tiles
  std::map<std::array<int, 3>, Equity> balance;             ///< by size, vowels and blanks
  std::map<Tiles, Equity> corrections;                      ///< of whole leaves, up to kMaxSize tiles
  std::vector<std::string> comments;                        ///< lines without the "#"
};

/// Reads the CSV form. Error "leaves.bad-line" with the number of the line.
[[nodiscard]] game::Result<LeaveTerms> readLeaveTerms(std::string_view csv, const game::Language& language);

/// Writes the CSV form, comments first. Values are in points with three decimals.
[[nodiscard]] std::string writeLeaveTerms(const LeaveTerms& terms, const game::Language& language);

/// Leave values made of terms.
[[nodiscard]] std::shared_ptr<const Leaves> leavesOf(const LeaveTerms& terms, std::string name,
                                                     const game::Language& language);

}  // namespace rozbor::engine
