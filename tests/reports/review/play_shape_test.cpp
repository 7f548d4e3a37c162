#include "rozbor/review/plays/play_shape.h"

#include <gtest/gtest.h>

#include <string>

#include "game_fixtures.h"

namespace rozbor {
namespace {

using reports::PlayShape;

const char* const kBoard = R"(
    7 ...CAT
    8 ......HOUSE)";

PlayShape shapeOf(const char* move) {
  const game::Board board = test::boardFrom(kBoard);
  return reports::shapeOf(*game::parseMove(move, board, test::language().alphabet), board, test::language());
}

std::string text(const std::vector<game::Tile>& tiles) {
  return wordText(tiles, test::language().alphabet);
}

TEST(PlayShape, TellsTheWordAndTheTilesThatLieThere) {
  const PlayShape shape = shapeOf("I7 O.N");
  EXPECT_EQ(shape.through.size(), 1u);
  EXPECT_EQ(text(shape.through.front()), "U");
}

TEST(PlayShape, TellsHooksInFrontAndBehind) {
  const PlayShape behind = shapeOf("L8 SO");
  ASSERT_EQ(behind.hooks.size(), 1u);
  EXPECT_EQ(text(behind.hooks.front().from), "HOUSE");
  EXPECT_EQ(text(behind.hooks.front().to), "HOUSES");
  const PlayShape front = shapeOf("C7 SO");
  ASSERT_EQ(front.hooks.size(), 1u);
  EXPECT_EQ(text(front.hooks.front().from), "CAT");
  EXPECT_EQ(text(front.hooks.front().to), "SCAT");
}

TEST(PlayShape, IsParallelWhereNeighboursFormWords) {
  const PlayShape along = shapeOf("9H NOR");
  EXPECT_TRUE(along.isParallel);
  EXPECT_EQ(along.words, 4u);
  EXPECT_TRUE(along.hooks.empty()) << "a letter of the board is no word that is hooked";
  EXPECT_FALSE(shapeOf("L8 SO").isParallel);
}

TEST(PlayShape, TellsABingoAndHowOftenItsTilesCome) {
  const PlayShape shape = shapeOf("L8 SENATOR");
  EXPECT_TRUE(shape.isBingo);
  // S 4, E 12, N 6, A 9, T 6, O 8, R 6 out of 100, seven drawn.
  EXPECT_NEAR(shape.chanceOfTiles, 4.0 * 12 * 6 * 9 * 6 * 8 * 6 / 16'007'560'800.0, 1e-12);
}

}  // namespace
}  // namespace rozbor
