#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/game/notation.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/replay/reconstruction.h"
#include "sheet_fixtures.h"

// What a board that was seen adds to the rows of a sheet.
namespace rozbor {
namespace {

using replay::BoardFit;
using replay::ReconstructionStatus;
using test::movesOf;
using test::reconstructed;
using test::repairsOf;

constexpr const char* kWordsSeen = "house son no on";
/// Seven empty rows.
const std::string kAbove = "15/15/15/15/15/15/15/";

/// "8H read E true A", one a line.
std::string correctionsOf(const replay::Reconstruction& found) {
  std::string text;
  for (const replay::SquareCorrection& one : found.corrections) {
    text +=
        placeText(one.square, game::Direction::across) + " read " + one.read + " true " + one.likely + "\n";
  }
  return text;
}

TEST(SeenBoard, TellsWhereAWordLay) {
  EXPECT_EQ(reconstructed("HOUSE 16", kWordsSeen).status, ReconstructionStatus::ambiguous);
  const auto found = reconstructed("HOUSE 16\nDeska: " + kAbove + "6HOUSE4", kWordsSeen);
  EXPECT_EQ(movesOf(found), "8G HOUSE");
  EXPECT_EQ(found.status, ReconstructionStatus::unique);
  EXPECT_EQ(found.boardFit, BoardFit::agrees);
  EXPECT_EQ(correctionsOf(found), "");
}

TEST(SeenBoard, MoreTilesThanThereAreAreNoBoard) {
  std::string board = "Deska: ";
  for (int row = 0; row < 15; ++row)
    board += std::string(row > 0 ? "/" : "") + std::string(15, '?');
  const auto found = reconstructed("HOUSE 24\n" + board, kWordsSeen);
  EXPECT_EQ(movesOf(found), "8D HOUSE");
  EXPECT_EQ(found.boardFit, BoardFit::contradicts);
}

TEST(SeenBoard, WithoutOneNothingIsSaidOfIt) {
  EXPECT_FALSE(reconstructed("HOUSE 24", kWordsSeen).boardFit);
}

TEST(SeenBoard, AMisreadLetterIsNamed) {
  const auto found = reconstructed("HOUSE 16\nDeska: " + kAbove + "6HOUZE4", kWordsSeen);
  EXPECT_EQ(movesOf(found), "8G HOUSE");
  EXPECT_EQ(found.status, ReconstructionStatus::unique);
  EXPECT_EQ(found.boardFit, BoardFit::corrected);
  EXPECT_EQ(correctionsOf(found), "8J read Z true S\n");
}

TEST(SeenBoard, ATileThatWasOverlookedOrImaginedIsNamed) {
  EXPECT_EQ(correctionsOf(reconstructed("HOUSE 16\nDeska: " + kAbove + "6HOU1E4", kWordsSeen)),
            "8J read  true S\n");
  EXPECT_EQ(correctionsOf(reconstructed("HOUSE 16\nDeska: 5A9/15/15/15/15/15/15/6HOUSE4", kWordsSeen)),
            "1F read A true \n");
}

TEST(SeenBoard, TheFirstWordMayLieDown) {
  const auto found = reconstructed("HOUSE 24\nDeska: 15/15/15/7H7/7O7/7U7/7S7/7E7", kWordsSeen);
  EXPECT_EQ(movesOf(found), "H4 HOUSE");
}

TEST(SeenBoard, ABlankIsToldByTheBoard) {
  // Either E of GEESE may be the blank.
  EXPECT_EQ(movesOf(reconstructed("GEESE 14\nDeska: " + kAbove + "3GEeSE7", "geese")), "8D GEeSE");
}

/// HOUSE, SON down from its S, NO above its H, NO across from the N; the second row is as given.
replay::Reconstruction withSecondRow(const std::string& row) {
  const auto sheet =
      parser::parseScoreSheet("Hráč|Slovo|Body\nZH|HOUSE|24\n" + row +
                              "ZH|NO|8\nDH|NO|2\nDeska: " + "15/15/15/15/15/15/2NO11/3HOUSE7/6O8/6NO7\n")
          .sheet;
  return replay::reconstruct(sheet, test::language(), {test::knowing("house son no on eo oh"), {}});
}

TEST(SeenBoard, ATurnLeftOutIsFoundWithoutTotals) {
  const auto found = withSecondRow("");
  EXPECT_EQ(movesOf(found), "8D HOUSE, G8 .ON, 7C NO, 10G .O");
  EXPECT_EQ(repairsOf(found), "missing-turn 2:  -> \n");
  EXPECT_EQ(found.status, ReconstructionStatus::inconsistent);
  EXPECT_EQ(found.boardFit, BoardFit::agrees);
}

TEST(SeenBoard, ARowOfBothLeftOutIsFound) {
  const auto sheet = parser::parseScoreSheet(
                         "ZH slovo|body|součet|DH slovo|body|součet\nHOUSE|24|24|SON|4|4\nON|2|34|pass|0|6\n"
                         "Deska: 15/15/15/15/15/2O12/2NO11/3HOUSE7/6O8/6NO7\n")
                         .sheet;
  const auto found =
      replay::reconstruct(sheet, test::language(), {test::knowing("house son no on eo oh"), {}});
  EXPECT_EQ(movesOf(found), "8D HOUSE, G8 .ON, 7C NO, 10G .O, C6 O., -");
  EXPECT_EQ(repairsOf(found).substr(0, 44), "missing-turn 3:  -> 8\nmissing-turn 3:  -> 2\n");
}

TEST(SeenBoard, AnotherWordWithThePointsIsTheOneThatLies) {
  const auto found =
      reconstructed("HOUSE 24\nSON 5\nDeska: " + kAbove + "3HOUSE7/6I8/6T8/6E8", "house son site");
  EXPECT_EQ(movesOf(found), "8D HOUSE, G8 .ITE");
  EXPECT_EQ(repairsOf(found), "word 2: SON -> SITE\n");
}

TEST(SeenBoard, ARowOfWhichNothingIsLegibleIsReadFromIt) {
  const auto found = withSecondRow("DH||\n");
  EXPECT_EQ(movesOf(found), "8D HOUSE, G8 .ON, 7C NO, 10G .O");
  EXPECT_NE(found.status, ReconstructionStatus::inconsistent);
}

TEST(SeenBoard, OneOfAnotherGameIsToldAndLeftOut) {
  const auto found = reconstructed("HOUSE 24\nDeska: " + kAbove + "3ZZXXQQJJVV2/3BBBBCCCC4", kWordsSeen);
  EXPECT_EQ(found.boardFit, BoardFit::contradicts);
  EXPECT_EQ(movesOf(found), "8D HOUSE");
  EXPECT_EQ(found.status, ReconstructionStatus::unique);
}

TEST(SeenBoard, OfAnEarlierTurnSaysNothingOfLaterOnes) {
  const auto found = reconstructed("HOUSE 16\nSON 4\nDeska: 1. " + kAbove + "6HOUSE4", kWordsSeen);
  EXPECT_EQ(found.boardFit, BoardFit::agrees);
  EXPECT_EQ(movesOf(found).substr(0, 8), "8G HOUSE");
}

TEST(SeenBoard, APartAndSquaresThatNobodyReadAreEnough) {
  const auto found =
      reconstructed("HOUSE 16\nDeska: _______________/" + kAbove.substr(3) + "6H??_E", kWordsSeen);
  EXPECT_EQ(movesOf(found), "8G HOUSE");
  EXPECT_EQ(found.boardFit, BoardFit::agrees);
}

TEST(SeenBoard, ProbabilitiesWeigh) {
  const std::string rows = "HOUSE 16\nDeska: \"" + kAbove + "3{-20H80}2";
  EXPECT_GT(reconstructed(rows + "{-30H70}_______\"", kWordsSeen).solutions.size(), 1U);
  EXPECT_EQ(movesOf(reconstructed(rows + "{-0.5H99}_______\"", kWordsSeen)), "8G HOUSE");
}

TEST(SeenBoard, ALetterThatMayBeABlankOrNotIsEither) {
  const std::string board = "\nDeska: \"" + kAbove + "3{H50(H)50}OUSE7\"";
  EXPECT_EQ(movesOf(reconstructed("HOUSE 24" + board, kWordsSeen)), "8D HOUSE");
  EXPECT_EQ(movesOf(reconstructed("(H)OUSE 8" + board, kWordsSeen)), "8D hOUSE");
}

TEST(SeenBoard, LettersOfAnotherLanguageAreSaid) {
  EXPECT_EQ(test::codesOf(reconstructed("HOUSE 24\nDeska: " + kAbove + "3HOUŠE7", kWordsSeen)),
            std::vector<std::string>{"reconstruct.board-letter"});
  EXPECT_EQ(test::codesOf(reconstructed("HOUSE 24\nDeska: " + kAbove + "3HOUSE7.A", kWordsSeen)),
            std::vector<std::string>{"reconstruct.board-size"});
}

TEST(SeenBoard, NamesOfTheFit) {
  EXPECT_STREQ(name(BoardFit::agrees), "agrees");
  EXPECT_STREQ(name(BoardFit::corrected), "corrected");
  EXPECT_STREQ(name(BoardFit::contradicts), "contradicts");
}

}  // namespace
}  // namespace rozbor
