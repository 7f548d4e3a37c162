#include "rozbor/insight/topics.h"

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
using test::playerOf;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// In two games: bingos that were missed, of which one was not the best, words and leaves.
CoachingCase mixed() {
  CoachingCase player = emptyCase();
  const DecisionText bingo{kHouseAcross, "AEINRST", "full", "D8 .AT", "I2 AEINRTS", "AEINRTS", "", ""};
  const DecisionText word{kHouseAcross, "AEINRST", "full", "D8 .AT", "D8 .AIRS", "HAIRS", "", ""};
  add(player, gameOf(1, 400, 350, {missedBingo(30), missedBingo(20), lossOf(10, Cause::leave)}),
      {bingo, word, word});
  add(player, gameOf(2, 400, 350, {lossOf(0.1, Cause::missedWord), missedBingo(16), lossOf(2, Cause::leave)}),
      {word, bingo, word});
  return player;
}

TEST(DecisionsAbout, aThemeAreThoseThatItsCostCounts) {
  for (const CoachingCase& player : {mixed(), playerOf()}) {
    const auto themes = themeCosts(player);
    ASSERT_FALSE(themes.empty());
    for (const ThemeCost& theme : themes)
      EXPECT_THAT(decisionsAbout(player, theme.theme), SizeIs(theme.cost.decisions));
  }
  EXPECT_THAT(decisionsAbout(mixed(), Theme::missedBingos()), ElementsAre(0, 4));
  EXPECT_THAT(decisionsAbout(mixed(), Theme::of(Cause::missedWord)), ElementsAre(1));
  EXPECT_THAT(decisionsAbout(mixed(), Theme::of(Cause::leave)), ElementsAre(2, 5));
  EXPECT_THAT(decisionsAbout(mixed(), Theme::of(Cause::endgame)), IsEmpty());
}

TEST(DecisionsAbout, whatIsNotCountedOrHasNoBandAreNone) {
  CoachingCase player = mixed();
  player.decisions[0].numbers.counted = false;
  EXPECT_THAT(decisionsAbout(player, Theme::missedBingos()), ElementsAre(4));
}

TEST(DecisionsAbout, wordsToLearnAreThoseThatMissedThem) {
  EXPECT_THAT(decisionsAbout(mixed(), WordList{true}), ElementsAre(0, 4));
  EXPECT_THAT(decisionsAbout(mixed(), WordList{false}), ElementsAre(1));
}

TEST(DecisionsAbout, aStrengthAreThoseThatShowIt) {
  CoachingCase player = mixed();
  player.decisions[3].numbers.loss.phase = Phase::endgame;
  EXPECT_THAT(decisionsAbout(player, Strength{.kind = Strength::Kind::bingos}), ElementsAre(0, 1, 4));
  EXPECT_THAT(decisionsAbout(player, Strength{.kind = Strength::Kind::phase, .about = name(Phase::endgame)}),
              ElementsAre(3));
  EXPECT_THAT(decisionsAbout(player, Strength{.kind = Strength::Kind::noHowlers}), SizeIs(6));
  player.decisions[2].numbers.placement = true;
  EXPECT_THAT(decisionsAbout(player, Strength{.kind = Strength::Kind::phonies}), ElementsAre(2));
  const Strength better{.kind = Strength::Kind::improved, .about = "pointsLostPerTurn"};
  EXPECT_THAT(decisionsAbout(player, better), IsEmpty()) << "games without a day are in no trend";
  player.decisions[1].game.playedOn = "2026-11-21";
  EXPECT_THAT(decisionsAbout(player, better), ElementsAre(1));
}

TEST(LessonsAmong, areWhatTheTrainerMayAsk) {
  const CoachingCase player = mixed();
  EXPECT_THAT(lessonsAmong(player, decisionsAbout(player, Theme::of(Cause::leave))), ElementsAre(2))
      << "two points are an inaccuracy";
  EXPECT_THAT(decisionsAbout(player, AllLessons{}), ElementsAre(0, 1, 2, 4));
}

}  // namespace
}  // namespace rozbor::reports
