#include "rozbor/game/position.h"

#include <limits>

#include "game_fixtures.h"

namespace rozbor::game {
namespace {

using test::boardFrom;
using test::language;
using test::move;
using test::rack;

/// A board on which `tiles` tiles lie, whatever they are.
Board boardWith(int tiles) {
  Board board;
  for (int tile = 0; tile < tiles; ++tile)
    board.set(Square(tile / 15, tile % 15), Tile(Letter(1)));
  return board;
}

TEST(Position, scoresOfAnySizeAreAddedWithoutHarm) {
  constexpr int kMost = std::numeric_limits<int>::max();
  Position position;
  position.score = kMost;
  position.opponentScore = -kMost;
  position.scorelessTurns = kMost;
  EXPECT_EQ(position.spread(), 2'000'000);
  const Position next = after(position, Move::pass(), 0);
  EXPECT_GT(next.scorelessTurns, 1000);
  EXPECT_EQ(after(next, Move::pass(), kMost).spread(), 1'000'000) << "of who was not on turn";
}

TEST(Position, StartsOnTheEmptyBoardOfTheLanguage) {
  const Position start = startingPosition(language());
  EXPECT_TRUE(start.board.empty());
  EXPECT_EQ(unseenTiles(start, language()), language().tiles);
  EXPECT_EQ(startingPosition(test::largeBoard()).board.columns(), 21);
}

TEST(Unseen, IsTheSetWithoutBoardAndOwnRack) {
  Position position = startingPosition(language());
  position.board = boardFrom("8 ...HOUsE");
  position.rack = rack("QZ?");
  position.opponentRack = rack("JX");  // known, yet not seen
  const TileCounts unseen = unseenTiles(position, language());
  EXPECT_EQ(unseen.size(), 100 - 5 - 3);
  EXPECT_EQ(unseen.blanks(), 0);
  EXPECT_TRUE(unseen.contains(rack("JX")));
  EXPECT_FALSE(unseen.contains(rack("Q")));
}

TEST(Unseen, HoldsNoneOfAKindThatIsOverdrawn) {
  Position position = startingPosition(language());
  position.board = boardFrom("8 ...QQQ");
  EXPECT_EQ(unseenTiles(position, language()).count(language().alphabet.letter("Q")->index()), 0);
}

TEST(Bag, IsWhatTwoFullRacksLeave) {
  EXPECT_EQ(bagCount(Board(), language()), 86);
  EXPECT_EQ(bagCount(boardWith(85), language()), 1);
  EXPECT_EQ(bagCount(boardWith(86), language()), 0);
  EXPECT_EQ(bagCount(boardWith(99), language()), 0);
}

TEST(Exchange, NeedsTheMinimumInTheBag) {
  EXPECT_TRUE(mayExchange(boardWith(79), language()));
  EXPECT_FALSE(mayExchange(boardWith(80), language()));
  Language lenient = language();
  lenient.rules.exchangeMinimum = 1;
  EXPECT_TRUE(mayExchange(boardWith(85), lenient));
  EXPECT_FALSE(mayExchange(boardWith(86), lenient));
}

TEST(After, APlacementTheOtherPlayerSeesTheTilesAndThePoints) {
  Position position = startingPosition(language());
  position.rack = rack("AEHOSUU");
  position.opponentRack = rack("QZ");
  position.scorelessTurns = 2;
  const Position next = after(position, move("8D HOUSE"), 24);
  EXPECT_EQ(next.board, boardFrom("8 ...HOUSE"));
  EXPECT_EQ(next.rack, rack("QZ"));
  EXPECT_EQ(next.opponentRack, rack("AU"));
  EXPECT_EQ(next.score, 0);
  EXPECT_EQ(next.opponentScore, 24);
  EXPECT_EQ(next.scorelessTurns, 0);
}

TEST(After, APassOrAnExchangeCountsAsScoreless) {
  Position position = startingPosition(language());
  position.rack = rack("AEHOSUU");
  EXPECT_EQ(after(position, Move::pass(), 0).scorelessTurns, 1);
  const Position next = after(position, move("-UU"), 0);
  EXPECT_EQ(next.opponentRack, rack("AEHOS"));
  EXPECT_EQ(next.scorelessTurns, 1);
}

TEST(After, ARackThatIsNotKnownStaysSo) {
  const Position next = after(startingPosition(language()), move("8D HOUSE"), 24);
  EXPECT_TRUE(next.opponentRack.empty());
}

TEST(Board, CountsWhatIsLaidAndTakenUp) {
  Board board(21, 17);
  board.set(Square(20, 16), Tile::blank(Letter(1)));
  board.set(Square(20, 16), Tile(Letter(2)));
  EXPECT_EQ(board.tileCount(), 1);
  board.set(Square(20, 16), Tile());
  EXPECT_TRUE(board.empty());
  EXPECT_TRUE(board.atOrNone(21, 0).empty());
  EXPECT_TRUE(board.atOrNone(-1, 0).empty());
}

}  // namespace
}  // namespace rozbor::game
