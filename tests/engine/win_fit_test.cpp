#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/engine/study/win_counts.h"
#include "rozbor/engine/study/win_model_fit.h"

namespace rozbor {
namespace {

using engine::WinCounts;
using engine::WinModel;
using engine::WinSample;

constexpr int kMostUnseen = 40;
constexpr int kRackSize = 7;

double normal(double deviations) {
  return 0.5 * std::erfc(-deviations / std::numbers::sqrt2);
}

/// A number that is nearly normal: the sum of twelve uniform ones.
double nearlyNormal(engine::Random& random) {
  double sum = -6;
  for (int part = 0; part < 12; ++part)
    sum += random.below(1'000'000) * 1e-6;
  return sum;
}

/// Games in which the player on turn wins 4 points more on average, with a deviation of 3 points a
/// tile, `narrower` times as much where the spread is 100 points or more; and `drift` points for each
/// point of spread.
WinCounts madeUpCounts(int games, double narrower = 1, double drift = 0) {
  WinCounts counts(kMostUnseen, 0);
  engine::Random random(1);
  for (int game = 0; game < games; ++game) {
    std::vector<WinSample> samples;
    for (int unseen = kMostUnseen; unseen > 0; --unseen) {
      const int spread = static_cast<int>(random.below(301)) - 150;
      const double deviation = 3 * unseen * (std::abs(spread) >= 100 ? narrower : 1);
      const auto change =
          static_cast<int>(std::lround(4 + drift * spread + deviation * nearlyNormal(random)));
      samples.push_back({unseen, spread, spread + change});
    }
    counts.addGame(samples);
  }
  return counts;
}

WinModel fitted(const WinCounts& counts) {
  const auto table = fitWinTable(counts, kRackSize);
  if (!table) throw std::runtime_error(table.error().message.english());
  return WinModel(*table);
}

TEST(WinFit, FindsTheDistributionItWasGiven) {
  const WinModel model = fitted(madeUpCounts(4000));
  for (const int unseen : {3, 7, 8, 14, 20, 30, 39, 40}) {
    for (const int spread : {-60, -20, -5, 0, 5, 20, 60}) {
      // Half of a tie counts: the bound lies in the middle of a point.
      const double expected = normal((spread + 4) / (3.0 * unseen));
      EXPECT_NEAR(model.winProbability(spread, unseen), expected, 0.03) << unseen << " " << spread;
    }
  }
}

TEST(WinFit, NarrowsTheDistributionWhereTheSpreadIsLarge) {
  const WinModel same = fitted(madeUpCounts(1500));
  const WinModel narrower = fitted(madeUpCounts(1500, 0.8));
  const double widely = normal(104 / 90.0);
  const double narrowly = normal(104 / 72.0);
  EXPECT_NEAR(same.winProbability(100, 30), widely, 0.015);
  EXPECT_GT(narrower.winProbability(130, 30), same.winProbability(130, 30) + 0.02);
  EXPECT_NEAR(narrower.winProbability(100, 30), narrowly, 0.03);
}

TEST(WinFit, FollowsAMeanThatMovesWithTheSpread) {
  const WinModel model = fitted(madeUpCounts(6000, 1, -0.1));
  for (const int unseen : {7, 8, 20, 30, 40}) {
    for (const int spread : {-60, -20, 0, 20, 60}) {
      const double expected = normal((0.9 * spread + 4) / (3.0 * unseen));
      EXPECT_NEAR(model.winProbability(spread, unseen), expected, 0.03) << unseen << " " << spread;
    }
  }
}

TEST(WinFit, NeverFallsWithTheSpreadAndIsNeverCertain) {
  for (const int games : {1, 30}) {
    const WinModel model = fitted(madeUpCounts(games, 0.5));
    ASSERT_EQ(model.table().rows.size(), std::size_t{kMostUnseen});
    for (int unseen = 1; unseen <= kMostUnseen; ++unseen) {
      double before = 0;
      for (double spread = -800; spread <= 800; spread += 0.5) {
        const double chance = model.winProbability(spread, unseen);
        ASSERT_GE(chance, before);
        ASSERT_GT(chance, 0);
        ASSERT_LT(chance, 1);
        before = chance;
      }
    }
  }
}

TEST(WinFit, IsReadBackAsItIs) {
  const auto table = fitWinTable(madeUpCounts(20), kRackSize);
  ASSERT_TRUE(table);
  const auto read = engine::readWinTable(engine::writeWinTable(*table));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, *table);
}

/// Whoever is on turn: the distribution turned over gives the other's chance.
TEST(WinFit, TurnsOverWithTheChanges) {
  WinCounts counts(kMostUnseen, 0);
  WinCounts turnedOver(kMostUnseen, 0);
  engine::Random random(2);
  for (int game = 0; game < 500; ++game) {
    for (int unseen = 1; unseen <= kMostUnseen; ++unseen) {
      const int spread = static_cast<int>(random.below(201)) - 100;
      const int change = static_cast<int>(random.below(50)) - 10;
      counts.addGame(std::vector<WinSample>{{unseen, spread, spread + change}});
      turnedOver.addGame(std::vector<WinSample>{{unseen, -spread, -spread - change}});
    }
  }
  const WinModel model = fitted(counts);
  const WinModel other = fitted(turnedOver);
  for (int unseen = 1; unseen <= kMostUnseen; ++unseen) {
    for (int spread = -60; spread <= 60; ++spread)
      ASSERT_NEAR(model.winProbability(spread, unseen), 1 - other.winProbability(-spread, unseen), 3e-5);
  }
}

TEST(WinFit, NeedsGames) {
  const auto table = fitWinTable(WinCounts(kMostUnseen, kRackSize), kRackSize);
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().code, "winmodel.no-games");
}

