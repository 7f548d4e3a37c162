#include "rozbor/engine/equity.h"

#include <gtest/gtest.h>

namespace rozbor::engine {
namespace {

TEST(Equity, holdsThousandthsOfAPoint) {
  EXPECT_EQ(Equity::points(24).millipoints(), 24000);
  EXPECT_EQ((Equity::points(24) + Equity::millipoints(-531)).millipoints(), 23469);
  EXPECT_DOUBLE_EQ(Equity::millipoints(-531).inPoints(), -0.531);
}

TEST(Equity, roundsHalvesAwayFromZero) {
  EXPECT_EQ(Equity::fromDouble(0.0005).millipoints(), 1);
  EXPECT_EQ(Equity::fromDouble(-0.0005).millipoints(), -1);
  EXPECT_EQ(Equity::fromDouble(0.0004).millipoints(), 0);
}

}  // namespace
}  // namespace rozbor::engine
