#include "simulation/imagined_racks.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "game_fixtures.h"

namespace rozbor {
namespace {

using engine::ImaginedRack;
using test::rack;

/// Fourteen tiles that someone on turn has not seen.
class ImaginedRacks : public testing::Test {
 protected:
  ImaginedRacks() {
    position_.rack = rack("EEEEEEE");
    language_.tiles = position_.rack + rack("AAABBCCDDFFGHI");
  }
  [[nodiscard]] std::vector<ImaginedRack> imagined(std::string_view kept, int count) const {
    return engine::imaginedRacks(position_, rack(kept), count, language_, 5);
  }

  game::Language language_ = test::language();
  game::Position position_;
};

TEST_F(ImaginedRacks, areFullAndOfWhatIsUnseen) {
  for (const ImaginedRack& each : imagined("AAB", 300)) {
    EXPECT_EQ(each.tiles.size(), 7);
    EXPECT_TRUE(unseenTiles(position_, language_).contains(each.tiles));
    EXPECT_GT(each.weight, 0);
  }
}

TEST_F(ImaginedRacks, holdWhatWasKeptEveryThirdTime) {
  const auto racks = imagined("AAB", 300);
  for (std::size_t at = 2; at < racks.size(); at += 3)
    EXPECT_TRUE(racks[at].tiles.contains(rack("AAB"))) << at;
}

TEST_F(ImaginedRacks, allWeighTheSameWhereNothingIsKnown) {
  for (const ImaginedRack& each : imagined("", 30))
    EXPECT_DOUBLE_EQ(each.weight, 1);
}

/// How likely a rack by chance holds AAB is a count of racks: with two A or three, and one B or two.
TEST_F(ImaginedRacks, countForNoMoreThanChanceGivesThem) {
  const auto choose = [](int all, int some) {
    return std::round(std::exp(std::lgamma(all + 1) - std::lgamma(some + 1) - std::lgamma(all - some + 1)));
  };
  double ways = 0;
  for (int a = 2; a <= 3; ++a) {
    for (int b = 1; b <= 2; ++b)
      ways += choose(3, a) * choose(2, b) * choose(9, 7 - a - b);
  }
  const double truth = ways / choose(14, 7);
  double holding = 0;
  double all = 0;
  const int count = 30'000;
  for (const ImaginedRack& each : imagined("AAB", count)) {
    holding += each.tiles.contains(rack("AAB")) ? each.weight : 0;
    all += each.weight;
  }
  EXPECT_NEAR(holding / count, truth, 0.01);
  EXPECT_NEAR(all / count, 1, 0.01);
}

}  // namespace
}  // namespace rozbor
