#include "rozbor/engine/game_luck.h"

#include <gtest/gtest.h>

#include <cmath>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "luck_fixtures.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::DrawState;
using engine::LuckTurn;
using game::Move;
using test::rack;

LuckTurn turnOf(std::size_t player, const game::Board& board, const char* held, const char* made) {
  LuckTurn turn;
  turn.player = player;
  turn.before.board = board;
  turn.before.rack = rack(held);
  if (*made != 0) turn.move = test::move(made, board);
  return turn;
}

const game::Board& empty() {
  static const game::Board kEmpty = test::language().board.emptyBoard();
  return kEmpty;
}

game::Board house() {
  return test::boardFrom("8 .......HOUSE");
}

game::TileCounts allBut(const game::TileCounts& known) {
  return test::language().tiles - known;
}

TEST(DrawBefore, isAFullRackAtTheBeginning) {
  const std::vector turns{turnOf(0, empty(), "AEHOSUU", "8H HOUSE"), turnOf(1, house(), "ADEINRT", "-")};
  const auto first = engine::drawBefore(turns, 0, test::language());
  EXPECT_EQ(first.state, DrawState::drawn);
  EXPECT_EQ(first.draw.size(), 7);
  EXPECT_EQ(first.draw.pool, test::language().tiles);
  const auto second = engine::drawBefore(turns, 1, test::language());
  EXPECT_EQ(second.draw.size(), 7);
  EXPECT_EQ(second.draw.pool, allBut(rack("AEHOSUU")));
}

TEST(DrawBefore, leavesOutWhatTheOpponentHeld) {
  std::vector turns{turnOf(0, empty(), "AEHOSUU", "8H HOUSE"), turnOf(1, house(), "ADEINRT", "-"),
                    turnOf(0, house(), "AUBCDFG", "-")};
  const auto known = engine::drawBefore(turns, 2, test::language());
  EXPECT_EQ(known.draw.kept, rack("AU"));
  EXPECT_EQ(known.draw.size(), 5);
  EXPECT_EQ(known.draw.pool, allBut(rack("HOUSE") + rack("AU") + rack("ADEINRT")));
  const auto unseen = engine::drawBefore(turns, 2, test::language(), true);
  EXPECT_EQ(unseen.draw.pool, allBut(rack("HOUSE") + rack("AU")));
}

TEST(DrawBefore, leavesOutWhatWasThrownBack) {
  const std::vector turns{turnOf(0, empty(), "AEHOSUU", "-UUO"), turnOf(1, empty(), "ADEINRT", "-"),
                          turnOf(0, empty(), "AEHSBCD", "-")};
  const auto draw = engine::drawBefore(turns, 2, test::language());
  EXPECT_EQ(draw.state, DrawState::drawn);
  EXPECT_EQ(draw.draw.kept, rack("AEHS"));
  EXPECT_EQ(draw.draw.pool, allBut(rack("AEHSUUO") + rack("ADEINRT")));
}

TEST(DrawBefore, isNoneAfterAPass) {
  const std::vector turns{turnOf(0, empty(), "AEHOSUU", "-"), turnOf(1, empty(), "ADEINRT", "-"),
                          turnOf(0, empty(), "AEHOSUU", "-")};
  EXPECT_EQ(engine::drawBefore(turns, 2, test::language()).state, DrawState::none);
}

TEST(DrawBefore, isNoneWithAnEmptyBagAndShortBeforeThat) {
  const std::vector turns{turnOf(0, empty(), "AEHOSUU", "8H HOUSE"), turnOf(1, house(), "ADEINRT", "-"),
                          turnOf(0, house(), "AUB", "-"), turnOf(1, house(), "ADEINRT", "-"),
                          turnOf(0, house(), "AUB", "-")};
  EXPECT_EQ(engine::drawBefore(turns, 2, test::language()).draw.size(), 1);
  EXPECT_EQ(engine::drawBefore(turns, 4, test::language()).state, DrawState::none);
}

TEST(DrawBefore, isUnknownWhereARackOrALeaveIs) {
  std::vector turns{turnOf(0, empty(), "AEHOSUU", "8H HOUSE"), turnOf(1, house(), "ADEINRT", "-"),
                    turnOf(0, house(), "AUBCDFG", "-"), turnOf(1, house(), "ADEINRT", "-")};
  turns[0].rackKnown = false;
  EXPECT_EQ(engine::drawBefore(turns, 0, test::language()).state, DrawState::unknown);
  EXPECT_EQ(engine::drawBefore(turns, 2, test::language()).state, DrawState::unknown);
  EXPECT_EQ(engine::drawBefore(turns, 3, test::language()).state, DrawState::none);
  turns[0].rackKnown = true;
  turns[0].move.reset();
  EXPECT_EQ(engine::drawBefore(turns, 2, test::language()).state, DrawState::unknown);
}

