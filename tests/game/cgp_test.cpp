#include "rozbor/game/cgp.h"

#include "game_fixtures.h"

namespace rozbor::game {
namespace {

using test::boardFrom;
using test::language;
using test::rack;

const std::string kEmptyRows = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
const std::string kHouseRows = "15/15/15/15/15/15/15/3HOUsE7/15/15/15/15/15/15/15";

struct BadCgp {
  const char* code;
  std::string text;
  const char* said;
};

class CgpFault : public testing::TestWithParam<BadCgp> {};

TEST_P(CgpFault, IsNamed) {
  const auto cgp = parseCgp(GetParam().text, language());
  ASSERT_FALSE(cgp);
  EXPECT_EQ(cgp.error().code, GetParam().code);
  EXPECT_NE(cgp.error().message.english().find(GetParam().said), std::string::npos) << cgp.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    Texts, CgpFault,
    testing::Values(
        BadCgp{"cgp.missing-part", "", "0 parts"}, BadCgp{"cgp.missing-part", kEmptyRows + " /", "2 parts"},
        BadCgp{"cgp.bad-row", "15/15 / 0/0 0", "expected 15 rows, found 2"},
        BadCgp{"cgp.bad-row", "15/14/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0", "row 2: expected 15"},
        BadCgp{"cgp.bad-row", "15/15/15/15/15/15/15/3HOUSE8/15/15/15/15/15/15/15 / 0/0 0",
               "row 8: expected 15"},
        BadCgp{"cgp.bad-row", "15/15/99999999999/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0", "row 3"},
        BadCgp{"cgp.bad-row", "Ö14/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0", "row 1: no tile"},
        BadCgp{"cgp.bad-row", "?14/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0", "row 1: no tile"},
        BadCgp{"cgp.bad-row", "[CH/15/15/15/15/15/15/15/15/15/15/15/15/15/15 / 0/0 0", "row 1"},
        BadCgp{"cgp.bad-rack", kEmptyRows + " ABC 0/0 0", "\"ABC\""},
        BadCgp{"cgp.bad-rack", kEmptyRows + " ABÖ/ 0/0 0", "ABÖ"},
        BadCgp{"cgp.bad-score", kEmptyRows + " / 0 0", "\"0\""},
        BadCgp{"cgp.bad-score", kEmptyRows + " / 1/x 0", "1/x"}));

TEST(Cgp, ReadsBoardRacksScoresAndTurns) {
  const auto cgp = parseCgp(kHouseRows + " AEINR?S/QZ 24/-5 2 lex NWL18; tmr 60;", language());
  ASSERT_TRUE(cgp);
  EXPECT_EQ(cgp->position.board, boardFrom("8 ...HOUsE"));
  EXPECT_EQ(cgp->position.rack, rack("AEINRS?"));
  EXPECT_EQ(cgp->position.opponentRack, rack("QZ"));
  EXPECT_EQ(cgp->position.score, 24);
  EXPECT_EQ(cgp->position.opponentScore, -5);
  EXPECT_EQ(cgp->position.spread(), 29);
  EXPECT_EQ(cgp->position.scorelessTurns, 2);
  EXPECT_EQ(cgp->operation("lex"), "NWL18");
  EXPECT_EQ(cgp->operation("tmr"), "60");
  EXPECT_EQ(cgp->operation("bdn"), "");
}

TEST(Cgp, MayLackTheScorelessTurns) {
  const auto cgp = parseCgp(kEmptyRows + " / 0/0 lex NWL18;", language());
  ASSERT_TRUE(cgp);
  EXPECT_EQ(cgp->position.scorelessTurns, 0);
  EXPECT_EQ(cgp->operation("lex"), "NWL18");
}

TEST(Cgp, WritesWhatItReads) {
  for (const std::string& text :
       {kEmptyRows + " / 0/0 0", kHouseRows + " AEINRS?/ 24/0 1", kHouseRows + " AB/?? 1/2 3"}) {
    const auto cgp = parseCgp(text, language());
    ASSERT_TRUE(cgp) << text;
    EXPECT_EQ(writeCgp(cgp->position, language()), text);
  }
}

TEST(Cgp, BracketsTilesOfSeveralCharacters) {
  Language czech = language();
  czech.alphabet = *Alphabet::parse("A a\nCH ch\nR r\n");
  Position position = startingPosition(czech);
  position.board = boardFrom("8 .......[CH]A[ch]", czech);
  position.rack = rack("R[CH]", czech);
  const std::string text = writeCgp(position, czech);
  EXPECT_EQ(text, "15/15/15/15/15/15/15/7[CH]A[ch]5/15/15/15/15/15/15/15 [CH]R/ 0/0 0");
  EXPECT_EQ(parseCgp(text, czech)->position, position);
}

TEST(Cgp, WritesAndReadsALargeBoard) {
  const Language& large = test::largeBoard();
  Position position = startingPosition(large);
  position.board = boardFrom("11 ..........HOUSE\n21 ....................A", large);
  const std::string text = writeCgp(position, large);
  EXPECT_EQ(text, "21/21/21/21/21/21/21/21/21/21/10HOUSE6/21/21/21/21/21/21/21/21/21/20A / 0/0 0");
  EXPECT_EQ(parseCgp(text, large)->position, position);
  EXPECT_EQ(parseCgp(text, language()).error().code, "cgp.bad-row");
}

}  // namespace
}  // namespace rozbor::game
