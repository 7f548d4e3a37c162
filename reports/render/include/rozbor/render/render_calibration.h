#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rozbor/engine/study/ending_counts.h"
#include "rozbor/engine/study/win_calibration.h"
#include "rozbor/engine/win_model.h"
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

/// The endings of a win model that have been fitted.
struct WinEndingsReport {
  std::string file;
  std::string language;  ///< id
  std::string lexicon;
  std::uint64_t seed = 0;
  std::uint64_t nodes = 0;
  engine::EndingCounts counts;
  std::uint64_t gamesWanted = 0;
  std::optional<engine::WinTable::Endings> endings;  ///< none when no game has come to its ending

  [[nodiscard]] bool isInterrupted() const { return static_cast<std::uint64_t>(counts.games) < gamesWanted; }
};

/// What the board does that has been fitted.
struct WinBoardsReport {
  std::string file;
  std::string language;  ///< id
  std::string lexicon;
  std::uint64_t seed = 0;
  std::int64_t games = 0;
  std::int64_t boards = 0;  ///< looked at
  std::uint64_t gamesWanted = 0;
  std::optional<engine::WinTable::Boards> found;  ///< none where too few were looked at

  [[nodiscard]] bool isInterrupted() const { return static_cast<std::uint64_t>(games) < gamesWanted; }
};

/// `winmodel check --json`, `winmodel fit --json`, `winmodel endings --json` and `winmodel boards --json`
/// (docs/json.md), one object without line breaks.
[[nodiscard]] std::string renderCalibrationJson(const CalibrationReport& report);
[[nodiscard]] std::string renderWinFitJson(const WinFitReport& report);
[[nodiscard]] std::string renderWinEndingsJson(const WinEndingsReport& report);
[[nodiscard]] std::string renderWinBoardsJson(const WinBoardsReport& report);

/// Tables for a terminal.
[[nodiscard]] std::string renderCalibrationText(const CalibrationReport& report, const Wording& wording);
[[nodiscard]] std::string renderWinFitText(const WinFitReport& report, const Wording& wording);
[[nodiscard]] std::string renderWinEndingsText(const WinEndingsReport& report, const Wording& wording);
[[nodiscard]] std::string renderWinBoardsText(const WinBoardsReport& report, const Wording& wording);

}  // namespace rozbor::reports
