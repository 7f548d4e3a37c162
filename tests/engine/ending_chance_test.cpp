#include "simulation/ending_chance.h"

#include <gtest/gtest.h>

#include "rozbor/engine/simulation.h"

namespace rozbor::engine {
namespace {

TEST(EndingChance, risesWithTheSpreadAndIsNeverCertain) {
  for (int spread = -300; spread < 300; ++spread) {
    EXPECT_LE(endingChance(spread), endingChance(spread + 1)) << spread;
    EXPECT_GT(endingChance(spread), 0) << spread;
    EXPECT_LT(endingChance(spread + 1), 1) << spread;
  }
}

TEST(EndingChance, isSearchedWhereItIsOpen) {
  for (const int spread : {-50, -20, -1, 0, 1, 10})
    EXPECT_TRUE(isEndingOpen(spread)) << spread;
  for (const int spread : {-300, -80, -60, 30, 300})
    EXPECT_FALSE(isEndingOpen(spread)) << spread;
}

TEST(PairedDifference, knowsWhatItsMethodLeavesOpen) {
  PairedDifference difference;
  for (int deal = 0; deal < 400; ++deal) {
    difference.win.add(deal % 2);
    difference.firstDoubt.add(0.024);
    difference.secondDoubt.add(0.032);
  }
  EXPECT_NEAR(difference.methodError(), 0.05, 1e-9) << "of both, put together";
  EXPECT_GT(difference.winError(), difference.methodError());
  EXPECT_NEAR(difference.winError(0), difference.methodError(), 1e-12) << "of ever so many deals";
  PairedDifference twice = difference;
  twice += difference;
  EXPECT_NEAR(twice.methodError(), difference.methodError(), 1e-12) << "more deals do not lessen it";
  EXPECT_LT(twice.win.error(), difference.win.error());
}

}  // namespace
}  // namespace rozbor::engine
