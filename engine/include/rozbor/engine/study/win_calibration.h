#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "rozbor/engine/study/match_tally.h"
#include "rozbor/engine/study/win_counts.h"
#include "rozbor/engine/win_model.h"

namespace rozbor::engine {

/// What a win model is compared with: the normal distribution that has the mean and the deviation of
/// each of its rows.
class NormalWins {
 public:
  explicit NormalWins(const WinTable& table);

  /// As WinModel::winProbability, at least one tile unseen.
  [[nodiscard]] double winProbability(double spread, int unseen) const;

 private:
  struct Row {
    double mean = 0;  ///< spread at which the game is even
    double deviation = 1;
  };
  std::vector<Row> rows_;
};

/// Mean of a quantity over turns. The turns of a game have one end in common, so the error is made
/// from the sums of games (docs/winmodel.md).
class MeanOverGames {
 public:
  /// The turns of one game that count here.
  void addGame(double sum, std::int64_t turns);
  [[nodiscard]] Estimate estimate() const;  ///< no error with fewer than two games
  [[nodiscard]] std::int64_t turns() const { return turns_; }

 private:
  std::int64_t games_ = 0;
  std::int64_t turns_ = 0;
  double sum_ = 0;
  double sumSquares_ = 0;
  double products_ = 0;  ///< of sums and turns
  double turnsSquares_ = 0;
};

/// Predictions of some kind against what came.
struct CalibrationGroup {
  std::int64_t turns = 0;
  double predicted = 0;  ///< mean
  double observed = 0;   ///< mean, a tie as 1/2
  Estimate excess;       ///< observed less predicted
};

/// How well the predictions of a model did, in games it was not fitted to.
struct WinCalibrationFigures {
  std::int64_t games = 0;
  std::int64_t turns = 0;
  std::array<CalibrationGroup, 10> deciles;  ///< predicted from 0 to 0.1, from 0.1 to 0.2 …
  std::vector<CalibrationGroup> phases;      ///< as WinCalibration::kPhases
  Estimate brier;                            ///< mean squared difference
  Estimate logLoss;                          ///< mean of -ln of the chance given to what came
  Estimate baselineBrier;                    ///< the same of NormalWins
  Estimate baselineLogLoss;
  Estimate brierGain;  ///< baseline less model, in the same games
  Estimate logLossGain;

  /// Largest of the deciles' differences, without its sign.
  [[nodiscard]] double worstDecile() const;
};

/// Gathers predictions and outcomes game by game. Games added in the same order give the same.
class WinCalibration {
 public:
  /// By tiles unseen, `last` included.
  struct Phase {
    std::string_view id;  ///< stable
    int last = 0;
  };
  static constexpr std::array<Phase, 5> kPhases{
      {{"endgame", 7}, {"pre-endgame", 14}, {"late", 28}, {"middle", 56}, {"early", 1000}}};

  /// Keeps a reference to `model`.
  explicit WinCalibration(const WinModel& model) : model_(model), baseline_(model.table()) {}

  void addGame(std::span<const WinSample> samples);
  [[nodiscard]] WinCalibrationFigures figures() const;

 private:
  struct Group {
    double predicted = 0;
    double observed = 0;
    MeanOverGames excess;
  };
  struct Scores {
    MeanOverGames brier;
    MeanOverGames logLoss;
  };

  const WinModel& model_;
  NormalWins baseline_;
  std::int64_t games_ = 0;
  std::int64_t turns_ = 0;
  std::array<Group, 10> deciles_;
  std::array<Group, kPhases.size()> phases_;
  Scores scores_;
  Scores baselineScores_;
  Scores gains_;
};

}  // namespace rozbor::engine
