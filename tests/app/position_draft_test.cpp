#include "rozbor/app/explore/position_draft.h"

#include <gtest/gtest.h>

#include "game_fixtures.h"

namespace rozbor::test {
namespace {

using app::DraftStep;
using app::PositionDraft;
using game::Square;

PositionDraft empty() {
  return {std::make_shared<const game::Language>(language()), startingPosition(language())};
}

TEST(PositionDraft, TakesLettersSquareBySquareAndSmallOnesAsBlanks) {
  PositionDraft draft = empty();
  draft.pointAt(Square(7, 3));
  for (const char* letter : {"H", "O", "u", "S", "E"})
    EXPECT_TRUE(draft.type(letter));
  EXPECT_FALSE(draft.type("Č"));
  EXPECT_EQ(draft.position().board, boardFrom("8 ...HOuSE"));
  draft.pointAt(Square(8, 4));
  draft.pointAt(Square(8, 4));
  EXPECT_EQ(draft.direction(), game::Direction::down);
  draft.type("N");
  draft.type("A");
  EXPECT_EQ(draft.position().board, boardFrom("8 ...HOuSE\n9 ....N\n10 ....A"));
  draft.removeBefore();
  draft.pointAt(Square(7, 3));
  draft.remove();
  EXPECT_EQ(draft.position().board, boardFrom("8 ....OuSE\n9 ....N"));
}

TEST(PositionDraft, StaysOnTheBoard) {
  PositionDraft draft = empty();
  draft.pointAt(Square(14, 14));
  draft.type("A");
  draft.step(1, 1);
  EXPECT_EQ(draft.cursor(), Square(14, 14));
  EXPECT_FALSE(draft.pointAt(Square(15, 0)));
}

TEST(PositionDraft, SaysWhatCannotBe) {
  PositionDraft draft = empty();
  EXPECT_TRUE(draft.setRack(true, "QQ"));
  EXPECT_FALSE(draft.setRack(false, "A!"));
  ASSERT_EQ(draft.faults().size(), 1u);
  EXPECT_EQ(app::setupFaultText(draft.faults()[0], language(), reports::Wording::english()),
            "Tile Q: 2 are laid or held, but the set has 1.");
}

TEST(PositionDraft, UndoesEveryStep) {
  PositionDraft draft = empty();
  draft.type("A");
  draft.setRack(false, "AB");
  draft.setScore(true, 30);
  draft.setScore(true, 30);
  draft.turnRound();
  EXPECT_EQ(draft.position().opponentRack, rack("AB"));
  EXPECT_EQ(draft.position().score, 30);
  EXPECT_EQ(draft.undoName(), DraftStep::turn);
  EXPECT_TRUE(draft.undo());
  EXPECT_EQ(draft.undoName(), DraftStep::score);
  EXPECT_TRUE(draft.undo());
  EXPECT_TRUE(draft.undo());
  EXPECT_TRUE(draft.undo());
  EXPECT_FALSE(draft.undo());
  EXPECT_EQ(draft.position(), startingPosition(language()));
  EXPECT_TRUE(draft.redo());
  EXPECT_EQ(draft.position().board.tileCount(), 1);
  draft.clear();
  EXPECT_FALSE(draft.redo()) << "a new step forgets what was undone";
}

}  // namespace
}  // namespace rozbor::test
