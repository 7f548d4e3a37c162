#include "simulation/shared_replies.h"

#include <gtest/gtest.h>

#include <vector>

#include "replies_fixture.h"

namespace rozbor {
namespace {

using engine::LiveBoard;
using engine::MoveSearch;
using engine::RatedPlay;

class SharedReplies : public test::RepliesTest {};

TEST_F(SharedReplies, areThoseThatAWholeSearchFinds) {
  engine::Random random(11);
  int shared = 0;
  for (int turns = 0; turns <= 16; turns += 2) {
    const game::Position start = after(turns, random);
    std::vector<RatedPlay> candidates = finder_.top(start, *leaves_, 6);
    candidates.push_back(rate(start, {game::Move::pass(), 0}, context().statics()));
    engine::SharedReplies replies(start, candidates.size(), context());
    for (int deal = 0; deal < 12; ++deal) {
      const game::Rack rack = drawn(start, random);
      // Alone, and of so many that they share.
      const std::size_t asked = deal % 3 == 2 ? 2 : candidates.size();
      replies.begin(rack, asked);
      for (std::size_t candidate = 0; candidate < asked; ++candidate) {
        game::Position position = game::after(start, candidates[candidate].move, candidates[candidate].score);
        position.rack = rack;
        position.opponentRack = {};
        const RatedPlay found = replies.to(candidate, position);
        const RatedPlay whole = finder_.best(position, *leaves_);
        EXPECT_EQ(found.move, whole.move) << "after " << turns << " turns";
        EXPECT_EQ(found.score, whole.score);
        EXPECT_EQ(found.leave, whole.leave);
        EXPECT_EQ(found.leaveValue, whole.leaveValue);
        EXPECT_EQ(found.equity, whole.equity);
        ++shared;
      }
    }
  }
  EXPECT_GT(shared, 500);
}

TEST_F(SharedReplies, leaveABoardThatReturnsToItsTrunkAsIfItHadNeverLeft) {
  engine::Random random(5);
  const game::Position start = after(6, random);
  LiveBoard trunk(language_, *lexicon_);
  trunk.follow(start.board);
  LiveBoard branch(language_, *lexicon_);
  for (const RatedPlay& play : finder_.top(start, *leaves_, 8)) {
    branch.returnTo(trunk);
    EXPECT_TRUE(branch.lanesUnlike(trunk).none());
    const game::Position next = game::after(start, play.move, play.score);
    branch.follow(next.board);
    LiveBoard fresh(language_, *lexicon_);
    fresh.follow(next.board);
    EXPECT_TRUE(branch.lanesUnlike(fresh).none());
    EXPECT_EQ(branch.lanesUnlike(trunk).none(), !play.move.isPlacement());
    MoveSearch search(language_, *lexicon_);
    game::Position position = next;
    position.rack = drawn(next, random);
    EXPECT_EQ(search.best(branch, position, *leaves_).move, finder_.best(position, *leaves_).move);
  }
}

}  // namespace
}  // namespace rozbor
