#include "rozbor/engine/endgame.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::EndgameDriver;
using engine::EndgameOptions;
using engine::withBothRacks;
using test::boardFrom;
using test::language;
using test::move;
using test::rack;

/// HOUSE on row 8, the racks as given.
game::Position position(std::string_view mine, std::string_view theirs) {
  game::Position position;
  position.board = boardFrom("8 ...HOUSE");
  position.rack = rack(mine);
  position.opponentRack = rack(theirs);
  return position;
}

const engine::Lexicon& words() {
  static const auto kWords = test::lexiconOf(language(), {"HOUSE", "HOUSES", "AT", "TA", "SAT", "AS", "ZA"});
  return *kWords;
}

engine::EndgameResult solved(const game::Position& position, const EndgameOptions& options = {}) {
  const auto result = solveEndgame(position, language(), words(), options);
  if (!result) throw std::runtime_error(result.error().message.english());
  return *result;
}

/// A position with more lines of play than a small limit allows.
game::Position richPosition() {
  return position("AEINRST", "AEINRST");
}

const engine::Lexicon& richWords() {
  static const auto kWords =
      *engine::Lexicon::build(engine::madeUpWords(language(), 20000, 7), "rich", "", language());
  return *kWords;
}

TEST(Endgame, goingOutBringsTwiceTheOtherRack) {
  const auto result = solved(position("S", "QZ"));
  EXPECT_EQ(result.best.line.front().move, move("8D HOUSES", position("S", "").board));
  EXPECT_EQ(result.best.value, 9 + 2 * 20);
  EXPECT_TRUE(result.best.exact);
  EXPECT_EQ(result.best.line.size(), 1u);
}

TEST(Endgame, whoCannotPlayLosesOwnTilesAfterTwoPasses) {
  const auto result = solved(position("VV", "QK"));
  EXPECT_EQ(result.best.value, 15 - 8);
  EXPECT_EQ(result.best.line.size(), 2u);
  EXPECT_EQ(result.best.line.front().move, game::Move::pass());
}

TEST(Endgame, aPassEndsTheGameWhereTheLimitIsOneTurnAway) {
  game::Position last = position("VV", "S");
  EXPECT_EQ(solved(last).best.value, -9 - 2 * 8);
  last.scorelessTurns = language().rules.scorelessLimit - 1;
  const auto result = solved(last);
  EXPECT_EQ(result.best.value, 1 - 8);
  EXPECT_EQ(result.best.line.size(), 1u);
}

TEST(Endgame, valuesAMoveThatWasPlayed) {
  EndgameOptions options;
  options.other = game::Move::pass();
  const auto result = solved(position("S", "QZ"), options);
  ASSERT_TRUE(result.other);
  EXPECT_TRUE(result.other->exact);
  // The opponent cannot play and ends the game by passing, too.
  EXPECT_EQ(result.other->value, 20 - 1);
  EXPECT_EQ(result.other->line.size(), 2u);
}

TEST(Endgame, valuesAPhonyAsOneThatStands) {
  const game::Position before = position("SX", "V");
  EndgameOptions options;
  options.other = move("8C XHOUSE", before.board);
  const auto result = solved(before, options);
  ASSERT_TRUE(result.other);
  // XHOUSE; pass; XHOUSES is no word, so pass: both keep what they have.
  EXPECT_EQ(result.other->value, 16 + 4 - 1);
  EXPECT_EQ(result.other->line.front().score, 16);
}

TEST(Endgame, everyDriverFindsTheSameValue) {
  const auto made = engine::madeUpWords(language(), 3000, 3);
  const auto lexicon = *engine::Lexicon::build(made, "made up", "", language());
  engine::Random random(9);
  for (int round = 0; round < 10; ++round) {
    game::Position sample = position("", "");
    game::Bag bag = language().tiles;
    draw(bag, sample.rack, 4, random);
    draw(bag, sample.opponentRack, 4, random);
    std::vector<int> values;
    for (const auto driver :
         {EndgameDriver::alphaBeta, EndgameDriver::negaScout, EndgameDriver::mtdf, EndgameDriver::bStar}) {
      EndgameOptions options;
      options.driver = driver;
      options.memory = std::size_t{1} << 20;
      const auto result = solveEndgame(sample, language(), *lexicon, options);
      ASSERT_TRUE(result);
      EXPECT_TRUE(result->best.exact);
      values.push_back(result->best.value);
    }
    EXPECT_EQ(values, std::vector<int>(4, values.front()));
  }
}

TEST(Endgame, saysThatALimitedValueIsNotExact) {
  EndgameOptions options;
  options.nodeLimit = 2000;
  options.other = game::Move::pass();
  const auto first = solveEndgame(richPosition(), language(), richWords(), options);
  ASSERT_TRUE(first);
  EXPECT_FALSE(first->best.exact);
  EXPECT_FALSE(first->other->exact);
  EXPECT_GE(first->best.value, first->other->value);
  EXPECT_FALSE(first->best.line.empty());
  EXPECT_LE(first->nodes, options.nodeLimit + 1000);
}

