#include "simulation/belief.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace rozbor::engine {
namespace {

TEST(Belief, weighsTwoSourcesByTheirPrecision) {
  const Belief both = Belief{.mean = 1, .variance = 4}.together({.mean = 6, .variance = 1});
  EXPECT_DOUBLE_EQ(both.mean, 5);
  EXPECT_DOUBLE_EQ(both.variance, 0.8);
}

TEST(Belief, isCertainWhereOneSourceIs) {
  const Belief both = Belief{.mean = 1, .variance = 4}.together({.mean = 6, .variance = 0});
  EXPECT_DOUBLE_EQ(both.mean, 6);
  EXPECT_DOUBLE_EQ(both.variance, 0);
}

TEST(Belief, expectsAGainOfWhatMayBeAboveNothing) {
  EXPECT_NEAR((Belief{.mean = 0, .variance = 4}.gain()), 2 / std::sqrt(2 * std::numbers::pi), 1e-12);
  EXPECT_NEAR((Belief{.mean = 3, .variance = 0.01}.gain()), 3, 1e-6);
  EXPECT_GT((Belief{.mean = -1, .variance = 1}.gain()), 0);
  EXPECT_LT((Belief{.mean = -1, .variance = 1}.gain()), (Belief{.mean = -1, .variance = 2}.gain()));
  EXPECT_EQ((Belief{.mean = -1, .variance = 0}.gain()), 0);
  EXPECT_EQ((Belief{.mean = 2, .variance = 0}.gain()), 2);
}

}  // namespace
}  // namespace rozbor::engine