TEST(WinCounts, KeepChangesBeyondTheEdgeAtTheEdge) {
  WinCounts counts(5, 0);
  counts.addGame(std::vector<WinSample>{{5, -900, 900}, {1, 400, -900}});
  EXPECT_EQ(counts.games, 1);
  EXPECT_EQ(counts.turns, 2);
  EXPECT_EQ(counts.rows[4].changes.back(), 1);
  EXPECT_EQ(counts.rows[4].bands.front(), (WinCounts::Band{1, 700, 490'000}));
  EXPECT_EQ(counts.rows[0].changes.front(), 1);
  EXPECT_EQ(counts.rows[0].bands.back(), (WinCounts::Band{1, -700, 490'000}));
}

TEST(WinCounts, HaveBandsAroundTheirMiddles) {
  WinCounts counts(1, 0);
  for (const int spread : {-10, 10, -11, 11, 304, 305, 2000})
    counts.addGame(std::vector<WinSample>{{1, spread, spread}});
  const auto turnsAt = [&counts](int middle) {
    std::int64_t turns = 0;
    for (std::size_t band = 0; band < WinCounts::kBands; ++band) {
      if (WinCounts::middleOf(band) == middle) turns += counts.rows[0].bands[band].turns;
    }
    return turns;
  };
  EXPECT_EQ(turnsAt(0), 2);
  EXPECT_EQ(turnsAt(-21), 1);
  EXPECT_EQ(turnsAt(21), 1);
  EXPECT_EQ(turnsAt(294), 1);
  EXPECT_EQ(turnsAt(315), 2);
}

TEST(WinCounts, TellRacksApartOnceTheBagIsEmpty) {
  WinCounts counts(20, 3);
  counts.addGame(std::vector<WinSample>{{4, 0, 0, 3}, {3, 10, 30, 2}, {2, -5, -5, 3}, {2, 0, 1, 1}});
  EXPECT_EQ(counts.turns, 4);
  std::int64_t told = 0;
  for (const auto& held : counts.racks) {
    for (const WinCounts::Row& row : held)
      told += row.turns();
  }
  EXPECT_EQ(told, 3) << "with four unseen there is a tile in the bag";
  EXPECT_EQ(counts.racks[1][2].turns(), 1);
  EXPECT_EQ(counts.racks[1][2].changes[WinCounts::kMostChange + 20], 1);
  EXPECT_EQ(counts.racks[2][1].turns(), 1);
  EXPECT_EQ(counts.racks[0][1].turns(), 1);
}

/// With one tile the player on turn gains ten points, with two none; with three it hardly ever happens.
TEST(WinFit, TellsRacksApartWhereThereAreTurnsEnough) {
  WinCounts counts(6, 3);
  engine::Random random(3);
  for (int game = 0; game < 9000; ++game) {
    const int unseen = 1 + game % 3;
    const int spread = static_cast<int>(random.below(41)) - 20;
    const int held = game % 100 == 0 ? 3 : 1 + game / 3 % 2;
    const int change = (held == 1 ? 10 : 0) + static_cast<int>(random.below(21)) - 10;
    counts.addGame(std::vector<WinSample>{{unseen, spread, spread + change, held}});
  }
  for (int unseen = 4; unseen <= 6; ++unseen)
    counts.addGame(std::vector<WinSample>{{unseen, 0, 0, 3}});
  const WinModel model = WinModel(*fitWinTable(counts, 3));
  ASSERT_EQ(model.table().racks.size(), 3u);
  for (const int unseen : {1, 2, 3}) {
    EXPECT_NEAR(model.winProbability(0, {unseen, 1}), 0.97, 0.03) << unseen;
    EXPECT_NEAR(model.winProbability(0, {unseen, 2}), 0.5, 0.04) << unseen;
    EXPECT_EQ(model.winProbability(0, {unseen, 3}), model.winProbability(0, unseen)) << unseen;
  }
}

/// A game between static players with made-up words.
class WinSampling : public testing::TestWithParam<const char*> {
 protected:
  [[nodiscard]] WinCounts count(std::uint64_t games, int threads) const {
    WinCounts counts(engine::mostUnseen(language_), language_.rules.rackSize);
    engine::PlayerSpec spec;
    spec.strategy = "static";
    const auto make = [&](int) { return makePlayer(spec, {language_, *lexicon_, engine::noLeaves()}); };
    engine::MatchHooks hooks;
    hooks.observe = [this] { return std::make_unique<engine::WinSampler>(language_); };
    hooks.keep = [&](engine::GameObserver& observer, const engine::GameResult& result) {
      const auto samples = static_cast<const engine::WinSampler&>(observer).samples();
      expectFits(samples, result);
      counts.addGame(samples);
      return true;
    };
    (void)playMatch({language_, make, games, 7, false, threads}, {}, hooks);
    return counts;
  }

  static void expectFits(std::span<const WinSample> samples, const engine::GameResult& result) {
    ASSERT_EQ(static_cast<int>(samples.size()), result.turns[0] + result.turns[1]);
    EXPECT_EQ(samples.front().spread, 0);
    const auto first = static_cast<std::size_t>(result.first);
    EXPECT_EQ(samples.front().finalSpread, result.scores[first] - result.scores[1 - first]);
    for (std::size_t turn = 1; turn < samples.size(); ++turn) {
      EXPECT_EQ(samples[turn].finalSpread, -samples[turn - 1].finalSpread);
      EXPECT_GE(samples[turn].unseen, 1);
    }
  }

  game::Language language_ = test::language(GetParam());
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      *engine::Lexicon::build(engine::madeUpWords(language_, 300, 3), "made up", "", language_);
};

TEST_P(WinSampling, ComesToTheSameOnAnyNumberOfThreads) {
  const WinCounts one = count(7, 1);
  EXPECT_EQ(one.games, 7);
  EXPECT_EQ(one.rows.back().changes.size(), std::size_t{2 * WinCounts::kMostChange + 1});
  EXPECT_EQ(count(7, 2), one);
}

TEST_P(WinSampling, BeginsWithAllTilesButTheOwnUnseen) {
  const WinCounts counts = count(3, 1);
  std::int64_t starts = 0;
  for (const std::int64_t turns : counts.rows.back().changes)
    starts += turns;
  EXPECT_GE(starts, 3);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, WinSampling, testing::Values("cs", "en", "sk110"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
