#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// The numbers of a decision as a library stores them: what its columns hold, and what the packed text of an
/// analysis holds of all its decisions, so that figures are made without reading row after row
/// (docs/library.md).
struct DecisionNumbers {
  /// Of `flags`, from the lowest bit.
  enum Flag {
    graded,
    counted,
    imputed,
    placement,
    bingoPlayed,
    bingoAvailable,
    phony,
    takenBack,
    phonyLetStand,
    validChallenged,
    exact,
    timeTrouble,
    obvious,
    kFlags
  };
  /// Numbers that may be missing.
  enum Value {
    bestWin,
    playedWin,
    winLossSe,
    causeBest,
    causePlayed,
    luckPoints,
    luckPointsSe,
    luckWin,
    luckPercentile,
    seconds,
    secondsLeft,
    pointsLow,
    pointsHigh,
    winLow,
    winHigh,
    kValues
  };

  int turn = 0;
  int seat = 0;
  int phase = 0;
  int method = 0;
  int flags = 0;
  int score = 0;
  double loss = 0;    ///< points
  double lossSe = 0;  ///< points
  std::optional<int> cause;
  std::array<std::optional<double>, kValues> values;

  [[nodiscard]] bool has(Flag flag) const { return (flags >> flag & 1) != 0; }
  [[nodiscard]] bool operator==(const DecisionNumbers&) const = default;
};

[[nodiscard]] DecisionNumbers numbersOf(const DecisionRow& row);

/// Throws BadRow where no version of the program can have written them.
[[nodiscard]] DecisionRow rowOf(const DecisionNumbers& numbers);

/// Text of printable ASCII, exact to the last bit.
[[nodiscard]] std::string packed(std::span<const DecisionNumbers> decisions);

/// The decisions of a packed text, one after the other. Throws BadRow where it is none that `packed` makes.
void eachUnpacked(std::string_view text, const std::function<void(const DecisionNumbers&)>& visit);
[[nodiscard]] std::vector<DecisionNumbers> unpacked(std::string_view text);

}  // namespace rozbor::reports
