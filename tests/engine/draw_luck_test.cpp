#include "rozbor/engine/draw_luck.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "luck/possible_draws.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::Draw;
using engine::DrawLuck;
using engine::DrawLuckOptions;
using test::rack;

/// The tiles of `counts` as single things, by kind.
std::vector<int> kindsOf(const game::TileCounts& counts) {
  std::vector<int> kinds;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
    kinds.insert(kinds.end(), static_cast<std::size_t>(counts.count(kind)), kind);
  return kinds;
}

/// Calls `visit` for each choice of `count` tiles, every tile being its own.
template <class Visit>
void eachChoice(const std::vector<int>& kinds, std::size_t from, int count, game::TileCounts chosen,
                const Visit& visit) {
  if (count == 0) return visit(chosen);
  for (std::size_t at = from; at < kinds.size(); ++at) {
    game::TileCounts more = chosen;
    more.addKind(kinds[at]);
    eachChoice(kinds, at + 1, count - 1, more, visit);
  }
}

/// Rising from 1 % to 99 % over 100 points, for any number of tiles unseen.
engine::WinModel plainModel() {
  engine::WinTable table;
  table.rows.push_back({-50, 100, {1'000, 99'000}});
  return engine::WinModel(table);
}

class DrawLuckTest : public testing::Test {
 protected:
  [[nodiscard]] std::optional<DrawLuck> measure(const Draw& draw, const DrawLuckOptions& options = {},
                                                const engine::WinModel* model = nullptr) {
    return engine::measureDraw(draw, {language_, finder_, *leaves_, model}, options);
  }

  [[nodiscard]] Draw drawOf(const char* kept, const char* drawn, const char* others) const {
    Draw draw;
    draw.position = startingPosition(language_);
    draw.position.board = test::boardFrom("8 .......HOUSE");
    draw.kept = rack(kept);
    draw.position.rack = rack(kept) + rack(drawn);
    draw.pool = rack(drawn) + rack(others);
    return draw;
  }

  const game::Language& language_ = test::language();
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      test::lexiconOf(language_, {"HOUSE", "HOUSES", "SHE", "HE", "EH", "NOSE", "ONES", "ON", "NO", "QUA",
                                  "AT", "TA", "TEA", "EAT", "SEA", "RAT", "TAR", "STAR", "AREA"});
  std::shared_ptr<const engine::Leaves> leaves_ = engine::noLeaves();
  engine::MoveFinder finder_{language_, *lexicon_};
};

TEST_F(DrawLuckTest, isTheValueLessTheMeanOverEveryDraw) {
  const Draw draw = drawOf("ONE", "SAT", "EEERRHQ?");
  const engine::WinModel model = plainModel();
  const auto luck = measure(draw, {}, &model);
  ASSERT_TRUE(luck);

  const auto best = [&](const game::Rack& held) {
    game::Position position = draw.position;
    position.rack = held;
    return finder_.best(position, *leaves_);
  };
  const double actual = best(draw.position.rack).equity.inPoints();
  double sum = 0;
  double worse = 0;
  double wins = 0;
  int ways = 0;
  eachChoice(kindsOf(draw.pool), 0, 3, {}, [&](const game::TileCounts& tiles) {
    const engine::RatedPlay play = best(draw.kept + tiles);
    const double points = play.equity.inPoints();
    sum += points;
    worse += points < actual ? 1 : points > actual ? 0 : 0.5;
    game::Position position = draw.position;
    position.rack = draw.kept + tiles;
    wins += engine::winAfter(position, play, language_, model);
    ++ways;
  });
  EXPECT_EQ(ways, 165);
  EXPECT_TRUE(luck->enumerated);
  EXPECT_LT(luck->draws, ways);
  EXPECT_NEAR(luck->points, actual - sum / ways, 1e-9);
  EXPECT_NEAR(luck->percentile, 100 * worse / ways, 1e-9);
  const double own = engine::winAfter(draw.position, best(draw.position.rack), language_, model);
  EXPECT_NEAR(luck->win.value_or(9), own - wins / ways, 1e-9);
  EXPECT_EQ(luck->pointsSe, 0);
  EXPECT_EQ(luck->winSe, 0);
}

