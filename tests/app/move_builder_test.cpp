#include "rozbor/app/explore/move_builder.h"

#include "app_fixtures.h"
#include "rozbor/game/notation.h"

namespace rozbor::test {
namespace {

using app::MoveBuilder;
using game::Square;

MoveBuilder builder(const std::string& board, const std::string& tiles) {
  static const auto kEnglish = std::make_shared<const game::Language>(language("en"));
  game::Position position = game::startingPosition(*kEnglish);
  position.board = boardFrom(board);
  position.rack = rack(tiles);
  return {kEnglish, position};
}

std::string text(const MoveBuilder& made) {
  const auto move = made.move();
  return move ? moveText(*move, language("en").alphabet) : "";
}

TEST(MoveBuilder, laysTypedLettersFromTheSquareOnPastTilesThatLie) {
  MoveBuilder made = builder("8 ...HOUSE", "AINOSTT");
  ASSERT_TRUE(made.pointAt(Square(7, 8)));
  EXPECT_TRUE(made.type("s"));
  EXPECT_EQ(text(made), "8D .....S");
  EXPECT_EQ(rackText(made.rack(), language("en").alphabet), "AINOTT");
  made.clear();
  ASSERT_TRUE(made.pointAt(Square(6, 3)));
  made.pointAt(Square(6, 3));
  EXPECT_EQ(made.direction(), game::Direction::down);
  EXPECT_TRUE(made.type("S"));
  EXPECT_TRUE(made.type("H")) << "the H that lies is passed over";
  EXPECT_TRUE(made.type("O"));
  EXPECT_EQ(text(made), "D7 S.O");
}

TEST(MoveBuilder, takesABlankForALetterThatIsNotOnTheRack) {
  MoveBuilder made = builder("", "AE?");
  made.pointAt(Square(7, 7));
  EXPECT_TRUE(made.type("Q"));
  EXPECT_FALSE(made.type("Q")) << "there is one blank only";
  EXPECT_TRUE(made.type("A"));
  EXPECT_EQ(text(made), "8H qA");
}

TEST(MoveBuilder, letsABlankThatWasCarriedWaitForItsLetter) {
  MoveBuilder made = builder("8 ...HOUSE", "AE?");
  EXPECT_TRUE(made.lay(game::Tile::blank(), Square(7, 8)));
  EXPECT_EQ(text(made), "");
  EXPECT_TRUE(made.type("S"));
  EXPECT_EQ(text(made), "8D .....s");
}

TEST(MoveBuilder, takesTilesBackToTheRack) {
  MoveBuilder made = builder("", "AE?");
  made.pointAt(Square(7, 7));
  made.type("A");
  made.type("Q");
  EXPECT_TRUE(made.takeBack());
  EXPECT_EQ(made.cursor(), Square(7, 8));
  EXPECT_TRUE(made.takeBack(Square(7, 7)));
  EXPECT_FALSE(made.takeBack());
  EXPECT_EQ(made.rack(), rack("AE?"));
}

TEST(MoveBuilder, isNoMoveWhereTilesLieApartOrTwoWays) {
  MoveBuilder made = builder("", "AEST");
  made.lay(game::Tile(*language("en").alphabet.letter("A")), Square(7, 7));
  made.lay(game::Tile(*language("en").alphabet.letter("E")), Square(7, 9));
  EXPECT_EQ(text(made), "");
  made.lay(game::Tile(*language("en").alphabet.letter("S")), Square(7, 8));
  EXPECT_EQ(text(made), "8H ASE");
  made.lay(game::Tile(*language("en").alphabet.letter("T")), Square(8, 7));
  EXPECT_EQ(text(made), "");
}

TEST(MoveBuilder, takesASingleTileAlongTheLongerWord) {
  MoveBuilder made = builder("8 ...HOUSE", "NRT");
  made.lay(game::Tile(*language("en").alphabet.letter("N")), Square(8, 4));
  EXPECT_EQ(text(made), "E8 .N");
}

TEST(MoveBuilder, showsAMoveThatWasTypedOrNothingOfIt) {
  MoveBuilder made = builder("8 ...HOUSE", "AINOSTT");
  EXPECT_TRUE(made.set(move("I8 STATION")));
  EXPECT_EQ(made.laid().size(), 7u);
  EXPECT_FALSE(made.set(move("9D QQ")));
  EXPECT_TRUE(made.laid().empty());
  EXPECT_EQ(made.rack().size(), 7);
}

}  // namespace
}  // namespace rozbor::test
