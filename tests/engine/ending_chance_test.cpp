#include "simulation/ending_chance.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "game_fixtures.h"
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

TEST(EndingChance, isLessSureWhereASearchCouldNotTell) {
  for (int spread = -300; spread < 300; ++spread) {
    EXPECT_LE(endingChanceAfterSearch(spread, 1000), endingChanceAfterSearch(spread + 1, 1000)) << spread;
    EXPECT_GT(endingChanceAfterSearch(spread, 1000), 0) << spread;
    EXPECT_LT(endingChanceAfterSearch(spread + 1, 1000), 1) << spread;
  }
  for (const int spread : {-90, -70, -25, -7, 5, 15, 30, 100}) {
    EXPECT_GE(std::min(endingChanceAfterSearch(spread, 1000), 1 - endingChanceAfterSearch(spread, 1000)),
              std::min(endingChance(spread), 1 - endingChance(spread)))
        << spread;
  }
}

TEST(EndingChance, isWhatItWasAfterASearchThatWasTooBrief) {
  for (const int spread : {-70, -7, 5, 30})
    EXPECT_EQ(endingChanceAfterSearch(spread, 999), endingChance(spread)) << spread;
}

TEST(EndingChance, isSearchedInMoreCasesWhereDealsAreFew) {
  for (const int spread : {-90, -60, -20, 0, 10, 40, 90}) {
    EXPECT_TRUE(isEndingDoubtful(spread)) << spread;
  }
  EXPECT_FALSE(isEndingDoubtful(-120));
  EXPECT_FALSE(isEndingDoubtful(120));
}

TEST(EndingChance, isSearchedWhereItIsOpen) {
  for (const int spread : {-50, -20, -1, 0, 1, 10})
    EXPECT_TRUE(isEndingOpen(spread)) << spread;
  for (const int spread : {-300, -80, -60, 30, 300})
    EXPECT_FALSE(isEndingOpen(spread)) << spread;
}

TEST(PairedDifference, knowsWhatItsMethodLeavesOpen) {
  PairedDifference difference;
  difference.errorsTogether = 1.25;
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

TEST(PairedDifference, errsMoreTogetherWithFewTilesInTheBag) {
  game::Language language = test::language();
  game::Position position;
  position.board = test::boardFrom("8 ...HOUSE");
  const auto withInBag = [&](int inBag) {
    language.tiles = test::rack("HOUSE");
    language.tiles.addKind(1, inBag + 2 * language.rules.rackSize);
    return errorsTogether(position, language);
  };
  EXPECT_EQ(withInBag(1), withInBag(7));
  EXPECT_LT(withInBag(8), withInBag(7)) << "more endings, less alike";
}

}  // namespace
}  // namespace rozbor::engine