TEST(Endgame, boundsWhatItCouldNotProve) {
  EndgameOptions options;
  options.other = game::Move::pass();
  const auto whole = solveEndgame(richPosition(), language(), richWords(), options);
  ASSERT_TRUE(whole && whole->best.exact && whole->other->exact);
  EXPECT_EQ(whole->best.low, whole->best.value);
  EXPECT_EQ(whole->best.high, whole->best.value);
  bool narrowed = false;
  for (const std::uint64_t limit : {100u, 1'000u, 5'000u, 20'000u, 60'000u, 200'000u}) {
    options.nodeLimit = limit;
    const auto part = solveEndgame(richPosition(), language(), richWords(), options);
    ASSERT_TRUE(part);
    for (const auto& [found, wanted] :
         {std::pair(part->best, whole->best.value), std::pair(*part->other, whole->other->value)}) {
      EXPECT_LE(found.low, wanted) << limit;
      EXPECT_GE(found.high, wanted) << limit;
      EXPECT_LE(found.low, found.value) << limit;
      EXPECT_GE(found.high, found.value) << limit;
      EXPECT_EQ(found.exact, found.low == found.high) << limit;
      narrowed =
          narrowed || (!found.exact && (found.low > -engine::kUnbounded || found.high < engine::kUnbounded));
    }
  }
  EXPECT_TRUE(narrowed) << "some limit proves a bound and not the value";
}

TEST(Endgame, isTheSameEachTimeForANodeLimit) {
  EndgameOptions options;
  options.nodeLimit = 15000;
  options.memory = std::size_t{1} << 20;
  const auto first = solveEndgame(richPosition(), language(), richWords(), options);
  const auto second = solveEndgame(richPosition(), language(), richWords(), options);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->best.value, second->best.value);
  EXPECT_EQ(first->best.line.front().move, second->best.line.front().move);
  EXPECT_EQ(first->nodes, second->nodes);
}

TEST(Endgame, endsWhenItsTimeIsUp) {
  EndgameOptions options;
  options.timeLimit = std::chrono::milliseconds(30);
  const auto start = std::chrono::steady_clock::now();
  const auto result = solveEndgame(richPosition(), language(), richWords(), options);
  ASSERT_TRUE(result);
  EXPECT_FALSE(result->best.exact);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

TEST(Endgame, endsWhenItIsTold) {
  std::stop_source source;
  source.request_stop();
  EndgameOptions options;
  options.stop = source.get_token();
  const auto result = solveEndgame(richPosition(), language(), richWords(), options);
  ASSERT_TRUE(result);
  EXPECT_FALSE(result->best.exact);
  EXPECT_FALSE(result->best.line.empty());
}

std::string faultOf(const game::Position& position, const EndgameOptions& options = {}) {
  const auto result = solveEndgame(position, language(), words(), options);
  return result ? "" : result.error().code;
}

TEST(Endgame, refusesWhatIsNoEndgame) {
  EXPECT_EQ(faultOf(position("", "A")), "endgame.game-over");
  EXPECT_EQ(faultOf(position("A", "")), "endgame.game-over");
  EXPECT_EQ(faultOf(position("A", "ABCDEFGHIJKLMNOPQRSTUVWXYZABC")), "endgame.rack-too-large");
}

TEST(Endgame, refusesAMoveThatCannotBeMade) {
  const game::Position before = position("ST", "A");
  for (const char* text : {"-S", "8D HOUSEA", "1A ST"}) {
    EndgameOptions options;
    options.other = move(text, before.board);
    EXPECT_EQ(faultOf(before, options), "endgame.bad-move") << text;
  }
}

/// A language whose set is just the tiles of HOUSE and these.
game::Language setOf(std::string_view tiles) {
  game::Language small = language();
  small.tiles = rack(tiles) + boardFrom("8 ...HOUSE").tiles();
  return small;
}

TEST(EndgameRacks, areDeducedFromTheUnseenTiles) {
  const auto complete = withBothRacks(position("AB", ""), setOf("ABQZ"));
  ASSERT_TRUE(complete);
  EXPECT_EQ(complete->opponentRack, rack("QZ"));
  EXPECT_EQ(withBothRacks(position("AB", "Q"), setOf("ABQZ"))->opponentRack, rack("QZ"));
  EXPECT_EQ(withBothRacks(position("AB", "QZ"), setOf("ABQZ"))->opponentRack, rack("QZ"));
}

TEST(EndgameRacks, cannotBeKnownWhileTheBagHoldsTiles) {
  const auto code = [](const auto& result) { return result ? std::string() : result.error().code; };
  EXPECT_EQ(code(withBothRacks(position("AB", ""), language())), "endgame.bag-not-empty");
  EXPECT_EQ(code(withBothRacks(position("AB", "CD"), language())), "endgame.bag-not-empty");
  EXPECT_EQ(code(withBothRacks(position("", ""), setOf("ABQZ"))), "endgame.rack-unknown");
  EXPECT_EQ(code(withBothRacks(position("AB", ""), setOf("AB"))), "endgame.game-over");
  EXPECT_EQ(code(withBothRacks(position("AB", "X"), setOf("ABQZ"))), "endgame.rack-impossible");
}

}  // namespace
}  // namespace rozbor
