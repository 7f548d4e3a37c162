#include "rozbor/engine/static_evaluator.h"

#include <gtest/gtest.h>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"

namespace rozbor {
namespace {

using engine::Equity;
using engine::RatedPlay;

class StaticEvaluator : public testing::Test {
 protected:
  /// Every move in a position with the given board, best first.
  std::vector<RatedPlay> rated(const game::Position& position) {
    return engine::rateAll(position, {english_, *lexicon_, *leaves_});
  }

  const RatedPlay& find(const std::vector<RatedPlay>& plays, const char* move) {
    for (const RatedPlay& play : plays) {
      if (moveText(play.move, english_.alphabet) == move) return play;
    }
    ADD_FAILURE() << "no move " << move;
    return plays.front();
  }

  game::Position opening(const char* rack) {
    game::Position position = startingPosition(english_);
    position.rack = *parseRack(rack, english_.alphabet);
    return position;
  }

  /// A board so full that the bag is empty: 88 tiles in the corner rows, one short word to extend.
  game::Position endgame(const char* rack) {
    game::Position position = opening(rack);
    game::TileCounts rest = english_.tiles;
    rest.removeAvailable(position.rack);
    int laid = 0;
    rest.forEachTile([&](game::Tile tile) {
      if (tile.isBlank()) tile = game::Tile::blank(game::Letter(1));
      if (laid < 88) position.board.set(game::Square(laid / 15 + 2, laid % 15), tile);
      ++laid;
    });
    return position;
  }

  game::Language english_ = test::language("en");
  std::shared_ptr<const engine::Lexicon> lexicon_ = test::lexiconOf(english_, {"at", "ta", "tax", "cut"});
  std::shared_ptr<const engine::Leaves> leaves_ = engine::noLeaves();
};

TEST_F(StaticEvaluator, putsTheHigherEquityFirst) {
  const auto plays = rated(opening("ATX"));
  for (std::size_t place = 1; place < plays.size(); ++place)
    EXPECT_TRUE(isBetter(plays[place - 1], plays[place]));
  EXPECT_EQ(moveText(plays[0].move, english_.alphabet), "8G TAX");
}

TEST_F(StaticEvaluator, takesPointsOffForVowelsBesideLetterPremiumsInTheOpening) {
  const auto plays = rated(opening("AT"));
  EXPECT_EQ(find(plays, "8G AT").equity, Equity::millipoints(4000 - 700));  // A on G, beside a 2L
  EXPECT_EQ(find(plays, "8H AT").equity, Equity::points(4));
}

TEST_F(StaticEvaluator, offersExchangesAndAPassWhileTheBagIsFull) {
  const auto plays = rated(opening("ATX"));
  EXPECT_EQ(find(plays, "-X").score, 0);
  EXPECT_EQ(find(plays, "-").score, 0);
}

TEST_F(StaticEvaluator, offersNoExchangeWhenTheBagIsTooSmall) {
  for (const RatedPlay& play : rated(endgame("ATX")))
    EXPECT_NE(play.move.kind(), game::Move::Kind::exchange);
}

TEST_F(StaticEvaluator, countsTilesKeptTwiceOnceTheBagIsEmpty) {
  const auto position = endgame("ATX");
  const auto pass = engine::rate(position, {game::Move::pass(), 0}, {english_, *lexicon_, *leaves_});
  EXPECT_EQ(pass.equity, Equity::points(-2 * (1 + 1 + 8) - 10));
}

TEST_F(StaticEvaluator, countsTheOpponentsTilesTwiceForGoingOut) {
  const auto position = endgame("T");
  const game::Move out =
      game::Move::placement({14, 0}, game::Direction::across, std::vector{game::Tile(game::Letter(20))});
  const auto play = engine::rate(position, {out, 5}, {english_, *lexicon_, *leaves_});
  EXPECT_EQ(play.equity, Equity::points(5 + 2 * english_.value(unseenTiles(position, english_))));
}

TEST_F(StaticEvaluator, breaksTiesByPlace) {
  const RatedPlay upper{
      game::Move::placement({1, 3}, game::Direction::across, {}), 4, {}, {}, Equity::points(4)};
  const RatedPlay lower{
      game::Move::placement({2, 0}, game::Direction::across, {}), 4, {}, {}, Equity::points(4)};
  const RatedPlay down{
      game::Move::placement({1, 3}, game::Direction::down, {}), 4, {}, {}, Equity::points(4)};
  EXPECT_TRUE(isBetter(upper, lower));
  EXPECT_TRUE(isBetter(upper, down));
  EXPECT_FALSE(isBetter(down, upper));
}

}  // namespace
}  // namespace rozbor
