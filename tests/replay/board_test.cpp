#include <gmock/gmock.h>

#include "replay_fixtures.h"

namespace rozbor::replay {
namespace {

using test::cgpOf;
using test::kIdasHouse;
using test::played;
using testing::ElementsAre;
using testing::IsEmpty;

std::string moveOf(const Turn& turn) {
  return game::moveText(*turn.move, test::language().alphabet);
}

TEST(Replay, GivesThePositionBeforeEveryEventSeenByItsPlayer) {
  const Replay replay = played(kIdasHouse + ">Otto: EINPRTU E7 T.P +5 5\n>Ida: AUEIZZN - +0 24\n");
  ASSERT_EQ(replay.turns.size(), 3U);
  EXPECT_EQ(cgpOf(replay.turns[0]), "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEHOSUU/ 0/0 0");
  EXPECT_EQ(cgpOf(replay.turns[1]), "15/15/15/15/15/15/15/3HOUSE7/15/15/15/15/15/15/15 EINPRTU/ 0/24 0");
  EXPECT_EQ(replay.turns[1].line, 4U);
  EXPECT_EQ(replay.turns[1].bag, 81);
  EXPECT_EQ(replay.turns[1].unseen.size(), 88);
  EXPECT_EQ(replay.turns[2].before.score, 24);
  EXPECT_EQ(replay.turns[2].before.opponentScore, 5);
}

TEST(Replay, TakesThroughTilesAsDotsOrAsLetters) {
  for (const char* play : {"T.P", "TOP", "ToP"}) {
    const Replay replay = played(kIdasHouse + ">Otto: PT e7 " + play + " +5 5\n");
    EXPECT_EQ(moveOf(replay.turns[1]), "E7 T.P") << play;
    EXPECT_TRUE(replay.turns[1].playable);
    EXPECT_EQ(replay.turns[1].scoreComputed, 5);
    EXPECT_THAT(test::codesOf(replay), IsEmpty());
  }
}

TEST(Replay, NamesAPlayByItsWholeWordHoweverMuchIsWritten) {
  const Replay replay = played(kIdasHouse + ">Otto: S 8G SES +9 9\n");
  EXPECT_EQ(moveOf(replay.turns[1]), "8D .....S");
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.not-whole-word"));
  EXPECT_EQ(replay.turns[1].scoreComputed, 9);
}

TEST(Replay, NamesALoneTileByTheWordItForms) {
  const Replay replay = played(kIdasHouse + ">Otto: A 9D A +5 5\n");
  EXPECT_EQ(moveOf(replay.turns[1]), "D8 .A");
  ASSERT_EQ(replay.turns[1].words.size(), 1U);
  EXPECT_THAT(test::codesOf(replay), IsEmpty());
}

TEST(Replay, ReadsALowerCaseLetterAsABlank) {
  const Replay replay = played(">Ida: ?EHOSUU 8D HoUSE +22 22\n");
  EXPECT_EQ(replay.turns[0].scoreComputed, 22);
  EXPECT_EQ(replay.finalPosition.board, test::boardFrom("8 ...HoUSE"));
  EXPECT_THAT(test::codesOf(replay), IsEmpty());
}

TEST(Replay, ListsTheWordsFormedMainWordFirst) {
  const Replay replay = played(kIdasHouse + ">Otto: OSX 9F SOX +25 25\n");
  std::vector<std::string> words;
  for (const game::LaidWord& word : replay.turns[1].words) {
    words.push_back(game::wordText(word.tiles, test::language().alphabet));
  }
  EXPECT_THAT(words, ElementsAre("SOX", "US", "SO", "EX"));
}

TEST(Replay, SkipsAPlayWithoutAPlaceAndTakesItsScore) {
  const Replay replay = played(kIdasHouse + ">Otto: APT E7 TAP +5 5\n>Ida: U E7 .U +2 26\n");
  const Turn& play = replay.turns[1];
  EXPECT_FALSE(play.playable);
  EXPECT_EQ(play.scoreComputed, 5);
  EXPECT_EQ(play.totalComputed, 5);
  EXPECT_EQ(replay.turns[2].before.board, test::boardFrom("8 ...HOUSE"));
}

TEST(Replay, CountsTilesOfAPlayWithoutAPlaceNeitherAsBagNorAsUnseen) {
  const Replay replay = played(kIdasHouse + ">Otto: QZ 1A QZ. +5 5\n>Ida: - +0 24\n");
  const Turn& next = replay.turns[2];
  EXPECT_EQ(next.bag, 79);
  EXPECT_EQ(next.unseen.size(), 93);
  EXPECT_FALSE(next.unseen.contains(test::rack("Q")));
}

TEST(Replay, SurvivesPlacesAndPlaysBeyondAllMeasure) {
  const Replay replay = played(kIdasHouse + ">Otto: A A99 ABC +5 5\n>Ida: A 8D " + std::string(400, 'E') +
                               " +5 29\n>Otto: " + std::string(600, 'E') + " - +0 5\n");
  EXPECT_FALSE(replay.turns[1].playable);
  EXPECT_FALSE(replay.turns[2].playable);
  EXPECT_EQ(replay.turns.size(), 4U);
}

TEST(Replay, LaysWhatTouchesNothingAsItIsWritten) {
  const Replay replay = played(kIdasHouse + ">Otto: OPT 1A TOP +15 15\n>Ida: A 2B A +4 28\n");
  EXPECT_TRUE(replay.turns[1].playable);
  EXPECT_TRUE(replay.turns[2].playable);
  EXPECT_THAT(test::codesOf(replay), ElementsAre("replay.not-connected"));
}

TEST(Replay, PlaysOnTheBoardOfTheLanguage) {
  const Replay replay = played(">Ida: AEHOSUU 11K HOUSE +8 8\n", test::largeBoard());
  EXPECT_THAT(test::codesOf(replay), IsEmpty());
  EXPECT_EQ(replay.finalPosition.board.columns(), 21);
}

TEST(Replay, KnowsTheNamesOfTheOrdinaryBoard) {
  EXPECT_THAT(test::codesOf(played("#board-layout CrosswordGame\n" + kIdasHouse)), IsEmpty());
  EXPECT_THAT(test::codesOf(played("#board-layout SuperCrosswordGame\n" + kIdasHouse)),
              ElementsAre("replay.board-layout"));
}

TEST(Replay, ReadsTilesOfSeveralCharacters) {
  game::Language czech = test::language("cs");
  czech.alphabet = *game::Alphabet::parse("A a\nC c\nCH ch\nR r\nT t\n");
  czech.tiles = test::rack("AAAAAAARRRRRRTTTTTCCCCC[CH][CH]?", czech);
  czech.values = {};
  czech.values[3] = 5;
  const Replay replay = played(">Ida: A[CH]RT 8F [CH]RT +10 10\n", czech);
  EXPECT_THAT(test::codesOf(replay), IsEmpty());
  EXPECT_EQ(game::moveText(*replay.turns[0].move, czech.alphabet), "8F [CH]RT");
}

TEST(Replay, OfARecordWithoutEventsIsTheStart) {
  const Replay replay = test::replayOf("");
  EXPECT_EQ(replay.players.size(), 2U);
  EXPECT_TRUE(replay.turns.empty());
  EXPECT_FALSE(replay.complete);
  EXPECT_EQ(replay.finalPosition, game::startingPosition(test::language()));
}

}  // namespace
}  // namespace rozbor::replay
