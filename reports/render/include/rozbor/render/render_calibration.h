#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rozbor/engine/study/win_calibration.h"
#include "rozbor/render/wording.h"

namespace rozbor::reports {

/// How a win model did in games that it was not fitted to, and what is to be told of it.
struct CalibrationReport {
  engine::WinCalibrationFigures figures;
  std::string model;     ///< its file
  std::string language;  ///< id
  std::string lexicon;
  std::string languageName = {};  ///< as its speakers call it; only plots show it
  std::uint64_t seed = 0;
  std::uint64_t gamesWanted = 0;

  [[nodiscard]] bool isInterrupted() const { return static_cast<std::uint64_t>(figures.games) < gamesWanted; }
};

/// A win model that has been fitted.
struct WinFitReport {
  std::string file;
  std::string language;  ///< id
  std::string lexicon;
  std::uint64_t seed = 0;
  std::int64_t games = 0;
  std::int64_t turns = 0;
  std::uint64_t gamesWanted = 0;
  std::optional<CalibrationReport> heldOut;  ///< none when that was not asked for, or not begun

  [[nodiscard]] bool isInterrupted() const { return static_cast<std::uint64_t>(games) < gamesWanted; }
};

/// `winmodel check --json` and `winmodel fit --json` (docs/json.md), one object without line breaks.
[[nodiscard]] std::string renderCalibrationJson(const CalibrationReport& report);
[[nodiscard]] std::string renderWinFitJson(const WinFitReport& report);

/// Tables for a terminal.
[[nodiscard]] std::string renderCalibrationText(const CalibrationReport& report, const Wording& wording);
[[nodiscard]] std::string renderWinFitText(const WinFitReport& report, const Wording& wording);

}  // namespace rozbor::reports
