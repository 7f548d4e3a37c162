#include "rozbor/engine/study/leave_training.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/notation.h"

namespace rozbor {
namespace {

using engine::LeaveTerms;
using engine::RackSample;

game::TileCounts tilesOf(const char* text, const game::Language& language) {
  return *parseRack(text, language.alphabet);
}

/// Racks drawn from `tiles`, worth 30 points and what `worth` adds, with noise.
template <class Worth>
std::vector<RackSample> inventedSamples(const game::TileCounts& tiles, int count, const Worth& worth) {
  engine::Random random(1);
  std::vector<RackSample> samples;
  for (int made = 0; made < count; ++made) {
    game::Bag bag = tiles;
    game::Rack rack;
    draw(bag, rack, 7, random);
    const int noise = static_cast<int>(random.below(20001)) - 10000;
    RackSample sample{{}, 30000 + worth(rack) + noise};
    std::size_t at = 0;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      for (int copy = 0; copy < rack.count(kind); ++copy)
        sample.kinds[at++] = static_cast<std::uint8_t>(kind);
    }
    samples.push_back(sample);
  }
  return samples;
}

TEST(LeaveTraining, findsWhatTilesAreWorth) {
  const game::Language english = test::language("en");
  const int s = 19;  // its place in the alphabet
  const auto samples = inventedSamples(english.tiles, 15000, [&](const game::Rack& rack) {
    return 8000 * rack.count(s) + 20000 * rack.blanks() - 3000 * (rack.count(1) > 1 ? 1 : 0);
  });
  const auto fit = fitLeaves(samples, english, {});
  const auto leaves = leavesOf(fit.terms, "invented", english);
  const auto points = [&](const char* tiles) { return leaves->value(tilesOf(tiles, english)).inPoints(); };
  // A rack that holds an S has 1.105 of them on average, one that holds an R 0.26: 8 points times
  // the difference; with a blank, 1.03 blanks against 0.12.
  EXPECT_NEAR(points("S") - points("R"), 6.8, 0.5);
  EXPECT_NEAR(points("S?") - points("RT"), 25, 1.5);
  EXPECT_NEAR(points("EINRS?") - points("EINRTO"), 27, 3);
  EXPECT_LT(points("AA") - points("EI"), -1.5);
  EXPECT_NEAR(fit.sdEquity, 9, 4);
}

TEST(LeaveTraining, correctsWholeLeavesThatTermsDoNotExplain) {
  const game::Language english = test::language("en");
  const game::TileCounts special = tilesOf("AEINRS", english);
  const game::TileCounts few = tilesOf("AAAAEEEEIIIINNNNOOOORRRRSSSSTTTT", english);
  const auto samples = inventedSamples(
      few, 20000, [&](const game::Rack& rack) { return rack.contains(special) ? 100000 : 0; });
  const auto without = fitLeaves(samples, english, {.corrections = 0});
  EXPECT_TRUE(without.terms.corrections.empty());
  const auto with = fitLeaves(samples, english, {.corrections = 5});
  ASSERT_EQ(with.terms.corrections.size(), 5u);
  const double poor = leavesOf(without.terms, "x", english)->value(special).inPoints();
  const double rich = leavesOf(with.terms, "x", english)->value(special).inPoints();
  const double truth = 130 - with.meanEquity;  // all that hold it have the 100, of all racks some
  EXPECT_NEAR(rich, truth, 1) << "shrunk a little";
  EXPECT_GT(std::fabs(poor - truth), 2 * std::fabs(rich - truth));
}

TEST(LeaveTraining, tellsHowMuchIsExplained) {
  const game::Language english = test::language("en");
  const auto samples =
      inventedSamples(english.tiles, 6000, [](const game::Rack& rack) { return 20000 * rack.blanks(); });
  const auto fit = fitLeaves(samples, english, {.corrections = 0, .quality = true});
  ASSERT_EQ(fit.quality.size(), 6u);
  for (const engine::LeaveFitQuality& size : fit.quality) {
    EXPECT_GT(size.singles, 0.02) << size.size;
    EXPECT_LT(size.singles, 0.75) << size.size;
    EXPECT_NEAR(size.pairs, size.singles, 0.02) << "pairs add nothing to single tiles that add up";
    EXPECT_GT(size.leaves, 20u);
  }
  EXPECT_GT(fit.quality[5].singles, fit.quality[0].singles);
}

TEST(LeaveTraining, samplesDependOnSeedAndGameAlone) {
  const game::Language czech = test::language("cs");
  const auto lexicon = engine::Lexicon::build(engine::madeUpWords(czech, 3000, 1), "made up", "", czech);
  ASSERT_TRUE(lexicon);
  const auto leaves = engine::noLeaves();
  const engine::RackSampling sampling{czech, **lexicon, *leaves, 7, 2};
  const auto same = [](const RackSample& left, const RackSample& right) {
    return left.kinds == right.kinds && left.equity == right.equity;
  };
  const auto whole = sampleRacks(sampling, 0, 4);
  auto parts = sampleRacks(sampling, 0, 1);
  const auto rest = sampleRacks(sampling, 1, 3);
  parts.insert(parts.end(), rest.begin(), rest.end());
  ASSERT_GT(whole.size(), 20u);
  EXPECT_TRUE(std::ranges::equal(whole, parts, same));
  const auto other = engine::sampleRacks({czech, **lexicon, *leaves, 8, 2}, 0, 4);
  EXPECT_FALSE(std::ranges::equal(whole, other, same));
  for (const RackSample& sample : whole) {
    EXPECT_TRUE(std::ranges::is_sorted(sample.kinds.begin(), sample.kinds.begin() + 7));
    EXPECT_EQ(sample.kinds[7], 0);
  }
}

TEST(LeaveTraining, stopsWhenAsked) {
  const game::Language czech = test::language("cs");
  const auto lexicon = engine::Lexicon::build(engine::madeUpWords(czech, 300, 1), "made up", "", czech);
  ASSERT_TRUE(lexicon);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_TRUE(
      engine::sampleRacks({czech, **lexicon, *engine::noLeaves(), 7, 2}, 0, 1000, stop.get_token()).empty());
}

}  // namespace
}  // namespace rozbor
