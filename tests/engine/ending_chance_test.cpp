#include "simulation/ending_chance.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "game_fixtures.h"
#include "rozbor/engine/simulation.h"

namespace rozbor::engine {
namespace {

/// A model that tells of endings as little as can be.
WinModel modelOf(std::optional<WinTable::Endings> endings) {
  WinTable table;
  table.rows.push_back({-1, 1, {20'000, 50'000, 80'000}});
  table.endings = std::move(endings);
  return WinModel(table);
}

/// The models that come with Rozbor, and one without endings.
class EndingChanceOfModel : public testing::TestWithParam<const char*> {
 protected:
  WinModel model_ = [] {
    const std::string language = GetParam();
    if (language == "none") return modelOf({});
    return **openWinModel(test::sourcePath("data/winmodels/" + language + ".csv"), test::language(language));
  }();
  EndingChance chance_{model_};
};

TEST_P(EndingChanceOfModel, risesWithTheSpreadAndIsNeverCertain) {
  for (int spread = -300; spread < 300; ++spread) {
    EXPECT_LE(chance_.of(spread), chance_.of(spread + 1)) << spread;
    EXPECT_LE(chance_.afterSearch(spread, 1000), chance_.afterSearch(spread + 1, 1000)) << spread;
  }
  for (const int spread : {-300, 300}) {
    for (const double chance : {chance_.of(spread), chance_.afterSearch(spread, 1000)}) {
      EXPECT_GT(chance, 0);
      EXPECT_LT(chance, 1);
    }
  }
}

TEST_P(EndingChanceOfModel, isLessWhereASearchFoundNoWin) {
  for (const int spread : {-20, -10, -3, 0, 3, 10, 20})
    EXPECT_LT(chance_.afterSearch(spread, 1000), chance_.of(spread)) << spread;
}

TEST_P(EndingChanceOfModel, isWhatItWasAfterASearchThatWasTooBrief) {
  for (const int spread : {-70, -7, 5, 30})
    EXPECT_EQ(chance_.afterSearch(spread, 999), chance_.of(spread)) << spread;
}

TEST_P(EndingChanceOfModel, isSearchedWhereItIsOpen) {
  for (const int spread : {-20, -1, 0, 1, 10})
    EXPECT_TRUE(chance_.isOpen(spread, 0)) << spread;
  for (const int spread : {-300, -150, 150, 300})
    EXPECT_FALSE(chance_.isOpen(spread, 0)) << spread;
}

TEST_P(EndingChanceOfModel, isSearchedWhereAPlayCouldBeBlocked) {
  EXPECT_TRUE(chance_.isOpen(-90, 85));
  EXPECT_TRUE(chance_.isOpen(-160, 140));
  EXPECT_FALSE(chance_.isOpen(-90, 30)) << "much more than that play is missing";
  EXPECT_FALSE(chance_.isOpen(150, 140)) << "the other player's play did not win";
}

INSTANTIATE_TEST_SUITE_P(EachModel, EndingChanceOfModel, testing::Values("cs", "sk", "pl", "en", "none"),
                         [](const auto& instance) { return std::string(instance.param); });

TEST(EndingChance, isThatOfTheModel) {
  const WinModel model =
      modelOf(WinTable::Endings{{-10, 10, {20'000, 50'000, 90'000}}, {-5, 5, {30'000, 60'000}}});
  const EndingChance chance(model);
  EXPECT_DOUBLE_EQ(chance.of(-10), 0.2);
  EXPECT_DOUBLE_EQ(chance.afterSearch(0, 1000), 0.6);
}

TEST(EndingChance, isSearchedInMoreCasesWhereDealsAreFew) {
  for (const int spread : {-90, -60, -20, 0, 10, 40, 90})
    EXPECT_TRUE(isEndingDoubtful(spread)) << spread;
  EXPECT_FALSE(isEndingDoubtful(-120));
  EXPECT_FALSE(isEndingDoubtful(120));
}

TEST(PairedDifference, knowsWhatItsMethodLeavesOpen) {
  PairedDifference difference;
  difference.doubt.together = 1.25;
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

TEST(DoubtError, ofOneEndingInEightIsThatOfAGuess) {
  Sums doubt;
  for (int deal = 0; deal < 8; ++deal)
    doubt.add(deal == 0 ? 0.3 : 0);
  const double guessed = std::sqrt(0.3 * 0.7) / 8;
  EXPECT_NEAR((DoubtError{0, 1.0 / 8}).of(doubt), guessed, 1e-12);
  EXPECT_NEAR((DoubtError{1, 1.0 / 8}).of(doubt), std::hypot(0.3 / 8, guessed), 1e-12);
  EXPECT_NEAR((DoubtError{1, 0}).of(doubt), 0.3 / 8, 1e-12) << "of many deals only what they err alike";
  EXPECT_EQ((DoubtError{1, 1}).of({}), 0);
}

TEST(DoubtError, knowsHowFewBagsThereAre) {
  game::Language language = test::language();
  game::Position position;
  position.board = test::boardFrom("8 ...HOUSE");
  position.rack = test::rack("AEINRST");
  const auto sameDeal = [&](const char* unseen) {
    language.tiles = test::rack("HOUSE") + position.rack + test::rack(unseen);
    return doubtError(position, language).sameDeal;
  };
  EXPECT_NEAR(sameDeal("ABCDEFGH"), 1.0 / 8, 1e-12);
  EXPECT_NEAR(sameDeal("AABCDEFG"), (2 * 2 + 6 * 1) / 64.0, 1e-12);
  EXPECT_NEAR(sameDeal("ABCDEFGHI"), 1.0 / 36, 1e-12) << "two in the bag";
  EXPECT_NEAR(sameDeal("AABCDEFGH"), (1 * 1 + 7 * 2 * 2 + 21 * 1) / (36.0 * 36), 1e-12)
      << "AA, seven A?, the rest";
  EXPECT_EQ(sameDeal("ABCDEFGHIJ"), 0) << "three in the bag";
  position.opponentRack = test::rack("ABCDEFG");
  EXPECT_NEAR(sameDeal("ABCDEFGHI"), 1, 1e-12) << "it can only be HI";
}

TEST(PairedDifference, errsMoreTogetherWithFewTilesInTheBag) {
  game::Language language = test::language();
  game::Position position;
  position.board = test::boardFrom("8 ...HOUSE");
  const auto withInBag = [&](int inBag) {
    language.tiles = test::rack("HOUSE");
    language.tiles.addKind(1, inBag + 2 * language.rules.rackSize);
    return doubtError(position, language).together;
  };
  EXPECT_EQ(withInBag(1), withInBag(2));
  EXPECT_LT(withInBag(3), withInBag(2)) << "more than a few deals";
  EXPECT_EQ(withInBag(3), withInBag(7));
  EXPECT_LT(withInBag(8), withInBag(7)) << "more endings, less alike";
  EXPECT_EQ(withInBag(8), withInBag(14));
  EXPECT_LT(withInBag(15), withInBag(14));
}

}  // namespace
}  // namespace rozbor::engine
