#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/render/charts/chart_interval.h"

/// One quantity against another, as it is drawn.
namespace rozbor::reports {

struct ScatterPoint {
  double x = 0;
  double y = 0;
  std::string label{};  ///< for the table
};

struct ScatterGroup {
  std::string name;
  std::vector<ScatterPoint> points{};
};

/// A straight line through a scatter, such as a regression that the caller computed.
struct ScatterLine {
  double slope = 0;
  double intercept = 0;
  std::string label;
};

/// One quantity against another, with a cross through zero.
struct ScatterChart {
  std::string title;
  std::string xTitle;
  std::string yTitle;
  int decimals = 1;
  std::vector<ScatterGroup> groups{};
  std::vector<ScatterLine> lines{};
};

struct CalibrationPoint {
  std::string label{};  ///< which one: a level, a tenth
  double predicted = 0;
  double observed = 0;
  std::optional<ChartInterval> interval{};  ///< of what was observed
  std::optional<std::size_t> count{};
};

/// What was foreseen against what came, with error bars and the line on which both are equal.
struct CalibrationChart {
  std::string title;
  std::string predictedTitle;
  std::string observedTitle;
  std::string pointsTitle;  ///< what a point is: "Tenths ± 95 %"
  int decimals = 1;
  std::vector<CalibrationPoint> points{};
  std::optional<ChartInterval> scale{};  ///< of both axes; nothing: what the points need
};

}  // namespace rozbor::reports
