#include "rozbor/engine/study/match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::GameResult;
using engine::MatchTally;
using engine::Player;
using engine::RatedPlay;

/// Passes whatever happens.
class PassingPlayer final : public Player {
 public:
  [[nodiscard]] RatedPlay choose(const game::Position& position, engine::Random&) override {
    return {game::Move::pass(), 0, position.rack, {}, {}};
  }
};

/// Keeps what it sees.
class Notes final : public engine::GameObserver {
 public:
  struct Turn {
    game::Position before;
    RatedPlay played;
    int player;
  };
  void onTurn(const game::Position& before, const RatedPlay& played, int player) override {
    turns.push_back({before, played, player});
  }
  void onEnd(const GameResult& end) override { result = end; }

  std::vector<Turn> turns;
  GameResult result;
};

class MatchTest : public testing::TestWithParam<const char*> {
 protected:
  [[nodiscard]] std::unique_ptr<Player> player(const std::string& strategy) const {
    engine::PlayerSpec spec;
    spec.strategy = strategy;
    return makePlayer(spec, {language_, *lexicon_, engine::noLeaves()});
  }

  [[nodiscard]] engine::MatchPlan plan(std::uint64_t games, int threads) const {
    const auto make = [this](int index) { return player(index == 0 ? "greedy" : "random"); };
    return {language_, make, games, 5, true, threads};
  }

  game::Language language_ = test::language(GetParam());
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      *engine::Lexicon::build(engine::madeUpWords(language_, 200, 3), "made up", "", language_);
};

TEST_P(MatchTest, ComesToTheSameOnAnyNumberOfThreads) {
  const MatchTally one = playMatch(plan(11, 1), {});
  EXPECT_EQ(one.games, 11);
  EXPECT_EQ(one.units, 5);
  EXPECT_EQ(playMatch(plan(11, 2), {}), one);
  EXPECT_EQ(playMatch(plan(11, 3), {}), one);
}

TEST_P(MatchTest, DependsOnTheSeed) {
  auto other = plan(4, 2);
  other.seed = 6;
  EXPECT_NE(playMatch(other, {}).signature, playMatch(plan(4, 2), {}).signature);
}

TEST_P(MatchTest, GoesOnWhereItWasLeft) {
  const MatchTally whole = playMatch(plan(10, 2), {});
  const MatchTally part = playMatch(plan(6, 2), {});
  EXPECT_EQ(playMatch(plan(10, 2), part), whole);
}

TEST_P(MatchTest, HandsObserversBackInOrder) {
  std::vector<std::uint64_t> order;
  engine::MatchHooks hooks;
  hooks.observe = [] { return std::make_unique<Notes>(); };
  hooks.keep = [&](engine::GameObserver& observer, const GameResult& result) {
    EXPECT_EQ(static_cast<Notes&>(observer).result.checksum, result.checksum);
    order.push_back(result.number);
    return true;
  };
  EXPECT_EQ(playMatch(plan(12, 3), {}, hooks).games, 12);
  EXPECT_TRUE(std::ranges::is_sorted(order));
  EXPECT_EQ(order.size(), 12u);
}

TEST_P(MatchTest, WhenStoppedHoldsTheFirstGames) {
  engine::MatchHooks hooks;
  hooks.observe = [] { return std::make_unique<Notes>(); };
  hooks.keep = [](engine::GameObserver&, const GameResult& result) { return result.number < 6; };
  const MatchTally stopped = playMatch(plan(40, 3), {}, hooks);
  EXPECT_EQ(stopped, playMatch(plan(6, 2), {}));

  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(playMatch(plan(40, 2), {}, {}, stop.get_token()), MatchTally());
}

TEST_P(MatchTest, TellsObserversWhatThePlayerSaw) {
  const auto one = player("greedy");
  const auto other = player("random");
  Notes notes;
  const auto result = playGame(language_, {one.get(), other.get()}, engine::gameSetup(1, 1, true), &notes);
  ASSERT_TRUE(result);
  std::array<int, 2> sums{};
  for (std::size_t at = 0; at < notes.turns.size(); ++at) {
    const auto& turn = notes.turns[at];
    EXPECT_EQ(turn.player, static_cast<int>((at + 1) % 2));  // game 1: player 1 begins
    EXPECT_EQ(turn.before.score, sums[static_cast<std::size_t>(turn.player)]);
    EXPECT_TRUE(turn.before.rack.contains(turn.played.move.tileCounts()));
    const bool bagEmpty = bagCount(turn.before.board, language_) == 0;
    EXPECT_EQ(turn.before.opponentRack, bagEmpty ? unseenTiles(turn.before, language_) : game::Rack());
    sums[static_cast<std::size_t>(turn.player)] += turn.played.score;
  }
  EXPECT_EQ(notes.result.turns[0] + notes.result.turns[1], static_cast<int>(notes.turns.size()));
}

