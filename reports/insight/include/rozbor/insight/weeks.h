#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/insight/coaching_case.h"
#include "rozbor/insight/training.h"

/// A player's progress by week (docs/statistics.md).
namespace rozbor::reports {

/// A week from Monday to Sunday, in the year that has its Thursday (ISO 8601).
struct IsoWeek {
  int year = 0;
  int number = 0;  ///< 1 to 53

  friend auto operator<=>(const IsoWeek&, const IsoWeek&) = default;
};
[[nodiscard]] IsoWeek isoWeekOf(Day day);
[[nodiscard]] Day mondayOf(Day day);
/// The week of a day, "2026-W47"; weeks sort as such texts do. Empty for what is no day.
[[nodiscard]] std::string weekOf(std::string_view day);
[[nodiscard]] std::string weekText(const IsoWeek& week);

/// What was played and trained in one week.
struct WeekProgress {
  std::string week;  ///< "2026-W47"
  Day monday{};
  std::size_t games = 0;
  bool small = false;           ///< of too few games to say much
  std::vector<Figure> figures;  ///< of the games; none in a week without any
  std::size_t trained = 0;      ///< positions, each once
  TrainingFigures training{};   ///< of all answers

  [[nodiscard]] const Figure* figure(const char* name) const { return findFigure(figures, name); }
};

struct WeeklyProgress {
  std::vector<WeekProgress> weeks;  ///< those in which something was played or trained, in order
  std::size_t undated = 0;          ///< games without a day, which belong to no week
};
[[nodiscard]] WeeklyProgress weeklyProgress(const CoachingCase& player);

/// Whether a figure got better over the games, as far as they can tell.
struct Change {
  enum class Kind : std::uint8_t {
    better,
    worse,
    notEstablished,  ///< the interval holds zero
    notAlike,  ///< the games were analysed by several presets or lexica, which measure losses each otherwise
    tooFew     ///< games with a day and a value, or all of one day
  };
  Kind kind = Kind::tooFew;
  std::optional<Trend> trend{};  ///< where there is one
};
/// Of "pointsLostPerTurn" or "winLostPerGame", where less is better.
[[nodiscard]] Change changeOfLosses(const CoachingCase& player, const std::string& figure);

}  // namespace rozbor::reports
