#include "rozbor/game/rack.h"

#include "game_fixtures.h"

namespace rozbor::game {
namespace {

using test::language;
using test::rack;

TEST(Rack, CountsTilesByKind) {
  const Rack tiles = rack("EERST??");
  EXPECT_EQ(tiles.size(), 7);
  EXPECT_EQ(tiles.blanks(), 2);
  EXPECT_EQ(tiles.count(language().alphabet.letter("E")->index()), 2);
}

TEST(Rack, ContainsOnlyWhatItHasOftenEnough) {
  EXPECT_TRUE(rack("EERST?").contains(rack("EE?")));
  EXPECT_FALSE(rack("EERST?").contains(rack("EEE")));
  EXPECT_FALSE(rack("EERST").contains(rack("?")));
}

TEST(Rack, AddsAndTakesAway) {
  EXPECT_EQ(rack("AB") + rack("BC?"), rack("ABBC?"));
  EXPECT_EQ(rack("ABBC?") - rack("B?"), rack("ABC"));
}

TEST(Rack, RemovesOneTileOrSaysThatThereIsNone) {
  Rack tiles = rack("A?");
  EXPECT_TRUE(tiles.remove(Tile::blank(Letter(3))));
  EXPECT_FALSE(tiles.remove(Tile::blank()));
  EXPECT_EQ(tiles, rack("A"));
}

TEST(Rack, RemovesWhatIsThereAndReturnsTheRest) {
  Rack tiles = rack("AAB");
  EXPECT_EQ(tiles.removeAvailable(rack("ABBC")), rack("BC"));
  EXPECT_EQ(tiles, rack("A"));
}

TEST(Rack, VisitsLettersInOrderAndBlanksLast) {
  std::string text;
  rack("?CAB").forEachTile([&](Tile tile) { text += language().alphabet.text(tile); });
  EXPECT_EQ(text, "ABC?");
}

TEST(Rack, IsReadFromCaseMarkedTextAsPhysicalTiles) {
  EXPECT_EQ(rack("HOuSE"), rack("HO?SE"));
  EXPECT_EQ(rack("_A"), rack("?A"));
}

}  // namespace
}  // namespace rozbor::game
