#include "rozbor/engine/study/player.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "players/limits.h"
#include "rozbor/engine/endgame.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/notation.h"

namespace rozbor {
namespace {

using engine::PlayerSpec;
using engine::RatedPlay;

PlayerSpec greedy() {
  PlayerSpec spec;
  spec.strategy = "greedy";
  return spec;
}

game::Position position(std::string_view rack, const std::string& board) {
  game::Position position = startingPosition(test::language("en"));
  position.board = test::boardFrom(board);
  position.rack = test::rack(rack);
  return position;
}

std::shared_ptr<const engine::WinModel> winModel() {
  static const auto kModel =
      *engine::openWinModel(test::sourcePath("data/winmodels/en.csv"), test::language("en"));
  return kModel;
}

/// What a player of `spec` plays, with the words that there are.
RatedPlay choice(const PlayerSpec& spec, const game::Position& position, const engine::Lexicon& lexicon,
                 std::uint64_t seed = 1) {
  engine::Random random(seed);
  return makePlayer(spec, {test::language("en"), lexicon, engine::noLeaves(), {}, winModel()})
      ->choose(position, random);
}

std::string text(const RatedPlay& play) {
  return moveText(play.move, test::language("en").alphabet);
}

/// A player that sees the pool values its moves by leaves that do.
TEST(Players, SeeWhatIsLeftToDraw) {
  const game::Language language = test::language("en");
  const auto lexicon = test::lexiconOf(language, {"HOUSE", "HOUSED", "HOUSES"});
  const auto leaves = *engine::openLeaves(test::sourcePath("data/leaves/en.csv"), language);
  const auto terms = std::make_shared<engine::PoolTerms>(*engine::readPoolTerms("tile,S,20\n", language));
  PlayerSpec spec;
  spec.strategy = "static";
  const auto at = position("DSTTTTT", test::kHouseAt8D);
  engine::Random random(1);
  const auto played = [&](bool pool) {
    spec.pool = pool;
    return text(makePlayer(spec, {language, *lexicon, leaves, {}, {}, 1, terms})->choose(at, random));
  };
  const auto seeing = seeingPool(leaves, *terms, unseenTiles(at, language), language);
  engine::MoveFinder finder(language, *lexicon);
  EXPECT_NE(played(true), played(false)) << "an S is kept for hooks unless there are few to go with it";
  EXPECT_EQ(played(false), text(finder.best(at, *leaves)));
  EXPECT_EQ(played(true), text(finder.best(at, *seeing)));
}

TEST(Players, OfEveryStrategyMakeLegalMoves) {
  const auto lexicon = test::lexiconOf(test::language("en"), {"HOUSE", "HOUSES", "AS", "ST", "TEASES"});
  const auto at = position("AEESSTZ", test::kHouseAt8D);
  const auto legal = engine::rateAll(at, {test::language("en"), *lexicon, *engine::noLeaves()});
  for (const std::string_view strategy : engine::strategies()) {
    PlayerSpec spec;
    spec.strategy = strategy;
    const auto played = choice(spec, at, *lexicon);
    EXPECT_TRUE(std::ranges::any_of(legal, [&](const RatedPlay& play) { return play.move == played.move; }))
        << strategy << " " << text(played);
  }
}

TEST(GreedyPlayer, TakesTheFirstMoveWithoutLeaves) {
  const auto lexicon = *engine::Lexicon::build(engine::madeUpWords(test::language("en"), 3000, 3), "m", "",
                                               test::language("en"));
  const auto at = position("AEINRST", test::kHouseAt8D);
  const auto best = engine::rateAll(at, {test::language("en"), *lexicon, *engine::noLeaves()}).front();
  EXPECT_EQ(choice(greedy(), at, *lexicon).move, best.move);
}

TEST(StaticPlayer, ValuesWhatItKeeps) {
  const auto lexicon = test::lexiconOf(test::language("en"), {"HOUSE", "HOUSED", "HOUSEU"});
  const auto leaves = engine::openLeaves(test::sourcePath("data/leaves/en.csv"), test::language("en"));
  ASSERT_TRUE(leaves);
  PlayerSpec spec;
  spec.strategy = "static";
  const auto at = position("DU", test::kHouseAt8D);
  engine::Random random(1);
  EXPECT_EQ(text(choice(greedy(), at, *lexicon)), "8D .....D");
  const auto played = makePlayer(spec, {test::language("en"), *lexicon, *leaves})->choose(at, random);
  EXPECT_EQ(text(played), "8D .....U");  // a point less, and U is worse to keep than D
}

TEST(LimitedPlayer, KeepsToItsPoints) {
  const auto lexicon = test::lexiconOf(test::language("en"), {"HOUSE", "HOUSED", "HOUSES", "ZOUSES"});
  PlayerSpec spec = greedy();
  spec.maxPoints = 9;
  const auto at = position("DSVVVVV", test::kHouseAt8D);
  EXPECT_EQ(text(choice(greedy(), at, *lexicon)), "8D .....D");  // 10 points
  EXPECT_EQ(text(choice(spec, at, *lexicon)), "8D .....S");      // 9 points
}

TEST(LimitedPlayer, ScoresAsLittleAsItCanWhereItsPointsAreTooFew) {
  const auto lexicon = test::lexiconOf(test::language("en"), {"HOUSE", "HOUSED", "HOUSES"});
  PlayerSpec spec = greedy();
  spec.maxPoints = 3;
  EXPECT_EQ(text(choice(spec, position("DSVVVVV", test::kHouseAt8D), *lexicon)), "8D .....S");
}

TEST(LimitedPlayer, LaysNoMoreTilesThanItMay) {
  const auto lexicon = test::lexiconOf(test::language("en"), {"HOUSE", "HOUSES", "STEAMS", "AS"});
  PlayerSpec spec = greedy();
  spec.maxTiles = 2;
  for (int seed = 0; seed < 3; ++seed) {
    const auto played = choice(spec, position("AEMSSTV", test::kHouseAt8D), *lexicon);
    EXPECT_TRUE(played.move.isPlacement());
    EXPECT_LE(played.move.tilesUsed(), 2) << text(played);
  }
}

TEST(LimitedPlayer, ExchangesAndAtLastPassesWhenItKnowsNothing) {
  const auto lexicon = test::lexiconOf(test::language("en"), {"HOUSE", "HOUSEFUL"});
  PlayerSpec spec = greedy();
  spec.vocabulary = 0;
  auto at = position("FULVVVV", test::kHouseAt8D);
  EXPECT_EQ(choice(spec, at, *lexicon).move.kind(), game::Move::Kind::exchange);
  for (int row = 9; row < 14; ++row) {
    for (int column = 0; column < 15; ++column)
      at.board.set({row, column}, game::Tile(game::Letter(1)));
  }
  ASSERT_FALSE(mayExchange(at.board, test::language("en")));
  EXPECT_EQ(choice(spec, at, *lexicon).move.kind(), game::Move::Kind::pass);
}

TEST(EndgamePlayer, SolvesWhatFollowsTheBag) {
  const auto lexicon =
      test::lexiconOf(test::language("en"), {"HOUSE", "HOUSES", "HOUSED", "AD", "ADS", "DO", "SO"});
  PlayerSpec spec = greedy();
  spec.endgame = PlayerSpec::Endgame::exact;
  auto at = position("ADS", test::kHouseAt8D);
  EXPECT_EQ(choice(spec, at, *lexicon).move, choice(greedy(), at, *lexicon).move);  // there is a bag
  at.opponentRack = test::rack("DOQ");
  const auto solved = solveEndgame(at, test::language("en"), *lexicon);
  ASSERT_TRUE(solved);
  const auto played = choice(spec, at, *lexicon);
  EXPECT_EQ(played.move, solved->best.line.front().move);
  EXPECT_EQ(played.score, solved->best.line.front().score);
}

TEST(RandomPlayer, PlacesWhereItCanAndDependsOnItsStreamAlone) {
  const auto lexicon = *engine::Lexicon::build(engine::madeUpWords(test::language("en"), 3000, 3), "m", "",
                                               test::language("en"));
  PlayerSpec spec;
  spec.strategy = "random";
  const auto at = position("AEINRST", test::kHouseAt8D);
  std::set<std::string> moves;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const auto played = choice(spec, at, *lexicon, seed);
    EXPECT_TRUE(played.move.isPlacement());
    EXPECT_EQ(choice(spec, at, *lexicon, seed).move, played.move);
    moves.insert(text(played));
  }
  EXPECT_GT(moves.size(), 20u);
}

TEST(Vocabulary, IsAShareThatGrowsWordByWord) {
  std::array<int, 3> known{};
  const std::array shares{0.2, 0.5, 1.0};
  const auto words = engine::madeUpWords(test::language("en"), 20000, 9);
  int longWords = 0;
  for (const engine::WordKey& key : words) {
    std::vector<game::Letter> word;
    for (int at = 0; at < key.length(); ++at)
      word.emplace_back(key.letter(at));
    if (word.size() <= 3) {
      EXPECT_TRUE(engine::knowsWord(word, 0));
      continue;
    }
    ++longWords;
    for (std::size_t share = 0; share < shares.size(); ++share) {
      const bool knows = engine::knowsWord(word, shares[share]);
      known[share] += knows ? 1 : 0;
      const bool knewBefore = share > 0 && engine::knowsWord(word, shares[share - 1]);
      EXPECT_TRUE(knows || !knewBefore);
    }
  }
  EXPECT_EQ(known[2], longWords);
  EXPECT_NEAR(known[1], longWords / 2, longWords / 50);
  EXPECT_NEAR(known[0], longWords / 5, longWords / 50);
}

TEST(Vocabulary, IsAskedForCrossWordsToo) {
  const auto lexicon = test::lexiconOf(test::language("en"), {"HOUSE", "HOUSES", "SO"});
  std::vector<game::Letter> houses = *test::language("en").alphabet.word("HOUSES");
  double share = 0.01;
  while (!engine::knowsWord(houses, share))
    share += 0.01;
  PlayerSpec spec = greedy();
  const auto at = position("SOVVVVV", test::kHouseAt8D);
  spec.vocabulary = share;
  EXPECT_EQ(choice(spec, at, *lexicon).score, choice(greedy(), at, *lexicon).score);
  spec.vocabulary = share - 0.01;
  for (const auto& kept : engine::Limits(spec).keep(
           engine::rateAll(at, {test::language("en"), *lexicon, *engine::noLeaves()}), at.board)) {
    if (!kept.move.isPlacement()) continue;
    for (const auto& laid : wordsFormed(at.board, kept.move))
      EXPECT_NE(wordText(laid.tiles, test::language("en").alphabet), "HOUSES");
  }
}

}  // namespace
}  // namespace rozbor
