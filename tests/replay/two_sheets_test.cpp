#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/replay/reconstruction.h"
#include "rozbor/replay/two_sheets.h"
#include "sheet_fixtures.h"

// The sheets of both players of one game, made one.
namespace rozbor {
namespace {

using parser::ScoreSheet;
using parser::SheetTurn;
using replay::ReconstructionStatus;
using replay::SameGame;
using test::movesOf;

constexpr const char* kWords = "house son no on eo oh";
/// HOUSE, SON down from its S, NO above its H, NO across from the N.
constexpr const char* kWhole = "HOUSE 24\nSON 4\nNO 8\nNO 2\n";

ScoreSheet columns(const std::string& rows) {
  return parser::parseScoreSheet("ZH slovo|body|součet|DH slovo|body|součet\n" + rows).sheet;
}

/// "ZH HOUSE 24 24", one a line; then what was said.
std::string textOf(const parser::ParsedSheet& merged) {
  std::string text;
  for (const SheetTurn& turn : merged.sheet.turns) {
    text += turn.player == 0 ? "ZH " : "DH ";
    std::string word;
    for (const parser::SheetLetter& letter : turn.word.value)
      word += letter.blank ? "(" + letter.letter + ")" : letter.letter;
    text += word.empty() ? name(turn.kind) : word;
    if (turn.other.word) text += "/other";
    if (turn.score) text += " " + std::to_string(turn.score->value);
    if (turn.other.score) text += "/" + std::to_string(turn.other.score->value);
    if (turn.total) text += " =" + std::to_string(turn.total->value);
    text += "\n";
  }
  for (const parser::Diagnostic& said : merged.diagnostics)
    text += said.message.english() + "\n";
  return text;
}

parser::ParsedSheet merged(const std::string& first, const std::string& second) {
  return replay::mergeSheets(test::sheetFrom(first), test::sheetFrom(second), replay::SecondLines::same);
}

parser::ParsedSheet mergedColumns(const std::string& first, const std::string& second) {
  return replay::mergeSheets(columns(first), columns(second), replay::SecondLines::same);
}

replay::Reconstruction reconstructed(const ScoreSheet& sheet) {
  return replay::reconstruct(sheet, test::language(), {test::knowing(kWords), {}});
}

/// "score 2: 16 or 24, is 24", one a line.
std::string differencesOf(const ScoreSheet& sheet, const replay::Reconstruction& found) {
  std::string text;
  for (const replay::SheetDifference& one : replay::differencesOf(sheet, found, test::language())) {
    text += std::string(name(one.field)) + " " + std::to_string(one.turn + 1) + ": " + one.first + " or " +
            one.second + ", is " + one.likely + "\n";
  }
  return text;
}

TEST(TwoSheets, EqualOnesAreOne) {
  EXPECT_EQ(textOf(merged(kWhole, kWhole)), "ZH HOUSE 24\nDH SON 4\nZH NO 8\nDH NO 2\n");
}

TEST(TwoSheets, OfEachTheWordsOfOnePlayer) {
  const auto both = mergedColumns("HOUSE|24|24||4|4\nNO|8|32||2|6\n", "|24|24|SON|4|4\n|8|32|NO|2|6\n");
  EXPECT_EQ(textOf(both), "ZH HOUSE 24 =24\nDH SON 4 =4\nZH NO 8 =32\nDH NO 2 =6\n");
  EXPECT_FALSE(both.sheet.onePlayerOnly);
  EXPECT_NE(reconstructed(both.sheet).status, ReconstructionStatus::refused);
}

TEST(TwoSheets, OfEachOneColumnAlone) {
  const auto one = parser::parseScoreSheet("ZH: Ida\nKolo|Slovo|Body\n1|HOUSE|24\n2|NO|8\n").sheet;
  const auto other = parser::parseScoreSheet("DH: Otto\nKolo|Slovo|Body\n1|SON|4\n2|NO|2\n").sheet;
  EXPECT_EQ(replay::areOfOneGame(one, other), SameGame::unknown);
  const auto both = replay::mergeSheets(one, other, replay::SecondLines::own);
  EXPECT_EQ(textOf(both), "ZH HOUSE 24\nDH SON 4\nZH NO 8\nDH NO 2\n");
  EXPECT_EQ(both.sheet.players[1].value, "Otto");
}

TEST(TwoSheets, ColumnsMayStandTheOtherWayRound) {
  const auto both =
      mergedColumns("HOUSE|24|24|SON|4|4\nNO|8|32|NO|2|6\n", "SON|4|4|HOUSE|24|24\nNO|2|6|NO|8|32\n");
  EXPECT_EQ(textOf(both), "ZH HOUSE 24 =24\nDH SON 4 =4\nZH NO 8 =32\nDH NO 2 =6\n");
}

TEST(TwoSheets, ATurnOfOneAloneIsTakenAndTold) {
  const std::string whole = "ZH HOUSE 24\nDH SON 4\nZH NO 8\nDH NO 2\n";
  const std::string fourth = "expected the turn NO (2) in both sheets, found it in the ";
  EXPECT_EQ(textOf(merged(kWhole, "HOUSE 24\nSON 4\nNO 8\n")), whole + fourth + "first alone\n");
  EXPECT_EQ(textOf(merged("HOUSE 24\nSON 4\nNO 8\n", kWhole)), whole + fourth + "second alone\n");
}

TEST(TwoSheets, TheLastTurnsOfOneAloneFollowInTheirOrder) {
  const std::string whole = "HOUSE 24\nSON 4\nNO 8\nNO 2\nEO 9\n";
  const auto both = merged("HOUSE 24\nSON 4\nNO 8\n", whole);
  ASSERT_EQ(both.sheet.turns.size(), 5U);
  for (std::size_t turn = 0; turn < both.sheet.turns.size(); ++turn)
    EXPECT_EQ(both.sheet.turns[turn].player, static_cast<int>(turn % 2)) << turn;
}

TEST(TwoSheets, InColumnsTheRowsBelowMoveDown) {
  // The first sheet lacks SON, so that NO stands beside HOUSE.
  EXPECT_EQ(textOf(mergedColumns("HOUSE|24||NO|2|\nNO|8||||\n", "HOUSE|24||SON|4|\nNO|8||NO|2|\n")),
            "ZH HOUSE 24\nDH SON 4\nZH NO 8\nDH NO 2\n"
            "expected the turn SON (4) in both sheets, found it in the second alone\n");
}

TEST(TwoSheets, EmptyCellsOfOneAloneAreNoTurns) {
  EXPECT_EQ(textOf(mergedColumns("HOUSE|24||||\nNO|8||NO|2|\n", "HOUSE|24||SON|4|\nNO|8||NO|2|\n")),
            "ZH HOUSE 24\nDH SON 4\nZH NO 8\nDH NO 2\n");
  EXPECT_EQ(textOf(mergedColumns("HOUSE|24||||\nNO|8||SON|4|\n||||\nEO|9||NO|2|\n",
                                 "HOUSE|24||SON|4|\nNO|8||NO|2|\nEO|9||||\n")),
            "ZH HOUSE 24\nDH SON 4\nZH NO 8\nDH NO 2\nZH EO 9\n");
}

TEST(TwoSheets, OtherPointsAreWeighed) {
  const auto both = merged("HOUSE 24\nSON 13\nNO 8\nNO 2\n", kWhole);
  EXPECT_EQ(textOf(both), "ZH HOUSE 24\nDH SON 13/4\nZH NO 8\nDH NO 2\n");
  const auto found = reconstructed(both.sheet);
  EXPECT_EQ(movesOf(found), movesOf(reconstructed(test::sheetFrom(kWhole))));
  EXPECT_EQ(test::repairsOf(found), "");
  EXPECT_EQ(differencesOf(both.sheet, found), "score 2: 13 or 4, is 4\n");
}

TEST(TwoSheets, AnotherWordIsWeighed) {
  const auto both = merged("HOUSE 24\nSAN 4\nNO 8\nNO 2\n", kWhole);
  const auto found = reconstructed(both.sheet);
  EXPECT_EQ(movesOf(found), movesOf(reconstructed(test::sheetFrom(kWhole))));
  EXPECT_EQ(test::repairsOf(found), "");
  EXPECT_EQ(found.wordsUnknown, 0);
  EXPECT_EQ(differencesOf(both.sheet, found), "word 2: SAN or SON, is SON\n");
}

TEST(TwoSheets, AWordWithAForeignLetterIsThatOfTheOther) {
  const auto both = merged("HOUSE 24\nSЖN 4\nNO 8\nNO 2\n", kWhole);
  EXPECT_EQ(movesOf(reconstructed(both.sheet)), movesOf(reconstructed(test::sheetFrom(kWhole))));
}

TEST(TwoSheets, TotalsThatDifferAreNotUsed) {
  // Points that differ explain totals that do; others are told, once.
  EXPECT_EQ(
      textOf(merged("HOUSE 24 24\nSON 4 4\nNO 9 33\nNO 2 6\n", "HOUSE 24 24\nSON 4 4\nNO 8 32\nNO 2 6\n")),
      "ZH HOUSE 24 =24\nDH SON 4 =4\nZH NO 9/8\nDH NO 2 =6\n");
  EXPECT_EQ(
      textOf(merged("HOUSE 24 25\nSON 4 4\nNO 8 33\nNO 2 6\n", "HOUSE 24 24\nSON 4 4\nNO 8 32\nNO 2 6\n")),
      "ZH HOUSE 24\nDH SON 4 =4\nZH NO 8\nDH NO 2 =6\n"
      "expected one total in both sheets, found 25 in the first and 24 in the second\n");
}

TEST(TwoSheets, PointsOfOneStandBesideTotalsOfTheOther) {
  EXPECT_EQ(textOf(merged("HOUSE . 24\nSON . 4\nNO . 32\nNO . 6\n", "HOUSE 24\nSON 13\nNO 8\nNO 2\n")),
            "ZH HOUSE 24 =24\nDH SON 13 =4\nZH NO 8 =32\nDH NO 2 =6\n");
}

TEST(TwoSheets, TheTotalOfOneAloneMayBeThatOfTheOthersPoints) {
  const auto both = merged("HOUSE 24\nSON 13\nNO 8\nNO 2\n", "HOUSE 24 24\nSON 4 4\nNO 8 32\nNO 2 6\n");
  const auto found = reconstructed(both.sheet);
  EXPECT_EQ(test::repairsOf(found), "");
  EXPECT_EQ(differencesOf(both.sheet, found), "score 2: 13 or 4, is 4\n");
}

TEST(TwoSheets, TurnsInAnotherOrderAreTold) {
  EXPECT_EQ(textOf(merged("HOUSE 24\nSON 4\nOH 8\nNO 2\nEO 9\n", "HOUSE 24\nSON 4\nEO 9\nNO 2\nOH 8\n")),
            "ZH HOUSE 24\nDH SON 4\nZH OH 8\nDH NO 2\nZH EO 9\n"
            "expected the same order of turns in both sheets, found OH elsewhere in the second\n");
}

TEST(TwoSheets, OfTurnsThatEachHasOneNobodyKnowsWhichWasFirst) {
  const auto both = mergedColumns("HOUSE|24||SON|4|\nWATER|20||NO|2|\n", "HOUSE|24||SON|4|\nNO|8||NO|2|\n");
  ASSERT_EQ(both.sheet.turns.size(), 5U);
  EXPECT_TRUE(both.sheet.turns[2].other.eitherOrder);
  EXPECT_FALSE(both.sheet.turns[0].other.eitherOrder);
}

TEST(TwoSheets, ATurnTheOtherWayRoundMayBeSo) {
  // NO below HOUSE needs SON first.
  const auto both =
      merged("HOUSE 24\npas 0\nNO 8\nNO 2\n- 0\nSON 4\n", "HOUSE 24\npas 0\nNO 8\nSON 4\n- 0\nNO 2\n");
  const auto found = reconstructed(both.sheet);
  EXPECT_EQ(test::repairsOf(found), "");
  EXPECT_EQ(movesOf(found), "8D HOUSE, -, 7C NO, G8 .ON, -, 10G .O");
}

TEST(TwoSheets, APassMayBeAnExchange) {
  EXPECT_EQ(textOf(merged("HOUSE 24\npas 0\nNO 8\n", "HOUSE 24\nvýměna 0\nNO 8\n")),
            "ZH HOUSE 24\nDH exchange 0\nZH NO 8\n");
}

TEST(TwoSheets, OfOtherDeedsTheWordIsKept) {
  EXPECT_EQ(textOf(merged("HOUSE 24\npas 0\nNO 8\nNO 2\n", kWhole)),
            "ZH HOUSE 24\nDH pass 0/4\nZH NO 8\nDH NO 2\n"
            "expected the same turn in both sheets, found a pass in the first and SON in the second\n");
}

TEST(TwoSheets, MarksOfBlanksAreThoseOfEither) {
  EXPECT_EQ(textOf(merged("HOuSE 24\nSON 4\n", "HOUSE 24\nSON 4\n")), "ZH HO(U)SE 24\nDH SON 4\n");
  EXPECT_EQ(textOf(merged("HOUSE 24\nSON 4\n", "HOuSE 24\nSON 4\n")), "ZH HO(U)SE 24\nDH SON 4\n");
}

TEST(TwoSheets, PlacesThatDifferAreNotUsed) {
  const auto both = merged("HOUSE 24 . 8D\nSON 4 . H8\n", "HOUSE 24 . 8E\nSON 4 . H8\n");
  EXPECT_FALSE(both.sheet.turns[0].at);
  EXPECT_TRUE(both.sheet.turns[1].at);
  ASSERT_EQ(both.diagnostics.size(), 1U);
  EXPECT_EQ(both.diagnostics[0].code, "cas.two-sheets");
  EXPECT_EQ(both.diagnostics[0].message.english(),
            "expected one place in both sheets, found 8D in the first and 8E in the second");
}

TEST(TwoSheets, ABoardAfterATurnKeepsItsTurn) {
  const std::string board = "Deska: po 2. tahu 15/15/15/15/15/15/15/3HOUSE7\n";
  const auto first =
      parser::parseScoreSheet("Tah|Hráč|Slovo|Body\n1|ZH|HOUSE|24\n2|DH|SON|4\n3|ZH|NO|8\n").sheet;
  const auto second =
      parser::parseScoreSheet("Tah|Hráč|Slovo|Body\n1|ZH|HOUSE|24\n3|ZH|NO|8\n" + board).sheet;
  if (second.boards.empty()) GTEST_FAIL() << "no board";
  const auto both = replay::mergeSheets(first, second, replay::SecondLines::same);
  ASSERT_EQ(both.sheet.boards.size(), 1U);
  EXPECT_EQ(both.sheet.boards[0].turnsPlayed->value, 3U);
}

TEST(TwoSheets, SheetsOfOtherGamesAreTold) {
  const auto whole = test::sheetFrom(kWhole);
  EXPECT_EQ(replay::areOfOneGame(whole, whole), SameGame::yes);
  EXPECT_EQ(replay::areOfOneGame(whole, test::sheetFrom("HOUSE 24\nSAN 4\nNO 8\nNO 2\n")), SameGame::yes);
  EXPECT_EQ(replay::areOfOneGame(whole, test::sheetFrom("TREE 8\nWATER 20\nZOO 33\nEEL 5\n")), SameGame::no);
  EXPECT_EQ(replay::areOfOneGame(whole, test::sheetFrom("HOUSE 24\nWATER 20\nZOO 33\nEEL 5\n")),
            SameGame::no);
}

TEST(TwoSheets, LinesOfAnotherTextAreNotThoseOfTheFirst) {
  const auto first = test::sheetFrom("HOUSE 24\nSON 4\nNO 8\n");
  const auto both = replay::mergeSheets(first, test::sheetFrom(kWhole), replay::SecondLines::own);
  ASSERT_EQ(both.sheet.turns.size(), 4U);
  EXPECT_EQ(both.sheet.turns[3].where.line, first.turns[1].where.line);
}

}  // namespace
}  // namespace rozbor
