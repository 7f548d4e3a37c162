#include "rozbor/insight/weeks.h"

#include <gmock/gmock.h>

#include "coaching_fixtures.h"
#include "statistics_fixtures.h"

namespace rozbor::reports {
namespace {

using test::add;
using test::emptyCase;
using test::gameOf;
using test::lossOf;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Week, beginsOnMondayAndBelongsToTheYearOfItsThursday) {
  EXPECT_EQ(weekOf("2026-11-21"), "2026-W47");
  EXPECT_EQ(weekOf("2024-12-29"), "2024-W52");
  EXPECT_EQ(weekOf("2024-12-30"), "2025-W01") << "the Thursday is the second of January";
  EXPECT_EQ(weekOf("2023-01-01"), "2022-W52") << "a Sunday";
  EXPECT_EQ(weekOf("2023-01-02"), "2023-W01");
}

TEST(Week, isThe53rdInYearsThatHaveSoManyThursdays) {
  EXPECT_EQ(weekOf("2020-12-28"), "2020-W53");
  EXPECT_EQ(weekOf("2021-01-03"), "2020-W53");
  EXPECT_EQ(weekOf("2021-01-04"), "2021-W01");
  EXPECT_EQ(weekOf("2026-12-31"), "2026-W53");
  EXPECT_EQ(weekOf("2027-01-03"), "2026-W53");
  EXPECT_EQ(dayText(mondayOf(*dayFrom("2027-01-03"))), "2026-12-28");
}

TEST(Week, isNoneOfWhatIsNoDay) {
  for (const char* text : {"", "2026", "2026-02-30", "November"})
    EXPECT_EQ(weekOf(text), "") << text;
}

/// Every day of two centuries, counted on.
TEST(Week, followsTheOneBeforeOrBeginsAYear) {
  const Day end = *dayFrom("2101-01-01");
  for (Day monday = mondayOf(*dayFrom("1901-01-07")); monday < end; monday += std::chrono::days(7)) {
    const IsoWeek week = isoWeekOf(monday);
    const IsoWeek next = isoWeekOf(monday + std::chrono::days(7));
    ASSERT_EQ(isoWeekOf(monday + std::chrono::days(6)), week);
    const bool begins = next.number == 1 && next.year == week.year + 1 && week.number >= 52;
    ASSERT_TRUE(begins || (next.year == week.year && next.number == week.number + 1)) << dayText(monday);
  }
}

PlayedGame gameOn(const char* day, Id id, double lost) {
  DecisionRow row = lossOf(lost, Cause::leave);
  row.bingoAvailable = true;
  PlayedGame game = gameOf(id, 400, 350, {row, lossOf(0, Cause::leave)});
  game.game.playedOn = day;
  return game;
}

AnswerRow answerOn(const char* day, Rating grade) {
  return {.game = 1, .turn = 1, .day = *dayFrom(day), .answer = "8D HOUSES", .grade = grade};
}

std::vector<std::string> weeksOf(const WeeklyProgress& progress) {
  std::vector<std::string> weeks;
  for (const WeekProgress& week : progress.weeks)
    weeks.push_back(week.week);
  return weeks;
}

TEST(WeeklyProgress, isOfTheWeeksInWhichSomethingWasPlayedOrTrained) {
  CoachingCase player = emptyCase();
  add(player, gameOn("2027-01-03", 1, 30));
  add(player, gameOn("2026-12-28", 2, 10));
  add(player, gameOn("2026-11-21", 3, 6));
  add(player, gameOn("", 4, 100));
  player.answers = {answerOn("2027-01-05", Rating::again), answerOn("2027-01-10", Rating::good),
                    answerOn("2026-12-31", Rating::easy)};
  const WeeklyProgress progress = weeklyProgress(player);
  EXPECT_THAT(weeksOf(progress), ElementsAre("2026-W47", "2026-W53", "2027-W01"));
  EXPECT_EQ(progress.undated, 1);
  const WeekProgress& week = progress.weeks[1];
  EXPECT_EQ(week.games, 2);
  EXPECT_TRUE(week.small);
  EXPECT_EQ(dayText(week.monday), "2026-12-28");
  EXPECT_EQ(test::valueOf(week.figures, "countedTurns"), 4);
  EXPECT_EQ(test::valueOf(week.figures, "pointsLostPerTurn"), 10) << "40 of 4 turns";
  EXPECT_FALSE(test::figureOf(week.figures, "pointsLostPerTurn").low) << "two games make no interval";
  EXPECT_EQ(test::valueOf(week.figures, "bingoConversion"), 0);
  EXPECT_EQ(week.training.answers, 1);
  EXPECT_EQ(progress.weeks[2].games, 0);
  EXPECT_THAT(progress.weeks[2].figures, IsEmpty());
  EXPECT_EQ(progress.weeks[2].training.answers, 2);
  EXPECT_EQ(progress.weeks[2].trained, 1) << "the same position on two days";
  EXPECT_EQ(progress.weeks[2].training.shareRight(), 0.5);
}

TEST(WeeklyProgress, isNothingOfNothing) {
  EXPECT_THAT(weeklyProgress(emptyCase()).weeks, IsEmpty());
}

/// Sixteen games, a day each, each with one decision.
CoachingCase losing(double (*lostIn)(int game)) {
  CoachingCase player = emptyCase();
  for (int game = 0; game < 16; ++game) {
    PlayedGame played = gameOf(game + 1, 400, 350, {lossOf(lostIn(game), Cause::leave)});
    played.game.playedOn = test::dayOf(game);
    add(player, std::move(played));
  }
  return player;
}

Change::Kind changeOf(const CoachingCase& player) {
  return changeOfLosses(player, "pointsLostPerTurn").kind;
}

TEST(ChangeOfLosses, isToldWhereTheIntervalAllowsIt) {
  EXPECT_EQ(changeOf(losing([](int game) { return 20.0 - game; })), Change::Kind::better);
  EXPECT_EQ(changeOf(losing([](int game) { return 5.0 + game; })), Change::Kind::worse);
  EXPECT_EQ(changeOf(losing([](int game) { return game % 2 == 0 ? 4.0 : 12.0; })),
            Change::Kind::notEstablished);
}

TEST(ChangeOfLosses, isNotToldOfGamesThatWereMeasuredInSeveralWays) {
  CoachingCase player = losing([](int game) { return 20.0 - game; });
  player.games[3].game.analysis->preset = Preset::deep;
  EXPECT_EQ(changeOf(player), Change::Kind::notAlike);
  player.games[3].game.analysis->preset = Preset::quick;
  player.games[3].game.analysis->lexicon = "other 12ab";
  EXPECT_EQ(changeOf(player), Change::Kind::notAlike);
}

TEST(ChangeOfLosses, takesEightGamesWithADay) {
  EXPECT_EQ(changeOf(emptyCase()), Change::Kind::tooFew);
  CoachingCase player = losing([](int game) { return 20.0 - game; });
  for (std::size_t game = 0; game < 9; ++game)
    player.games[game].game.playedOn.clear();
  EXPECT_EQ(changeOf(player), Change::Kind::tooFew);
}

}  // namespace
}  // namespace rozbor::reports
