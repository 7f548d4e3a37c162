#pragma once

#include <array>
#include <optional>

#include "rozbor/engine/equity.h"

namespace rozbor::reports {

/// One player's game in numbers. Every count is of decisions that stand in GameReview::decisions.
struct PlayerSummary {
  int score = 0;
  int turns = 0;            ///< placements, exchanges and passes
  int counted = 0;          ///< graded turns that enter the headline
  int imputed = 0;          ///< of those, the ones whose rack the record does not tell
  int bingos = 0;           ///< that stood
  int bingosAvailable = 0;  ///< counted turns on which one was there
  int bingosMissed = 0;     ///< of those, another play was made
  int exchanges = 0;
  int passes = 0;
  int phoniesPlayed = 0;
  int phoniesTakenBack = 0;
  int highestPlay = 0;         ///< points
  engine::Equity lost;         ///< sum of equity losses of counted turns
  std::array<int, 5> bands{};  ///< counted turns by Band

  /// Points of equity lost per counted turn; nullopt without any.
  [[nodiscard]] std::optional<double> lostPerTurn() const;
  /// Points scored per turn; nullopt without any.
  [[nodiscard]] std::optional<double> pointsPerTurn() const;
};

}  // namespace rozbor::reports
