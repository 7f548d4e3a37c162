#include "rozbor/game/notation.h"

#include "game_fixtures.h"

namespace rozbor::game {
namespace {

using test::boardFrom;
using test::language;
using test::move;
using test::rack;

TEST(Place, IsWrittenRowFirstAcrossAndColumnFirstDown) {
  EXPECT_EQ(placeText(Square(7, 3), Direction::across), "8D");
  EXPECT_EQ(placeText(Square(7, 3), Direction::down), "D8");
  EXPECT_EQ(placeText(Square(20, 20), Direction::down), "U21");
}

TEST(Place, IsReadInEitherCase) {
  const auto across = parsePlace("15o");
  ASSERT_TRUE(across);
  EXPECT_EQ(across->square, Square(14, 14));
  EXPECT_EQ(across->direction, Direction::across);
  const auto down = parsePlace("O15");
  ASSERT_TRUE(down);
  EXPECT_EQ(down->square, Square(14, 14));
  EXPECT_EQ(down->direction, Direction::down);
}

TEST(Place, RefusesWhatIsNone) {
  for (const char* text :
       {"", "8", "D", "8D8", "D8D", "0A", "A0", "22A", "A22", "8V", "V8", "8-", "-8", "8É"}) {
    EXPECT_FALSE(parsePlace(text)) << text;
  }
}

TEST(MoveText, RoundTripsEveryKindOfMove) {
  const Board board = boardFrom("8 ...HOUSE");
  for (const char* text : {"8D HOUSE", "D8 HoUSE", "E7 T.P", "8D .....S", "-", "-ABC", "-A??", "15O ZO"}) {
    EXPECT_EQ(moveText(move(text, text[0] == 'E' ? board : Board()), language().alphabet), text);
  }
}

TEST(MoveText, RoundTripsTilesOfSeveralCharacters) {
  const Alphabet alphabet = *Alphabet::parse("A a\nCH ch\nR r\n");
  for (const char* text : {"8F [CH]A[ch]R", "-A[CH]"}) {
    const auto parsed = parseMove(text, Board(), alphabet);
    ASSERT_TRUE(parsed) << text;
    EXPECT_EQ(moveText(*parsed, alphabet), text);
  }
}

TEST(MoveText, TakesALetterThatLiesAlreadyForADot) {
  const Board board = boardFrom("8 ...HoUSE");
  EXPECT_EQ(move("E7 TOP", board), move("E7 T.P", board));
  EXPECT_EQ(move("E7 ToP", board), move("E7 T.P", board));
  EXPECT_EQ(moveText(move("E7 TAP", board), language().alphabet), "E7 TAP");
}

TEST(MoveText, ShowsThroughTilesToPeopleInParentheses) {
  const Board board = boardFrom("8 ...HoUSE");
  EXPECT_EQ(moveTextForPeople(move("E7 T.P", board), board, language().alphabet), "E7 T(o)P");
  EXPECT_EQ(moveTextForPeople(move("8D .....S", board), board, language().alphabet), "8D (HoUSE)S");
  EXPECT_EQ(moveTextForPeople(Move::pass(), board, language().alphabet), "-");
}

TEST(MoveText, ReadsThroughTilesInParentheses) {
  const Board board = boardFrom("8 ...HoUSE");
  EXPECT_EQ(move("E7 T(o)P", board), move("E7 T.P", board));
  for (const char* text : {"E7 (T)oP", "E7 T(oP", "E7 T(a)P", "E7 To)P"})
    EXPECT_FALSE(parseMove(text, board, language().alphabet)) << text;
}

// A fuzzer found it: tiles that lie on the board are looked for where there is none.
TEST(MoveText, ShowsAndReadsNoTileBeyondTheEdge) {
  const Board board = boardFrom("8 ...HoUSE");
  for (const char* text : {"18D (ppasEHO.SE", "15N (AB)C", "O15 T(O)P"})
    EXPECT_FALSE(parseMove(text, board, language().alphabet)) << text;
  EXPECT_EQ(moveTextForPeople(move("O15 T.P", board), board, language().alphabet), "O15 T(.)P");
  EXPECT_EQ(move("O15 T(.)P", board), move("O15 T.P", board)) << "as it is shown; no board has it";
}

TEST(MoveText, RefusesWhatIsNoMove) {
  for (const char* text : {"", "8D", "8D HOUSE 24", "HOUSE 8D", "8D HÖUSE", "-Ö", "8Z HOUSE",
                           "8A ABCDEFGHIJKLMNOPQRSTUVW", "-ABCDEFGHIJKLMNOPQRSTUVW"}) {
    EXPECT_FALSE(parseMove(text, Board(), language().alphabet)) << text;
  }
}

TEST(MoveText, WritesEqualExchangesEqually) {
  EXPECT_EQ(move("-CAB?"), move("-?BAC"));
}

TEST(RackText, IsInAlphabetOrderWithBlanksLast) {
  EXPECT_EQ(rackText(rack("S?RANIE"), language().alphabet), "AEINRS?");
  EXPECT_EQ(rackText(rack("ŽÁA", language("cs")), language("cs").alphabet), "AÁŽ");
}

TEST(RackText, RefusesEmptySquaresAndStrangers) {
  EXPECT_FALSE(parseRack("A.B", language().alphabet));
  EXPECT_FALSE(parseRack("AÖ", language().alphabet));
  EXPECT_TRUE(parseRack("", language().alphabet)->empty());
}

TEST(WordText, IsUpperCaseWithoutBrackets) {
  const Alphabet alphabet = *Alphabet::parse("A a\nCH ch\nR r\n");
  EXPECT_EQ(wordText(*alphabet.tiles("[ch]aR"), alphabet), "CHAR");
}

}  // namespace
}  // namespace rozbor::game
