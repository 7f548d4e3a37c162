#include <gmock/gmock.h>

#include "replay_fixtures.h"
#include "rozbor/library/game_facts.h"
#include "small_game.h"

namespace rozbor::reports {
namespace {

using testing::ElementsAre;

GameRow facts(std::string_view gcg, const game::Language& in = test::language()) {
  const parser::ParsedRecord parsed = parser::parseGcg(gcg);
  return factsOf(parsed.record, replay::replayRecord(parsed.record, in), in);
}

std::string print(std::string_view gcg) {
  return fingerprintOf(test::replayOf(gcg), test::language());
}

std::string with(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  if (at == std::string::npos) throw std::runtime_error("no such text: " + std::string(from));
  return text.replace(at, from.size(), to);
}

const std::string kGame(test::kSmallGame);

TEST(GameFacts, countWhatEachPlayerDid) {
  const GameRow row = facts(kGame);
  const SeatRow& ida = row.seats[0];
  EXPECT_EQ(ida.score, 95);
  EXPECT_EQ(ida.turns, 4);
  EXPECT_EQ(ida.placements, 3);
  EXPECT_EQ(ida.exchanges, 1);
  EXPECT_EQ(ida.passes, 0);
  EXPECT_EQ(ida.bingos, 1);
  EXPECT_EQ(ida.highTurn, 66);
  EXPECT_EQ(ida.tilesPlayed, 14);
  EXPECT_EQ(ida.blanksPlayed, 1);
  EXPECT_EQ(ida.challengesWon, 1);
  const SeatRow& otto = row.seats[1];
  EXPECT_EQ(otto.score, 3);
  EXPECT_EQ(otto.turns, 3) << "the play that was challenged off was a turn";
  EXPECT_EQ(otto.placements, 1);
  EXPECT_EQ(otto.takenBack, 1);
  EXPECT_EQ(otto.passes, 1);
  EXPECT_EQ(otto.highTurn, 3) << "points that were taken back are no record";
  EXPECT_EQ(otto.tilesPlayed, 2);
  EXPECT_THAT(otto.tiles, ElementsAre(TileTally{"N", 1}, TileTally{"O", 1}));
  EXPECT_FALSE(row.complete);
  EXPECT_FALSE(ida.tilesLeft) << "she drew after her last play";
  EXPECT_EQ(otto.tilesLeft, (std::vector<TileTally>{{"A", 1}, {"G", 1}, {"I", 2}, {"U", 1}, {"V", 2}}));
}

TEST(GameFacts, knowTilesAsTheirLanguageWritesThem) {
  const GameRow row =
      facts("#player1 a A\n#player2 b B\n>a: CHATA?? 8D CHATa +20 20\n", test::language("sk"));
  std::vector<std::string> tiles;
  for (const TileTally& tally : row.seats[0].tiles)
    tiles.push_back(tally.tile + std::to_string(tally.count));
  EXPECT_THAT(tiles, testing::Contains("?1"));
  EXPECT_EQ(row.language, "sk");
}

TEST(GameFacts, seatWhoMovesFirstInTheFirstSeat) {
  const std::string game =
      "#player1 a Anna\n#player2 b Bert\n>b: AEHOSUU 8D HOUSE +24 24\n>a: NO H8 .ON +3 3\n";
  EXPECT_EQ(facts(game).seats[0].name, "Bert");
  EXPECT_EQ(facts(game).seats[0].score, 24);
}

TEST(GameFacts, callAPlayerWithoutANameByTheNick) {
  EXPECT_EQ(facts("#player1 a\n#player2 b Bert\n>a: AEHOSUU 8D HOUSE +24 24\n").seats[0].written, "a");
}

TEST(GameFacts, countChallengesInVain) {
  const GameRow row = facts(
      "#player1 a A\n#player2 b B\n>a: AEHOSUU 8D HOUSE +24 24\n>a: AU (challenge) +5 29\n>b: A - +0 0\n");
  EXPECT_EQ(row.seats[1].challengesLost, 1);
  EXPECT_EQ(row.seats[0].challengesLost, 0);
  EXPECT_EQ(row.seats[0].score, 29);
}

TEST(GameFacts, countTripleTriples) {
  const std::string game =
      "#player1 a A\n#player2 b B\n>a: AEHOSUU 8D HOUSE +24 24\n>b: N - +0 0\n"
      ">a: ABCDEFG 1A ABCDEFGH +10 34\n";
  EXPECT_EQ(facts(game).seats[0].tripleTriples, 1) << "1A and 1H, laid by one play";
  EXPECT_EQ(facts(kGame).seats[0].tripleTriples, 0);
}

TEST(Fingerprint, isThatOfTheMovesWhoeverWroteThemDown) {
  const std::string same = print(kGame);
  EXPECT_EQ(print(with(kGame, "Ida Lind", "Somebody Else")), same);
  EXPECT_EQ(print(with(kGame, "#title Club night\n", "")), same);
  EXPECT_EQ(print(with(kGame, "#note \"5 < 6\" & more\n", "")), same);
  EXPECT_EQ(print(with(kGame, "AEHOSUU 8D", "EHOSU 8D")), same) << "less of the rack is known";
  EXPECT_EQ(print("\xEF\xBB\xBF" + kGame), same);
  std::string utf16 = "\xFF\xFE";
  for (const char letter : kGame)
    utf16 += {letter, '\0'};
  EXPECT_EQ(print(utf16), same);
  EXPECT_EQ(same.size(), 32);
}

TEST(Fingerprint, isTheSameWithAcrossAndDownTheOtherWayRound) {
  std::string mirrored = kGame;
  for (const auto& [from, to] :
       {std::pair{" 8D ", " H4 "}, {" H8 ", " 8H "}, {" 10H ", " J8 "}, {" J10 ", " 10J "}, {" I2 ", " 9B "}})
    mirrored = with(mirrored, from, to);
  EXPECT_EQ(print(mirrored), print(kGame));
}

TEST(Fingerprint, differsWhereTheGameDoes) {
  EXPECT_NE(print(with(kGame, "RETAINs", "RETAInS")), print(kGame)) << "another tile was the blank";
  EXPECT_NE(print(with(kGame, "HOUSE +24", "HOUSe +24")), print(kGame));
  EXPECT_NE(print(with(kGame, "8D HOUSE", "8E HOUSE")), print(kGame));
  EXPECT_NE(print(with(kGame, ">Otto: AGIIUVV -- -7 3\n", "")), print(kGame)) << "it was not challenged off";
}

TEST(Fingerprint, isTheSameWithoutWhatDidNotStand) {
  const std::string plays =
      "#player1 a A\n#player2 b B\n>a: AEHOSUU 8D HOUSE +24 24\n>b: NO F7 NO +3 3\n>a: SUU - +0 24\n"
      ">b: ET 7E .ET +3 6\n>a: SUUV -UV +0 24\n>b: AD 6D AD +6 12\n";
  const std::string passes = with(plays, ">a: SUUV -UV +0 24\n", ">a: SUUV - +0 24\n");
  const std::string phony = with(plays, ">a: SUU - +0 24\n", ">a: SUU 12A UUS +4 28\n>a: SUU -- -4 24\n");
  const std::string leftOut = with(plays, ">a: SUU - +0 24\n", "");
  for (const std::string& same : {passes, phony, leftOut})
    EXPECT_EQ(print(same), print(plays)) << same;
  const std::string fragment = "#player1 a A\n#player2 b B\n>a: AEHOSUU 8D HOUSE +24 24\n>b: NO - +0 0\n";
  EXPECT_NE(print(fragment), print(with(fragment, "NO - +0", "NO -NO +0"))) << "a fragment is named by all";
}

TEST(Fingerprint, ofAFragmentTellsPlayersApart) {
  const std::string fragment = "#player1 a A\n#player2 b B\n>a: AEHOSUU 8D HOUSE +24 24\n";
  const std::string others = "#player1 c A\n#player2 d B\n>c: AEHOSUU 8D HOUSE +24 24\n";
  EXPECT_NE(print(fragment), print(others)) << "many games begin alike";
}

}  // namespace
}  // namespace rozbor::reports
