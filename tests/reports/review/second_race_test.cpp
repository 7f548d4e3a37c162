#include "grading/second_race.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace rozbor::reports {
namespace {

using engine::SimulatedPlay;

/// Of a move that nothing is known of but where it lies.
SimulatedPlay row(int column, double win, double points) {
  SimulatedPlay play;
  play.play.move = game::Move::placement({7, column}, game::Direction::across, {});
  play.winProbability = win;
  play.winProbabilitySe = 0.03;
  play.equity = points;
  play.inContention = true;
  return play;
}

class TwoRaces : public testing::Test {
 protected:
  std::vector<SimulatedPlay> first_{row(1, 0.60, 30), row(2, 0.50, 20), row(3, 0.45, 18), row(4, 0.44, 10),
                                    row(5, 0.05, -40)};
};

TEST_F(TwoRaces, leaveOthersAsFarBehindWhoWonTheSecond) {
  const std::vector<SimulatedPlay> second{row(2, 0.48, 15), row(3, 0.43, 14), row(1, 0.10, 3)};
  const SecondRace race(first_, second);
  const SimulatedPlay fourth = race.moved(first_[3]);
  EXPECT_NEAR(fourth.winProbability, 0.48 - 0.06, 1e-12) << "and not behind the trap that won the first";
  EXPECT_NEAR(fourth.equity, 15 - 10, 1e-12);
  EXPECT_FALSE(fourth.inContention);
  // Behind the winner the third was moved by nothing and the first by 0.48.
  EXPECT_NEAR(fourth.winProbabilitySe, std::hypot(0.03, std::sqrt(0.48 * 0.48 / 2)), 1e-12);
}

TEST_F(TwoRaces, areSureOfOthersWhereNothingMoved) {
  const std::vector<SimulatedPlay> second{row(1, 0.55, 25), row(2, 0.45, 15)};
  EXPECT_NEAR(SecondRace(first_, second).moved(first_[2]).winProbabilitySe, 0.03, 1e-12);
}

TEST_F(TwoRaces, keepOthersBetweenNothingAndTheWinner) {
  const std::vector<SimulatedPlay> second{row(3, 0.02, 1), row(1, 0.01, 1)};
  const SecondRace race(first_, second);
  EXPECT_EQ(race.moved(first_[1]).winProbability, 0.02) << "it led in the first";
  EXPECT_EQ(race.moved(first_[4]).winProbability, 0);
}

}  // namespace
}  // namespace rozbor::reports
