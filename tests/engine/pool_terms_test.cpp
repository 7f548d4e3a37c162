#include "rozbor/engine/pool_terms.h"

#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <string>
#include <utility>

#include "game_fixtures.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/study/pool_fit.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/notation.h"
#include "test_paths.h"

namespace rozbor {
namespace {

using engine::Equity;
using engine::PoolTerms;

constexpr const char* kCsv =
    "# made by hand\nvowels,1,0,0.5000\nvowels,2,2,-0.2500\ntile,?,1.0000\ntile,E,-0.1250\n";

class Pool : public testing::Test {
 protected:
  [[nodiscard]] game::TileCounts tiles(const char* text) const { return *parseRack(text, english_.alphabet); }

  /// The full set less these tiles.
  [[nodiscard]] game::TileCounts without(const char* text) const {
    game::TileCounts pool = english_.tiles;
    pool.removeAvailable(tiles(text));
    return pool;
  }

  game::Language english_ = test::language("en");
  std::shared_ptr<const engine::Leaves> leaves_ =
      *engine::openLeaves(test::sourcePath("data/leaves/en.csv"), english_);
  PoolTerms terms_ = *engine::readPoolTerms(kCsv, english_);
};

TEST_F(Pool, termsAreWrittenAsTheyAreRead) {
  EXPECT_EQ(terms_.comments, std::vector<std::string>{" made by hand"});
  EXPECT_EQ(terms_.vowels[1][0], 0.5);
  EXPECT_EQ(terms_.vowels[2][2], -0.25);
  EXPECT_EQ(terms_.tiles[0], 1);
  EXPECT_EQ(engine::writePoolTerms(terms_, english_), kCsv);
}

TEST_F(Pool, whatIsTooSmallToBeWrittenIsNothing) {
  for (const auto& [read, written] : {std::pair("tile,E,0.00001\n", ""), std::pair("tile,E,-0.00001\n", ""),
                                      std::pair("vowels,1,0,0.12349\n", "vowels,1,0,0.1235\n"),
                                      std::pair("tile,E,999.99999\n", "tile,E,1000.0000\n")}) {
    const auto terms = engine::readPoolTerms(read, english_);
    ASSERT_TRUE(terms) << read;
    EXPECT_EQ(engine::writePoolTerms(*terms, english_), written) << read;
    const auto again = engine::readPoolTerms(engine::writePoolTerms(*terms, english_), english_);
    ASSERT_TRUE(again) << read;
    EXPECT_EQ(again->tiles, terms->tiles) << read;
    EXPECT_EQ(again->vowels, terms->vowels) << read;
  }
}

TEST_F(Pool, linesThatSayNothingAreTold) {
  for (const char* line : {"vowels,1,2,3", "vowels,8,0,1", "vowels,1,0", "tile,EE,1", "tile,Č,1", "tile,E,x",
                           "tile,E,5000", "tiles,E,1", "vowels,-1,0,1"}) {
    const auto terms = engine::readPoolTerms(std::string("tile,E,1\n") + line + "\n", english_);
    ASSERT_FALSE(terms) << line;
    EXPECT_EQ(terms.error().code, "leaves.bad-line") << line;
  }
}

TEST_F(Pool, addsNothingWhileNothingIsDrawn) {
  const auto seeing = seeingPool(leaves_, terms_, english_.tiles, english_);
  for (const char* leave : {"", "E", "?", "QU", "EERST?"})
    EXPECT_EQ(seeing->value(tiles(leave)), leaves_->value(tiles(leave))) << leave;
}

TEST_F(Pool, addsWhatItsSharesAreWorth) {
  const game::TileCounts pool = without("EEEEEEEEAAAAIIII");
  const engine::PoolShares shares(pool, english_);
  EXPECT_LT(shares.vowels, -5);
  const auto seeing = seeingPool(leaves_, terms_, pool, english_);
  const auto added = [&](const char* leave) {
    return (seeing->value(tiles(leave)) - leaves_->value(tiles(leave))).inPoints();
  };
  EXPECT_NEAR(added("T"), 0.5 * shares.vowels, 0.001);
  EXPECT_NEAR(added("E"), -0.125 * shares.tiles[5], 0.001);
  EXPECT_NEAR(added("EE"), -0.25 * shares.vowels - 2 * 0.125 * shares.tiles[5], 0.003);
  EXPECT_NEAR(added("?R"), shares.tiles[0], 0.001);
  EXPECT_EQ(added("EERST?A"), 0) << "nothing is drawn to a whole rack";
}

/// The moves of random racks, whose choices are valued at once, against the plain list.
TEST_F(Pool, isTheSameForChoicesAndMoves) {
  const auto lexicon =
      *engine::Lexicon::build(engine::madeUpWords(english_, 3000, 1), "made up", "", english_);
  const auto seeing = seeingPool(leaves_, terms_, without("EEEEEEEETTTT"), english_);
  engine::MoveFinder finder(english_, *lexicon);
  engine::Random random(5);
  for (int round = 0; round < 40; ++round) {
    game::Position position = startingPosition(english_);
    position.board = test::boardFrom(test::kHouseAt8D);
    game::Bag bag = without("HOUSE");
    draw(bag, position.rack, 7, random);
    const auto plain = engine::rateAll(position, {english_, *lexicon, *seeing});
    const auto found = finder.all(position, *seeing);
    ASSERT_EQ(found.size(), plain.size());
    for (std::size_t at = 0; at < plain.size(); ++at) {
      ASSERT_EQ(found[at].equity, plain[at].equity);
      ASSERT_EQ(found[at].move, plain[at].move);
    }
  }
}

class PoolFit : public Pool {
 protected:
  [[nodiscard]] engine::PoolSums sums(std::uint64_t first, std::uint64_t games) const {
    return engine::gatherPool({english_, *lexicon_, *leaves_, 7, 3}, first, games);
  }

