#include "simulation/considered_replies.h"

#include <gtest/gtest.h>

#include <vector>

#include "replies_fixture.h"

namespace rozbor {
namespace {

using engine::LiveBoard;
using engine::RatedPlay;

/// Of an opponent on turn in positions near the end.
class ConsideredReplies : public test::RepliesTest {
 protected:
  /// So many turns on, with these scores; one candidate, the board as it is.
  [[nodiscard]] game::Position late(int turns, int spread, engine::Random& random) {
    game::Position position = after(turns, random);
    position.opponentScore = 300;
    position.score = 300 + spread;
    return position;
  }

  [[nodiscard]] RatedPlay reply(const game::Position& position) {
    LiveBoard board(language_, *lexicon_);
    board.follow(position.board);
    const engine::SimulationContext context = this->context();
    return engine::ConsideredReplies(1, context, 16, 7).to(0, position, board);
  }

  /// The opponent's chance to win after a reply and the best next move of the other player by static equity,
  /// over so many racks of that one, by a count of its own.
  [[nodiscard]] double chanceAfter(const RatedPlay& reply, const game::Position& position, int racks) {
    engine::Random random(99);
    double sum = 0;
    for (int rack = 0; rack < racks; ++rack) {
      game::Position next = game::after(position, reply.move, reply.score);
      next.rack = drawn(unseenTiles(position, language_), random);
      const RatedPlay best = finder_.best(next, *leaves_);
      const double spread =
          reply.score - best.score + position.spread() + (reply.leaveValue - best.leaveValue).inPoints();
      const int unseenThen =
          language_.tiles.size() - next.board.tileCount() - best.move.tilesUsed() - language_.rules.rackSize;
      sum += winModel_->winProbability(spread, std::max(1, unseenThen));
    }
    return sum / racks;
  }
};

TEST_F(ConsideredReplies, areByEquityWhereNothingIsToBeFeared) {
  engine::Random random(3);
  for (const int spread : {-600, 600}) {
    for (int turns = 14; turns <= 20; ++turns) {
      const game::Position position = late(turns, spread, random);
      EXPECT_EQ(reply(position).move, finder_.best(position, *leaves_).move) << turns << " " << spread;
    }
  }
}

TEST_F(ConsideredReplies, winMoreOftenThanThoseByEquity) {
  engine::Random random(4);
  engine::Sums gain;
  for (int number = 0; number < 150; ++number) {
    const game::Position position = late(15 + number % 6, 3 * (number % 11) - 15, random);
    if (bagCount(position.board, language_) == 0) continue;
    const RatedPlay considered = reply(position);
    const RatedPlay plain = finder_.best(position, *leaves_);
    if (considered.move == plain.move) continue;
    gain.add(chanceAfter(considered, position, 60) - chanceAfter(plain, position, 60));
  }
  EXPECT_GE(gain.count, 5U);
  EXPECT_GT(gain.mean(), 2 * gain.error());
}

TEST_F(ConsideredReplies, knowTheirOwnRackAlone) {
  engine::Random random(5);
  int differ = 0;
  for (int turns = 14; turns <= 20; ++turns) {
    game::Position position = late(turns, 10, random);
    LiveBoard board(language_, *lexicon_);
    board.follow(position.board);
    const engine::SimulationContext context = this->context();
    engine::ConsideredReplies replies(2, context, 16, 7);
    const RatedPlay blind = replies.to(0, position, board);
    position.opponentRack = drawn(position, random);
    EXPECT_EQ(replies.to(1, position, board).move, blind.move) << "whatever the other one holds";
    game::Position other = position;
    other.rack = drawn(position, random);
    other.opponentRack = {};
    differ += replies.to(0, other, board).move == blind.move ? 0 : 1;
    EXPECT_EQ(replies.to(0, position, board).move, blind.move) << "and again";
  }
  EXPECT_GT(differ, 3);
}

}  // namespace
}  // namespace rozbor