TEST_F(DrawLuckTest, isNearThatInASample) {
  const Draw draw = drawOf("ONE", "SAT", "EEERRHQ?");
  const auto exact = measure(draw);
  DrawLuckOptions options;
  options.samples = 2000;
  options.enumerateUpTo = 0;
  const auto sampled = measure(draw, options);
  ASSERT_TRUE(exact && sampled);
  EXPECT_FALSE(sampled->enumerated);
  EXPECT_EQ(sampled->draws, 2000);
  EXPECT_GT(sampled->pointsSe, 0);
  EXPECT_NEAR(sampled->points, exact->points, 4 * sampled->pointsSe);
  EXPECT_NEAR(sampled->percentile, exact->percentile, 4 * sampled->percentileSe);
}

TEST_F(DrawLuckTest, isTheSameForTheSameSeed) {
  const Draw draw = drawOf("ONE", "SAT", "EEERRHQ?");
  DrawLuckOptions options;
  options.samples = 50;
  options.enumerateUpTo = 0;
  const auto one = measure(draw, options);
  const auto again = measure(draw, options);
  options.seed = 2;
  const auto other = measure(draw, options);
  ASSERT_TRUE(one && again && other);
  EXPECT_EQ(one->points, again->points);
  EXPECT_NE(one->points, other->points);
}

TEST_F(DrawLuckTest, isNoneWhereNothingElseCouldBeDrawn) {
  const auto luck = measure(drawOf("ONE", "SAT", ""));
  ASSERT_TRUE(luck);
  EXPECT_EQ(luck->points, 0);
  EXPECT_EQ(luck->percentile, 50);
  EXPECT_EQ(luck->draws, 1);
}

TEST_F(DrawLuckTest, endsAtAStop) {
  std::stop_source stop;
  stop.request_stop();
  DrawLuckOptions options;
  options.stop = stop.get_token();
  EXPECT_FALSE(measure(drawOf("ONE", "SAT", "EEERRHQ?"), options));
}

TEST(PossibleDraws, haveTheChancesOfDrawingBlindly) {
  const game::TileCounts pool = rack("AAABBC?");
  double sum = 0;
  double oneOfEach = 0;
  int distinct = 0;
  engine::visitDraws(pool, 3, [&](const game::TileCounts& tiles, double chance) {
    EXPECT_EQ(tiles.size(), 3);
    sum += chance;
    if (tiles == rack("ABC")) oneOfEach = chance;
    ++distinct;
    return true;
  });
  EXPECT_NEAR(sum, 1, 1e-12);
  EXPECT_NEAR(oneOfEach, 3.0 * 2 * 1 / 35, 1e-12);
  EXPECT_EQ(engine::countDraws(pool, 3, 400), distinct);
  EXPECT_EQ(engine::countDraws(pool, 3, 5), 6);
  EXPECT_EQ(engine::countDraws(pool, 8, 400), 0);
}

TEST(WinAfter, isCertainForWhoGoesOut) {
  game::Position position = startingPosition(test::language());
  position.board = test::boardFrom("8 .......HOUSE");
  position.rack = rack("A");
  position.score = 100;
  position.opponentScore = 99;
  engine::RatedPlay out{test::move("H7 A.", position.board), 5, {}, {}, engine::Equity::points(15)};
  game::Language few = test::language();
  few.tiles = position.board.tiles() + rack("A") + rack("BC");
  EXPECT_EQ(engine::winAfter(position, out, few, plainModel()), 1);
  position.opponentScore = 115;
  EXPECT_EQ(engine::winAfter(position, out, few, plainModel()), 0.5);
}

TEST(WinAfter, seesTheRackOfTheOpponentWhoIsOnTurn) {
  game::Position position = startingPosition(test::language());
  position.board = test::boardFrom("8 .......HOUSE");
  position.rack = rack("ABC");
  game::Language few = test::language();
  few.tiles = position.board.tiles() + rack("ABC") + rack("DEFG");
  engine::WinTable table = plainModel().table();
  table.racks.assign(7, std::vector<engine::WinTable::Row>(7, table.rows.front()));
  table.racks[3][1] = {0, 1, {12'000, 12'000}};
  const engine::RatedPlay play{test::move("H7 A.", position.board), 5, {}, {}, {}};
  EXPECT_DOUBLE_EQ(engine::winAfter(position, play, few, engine::WinModel(table)), 0.88)
      << "four tiles against two";
}

}  // namespace
}  // namespace rozbor
