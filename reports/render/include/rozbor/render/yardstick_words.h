#pragma once

#include <string>

#include "rozbor/insight/yardsticks.h"
#include "rozbor/render/wording.h"

/// What figures are compared with, in words.
namespace rozbor::reports {

/// Whose a published yardstick is, in words with its source.
[[nodiscard]] std::string yardstickLabel(const std::string& whose, const Wording& wording);

/// What to compare a figure with in words, "4.1 in the games before 2026-01-01; levels of Rozbor:
/// adept 12.9"; empty where there is nothing. Of the own past only what is an estimate: sums are no measure.
[[nodiscard]] std::string comparisonText(const Figure& figure, const ToCompare& comparison,
                                         const Wording& wording);

/// "By the points lost a turn you play between the levels …": said to the player.
[[nodiscard]] std::string levelSentence(const LevelRange& level, const Wording& wording);

}  // namespace rozbor::reports
