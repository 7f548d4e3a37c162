#include "rozbor/engine/draws.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "luck/possible_draws.h"

namespace rozbor {
namespace {

using test::rack;

const game::Language& tiny() {
  return test::language("tiny");
}

/// AT lies in the middle, S is held.
game::Position holdingS() {
  game::Position position = startingPosition(tiny());
  position.board = test::boardFrom("8 ......AT", tiny());
  position.rack = rack("S", tiny());
  return position;
}

class BingoChance : public testing::Test {
 protected:
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      test::lexiconOf(tiny(), {"AT", "ATS", "SAT", "SEA", "SOT"});
  engine::MoveFinder finder_{tiny(), *lexicon_};
};

TEST(ChanceOfDraw, IsWaysOverWays) {
  // ?, A A A, E, O, S, T T T: 120 ways to take three.
  EXPECT_DOUBLE_EQ(engine::chanceOfDraw(rack("AAT", tiny()), tiny().tiles), 9.0 / 120);
  EXPECT_DOUBLE_EQ(engine::chanceOfDraw(rack("?ES", tiny()), tiny().tiles), 1.0 / 120);
  EXPECT_EQ(engine::chanceOfDraw(rack("EES", tiny()), tiny().tiles), 0);
  double all = 0;
  engine::visitDraws(tiny().tiles, 3, [&](const game::TileCounts& tiles, double chance) {
    EXPECT_NEAR(engine::chanceOfDraw(tiles, tiny().tiles), chance, 1e-12);
    all += chance;
    return true;
  });
  EXPECT_NEAR(all, 1, 1e-12);
}

// Two of ? A A E O T T to S: SAT takes A T in 4 ways, SEA and SOT 2 each, the blank one of six others.
TEST_F(BingoChance, CountsEveryDrawWithItsChance) {
  const auto found = bingoChance(holdingS(), rack("?AAEOTT", tiny()), 2, tiny(), finder_);
  EXPECT_NEAR(found.chance, 14.0 / 21, 1e-12);
  EXPECT_EQ(found.se, 0);
}

TEST_F(BingoChance, IsSampledWhereThereAreTooManyDraws) {
  const engine::BingoChanceOptions options{.samples = 400, .enumerateUpTo = 3, .seed = 7};
  const auto found = bingoChance(holdingS(), rack("?AAEOTT", tiny()), 2, tiny(), finder_, options);
  EXPECT_GT(found.se, 0);
  EXPECT_NEAR(found.chance, 14.0 / 21, 4 * found.se);
  const auto again = bingoChance(holdingS(), rack("?AAEOTT", tiny()), 2, tiny(), finder_, options);
  EXPECT_EQ(again.chance, found.chance) << "the same seed";
}

TEST_F(BingoChance, IsNoneWithoutTilesOrPlace) {
  EXPECT_EQ(bingoChance(holdingS(), rack("A", tiny()), 2, tiny(), finder_).chance, 0) << "two tiles";
  game::Position nowhere = holdingS();
  nowhere.board = test::boardFrom("8 ......OO", tiny());
  EXPECT_EQ(bingoChance(nowhere, rack("?AAETT", tiny()), 2, tiny(), finder_).chance, 0);
}

}  // namespace
}  // namespace rozbor
