#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "rozbor/parser/board_reading.h"
#include "rozbor/parser/score_sheet.h"
#include "sheet_support.h"

// Boards as people type them, as a CGP has them and as a table of probabilities.
namespace rozbor::parser::testing {
namespace {

/// The board as one line, with the codes of what was said about it.
std::string read(std::string_view text) {
  const ParsedBoard parsed = parseBoard(text);
  std::string result = boardText(parsed.board);
  for (const std::string& code : codes(parsed))
    result += ' ' + code;
  return result;
}

TEST(Board, RowsAsTheyAreTyped) {
  EXPECT_EQ(read(".....\n.HRAD\n..a-.\n"), "5/1HRAD/2(A)2");
  EXPECT_EQ(read("5\n1HRAD\n2(A)2\n"), "5/1HRAD/2(A)2");
  EXPECT_EQ(read("..... / .HRAD / ..a.."), "5/1HRAD/2(A)2");
}

TEST(Board, ACgpWithItsRest) {
  EXPECT_EQ(read("15/15/15/15/15/15/15/7HRAD4/15/15/15/15/15/15/15 ABC/ 12/7 0 lex X;"),
            "15/15/15/15/15/15/15/7HRAD4/15/15/15/15/15/15/15");
}

TEST(Board, TilesThatCannotBeReadAndSquaresNotSeen) {
  EXPECT_EQ(read("..?_\n.[CH].(e)\n"), "2?_/1[CH]1(E)");
}

TEST(Board, SmallLettersAreBlanksUnlessMostAreSmall) {
  EXPECT_EQ(read("HRaD.\n"), "HR(A)D1/");
  EXPECT_EQ(read("hrAd.\n"), "HR(A)D1/");
}

TEST(Board, BlanksForEmptySquares) {
  EXPECT_EQ(read("\n\n  HRAD\n   A\n"), "2HRAD9/3A11");
  EXPECT_EQ(read("              H R A D\n              O\n              R\n"), "7HRAD4/7O7/7R7");
}

TEST(Board, CellsBetweenBars) {
  EXPECT_EQ(read("|H|R|A|D| | | | | | | | | | | |\n| | |B| | | | | | | | | | | | |\n"), "HRAD11/2B12");
}

TEST(Board, NamesAroundItAreNoSquares) {
  EXPECT_EQ(read("   A B C D E\n1  . . . . .\n2  . H R A D\n3  . . . . .\n4  . . . . .\n   A B C D E\n"),
            "5/1HRAD/5/5");
  EXPECT_EQ(read("  ABCDE\n  -+---\n1|.....|1\n2|.HRAD|2\n3|.....|3\n4|.....|4\n"), "5/1HRAD/5/5");
}

TEST(Board, NamesTellWhichPartItIs) {
  EXPECT_EQ(read("  C D E F\n3 . . . .\n4 H R A D\n5 . . . .\n6 . . . .\n"),
            "______/______/__4/__HRAD/__4/__4");
  // The association names rows by letters and columns by numbers.
  EXPECT_EQ(read("  2 3 4 5\nB . . . .\nC H R A D\nD . . . .\nE . . . .\n"), "_____/_4/_HRAD/_4/_4");
}

TEST(Board, ATableOfProbabilities) {
  EXPECT_EQ(read("square,letter,probability\nA1,H,0.97\nA1,B,0.02\nC1,,1\nB2,a,55 %\nB2,?,0.4\n"),
            "{H97B2}_{-100}/_{(A)55?40}_");
  EXPECT_EQ(read("A1;H;0,975\n"), "{H97.5}/");
  EXPECT_EQ(read("A1,H,0.9\nA1,H\nZ9,H,2000\n"), "{H90}/ board.bad-line board.bad-line");
}

TEST(Board, WhatIsWrongIsSaid) {
  EXPECT_EQ(read(""), " board.empty");
  EXPECT_EQ(read("..H!R\n.....\n"), "2H_R/5 board.bad-square");
  EXPECT_EQ(read(".....\n...\n"), "5/3__ board.short-row");
  EXPECT_EQ(read(std::string(70, '.') + "\n"), "64/ board.too-large");
}

TEST(Board, WhatWasWrittenReadsAsTheSame) {
  for (const std::string text :
       {"5/1HRAD/2(A)2", "2?_/1[CH]1(E)", "{H97B2}_{-100}/_{(A)55?40}_", "______/__4/ABCD2/_4_", "ABCD/"}) {
    const BoardReading board = parseBoard(text).board;
    EXPECT_TRUE(sameContent(parseBoard(boardText(board)).board, board)) << text;
    EXPECT_EQ(boardText(board), text);
  }
}

const std::string kSheet = "ZH slovo|body|DH slovo|body\nHRAD|14|BRADA|9\n";

TEST(SheetBoard, InOneLine) {
  const ParsedSheet parsed = parseScoreSheet(kSheet + "Deska: 15/7HRAD4\n");
  ASSERT_EQ(parsed.sheet.boards.size(), 1U);
  EXPECT_EQ(boardText(parsed.sheet.boards.front()), "15/7HRAD4");
  EXPECT_FALSE(parsed.sheet.boards.front().turnsPlayed);
  EXPECT_EQ(parsed.sheet.turns.size(), 2U);
  EXPECT_EQ(parsed.sheet.boards.front().where.line, 3U);
}

TEST(SheetBoard, OnTheLinesBelow) {
  const std::string rows = "....\nHRAD\n....\n....\n";
  for (const char* key : {"Deska:", "Final board:", "Board:", "Plansza:"}) {
    const ParsedSheet below = parseScoreSheet(kSheet + key + "\n" + rows);
    ASSERT_EQ(below.sheet.boards.size(), 1U) << key;
    EXPECT_EQ(boardText(below.sheet.boards.front()), "4/HRAD/4/4");
    EXPECT_TRUE(below.sheet.remarks.empty());
    const ParsedSheet above = parseScoreSheet(std::string(key) + "\n" + rows + "\n" + kSheet);
    ASSERT_EQ(above.sheet.boards.size(), 1U) << key;
    EXPECT_EQ(above.sheet.turns.size(), 2U);
  }
}

TEST(SheetBoard, AfterATurn) {
  for (const char* value : {"po 14. tahu 15/7HRAD4", "14. 15/7HRAD4", "after move 14: 15/7HRAD4"}) {
    const ParsedSheet parsed = parseScoreSheet(kSheet + "Deska: " + value + "\n");
    ASSERT_EQ(parsed.sheet.boards.size(), 1U) << value;
    ASSERT_TRUE(parsed.sheet.boards.front().turnsPlayed) << value;
    EXPECT_EQ(parsed.sheet.boards.front().turnsPlayed->value, 14U);
  }
}

TEST(SheetBoard, IsWritten) {
  const ScoreSheet sheet = parseScoreSheet(kSheet + "Deska: 15/7HRAD4\nDeska: 14. {H97.5[CH]2}_?1/4\n").sheet;
  ASSERT_EQ(sheet.boards.size(), 2U);
  using Separator = SheetStyle::Separator;
  for (const Separator separator : {Separator::bar, Separator::semicolon, Separator::comma, Separator::tab}) {
    const std::string text = writeScoreSheet(sheet, {.separator = separator});
    EXPECT_TRUE(sameContent(parseScoreSheet(text).sheet, sheet)) << text;
  }
}

TEST(SheetBoard, ATableNumberIsNone) {
  const ScoreSheet sheet = parseScoreSheet("Board: 4\n" + kSheet).sheet;
  EXPECT_TRUE(sheet.boards.empty());
  EXPECT_EQ(sheet.table.value, "4");
}

TEST(SheetBoard, ATableWithASlashIsNone) {
  const ScoreSheet sheet = parseScoreSheet("Stůl: AB/\n" + kSheet).sheet;
  EXPECT_TRUE(sheet.boards.empty());
  EXPECT_EQ(sheet.table.value, "AB/");
}

TEST(SheetBoard, WithoutRowsIsARemark) {
  const ParsedSheet parsed = parseScoreSheet(kSheet + "Deska: uklizena\n");
  EXPECT_EQ(codes(parsed), std::vector<std::string>{"cas.bad-board"});
  EXPECT_EQ(parsed.sheet.remarks.size(), 1U);
}

}  // namespace
}  // namespace rozbor::parser::testing
