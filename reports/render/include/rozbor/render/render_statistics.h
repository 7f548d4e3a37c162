#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/insight/statistics.h"
#include "rozbor/insight/yardsticks.h"
#include "rozbor/render/wording.h"

namespace rozbor::reports {

/// Figures with what they are of.
struct StatisticsReport {
  PersonRow person;
  std::vector<std::pair<std::string, std::string>> filters;  ///< as the user gave them, by option
  std::vector<Figure> figures;
  std::string by;  ///< what the groups are told apart by
  std::vector<FigureGroup> groups;
  std::vector<std::pair<std::string, Trend>> trends;
  ToCompare comparison;
  std::optional<LevelRange> level;
  std::vector<MisfitGames> misfits;
};

/// `stats --json`, one object.
[[nodiscard]] std::string renderStatisticsJson(const StatisticsReport& report);

/// For a terminal of `width` columns.
[[nodiscard]] std::string renderStatisticsText(const StatisticsReport& report, const Wording& wording,
                                               bool colour, int width);

/// How many games are left out of figures that need a lexicon, and why: a sentence for each lexicon.
[[nodiscard]] std::vector<std::string> misfitSentences(std::span<const MisfitGames> misfits,
                                                       const Wording& wording);

/// What a figure is called, and its value with the interval, in the reader's language.
[[nodiscard]] std::string figureLabel(const std::string& name, const Wording& wording);
[[nodiscard]] std::string figureText(const Figure& figure, const Wording& wording);
/// A value of that figure.
[[nodiscard]] std::string figureValueText(const std::string& name, double value, const Wording& wording);

/// The key of a part of a figure or of a group: a band, a phase, a cause, a tile, "first" …
[[nodiscard]] std::string partLabel(const std::string& key, const Wording& wording);

}  // namespace rozbor::reports
