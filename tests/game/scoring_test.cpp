#include "rozbor/game/scoring.h"

#include "game_fixtures.h"

namespace rozbor::game {
namespace {

using test::boardFrom;
using test::language;
using test::move;
using test::score;

std::vector<std::string> wordsOf(const Board& board, const char* text) {
  std::vector<std::string> words;
  for (const LaidWord& word : wordsFormed(board, move(text, board))) {
    words.push_back(placeText(word.start, word.direction) + " " + wordText(word.tiles, language().alphabet));
  }
  return words;
}

TEST(Score, CountsLetterPremiumsBeforeWordPremiums) {
  // 8D is twice the letter, 8H (the start) twice the word: (2·4 + 1 + 1 + 1 + 1) · 2
  EXPECT_EQ(score("8D HOUSE"), 24);
}

TEST(Score, CountsABlankAsNothingButKeepsTheWordPremiumUnderIt) {
  EXPECT_EQ(score("8D hOUSE"), 8);
  EXPECT_EQ(score("8D HOUSe"), 22);
}

TEST(Score, CountsPremiumsOnlyUnderNewTiles) {
  const Board board = boardFrom(test::kHouseAt8D);
  // E7 T.P: the O has no premium left, and neither new tile has one
  EXPECT_EQ(score("E7 T.P", board), 5);
  // 8D HOUSES: all but the S count their face
  EXPECT_EQ(score("8D HOUSES", board), 9);
}

TEST(Score, CountsEveryCrossWordWithThePremiumOfItsNewTile) {
  const Board board = boardFrom(test::kHouseAt8D);
  // 9F: US, 9G and 9H: SO, EX crosswise; the G square is twice the letter, the I square too
  const int main = 1 + 2 * 1 + 8;                     // SOX
  const int cross = (1 + 1) + (1 + 2 * 1) + (1 + 8);  // US, SO, EX
  EXPECT_EQ(score("9F SOX", board), main + cross);
}

TEST(Score, MultipliesWordPremiums) {
  // A1 and A8 are three times the word, A4 twice the letter
  EXPECT_EQ(score("A1 HOUSEBOY"), (4 + 1 + 1 + 2 * 1 + 1 + 3 + 1 + 4) * 9 + 50);
  const Board board = boardFrom("8 YES");
  EXPECT_EQ(score("A1 HOUSEBO.", board), (4 + 1 + 1 + 2 * 1 + 1 + 3 + 1 + 4) * 3 + 50);
}

TEST(Score, AddsTheBonusForSevenNewTilesOnly) {
  const Board board = boardFrom("8 ...HOUSE");
  // 8L is twice the letter, 8O three times the word
  EXPECT_EQ(score("8D .....BOATER", board), 4 + 1 + 1 + 1 + 1 + 3 + 1 + 1 + 2 * 1 + 1 + 1);
  EXPECT_EQ(score("8D .....BOATERS", board), (4 + 1 + 1 + 1 + 1 + 3 + 1 + 1 + 2 * 1 + 1 + 1 + 1) * 3 + 50);
}

TEST(Score, CountsTheWholeWordWhenOnlyPartIsWritten) {
  const Board board = boardFrom(test::kHouseAt8D);
  EXPECT_EQ(score("8I S", board), score("8D HOUSES", board));
}

TEST(Score, OfALoneTileCountsTheWordsInBothDirections) {
  const Board board = boardFrom(test::kHouseAt8D);
  const Board corner = boardFrom(R"(
    8 ...HOUSE
    9 ........T)");
  // 8I: HOUSES across, ST down; I8 has no premium
  EXPECT_EQ(score("8I S", corner), 9 + 2);
  EXPECT_EQ(score("I8 S", corner), 9 + 2);
  EXPECT_EQ(score("9D A", board), 4 + 1);
}

TEST(Score, OfAPassOrAnExchangeIsNothing) {
  EXPECT_EQ(scoreOf(Board(), language(), Move::pass()), 0);
  EXPECT_EQ(scoreOf(Board(), language(), move("-ABC")), 0);
}

TEST(Score, FollowsTheBingoRuleOfTheLanguage) {
  EXPECT_EQ(score("8G SAT", language("tiny").board.emptyBoard(), language("tiny")), 2 * (2 + 1 + 1) + 10);
}

TEST(Score, WorksOnALargeBoard) {
  const Language& large = test::largeBoard();
  EXPECT_EQ(score("11K HOUSE", large.board.emptyBoard(), large), 8);
  EXPECT_EQ(score("U17 HOUSE", large.board.emptyBoard(), large), 24);
}

TEST(WordsFormed, AreTheMainWordThenTheCrossWordsInOrder) {
  const Board board = boardFrom(test::kHouseAt8D);
  EXPECT_EQ(wordsOf(board, "9F SOX"), (std::vector<std::string>{"9F SOX", "F8 US", "G8 SO", "H8 EX"}));
  EXPECT_EQ(wordsOf(board, "E7 t.P"), (std::vector<std::string>{"E7 TOP"}));
}

TEST(WordsFormed, OfOneTileMayLieOnlyAcrossItsDirection) {
  const Board board = boardFrom(test::kHouseAt8D);
  EXPECT_EQ(wordsOf(board, "D9 A"), (std::vector<std::string>{"D8 HA"}));
  EXPECT_EQ(wordsOf(board, "9D A"), (std::vector<std::string>{"D8 HA"}));
}

TEST(WordsFormed, ByNoPlacementAreNone) {
  EXPECT_TRUE(wordsFormed(Board(), Move::pass()).empty());
}

TEST(Laying, IsUndoneByTakingUp) {
  const Board before = boardFrom(test::kHouseAt8D);
  Board board = before;
  const Move play = move("E7 t.P", board);
  lay(board, play);
  EXPECT_EQ(board, boardFrom("7 ....t\n8 ...HOUSE\n9 ....P\n"));
  EXPECT_EQ(board.tileCount(), 7);
  EXPECT_EQ(board.tiles().blanks(), 1);
  takeUp(board, play);
  EXPECT_EQ(board, before);
}

}  // namespace
}  // namespace rozbor::game
