#include "rozbor/insight/themes.h"

#include <gmock/gmock.h>

#include "coaching_fixtures.h"

namespace rozbor::reports {
namespace {

using test::add;
using test::emptyCase;
using test::gameOf;
using test::kHouseAcross;
using test::lossOf;
using test::missedBingo;
using testing::ElementsAre;

LossPart partIn(const char* position, const char* move, Theme theme = Theme::missedBingos()) {
  const game::Language& english = test::language("en");
  const auto cgp = game::parseCgp(position, english);
  const auto play = parseMove(move, cgp->position.board, english.alphabet);
  EXPECT_TRUE(play) << move;
  return partOf(theme, cgp->position, *play, english);
}

TEST(LossPart, tellsBingosByLengthAndByHowTheyAreFitted) {
  EXPECT_EQ(partIn(test::kOpening, "8D AEINRST"), LossPart::sevenFirst);
  EXPECT_EQ(partIn(kHouseAcross, "I2 AEINRTS"), LossPart::sevenHook);
  EXPECT_EQ(partIn(kHouseAcross, "9D AEINRTS"), LossPart::sevenParallel);
  EXPECT_EQ(partIn(kHouseAcross, "D5 AEI.NRTS"), LossPart::eight);
  EXPECT_EQ(partIn(kHouseAcross, "8B AE.....INRTS"), LossPart::nineOrMore);
  EXPECT_EQ(partIn(kHouseAcross, "I2 AEINRTS", Theme::of(Cause::missedSpot)), LossPart::otherBingo);
}

TEST(LossPart, tellsOtherPlaysByTheBoard) {
  const Theme words = Theme::of(Cause::missedWord);
  EXPECT_EQ(partIn(kHouseAcross, "8D .....S", words), LossPart::extension);
  EXPECT_EQ(partIn(kHouseAcross, "9D AE", words), LossPart::parallel);
  EXPECT_EQ(partIn(kHouseAcross, "D8 .AT", words), LossPart::shortWord);
  EXPECT_EQ(partIn(kHouseAcross, "D8 .AIRS", words), LossPart::longWord);
}

DecisionText textOf(const char* best, const char* word) {
  return {kHouseAcross, "AEINRST", "full", "D8 .AT", best, word, "", ""};
}

/// Ten games, in each a bingo missed for 30 points at a hook, or through a tile; and 10 points by the leave.
CoachingCase bingoMisser() {
  CoachingCase player = emptyCase();
  for (int number = 0; number < 10; ++number) {
    const Cause cause = number == 0 ? Cause::endgame : Cause::missedWord;
    add(player, gameOf(number + 1, 400, 350, {missedBingo(30, cause), lossOf(10, Cause::leave)}),
        {number < 7 ? textOf("I2 AEINRTS", "AEINRTS") : textOf("D5 AEI.NRTS", "AEIHNRTS")});
  }
  return player;
}

TEST(ThemeCosts, tellMissedBingosAsOneThemeWhateverTheirCause) {
  const auto themes = themeCosts(bingoMisser());
  ASSERT_EQ(themes.size(), 2);
  EXPECT_TRUE(themes[0].theme.bingos);
  EXPECT_EQ(themes[0].cost.decisions, 10);
  EXPECT_DOUBLE_EQ(themes[0].cost.perGame, 30);
  EXPECT_DOUBLE_EQ(themes[0].cost.share, 0.75);
  EXPECT_DOUBLE_EQ(themes[0].cost.shareInterval.low, 0.75) << "all games are alike";
  EXPECT_EQ(themes[1].theme, Theme::of(Cause::leave));
  EXPECT_TRUE(themes[1].parts.empty()) << "how the better play lies says nothing of a leave";
}

TEST(ThemeCosts, addUpFromTheirPartsEachWithAnExampleOfItself) {
  const CoachingCase player = bingoMisser();
  const ThemeCost bingos = themeCosts(player).front();
  ASSERT_EQ(bingos.parts.size(), 2);
  EXPECT_EQ(bingos.parts[0].part, LossPart::sevenHook);
  EXPECT_EQ(bingos.parts[0].cost.decisions, 7);
  EXPECT_EQ(bingos.parts[1].part, LossPart::eight);
  EXPECT_DOUBLE_EQ(bingos.parts[0].cost.perGame + bingos.parts[1].cost.perGame, bingos.cost.perGame);
  EXPECT_EQ(player.decisions[bingos.parts[0].example].text.best, "I2 AEINRTS");
  EXPECT_EQ(player.decisions[bingos.parts[1].example].text.best, "D5 AEI.NRTS");
}

TEST(ThemeCosts, doNotCallItAMissedBingoWhereOneWasPlayedOrWasNotTheBest) {
  CoachingCase player = emptyCase();
  DecisionRow played = missedBingo(30);
  played.bingoPlayed = true;
  add(player, gameOf(1, 400, 350, {played, missedBingo(20)}),
      {textOf("I2 AEINRTS", "AEINRTS"), textOf("D8 .AIRS", "HAIRS")});
  add(player, gameOf(2, 400, 350));
  const auto themes = themeCosts(player);
  ASSERT_EQ(themes.size(), 1);
  EXPECT_EQ(themes.front().theme, Theme::of(Cause::missedWord));
  EXPECT_DOUBLE_EQ(themes.front().cost.perGame, 25);
}

TEST(ThemeCosts, shareIsOfAllThatWasLostAlsoWhereNoCauseWasFound) {
  CoachingCase player = bingoMisser();
  for (PlayedGame& game : player.games) {
    DecisionRow small = lossOf(0.5, Cause::leave);
    small.cause.reset();
    game.decisions.insert(game.decisions.end(), 40, small);
  }
  EXPECT_DOUBLE_EQ(themeCosts(player).front().cost.share, 0.5);
}

TEST(BingoCount, isOfGradedTurnsWithABingo) {
  CoachingCase player = bingoMisser();
  player.games[0].decisions[0].bingoPlayed = true;
  player.games[1].decisions[0].counted = false;
  const BingoCount count = bingoCount(player);
  EXPECT_EQ(count.there, 9);
  EXPECT_EQ(count.missed, 8);
}

TEST(WhatToWorkOn, splitsWhatSwallowsTheRestAndLeavesOutWhatCostsLittle) {
  CoachingCase player = bingoMisser();
  auto work = whatToWorkOn(player);
  ASSERT_EQ(work.size(), 2);
  EXPECT_TRUE(work[0].split);
  EXPECT_FALSE(work[1].split);
  for (PlayedGame& game : player.games)
    game.decisions.push_back(lossOf(1000, Cause::unclassified));
  EXPECT_TRUE(whatToWorkOn(player).empty()) << "less than a twentieth of what was lost";
}

}  // namespace
}  // namespace rozbor::reports
