#include <algorithm>

#include "game_fixtures.h"
#include "rozbor/game/scoring.h"

namespace rozbor::game {

// Found by GoogleTest.
void PrintTo(PlacementFault fault, std::ostream* out) {
  static constexpr const char* kNames[]{"offBoard",     "overlap",      "gap",         "noTile",
                                        "notWholeWord", "notConnected", "missesStart", "tooShort"};
  *out << kNames[static_cast<int>(fault)];
}

namespace {

using enum PlacementFault;
using test::boardFrom;
using test::language;
using test::move;

using Faults = std::vector<PlacementFault>;

Faults faultsOf(const char* text, const Board& board = Board()) {
  return placementFaults(board, language().board, move(text, board));
}

Faults onHouse(const char* text) {
  return faultsOf(text, boardFrom(test::kHouseAt8D));
}

TEST(Placement, IsFreeOfFaultsWhenTheRulesAllowIt) {
  EXPECT_EQ(faultsOf("8D HOUSE"), Faults{});
  EXPECT_EQ(faultsOf("H4 HOUSE"), Faults{});
  EXPECT_EQ(onHouse("E7 T.P"), Faults{});
  EXPECT_EQ(onHouse("9F SOX"), Faults{});
  EXPECT_EQ(onHouse("8D .....S"), Faults{});
  EXPECT_EQ(onHouse("9D A"), Faults{});
}

TEST(Placement, MustStayOnTheBoard) {
  EXPECT_EQ(onHouse("8L HOUSE"), Faults{offBoard});
  EXPECT_EQ(onHouse("A14 TOP"), Faults{offBoard});
  EXPECT_EQ(onHouse("16A TOP"), Faults{offBoard});
}

TEST(Placement, MustNotCoverATile) {
  EXPECT_EQ(onHouse("E7 TAP"), Faults{overlap});
}

TEST(Placement, MustNotClaimATileWhereNoneLies) {
  EXPECT_EQ(onHouse("E7 T..P"), Faults{gap});
}

TEST(Placement, MustLayATile) {
  EXPECT_EQ(onHouse("8D ....."), Faults{noTile});
  EXPECT_EQ(onHouse("8D HOUSE"), Faults{noTile});
}

TEST(Placement, MustBeNamedByItsWholeWord) {
  EXPECT_EQ(onHouse("8I S"), Faults{notWholeWord});
  EXPECT_EQ(onHouse("8F ..ES"), Faults{notWholeWord});
  EXPECT_EQ(onHouse("D9 A"), Faults{notWholeWord});
}

TEST(Placement, MustTouchATile) {
  EXPECT_EQ(onHouse("1A TOP"), Faults{notConnected});
  EXPECT_EQ(onHouse("9I SO"), Faults{notConnected});
}

TEST(Placement, ThatIsTheFirstMustCoverTheStart) {
  EXPECT_EQ(faultsOf("1A TOP"), Faults{missesStart});
  EXPECT_EQ(faultsOf("8A HOUSE"), Faults{missesStart});
}

TEST(Placement, MustFormAWordOfTwoLetters) {
  EXPECT_EQ(faultsOf("8H A"), Faults{tooShort});
  EXPECT_EQ(onHouse("1A A"), (Faults{notConnected, tooShort}));
}

TEST(Placement, OnALargeBoardStartsAtItsOwnSquareAndEndsAtItsOwnEdge) {
  const Language& large = test::largeBoard();
  const Board board = large.board.emptyBoard();
  const auto faults = [&](const char* text) {
    return placementFaults(board, large.board, move(text, board, large));
  };
  EXPECT_EQ(faults("11K HOUSE"), Faults{});
  EXPECT_EQ(faults("8D HOUSE"), Faults{missesStart});
  EXPECT_EQ(faults("11Q HOUSE"), Faults{missesStart});
  EXPECT_EQ(faults("11R HOUSE"), Faults{offBoard});
}

}  // namespace
}  // namespace rozbor::game