TEST(DrawBefore, isUnknownWhereTheRackContradictsWhatWasKept) {
  const std::vector turns{turnOf(0, empty(), "AEHOSUU", "8H HOUSE"), turnOf(0, house(), "BCDFGHI", "-")};
  EXPECT_EQ(engine::drawBefore(turns, 1, test::language()).state, DrawState::unknown);
}

/// Games with made-up words.
class GameLuckTest : public testing::Test {
 protected:
  [[nodiscard]] engine::GameLuck measure(const test::LuckGame& game, std::uint64_t seed) const {
    engine::DrawLuckOptions options;
    options.samples = 8;
    options.enumerateUpTo = 8;
    options.seed = seed;
    return *engine::measureGame(game.turns, game.settled, {language_, *lexicon_, *leaves_}, options);
  }

  const game::Language& language_ = test::language();
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      *engine::Lexicon::build(engine::madeUpWords(language_, 1500, 3), "made up", "", language_);
  std::shared_ptr<const engine::Leaves> leaves_ = engine::noLeaves();
  engine::StaticContext context_{language_, *lexicon_, *leaves_};
};

TEST_F(GameLuckTest, luckAndTheBoardMakeTheResultWhereNobodyErrs) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const test::LuckGame game = test::luckGame(context_, seed);
    const engine::GameLuck luck = measure(game, seed);
    ASSERT_TRUE(luck.board);
    EXPECT_NEAR(luck.players[0].points - luck.players[1].points + *luck.board, game.spread, 1e-6);
    EXPECT_EQ(luck.players[0].unknown + luck.players[1].unknown, 0);
  }
}

TEST_F(GameLuckTest, mistakesAreTheRest) {
  test::LuckGame game = test::luckGame(context_, 1);
  game.turns[4].points -= 10;  // as if a worse move had been made
  game.spread -= 10;
  const engine::GameLuck luck = measure(game, 1);
  double lost = 0;
  for (std::size_t turn = 0; turn < game.turns.size(); ++turn)
    lost += (game.turns[turn].player == 0 ? 1 : -1) * luck.turns[turn].lost;
  EXPECT_EQ(lost, 10);
  EXPECT_NEAR(luck.players[0].points - luck.players[1].points - lost + *luck.board, game.spread, 1e-6);
}

TEST_F(GameLuckTest, tellsNothingOfTheBoardWhereARackIsNotKnown) {
  test::LuckGame game = test::luckGame(context_, 1);
  game.turns[3].rackKnown = false;
  const engine::GameLuck luck = measure(game, 1);
  EXPECT_FALSE(luck.board);
  EXPECT_EQ(luck.players[1].unknown, 2);
  EXPECT_EQ(luck.players[0].unknown, 0);
}

TEST_F(GameLuckTest, isTheSameForTheSameSeed) {
  const test::LuckGame game = test::luckGame(context_, 1);
  EXPECT_EQ(measure(game, 1).players[0].points, measure(game, 1).players[0].points);
  EXPECT_NE(measure(game, 1).players[0].points, measure(game, 2).players[0].points);
}

TEST_F(GameLuckTest, comesToNothingInTheLongRun) {
  constexpr int kGames = 40;
  std::array<double, 2> sums{};
  std::array<double, 2> squares{};
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const engine::GameLuck luck = measure(test::luckGame(context_, seed), seed);
    for (std::size_t player = 0; player < 2; ++player) {
      sums[player] += luck.players[player].points;
      squares[player] += luck.players[player].points * luck.players[player].points;
    }
  }
  for (std::size_t player = 0; player < 2; ++player) {
    const double mean = sums[player] / kGames;
    const double se = std::sqrt((squares[player] / kGames - mean * mean) / (kGames - 1));
    EXPECT_LT(std::abs(mean), 3.5 * se) << "player " << player;
  }
}

TEST_F(GameLuckTest, endsAtAStop) {
  std::stop_source stop;
  stop.request_stop();
  engine::DrawLuckOptions options;
  options.stop = stop.get_token();
  const test::LuckGame game = test::luckGame(context_, 1);
  EXPECT_FALSE(engine::measureGame(game.turns, game.settled, {language_, *lexicon_, *leaves_}, options));
}

}  // namespace
}  // namespace rozbor
