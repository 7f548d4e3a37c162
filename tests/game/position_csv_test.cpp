#include "rozbor/game/position_csv.h"

#include "game_fixtures.h"
#include "rozbor/game/setup_faults.h"

namespace rozbor::game {
namespace {

using test::boardFrom;
using test::language;
using test::rack;

PositionFile example() {
  PositionFile file;
  file.position = startingPosition(language());
  file.position.board = boardFrom("8 ...HOUsE\n9 ....N");
  file.position.rack = rack("AEINRS?");
  file.position.opponentRack = rack("QZ");
  file.position.score = 12;
  file.position.opponentScore = -3;
  file.position.scorelessTurns = 1;
  file.turn = 2;
  file.lexicon = "my list; tiny; \"new\"";
  return file;
}

TEST(PositionCsv, ReadsWhatItWrites) {
  const std::string text = writePositionCsv(example(), language());
  EXPECT_TRUE(isPositionCsv(text));
  EXPECT_EQ(languageOfPositionCsv(text), "en");
  const PositionFile again = parsePositionCsv(text, language());
  EXPECT_TRUE(again.faults.empty()) << again.faults.front().message;
  EXPECT_EQ(again.position, example().position);
  EXPECT_EQ(again.turn, 2);
  EXPECT_EQ(again.lexicon, example().lexicon);
  EXPECT_EQ(writePositionCsv(again, language()), text);
}

TEST(PositionCsv, NamesPlayersAndNotWhoIsOnTurn) {
  const std::string text = writePositionCsv(example(), language());
  EXPECT_NE(text.find("\n,,,H,O,U,s,E,,,,,,,\n"), std::string::npos) << text;
  EXPECT_NE(text.find("rack 2,AEINRS?\n"), std::string::npos) << text;
  EXPECT_NE(text.find("score 1,-3\n"), std::string::npos) << text;
}

TEST(PositionCsv, TakesWhatSpreadsheetsMakeOfIt) {
  std::string text = "\xEF\xBB\xBF";
  for (int row = 0; row < 15; ++row)
    text += row == 7 ? ";;;\"H\";O\r\n" : "\r\n";
  text += "Rack 1;\"AB\"\r\n\r\nLANGUAGE;en\r\n";
  const PositionFile file = parsePositionCsv(text, language());
  EXPECT_TRUE(file.faults.empty()) << file.faults.front().message;
  EXPECT_EQ(file.position.board, boardFrom("8 ...HO"));
  EXPECT_EQ(file.position.rack, rack("AB"));
}

struct BadFile {
  const char* code;
  int line;
  int column;
  std::string text;
};

std::string rows(const std::string& eighth, int count = 15) {
  std::string text;
  for (int row = 0; row < count; ++row)
    text += (row == 7 ? eighth : "") + "\n";
  return text;
}

class PositionCsvFault : public testing::TestWithParam<BadFile> {};

TEST_P(PositionCsvFault, IsNamedWithItsPlace) {
  const PositionFile file = parsePositionCsv(GetParam().text, language());
  ASSERT_EQ(file.faults.size(), 1u);
  EXPECT_EQ(file.faults[0].code, GetParam().code);
  EXPECT_EQ(file.faults[0].line, GetParam().line) << file.faults[0].message;
  EXPECT_EQ(file.faults[0].column, GetParam().column) << file.faults[0].message;
}

INSTANTIATE_TEST_SUITE_P(
    Each, PositionCsvFault,
    testing::Values(BadFile{"position.bad-tile", 8, 3, rows(",,Č")},
                    BadFile{"position.bad-tile", 8, 5, rows("\"A\",?,B")},
                    BadFile{"position.long-row", 8, 16, rows(",,,,,,,,,,,,,,,A")},
                    BadFile{"position.missing-rows", 4, 1, rows("", 3) + "turn,1\n"},
                    BadFile{"position.missing-rows", 2, 1, ""},
                    BadFile{"position.bad-rack", 16, 8, rows("") + "rack 1,1+2\n"},
                    BadFile{"position.bad-score", 17, 9, rows("") + "turn,1\nscore 2,x\n"},
                    BadFile{"position.bad-turn", 16, 6, rows("") + "turn,3\n"},
                    BadFile{"position.bad-scoreless", 16, 17, rows("") + "scoreless turns,-1\n"},
                    BadFile{"position.other-language", 16, 10, rows("") + "language,cs\n"},
                    BadFile{"position.unknown-line", 16, 1, rows("") + "rock 1,A\n"}));

TEST(PositionCsv, ReadsOnBehindAFault) {
  const PositionFile file = parsePositionCsv(rows("A,7,B") + "rack 1,A!\nscore 1,5\n", language());
  EXPECT_EQ(file.faults.size(), 2u);
  EXPECT_EQ(file.position.board, boardFrom("8 A.B"));
  EXPECT_EQ(file.position.score, 5);
}

TEST(SetupFaults, NameWhatTheSetDoesNotHave) {
  Position position = startingPosition(language());
  position.board = boardFrom("8 QQ");
  position.opponentRack = rack("AAAAAAAA");
  const auto faults = setupFaults(position, language());
  ASSERT_EQ(faults.size(), 2u);
  EXPECT_EQ(faults[0], (SetupFault{SetupFault::Kind::tooManyTiles, Tile(*language().alphabet.letter("Q")),
                                   false, 2, 1}));
  EXPECT_EQ(faults[1], (SetupFault{SetupFault::Kind::rackTooLarge, {}, true, 8, 7}));
  EXPECT_EQ(tilesLeft(position, language()).size(), language().tiles.size() - 9) << "one Q of two was there";
}

TEST(SetupFaults, FindNothingInAGame) {
  EXPECT_TRUE(setupFaults(example().position, language()).empty());
}

}  // namespace
}  // namespace rozbor::game