  std::shared_ptr<const engine::Lexicon> lexicon_ =
      *engine::Lexicon::build(engine::madeUpWords(english_, 3000, 1), "made up", "", english_);
};

TEST_F(PoolFit, dependsOnSeedAndGamesAlone) {
  const engine::PoolSums whole = sums(0, 4);
  engine::PoolSums parts;
  parts += sums(0, 1);
  parts += sums(1, 3);
  EXPECT_GT(whole.racks, 100U);
  EXPECT_EQ(parts.racks, whole.racks);
  const PoolTerms one = fitPool(whole, english_);
  const PoolTerms other = fitPool(parts, english_);
  for (std::size_t size = 1; size < 7; ++size)
    for (std::size_t vowels = 0; vowels <= size; ++vowels)
      EXPECT_NEAR(one.vowels[size][vowels], other.vowels[size][vowels], 1e-9);
}

/// Sums of which the terms are known come out as these terms.
TEST_F(PoolFit, findsTermsThatExplainEverything) {
  engine::PoolSums all = sums(0, 6);
  // As if each leave were worth more by 0.5 for the blank's share and 0.25 for two vowels of three tiles.
  const std::size_t terms = all.targets.size();
  const std::size_t blank = (PoolTerms::kMaxSize + 1) * (PoolTerms::kMaxSize + 1);
  const std::size_t balance = 3 * (PoolTerms::kMaxSize + 1) + 2;
  for (std::size_t row = 0; row < terms; ++row)
    all.targets[row] = 0.5 * all.products[row * terms + blank] + 0.25 * all.products[row * terms + balance];
  for (double& product : all.products)
    product *= 1e6;
  for (double& target : all.targets)
    target *= 1e6;
  const PoolTerms found = fitPool(all, english_);
  EXPECT_NEAR(found.tiles[0], 0.5, 0.01);
  EXPECT_NEAR(found.vowels[3][2], 0.25, 0.01);
  EXPECT_NEAR(found.vowels[3][1], 0, 0.01);
  EXPECT_NEAR(found.tiles[5], 0, 0.01);
}

}  // namespace
}  // namespace rozbor
