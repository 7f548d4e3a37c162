#include "rozbor/game/tile.h"

#include <gtest/gtest.h>

#include "rozbor/game/square.h"

namespace rozbor::game {
namespace {

TEST(Tile, KnowsItsLetterAndWhetherItIsABlank) {
  const Tile plain(Letter(5));
  const Tile blank = Tile::blank(Letter(5));
  EXPECT_EQ(plain.letter(), blank.letter());
  EXPECT_FALSE(plain.isBlank());
  EXPECT_TRUE(blank.isBlank());
  EXPECT_NE(plain, blank);
}

TEST(Tile, OfABlankIsOneKindWhateverItStandsFor) {
  EXPECT_EQ(Tile::blank().kind(), 0);
  EXPECT_EQ(Tile::blank(Letter(7)).kind(), 0);
  EXPECT_EQ(Tile(Letter(7)).kind(), 7);
}

TEST(Tile, IsEmptyByDefaultAndABlankIsNot) {
  EXPECT_TRUE(Tile().empty());
  EXPECT_FALSE(Tile::blank().empty());
  EXPECT_FALSE(Tile::blank().letter());
}

TEST(Tile, HoldsTheSixtyThirdLetter) {
  const Tile last = Tile::blank(Letter(Letter::kMax));
  EXPECT_EQ(last.letter().index(), 63);
  EXPECT_TRUE(last.isBlank());
}

TEST(LetterMask, HoldsTheLettersPutIn) {
  LetterMask mask;
  mask.insert(Letter(1));
  mask.insert(Letter(63));
  EXPECT_TRUE(mask.contains(Letter(63)));
  EXPECT_FALSE(mask.contains(Letter(2)));
  EXPECT_EQ(mask.count(), 2);
}

TEST(LetterMask, AllHoldsExactlyThatManyLetters) {
  for (const int letters : {0, 1, 26, 41, 63}) {
    EXPECT_EQ(LetterMask::all(letters).count(), letters);
    EXPECT_FALSE(LetterMask::all(letters).contains(Letter()));
  }
}

TEST(Square, StepsAlongItsDirection) {
  EXPECT_EQ(Square(7, 3).step(Direction::across, 4), Square(7, 7));
  EXPECT_EQ(Square(7, 3).step(Direction::down), Square(8, 3));
  EXPECT_EQ(crosswise(Direction::down), Direction::across);
}

}  // namespace
}  // namespace rozbor::game
