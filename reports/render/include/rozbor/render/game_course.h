#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {

/// A turn of a game as its chart shows it. Chances are those of player 0, 0 to 1.
struct CoursePoint {
  std::size_t turn = 0;  ///< index into the replay's turns
  std::size_t player = 0;
  int total = 0;                          ///< of the player, after it
  std::optional<double> winBefore{};      ///< with the best move; nothing where nobody looked ahead
  std::optional<double> winAfter{};       ///< with the move made
  std::optional<double> byScoreBefore{};  ///< by the score and the tiles left alone; where two play
  std::optional<double> byScoreAfter{};
  std::optional<double> luck{};  ///< of the draw before it, points; where it was measured
  bool bingo = false;            ///< one that stood
  bool keyMoment = false;
};

/// Every turn that changed or could have changed the game, in order; plays that were challenged off are
/// left out, for the event that takes them back carries the same total.
[[nodiscard]] std::vector<CoursePoint> courseOf(const GameReview& review);

/// The same in numbers.
[[nodiscard]] ChartTable courseTable(const GameReview& review, const Wording& wording);

/// Points lost, a row for each decision.
[[nodiscard]] ChartTable lossTable(const GameReview& review, const Wording& wording);

}  // namespace rozbor::reports
