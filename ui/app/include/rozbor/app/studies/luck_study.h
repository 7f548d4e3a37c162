#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// Games of two static players to measure luck in; empty means "choose for me".
struct LuckStudyRequest {
  std::string language = "en";
  std::string lexicon;
  std::filesystem::path leaves;
  std::filesystem::path winModel;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  int samples = 100;    ///< draws that a draw is held against
  bool unseen = false;  ///< a draw is from all that the player has not seen, not from the bag alone
  int threads = 0;      ///< 0: as many as the machine runs at once
};

/// A mean over games, with its standard error.
struct StudyMean {
  double mean = 0;
  double se = 0;
};

/// How a number is spread over games.
struct StudyQuantiles {
  double median = 0;
  double ninety = 0;  ///< nine games out of ten have no more
  double most = 0;
};

/// What came of it (docs/luck.md). Player 0 made the first move. Spreads are player 0's.
struct LuckStudyFigures {
  std::string language;
  std::string lexicon;
  std::string winModel;  ///< file; "" without
  std::int64_t games = 0;
  std::int64_t draws = 0;
  std::array<StudyMean, 2> points;  ///< luck of a game
  std::array<StudyMean, 2> win;     ///< as a probability
  StudyMean samplingError;          ///< standard error of a game's luck, own less the opponent's
  StudyMean spread;
  double spreadSd = 0;
  double adjustedSd = 0;       ///< of the luck-adjusted spread
  StudyMean varianceRatio;     ///< variance of the adjusted spread to that of the spread
  StudyMean winVarianceRatio;  ///< the same for the outcome (1, 1/2, 0)
  StudyQuantiles board;        ///< of its absolute value, in points
  StudyQuantiles rest;
};

/// Plays and measures; after `stop` the games before the first that was not finished. `progress` is
/// called on the caller's thread. However many threads play, the figures are the same. Errors: those
/// of openWinModelStudy and chooseWinModel.
[[nodiscard]] game::Result<LuckStudyFigures> studyLuck(
    const LuckStudyRequest& request, const lexica::DataPaths& paths,
    const std::function<void(std::int64_t games)>& progress, const std::stop_token& stop);

}  // namespace rozbor::app
