#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "rozbor/insight/coaching.h"
#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/document.h"
#include "rozbor/render/render_calibration.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

class QPrinter;

namespace rozbor::charts {

/// Charts need a Qt application object. One is made for a program that has none, without a screen
/// (the "offscreen" platform) when no display is there; it lives until the end of the program.
void ensureApplication();

/// The course of a game: the first player's chance to win where a method looked ahead, both players' scores,
/// and the luck of the draws where it was measured, on one axis of turns. Key moments are marked.
/// Empty for a record without turns.
[[nodiscard]] reports::Picture gameChart(const reports::GameReview& review, const reports::Wording& wording);

/// Points of equity lost by each turn, a bar a turn, by player. Empty where no turn is graded.
[[nodiscard]] reports::Picture lossChart(const reports::GameReview& review, const reports::Wording& wording);

/// Charts of plain values (rozbor/render/charts/chart_values.h). Each is empty where no value is finite; its
/// table holds all values all the same.
[[nodiscard]] reports::Picture timeChart(const reports::TimeChart& chart, const reports::Wording& wording);
[[nodiscard]] reports::Picture barChart(const reports::BarChart& chart, const reports::Wording& wording);
[[nodiscard]] reports::Picture histogramChart(const reports::HistogramChart& chart,
                                              const reports::Wording& wording);
[[nodiscard]] reports::Picture scatterChart(const reports::ScatterChart& chart,
                                            const reports::Wording& wording);
[[nodiscard]] reports::Picture calibrationChart(const reports::CalibrationChart& chart,
                                                const reports::Wording& wording);

/// The pictures of a coaching report by number: scores, bingos, losses, causes, phases, distribution, luck.
inline constexpr std::size_t kCoachingPictures = 7;
[[nodiscard]] reports::Picture coachingPicture(std::size_t number, const reports::CoachingCharts& charts,
                                               const reports::Wording& wording);
/// All of them.
[[nodiscard]] std::vector<reports::Picture> coachingPictures(const reports::CoachingCharts& charts,
                                                             const reports::Wording& wording);

/// How often a win model came true, against what it had predicted, with error bars: a picture that is
/// a file of its own, readable without colour.
[[nodiscard]] std::string calibrationFile(const reports::CalibrationReport& report,
                                          const reports::Wording& wording);

/// Pictures one below the other on white, as a file of its own.
[[nodiscard]] std::string svgFile(std::span<const reports::Picture> pictures);
[[nodiscard]] std::string svgFile(const reports::Picture& picture);

/// The colours of a picture, "#25241f".
struct ChartColours {
  std::string ink;   ///< text, and lines that must be seen
  std::string soft;  ///< text of less weight
  std::string line;  ///< lines of the grid
  std::string background;
  std::array<std::string, 4> players;
};

/// A picture as a file of its own, in these colours.
[[nodiscard]] std::string svgFile(const reports::Picture& picture, const ChartColours& colours);

/// A picture as the bytes of a PNG file, `scale` pixels for each of its units; empty for an empty one.
[[nodiscard]] std::string png(const reports::Picture& picture, double scale = 2);

/// A document as the bytes of a PDF file: A4, boards and charts as vectors, the title and the number of the
/// page on each. The same document gives the same bytes on the same machine, in the same time zone.
[[nodiscard]] std::string pdf(const reports::Document& document, const reports::Wording& wording);

/// The same on a printer, upright, on the paper that was chosen for it.
void print(const reports::Document& document, const reports::Wording& wording, QPrinter& printer);

}  // namespace rozbor::charts
