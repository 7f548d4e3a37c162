#include "rozbor/engine/study/win_calibration.h"

#include <gtest/gtest.h>

#include <cmath>

#include "rozbor/engine/random.h"

namespace rozbor {
namespace {

using engine::WinCalibration;
using engine::WinModel;
using engine::WinSample;
using engine::WinTable;

/// A chance of 1/2 + spread / 1000 with any number of tiles.
WinModel straightModel() {
  WinTable table;
  table.rows.push_back({-450, 450, {5'000, 50'000, 95'000}});
  return WinModel(table);
}

TEST(MeanOverGames, HasTheErrorOfIndependentValuesWhereGamesHaveOneTurn) {
  engine::MeanOverGames mean;
  for (const double value : {1.0, 2.0, 3.0, 6.0})
    mean.addGame(value, 1);
  EXPECT_DOUBLE_EQ(mean.estimate().value, 3);
  EXPECT_NEAR(*mean.estimate().error, std::sqrt(14.0 / 3 / 4), 1e-12);
}

TEST(MeanOverGames, DoesNotTakeTurnsOfAGameForMoreThanOneGame) {
  engine::MeanOverGames single;
  engine::MeanOverGames repeated;
  for (const double value : {1.0, 2.0, 3.0, 6.0}) {
    single.addGame(value, 1);
    repeated.addGame(20 * value, 20);
  }
  EXPECT_DOUBLE_EQ(repeated.estimate().value, single.estimate().value);
  EXPECT_NEAR(*repeated.estimate().error, *single.estimate().error, 1e-12);
}

TEST(MeanOverGames, HasNoErrorWithOneGame) {
  engine::MeanOverGames mean;
  EXPECT_EQ(mean.estimate().value, 0);
  mean.addGame(3, 2);
  EXPECT_DOUBLE_EQ(mean.estimate().value, 1.5);
  EXPECT_FALSE(mean.estimate().error);
}

TEST(WinCalibration, AsksWithTheRack) {
  WinTable table = straightModel().table();
  table.racks.assign(7, std::vector<WinTable::Row>(7, {0, 1, {12'000, 12'000}}));
  const WinModel model(table);
  WinCalibration calibration(model);
  calibration.addGame(std::vector<WinSample>{{3, 0, 10, 2}});
  EXPECT_DOUBLE_EQ(calibration.figures().phases[0].predicted, 0.12);
}

TEST(WinCalibration, PutsTurnsIntoTenthsAndPhases) {
  const WinModel model = straightModel();
  WinCalibration calibration(model);
  calibration.addGame(std::vector<WinSample>{{93, 0, 10}, {20, 250, 10}, {7, -450, -10}, {8, 450, 0}});
  const auto figures = calibration.figures();
  EXPECT_EQ(figures.games, 1);
  EXPECT_EQ(figures.turns, 4);
  EXPECT_EQ(figures.deciles[0].turns, 1);
  EXPECT_DOUBLE_EQ(figures.deciles[0].predicted, 0.05);
  EXPECT_DOUBLE_EQ(figures.deciles[5].predicted, 0.5);
  EXPECT_DOUBLE_EQ(figures.deciles[5].observed, 1);
  EXPECT_DOUBLE_EQ(figures.deciles[7].excess.value, 0.25);
  EXPECT_DOUBLE_EQ(figures.deciles[9].observed, 0.5);
  EXPECT_EQ(figures.phases[0].turns, 1);
  EXPECT_EQ(figures.phases[1].turns, 1);
  EXPECT_EQ(figures.phases[2].turns, 1);
  EXPECT_EQ(figures.phases[3].turns, 0);
  EXPECT_EQ(figures.phases[4].turns, 1);
  EXPECT_DOUBLE_EQ(figures.worstDecile(), 0.5);
}

TEST(WinCalibration, ScoresAreThoseOfTheFormulas) {
  const WinModel model = straightModel();
  WinCalibration calibration(model);
  calibration.addGame(std::vector<WinSample>{{93, 250, 10}, {93, -250, -10}});
  calibration.addGame(std::vector<WinSample>{{93, 250, 0}, {93, 0, -4}});
  const auto figures = calibration.figures();
  EXPECT_NEAR(figures.brier.value, (2 * 0.0625 + 0.0625 + 0.25) / 4, 1e-12);
  const double expected = (-2 * std::log(0.75) - (std::log(0.75) + std::log(0.25)) / 2 - std::log(0.5)) / 4;
  EXPECT_NEAR(figures.logLoss.value, expected, 1e-12);
  EXPECT_NEAR(figures.brierGain.value, figures.baselineBrier.value - figures.brier.value, 1e-12);
  EXPECT_NEAR(figures.logLossGain.value, figures.baselineLogLoss.value - figures.logLoss.value, 1e-12);
}

/// The truth is predicted: no tenth is off by more than chance explains, and the errors are neither
/// far too large nor far too small.
TEST(WinCalibration, FindsNoFaultWithTheTruth) {
  const WinModel model = straightModel();
  WinCalibration calibration(model);
  engine::Random random(5);
  for (int game = 0; game < 20'000; ++game) {
    const int spread = static_cast<int>(random.below(901)) - 450;
    const bool won = random.below(1000) < static_cast<std::uint32_t>(500 + spread);
    calibration.addGame(std::vector<WinSample>{{30, spread, won ? 1 : -1}});
  }
  for (const auto& decile : calibration.figures().deciles) {
    const double share = decile.predicted * (1 - decile.predicted) / static_cast<double>(decile.turns);
    EXPECT_NEAR(*decile.excess.error, std::sqrt(share), 0.1 * std::sqrt(share));
    EXPECT_LT(std::fabs(decile.excess.value), 4 * *decile.excess.error);
  }
}

TEST(NormalWins, HaveTheMeanAndDeviationOfTheRow) {
  // Changes of -10 and 30 with the same weight: mean 10, deviation 20.
  WinTable table;
  WinTable::Row row{-31, 1, {}};
  for (int spread = -31; spread <= 31; ++spread)
    row.chances.push_back(spread < -30 ? 1 : spread < 10 ? 50'000 : 99'999);
  table.rows.push_back(row);
  const engine::NormalWins normal(table);
  EXPECT_NEAR(normal.winProbability(-10, 1), 0.5, 0.02);
  EXPECT_NEAR(normal.winProbability(10, 1), 0.8413, 0.01);
  EXPECT_NEAR(normal.winProbability(-30, 50), 0.1587, 0.02);
}

}  // namespace
}  // namespace rozbor
