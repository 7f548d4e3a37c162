#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/insight/statistics.h"

/// What the figures of a player are compared with (docs/coaching.md).
namespace rozbor::reports {

/// A value to compare a figure with, and whose it is.
struct Yardstick {
  std::string language;  ///< id of the language it holds for
  std::string figure;    ///< "scoreMean", "pointsPerTurn", "bingosPerGame" …
  double value = 0;
  std::string whose;  ///< "level:adept", "cs-hundred-1", "cs-hundred-2"
};

/// Reads lines "language figure value whose" (data/yardsticks.txt); what is none is left out.
[[nodiscard]] std::vector<Yardstick> readYardsticks(std::string_view text);

/// Those of the language that most of the games are in; where a game was analysed by more than quick,
/// without the points that levels lose, which were measured so. Others are no measure.
[[nodiscard]] std::vector<Yardstick> yardsticksFor(std::span<const PlayedGame> games,
                                                   std::span<const Yardstick> all);

/// A player's own earlier games.
struct OwnPast {
  std::string before;           ///< the first day of the period that is told of; empty: its first half
  std::vector<Figure> figures;  ///< without intervals
};

/// Of all games of a player that have a day, those before the day that the filter begins with; without such a
/// day the first half of those that it lets pass, days kept together. Nothing of fewer than kFewGames.
[[nodiscard]] std::optional<OwnPast> pastOf(std::span<const PlayedGame> all, const StatisticsFilter& filter,
                                            const StatisticsOptions& options);

/// All that a player's figures are compared with.
struct ToCompare {
  std::vector<Yardstick> yardsticks{};
  std::optional<OwnPast> past{};
};

/// Between which levels of Rozbor a player stands, by points lost a turn.
struct LevelRange {
  std::string above;  ///< the best level that loses more than the whole interval; empty: none does
  std::string below;  ///< the weakest one that loses less; empty: none does
};
/// Nothing without an interval, or without levels to compare with (docs/coaching.md).
[[nodiscard]] std::optional<LevelRange> levelRange(const Figure& pointsLostPerTurn,
                                                   std::span<const Yardstick> yardsticks);

/// The level of a player; nothing where no level is above nor below.
[[nodiscard]] std::optional<LevelRange> levelOf(std::span<const Figure> figures,
                                                std::span<const Yardstick> yardsticks);

}  // namespace rozbor::reports
