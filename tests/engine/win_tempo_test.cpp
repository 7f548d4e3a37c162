#include <gtest/gtest.h>

#include "rozbor/engine/win_model.h"

namespace rozbor::engine {
namespace {

/// Two rows: even at 10 behind with one tile unseen, and at 20 behind with two.
WinModel model() {
  return WinModel(
      WinTable{{{-20, 10, {25'000, 50'000, 75'000}}, {-30, 10, {25'000, 50'000, 75'000}}}, {}, {}, {}, {}});
}

TEST(WinTempo, isHowFarBehindChancesAreEven) {
  EXPECT_NEAR(model().tempo({1}), 10, 0.001);
  EXPECT_NEAR(model().tempo({2}), 20, 0.001);
  EXPECT_NEAR(model().tempo({50}), 20, 0.001) << "beyond the table as at its edge";
  EXPECT_EQ(model().tempo({0}), 0) << "nobody is on turn";
}

TEST(WinTempo, findsTheSpreadOfAChance) {
  for (const double spread : {-19.0, -12.5, -10.0, -3.0, -0.5})
    EXPECT_NEAR(model().spreadFor(model().winProbability(spread, 1), {1}), spread, 0.001) << spread;
  EXPECT_NEAR(model().spreadFor(0.99, {1}), 0, 0.001) << "the edge of the table";
  EXPECT_NEAR(model().spreadFor(0.01, {1}), -20, 0.001);
}

}  // namespace
}  // namespace rozbor::engine
