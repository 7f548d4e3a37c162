#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rozbor/insight/statistics.h"

namespace rozbor::reports {

/// A figure of the last games against the games before.
struct FormFigure {
  std::string name;
  double recent = 0;
  double before = 0;
  Interval change{};  ///< 95 %, by resampling the games of either part

  [[nodiscard]] bool isClear() const { return change.low > 0 || change.high < 0; }
};

struct Form {
  std::size_t recent = 0;  ///< games
  std::size_t before = 0;
  std::string since;  ///< the day of the first of the recent games
  std::vector<FormFigure> figures;
};

/// The last quarter of the games that have a day, at least kFewGames, against those before; days are kept
/// together. Nothing where either part would have fewer than kFewGames.
[[nodiscard]] std::optional<Form> formOf(std::span<const PlayedGame> games, const StatisticsOptions& options);

/// Games of which the day is known, in its order. Only they can tell of a change.
[[nodiscard]] std::vector<PlayedGame> datedGames(std::span<const PlayedGame> games);

}  // namespace rozbor::reports
