// The generator against the brute-force oracle, over positions of random games.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "brute_force.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "test_paths.h"

namespace rozbor {
namespace {

constexpr int kPositionsPerLanguage = 500;
constexpr int kWords = 1600;

std::vector<std::string> lines(const std::vector<engine::Play>& plays, const game::Language& language) {
  std::vector<std::string> texts;
  for (const engine::Play& play : plays) {
    texts.push_back(moveText(play.move, language.alphabet) + " " + std::to_string(play.score));
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

/// A rack of random tiles with up to two blanks.
game::Rack randomRack(const game::Language& language, engine::Random& random) {
  game::Bag bag = language.tiles;
  game::Rack rack;
  draw(bag, rack, 1 + static_cast<int>(random.below(7)), random);
  if (random.below(3) == 0 && rack.size() < 7)
    rack.add(game::Tile::blank(), 1 + static_cast<int>(random.below(2)));
  return rack;
}

bool same(const engine::RatedPlay& left, const engine::RatedPlay& right) {
  return left.move == right.move && left.score == right.score && left.equity == right.equity &&
         left.leave == right.leave && left.leaveValue == right.leaveValue;
}

/// The finder, which jumps from one game's board to another's and back, against the plain twin.
void expectFoundFast(const game::Position& position, const engine::StaticContext& context,
                     engine::MoveFinder& finder) {
  const auto plain = engine::rateAll(position, context);
  const auto all = finder.all(position, context.leaves);
  const auto top = finder.top(position, context.leaves, 7);
  const auto best = finder.best(position, context.leaves);
  ASSERT_EQ(all.size(), plain.size());
  ASSERT_EQ(top.size(), std::min<std::size_t>(7, plain.size()));
  EXPECT_TRUE(same(best, plain.front()));
  EXPECT_TRUE(std::ranges::equal(all, plain, same));
  EXPECT_TRUE(std::equal(top.begin(), top.end(), plain.begin(), same));
  int most = 0;
  for (const engine::RatedPlay& play : plain)
    if (play.move.isPlacement()) most = std::max(most, play.move.tilesUsed());
  for (int tiles = 1; tiles <= position.rack.size() + 1; ++tiles)
    EXPECT_EQ(finder.canLay(position, tiles), tiles <= most) << tiles;
}

class GeneratorOracle : public testing::TestWithParam<const char*> {};

TEST_P(GeneratorOracle, givesExactlyThePlaysOfTheBruteForce) {
  const auto language =
      game::loadLanguage(std::string(rozbor::test::kSourceDir) + "/data/languages/" + GetParam());
  ASSERT_TRUE(language) << language.error().message;
  auto words = engine::madeUpWords(*language, kWords, 11);
  const auto all = engine::Lexicon::build(words, "all", "", *language);
  words.resize(words.size() * 3 / 4);  // so that some words on the boards are phonies
  const auto some = engine::Lexicon::build(words, "some", "", *language);
  ASSERT_TRUE(all && some);
  const auto leaves = engine::noLeaves();
  const test::BruteForce oracle(*language, **some);
  const engine::StaticContext context{*language, **all, *leaves};
  const engine::Chooser anyOfTheBest = [](std::span<const engine::RatedPlay> plays, engine::Random& random) {
    return static_cast<std::size_t>(
        random.below(static_cast<std::uint32_t>(std::min<std::size_t>(plays.size(), 20))));
  };
  const auto models = engine::openLeaves(
      std::string(rozbor::test::kSourceDir) + "/data/leaves/" + GetParam() + ".csv", *language);
  ASSERT_TRUE(models);
  engine::MoveFinder finder(*language, **some);
  engine::Random random(5);
  int positions = 0;
  std::size_t found = 0;
  for (std::uint64_t seed = 1; positions < kPositionsPerLanguage; ++seed) {
    const auto played = playGame(context, {anyOfTheBest, anyOfTheBest}, seed);
    for (const engine::SelfPlayTurn& turn : played.turns) {
      game::Position position = turn.before;
      position.rack = randomRack(*language, random);
      const auto fast =
          lines(generatePlacements(position.board, position.rack, *language, **some), *language);
      const auto slow = lines(oracle.placements(position.board, position.rack), *language);
      ASSERT_EQ(fast, slow) << writeCgp(position, *language);
      expectFoundFast(position, {*language, **some, **models}, finder);
      ASSERT_FALSE(HasFailure()) << writeCgp(position, *language);
      found += fast.size();
      ++positions;
    }
  }
  EXPECT_GT(found, 3 * static_cast<std::size_t>(positions)) << "the positions are too poor to prove anything";
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, GeneratorOracle, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
