#include "simulation/considered_replies.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine_fixtures.h"
#include "replies_fixture.h"
#include "rozbor/game/notation.h"

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
    return engine::ConsideredReplies({{}}, context, 16, 7).to(0, position, board);
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
    engine::ConsideredReplies replies(std::vector<game::Rack>(2), context, 16, 7);
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

/// Row 1 waits for AAIEIINN, nine times the word: who kept AAIII and drew two tiles of nine, of which seven
/// are N, makes it more often than not. By chance alone one rack in 163 holds that. OE blocks, for five
/// points less than LOTS.
class ReplyToAPreparedThreat : public testing::Test {
 protected:
  ReplyToAPreparedThreat() {
    position_.board = test::boardFrom(R"(
      1  ...E
      2  ...G
      3  ...G
      8  ......LO )");
    position_.rack = test::rack("OOTTSSL");
    position_.opponentRack = test::rack("AAIIINN");
    position_.score = 395;
    position_.opponentScore = 300;
    language_.tiles = test::rack("EGGLO") + position_.rack + test::rack("AAIII") + test::rack("NNNNNNNBC");
  }

  [[nodiscard]] bool blocks(std::string_view kept, std::uint64_t seed) const {
    LiveBoard board(language_, *lexicon_);
    board.follow(position_.board);
    const engine::SimulationContext context{language_, *lexicon_, *leaves_, *winModel_};
    engine::ConsideredReplies replies({test::rack(kept)}, context, 24, seed);
    return game::moveText(replies.to(0, position_, board).move, language_.alphabet) == "1C O.";
  }

  game::Language language_ = test::language();
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      test::lexiconOf(language_, {"aaieiinn", "egg", "lo", "lots", "oe"});
  std::shared_ptr<const engine::Leaves> leaves_ = engine::noLeaves();
  std::shared_ptr<const engine::WinModel> winModel_ =
      *engine::openWinModel(test::sourcePath("data/winmodels/en.csv"), language_);
  game::Position position_;
};

TEST_F(ReplyToAPreparedThreat, blocksThoughFewRacksByChanceHoldIt) {
  int byChance = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    EXPECT_TRUE(blocks("AAIII", seed)) << seed;
    byChance += blocks("", seed) ? 1 : 0;
  }
  EXPECT_LT(byChance, 10);
}

/// Who does not know what was kept does not give up many points for what is so rare.
TEST_F(ReplyToAPreparedThreat, doesNotBlockWhereThatIsDear) {
  language_.values[static_cast<std::size_t>(language_.alphabet.tiles("T")->front().kind())] = 30;
  for (std::uint64_t seed = 1; seed <= 20; ++seed)
    EXPECT_FALSE(blocks("AAIII", seed)) << seed;
}

}  // namespace
}  // namespace rozbor
