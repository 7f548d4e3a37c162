// What a win probability leaves open because games stop before their end (docs/simulation.md#horizon).
#include <gtest/gtest.h>

#include <cmath>

#include "game_fixtures.h"
#include "rozbor/engine/simulation.h"

namespace rozbor::engine {
namespace {

class Horizon : public testing::Test {
 protected:
  [[nodiscard]] HorizonError with(int inBag, int plies) {
    return horizonError(positionWith(inBag), language_, plies);
  }

  game::Position positionWith(int inBag) {
    language_.tiles = {};
    language_.tiles.addKind(1, inBag + 2 * language_.rules.rackSize);
    return startingPosition(language_);
  }

  game::Language language_ = test::language();
};

TEST_F(Horizon, isNoneWhereGamesReachTheirEnd) {
  for (const int inBag : {1, 7, 14}) {
    EXPECT_EQ(with(inBag, 8).ofOne, 0) << inBag;
    EXPECT_EQ(with(inBag, 8).ofDifference, 0) << inBag;
  }
  EXPECT_EQ(with(86, 100).ofDifference, 0);
  EXPECT_GT(with(14, 2).ofDifference, 0);
}

TEST_F(Horizon, leavesLessOpenTheFartherItIs) {
  for (const int inBag : {10, 20, 30, 50, 86}) {
    for (const int plies : {2, 4, 6}) {
      EXPECT_LE(with(inBag, plies + 2).ofDifference, with(inBag, plies).ofDifference)
          << inBag << ", " << plies;
      EXPECT_LE(with(inBag, plies + 2).ofOne, with(inBag, plies).ofOne) << inBag << ", " << plies;
    }
  }
  EXPECT_LT(with(20, 4).ofDifference, with(20, 2).ofDifference);
}

TEST_F(Horizon, leavesLessOpenOfTwoMovesThanOfOne) {
  for (const int inBag : {10, 20, 30, 50, 86}) {
    for (const int plies : {1, 2, 4, 6})
      EXPECT_LE(with(inBag, plies).ofDifference, with(inBag, plies).ofOne) << inBag << ", " << plies;
  }
}

TEST_F(Horizon, leavesNothingOpenOfWhatIsDecided) {
  const HorizonError error{.ofOne = 0.02, .ofDifference = 0.01};
  EXPECT_DOUBLE_EQ(error.ofOneAt(0.5), 0.02);
  EXPECT_DOUBLE_EQ(error.ofDifferenceAt(0.5), 0.01);
  EXPECT_DOUBLE_EQ(error.ofOneAt(0.1), error.ofOneAt(0.9));
  EXPECT_LT(error.ofOneAt(0.9), error.ofOneAt(0.5));
  EXPECT_EQ(error.ofOneAt(0), 0);
  EXPECT_EQ(error.ofDifferenceAt(1), 0);
  EXPECT_EQ(error.ofOneAt(1.01), 0) << "a mean may lie a little beyond what is possible";
}

TEST_F(Horizon, isPartOfErrors) {
  SimulatedPlay play;
  play.winProbability = 0.5;
  play.winProbabilitySe = 0.03;
  EXPECT_DOUBLE_EQ(play.winError(), 0.03);
  play.horizon.ofOne = 0.04;
  EXPECT_DOUBLE_EQ(play.winError(), 0.05);

  PairedDifference difference;
  for (int deal = 0; deal < 1000; ++deal) {
    difference.firstWin.add(0.6);
    difference.secondWin.add(0.4);
    difference.win.add(0.2);
  }
  EXPECT_EQ(difference.methodError(), 0);
  difference.horizon.ofDifference = 0.02;
  EXPECT_NEAR(difference.methodError(), 0.02, 1e-12) << "halfway between the two it is one half";
  PairedDifference twice = difference;
  twice += difference;
  EXPECT_NEAR(twice.winError(0), 0.02, 1e-12) << "more deals do not lessen it";
}

/// What points leave open is the other way round: where games reach the end, which is not played best.
TEST_F(Horizon, leavesPointsOpenWhereGamesReachTheirEnd) {
  const auto ending = [&](int inBag, int plies, std::uint64_t pointNodes) {
    return endingError(positionWith(inBag), language_, {.plies = plies, .pointNodes = pointNodes});
  };
  for (const int inBag : {1, 7, 14}) {
    EXPECT_GE(ending(inBag, 8, 0).ofOne, ending(inBag, 8, 100).ofOne) << inBag;
    EXPECT_GT(ending(inBag, 8, 0).ofDifference, ending(inBag, 8, 100).ofDifference) << inBag;
  }
  EXPECT_EQ(ending(40, 4, 0).ofOne, 0) << "points of four plies are just these";
  EXPECT_EQ(ending(40, 4, 0).ofDifference, 0);
}

TEST_F(Horizon, isNoPartOfPointsButTheirEndingsAre) {
  SimulatedPlay play;
  play.equitySe = 3;
  play.horizon.ofOne = 0.04;
  EXPECT_DOUBLE_EQ(play.equityError(), 3);
  play.ending.ofOne = 4;
  EXPECT_DOUBLE_EQ(play.equityError(), 5);

  PairedDifference difference;
  for (int deal = 0; deal < 100; ++deal)
    difference.equity.add(deal % 2 == 0 ? 10 : -10);
  const double sample = difference.equity.error();
  EXPECT_DOUBLE_EQ(difference.equityError(), sample);
  difference.ending.ofDifference = 2;
  EXPECT_DOUBLE_EQ(difference.equityError(), std::hypot(sample, 2));
  PairedDifference twice = difference;
  twice += difference;
  EXPECT_DOUBLE_EQ(twice.equityError(0), 2) << "more deals do not lessen it";
}

}  // namespace
}  // namespace rozbor::engine
