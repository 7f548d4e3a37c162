#include "rozbor/engine/study/self_play.h"

#include <gtest/gtest.h>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::RatedPlay;

class SelfPlay : public testing::TestWithParam<const char*> {
 protected:
  engine::SelfPlayGame play(std::uint64_t seed) {
    const engine::Chooser best = [](std::span<const RatedPlay>, engine::Random&) { return std::size_t{0}; };
    return engine::playGame({language_, *lexicon_, *leaves_}, {best, best}, seed);
  }

  game::Language language_ = test::language(GetParam());
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      *engine::Lexicon::build(engine::madeUpWords(language_, 1500, 3), "made up", "", language_);
  std::shared_ptr<const engine::Leaves> leaves_ = engine::noLeaves();
};

TEST_P(SelfPlay, keepsEveryTileOfTheSet) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const auto game = play(seed);
    const auto& last = game.turns.back();
    game::TileCounts outside = language_.tiles;
    EXPECT_TRUE(outside.removeAvailable(game.board.tiles()).empty());
    for (const game::Rack& rack : game.racks)
      EXPECT_TRUE(outside.removeAvailable(rack).empty());
    EXPECT_EQ(outside.size(), bagCount(last.before.board, language_) == 0 ? 0 : outside.size());
  }
}

TEST_P(SelfPlay, addsUpTheScores) {
  const auto game = play(7);
  std::array<int, 2> sums{};
  for (const auto& turn : game.turns)
    sums[static_cast<std::size_t>(turn.player)] += turn.played.score;
  EXPECT_EQ(sums, game.scores);
}

TEST_P(SelfPlay, isTheSameForTheSameSeedAndAnotherForAnother) {
  const auto one = play(1);
  const auto again = play(1);
  const auto other = play(2);
  EXPECT_EQ(one.board, again.board);
  EXPECT_EQ(one.scores, again.scores);
  EXPECT_FALSE(one.board == other.board);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, SelfPlay, testing::Values("cs", "sk", "pl", "en", "sk110"),
                         [](const auto& instance) { return std::string(instance.param); });

TEST(Random, drawsEachNumberBelowTheLimitAboutEquallyOften) {
  engine::Random random(1);
  std::array<int, 7> counts{};
  for (int drawn = 0; drawn < 70000; ++drawn)
    ++counts[random.below(7)];
  for (const int count : counts)
    EXPECT_NEAR(count, 10000, 400);
}

TEST(Draw, takesWhatIsLeftWhenTheBagIsShort) {
  const auto english = test::language("en");
  game::Bag bag;
  bag.addKind(3, 2);
  game::Rack rack;
  engine::Random random(1);
  draw(bag, rack, 5, random);
  EXPECT_EQ(rack.size(), 2);
  EXPECT_TRUE(bag.empty());
}

}  // namespace
}  // namespace rozbor
