#include "simulation/shared_replies.h"

#include <gtest/gtest.h>

#include <vector>

#include "game_fixtures.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::LiveBoard;
using engine::MoveSearch;
using engine::RatedPlay;

/// Czech with made-up words: diacritics, and more kinds of tiles than English has.
class SharedReplies : public testing::Test {
 protected:
  SharedReplies()
      : language_(test::language("cs")),
        lexicon_(*engine::Lexicon::build(engine::madeUpWords(language_, 6000, 1), "made up", "", language_)),
        leaves_(*engine::openLeaves(test::sourcePath("data/leaves/cs.csv"), language_)),
        winModel_(*engine::openWinModel(test::sourcePath("data/winmodels/cs.csv"), language_)),
        finder_(language_, *lexicon_) {}

  [[nodiscard]] engine::SimulationContext context() const {
    return {language_, *lexicon_, *leaves_, *winModel_};
  }

  /// A position of a game between two that play their best move, `turns` turns from its start.
  [[nodiscard]] game::Position after(int turns, engine::Random& random) {
    game::Position position = startingPosition(language_);
    for (int turn = 0; turn < turns; ++turn) {
      position.rack = drawn(position, random);
      const RatedPlay best = finder_.best(position, *leaves_);
      position = game::after(position, best.move, best.score);
    }
    position.rack = drawn(position, random);
    position.opponentRack = {};
    return position;
  }

  /// A rack out of what is not on the board.
  [[nodiscard]] game::Rack drawn(const game::Position& position, engine::Random& random) const {
    game::Position seen = position;
    seen.rack = {};
    seen.opponentRack = {};
    std::vector<int> left;
    const game::TileCounts unseen = unseenTiles(seen, language_);
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
      left.insert(left.end(), static_cast<std::size_t>(unseen.count(kind)), kind);
    game::Rack rack;
    for (int tile = 0; tile < language_.rules.rackSize && !left.empty(); ++tile) {
      const auto at = random.below(static_cast<std::uint32_t>(left.size()));
      rack.addKind(left[at]);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return rack;
  }

  game::Language language_;
  std::shared_ptr<const engine::Lexicon> lexicon_;
  std::shared_ptr<const engine::Leaves> leaves_;
  std::shared_ptr<const engine::WinModel> winModel_;
  engine::MoveFinder finder_;
};

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
  LiveBoard trunk(language_, lexicon_->graph());
  trunk.follow(start.board);
  LiveBoard branch(language_, lexicon_->graph());
  for (const RatedPlay& play : finder_.top(start, *leaves_, 8)) {
    branch.returnTo(trunk);
    EXPECT_TRUE(branch.lanesUnlike(trunk).none());
    const game::Position next = game::after(start, play.move, play.score);
    branch.follow(next.board);
    LiveBoard fresh(language_, lexicon_->graph());
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
