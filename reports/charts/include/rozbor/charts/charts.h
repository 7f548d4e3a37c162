#pragma once

#include <string>

#include "rozbor/reports/render_calibration.h"
#include "rozbor/reports/review.h"
#include "rozbor/reports/wording.h"

namespace rozbor::charts {

/// Charts need a Qt application object. One is made for a program that has none, without a screen
/// (the "offscreen" platform) when no display is there; it lives until the end of the program.
void ensureApplication();

/// Both players' scores after each turn, as one <svg> element whose colours are CSS variables of
/// the page (docs/architecture.md).
[[nodiscard]] std::string scoreChart(const reports::GameReview& review, const reports::Wording& wording);

/// Points of equity lost by each turn, a bar a turn, by player.
[[nodiscard]] std::string lossChart(const reports::GameReview& review, const reports::Wording& wording);

/// How often a win model came true, against what it had predicted, with error bars: a picture that is
/// a file of its own, readable without colour.
[[nodiscard]] std::string calibrationFile(const reports::CalibrationReport& report,
                                          const reports::Wording& wording);

}  // namespace rozbor::charts