TEST_P(MatchTest, KeepsEveryTileOfTheSet) {
  const auto one = player("random");
  const auto other = player("greedy");
  for (std::uint64_t number = 0; number < 6; ++number) {
    Notes notes;
    const auto result =
        playGame(language_, {one.get(), other.get()}, engine::gameSetup(3, number, true), &notes);
    game::Board board = notes.turns.back().before.board;
    if (notes.turns.back().played.move.isPlacement()) lay(board, notes.turns.back().played.move);
    game::TileCounts outside = language_.tiles;
    EXPECT_TRUE(outside.removeAvailable(board.tiles()).empty());
    for (const game::Rack& rack : result->racks)
      EXPECT_TRUE(outside.removeAvailable(rack).empty());
    EXPECT_EQ(outside.size(), bagCount(board, language_));
  }
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, MatchTest, testing::Values("sk", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

TEST(GameSetup, GivesBothGamesOfAPairOneBagAndSwapsWhoBegins) {
  const auto even = engine::gameSetup(9, 6, true);
  const auto odd = engine::gameSetup(9, 7, true);
  EXPECT_EQ(even.bagSeed, odd.bagSeed);
  EXPECT_EQ(even.first, 0);
  EXPECT_EQ(odd.first, 1);
  EXPECT_NE(even.playerSeeds, odd.playerSeeds);
  EXPECT_NE(engine::gameSetup(9, 6, false).bagSeed, engine::gameSetup(9, 7, false).bagSeed);
  EXPECT_NE(engine::gameSetup(9, 8, true).bagSeed, even.bagSeed);
}

/// The racks that the seats hold at their first turn.
std::array<game::Rack, 2> firstRacks(std::uint64_t number) {
  const auto& english = test::language("en");
  PassingPlayer one;
  PassingPlayer other;
  Notes notes;
  EXPECT_TRUE(playGame(english, {&one, &other}, engine::gameSetup(1, number, true), &notes));
  return {notes.turns[0].before.rack, notes.turns[1].before.rack};
}

TEST(GameSetup, GivesTheSeatsOfAPairTheSameTiles) {
  EXPECT_EQ(firstRacks(0), firstRacks(1));
  EXPECT_NE(firstRacks(0), firstRacks(2));
}

/// A game in which nobody plays.
GameResult passed(const game::Language& language, std::size_t& turns) {
  PassingPlayer one;
  PassingPlayer other;
  Notes notes;
  const auto result = playGame(language, {&one, &other}, engine::gameSetup(1, 0, true), &notes);
  turns = notes.turns.size();
  return *result;
}

TEST(TheEnd, ComesAfterSixScorelessTurnsAndCostsBothTheirTiles) {
  const auto& english = test::language("en");
  std::size_t turns = 0;
  const GameResult result = passed(english, turns);
  EXPECT_EQ(turns, 6u);
  for (std::size_t player = 0; player < 2; ++player) {
    EXPECT_EQ(result.racks[player].size(), 7);
    EXPECT_EQ(result.scores[player], -english.value(result.racks[player]));
  }
}

TEST(TheEnd, ComesAfterFourPassesByTheCzechRules) {
  std::size_t turns = 0;
  (void)passed(test::language("cs"), turns);
  EXPECT_EQ(turns, 4u);
}

TEST(TheEnd, ComesEvenWhereNoRuleEndsAGame) {
  game::Language endless = test::language("en");
  endless.rules.scorelessLimit = 0;
  endless.rules.passLimit = 0;
  std::size_t turns = 0;
  const GameResult result = passed(endless, turns);
  EXPECT_EQ(turns, 1000u);
  EXPECT_TRUE(result.brokenOff);
  EXPECT_EQ(result.scores, (std::array{0, 0}));
}

/// A game of greedy players that somebody finished by going out.
GameResult finished(const game::Language& language, Notes& notes) {
  const auto lexicon =
      *engine::Lexicon::build(engine::madeUpWords(language, 5000, 3), "made up", "", language);
  engine::PlayerSpec spec;
  spec.strategy = "greedy";
  const auto greedy = makePlayer(spec, {language, *lexicon, engine::noLeaves()});
  for (std::uint64_t number = 0;; ++number) {
    notes.turns.clear();
    const auto result =
        playGame(language, {greedy.get(), greedy.get()}, engine::gameSetup(2, number, true), &notes);
    if (result->racks[0].empty() || result->racks[1].empty()) return *result;
  }
}

TEST(TheEnd, PaysWhoWentOut) {
  const auto& english = test::language("en");
  Notes notes;
  const GameResult result = finished(english, notes);
  const auto out = static_cast<std::size_t>(notes.turns.back().player);
  ASSERT_TRUE(result.racks[out].empty());
  std::array<int, 2> sums{};
  for (const auto& turn : notes.turns)
    sums[static_cast<std::size_t>(turn.player)] += turn.played.score;
  EXPECT_EQ(result.scores[out], sums[out] + 2 * english.value(result.racks[1 - out]));
  EXPECT_EQ(result.scores[1 - out], sums[1 - out]);
}

}  // namespace
}  // namespace rozbor
