#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/preendgame.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::LastMove;
using engine::Player;
using engine::PlayerSpec;
using engine::RatedPlay;
using std::chrono::steady_clock;

/// English with made-up words, the leave values and the win model that ship.
class SimulatingPlayer : public testing::Test {
 protected:
  [[nodiscard]] static PlayerSpec spec(int deals, int inferredRacks = 0) {
    PlayerSpec spec;
    spec.strategy = "simulating";
    spec.deals = deals;
    spec.candidates = 4;
    spec.inferredRacks = inferredRacks;
    return spec;
  }

  [[nodiscard]] engine::PlayerContext context(const std::stop_token& stop = {}, int threads = 1) const {
    return {language_, *lexicon_, leaves_, stop, winModel_, threads};
  }

  [[nodiscard]] RatedPlay choice(const PlayerSpec& spec, const engine::PlayerContext& context,
                                 const LastMove* last = nullptr, std::uint64_t seed = 1) const {
    engine::Random random(seed);
    return makePlayer(spec, context)->chooseAfter(last, position_, random);
  }

  [[nodiscard]] engine::MatchPlan plan(const PlayerSpec& one, int threads,
                                       const std::stop_token& stop = {}) const {
    const auto make = [this, one, stop](int index) {
      PlayerSpec other;
      other.strategy = "static";
      return makePlayer(index == 0 ? one : other, context(stop));
    };
    return {language_, make, 2, 5, true, threads};
  }

  /// The opponent laid HOUSE and kept two tiles.
  [[nodiscard]] LastMove house() const {
    LastMove last{startingPosition(language_), {test::move("8D HOUSE"), 0}};
    last.before.opponentRack = position_.rack;
    return last;
  }

  game::Language language_ = test::language("en");
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      *engine::Lexicon::build(engine::madeUpWords(language_, 3000, 1), "made up", "", language_);
  std::shared_ptr<const engine::Leaves> leaves_ =
      *engine::openLeaves(test::sourcePath("data/leaves/en.csv"), language_);
  std::shared_ptr<const engine::WinModel> winModel_ =
      *engine::openWinModel(test::sourcePath("data/winmodels/en.csv"), language_);
  game::Position position_ = [this] {
    game::Position position = startingPosition(language_);
    position.board = test::boardFrom("8 ...HOUSE");
    position.rack = test::rack("AEINRST");
    return position;
  }();
};

TEST_F(SimulatingPlayer, TakesTheWinnerOfTheSimulation) {
  const auto plays = engine::rateAll(position_, {language_, *lexicon_, *leaves_});
  engine::Random random(1);
  const std::uint64_t seed = random.next();
  const auto candidates =
      chooseCandidates(position_, plays, 4, std::nullopt, {language_, *lexicon_, *leaves_}, seed);
  engine::SimulationOptions options{.seed = seed, .iterations = 1'000'000, .deals = 100};
  const auto raced = simulate(position_, candidates, {language_, *lexicon_, *leaves_, *winModel_}, options);
  EXPECT_EQ(choice(spec(100), context()).move, raced.plays.front().play.move);
}

TEST_F(SimulatingPlayer, MakesTheSameMoveOnAnyNumberOfThreads) {
  const LastMove last = house();
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const RatedPlay one = choice(spec(96, 50), context(), &last, seed);
    EXPECT_EQ(choice(spec(96, 50), context({}, 3), &last, seed).move, one.move);
    EXPECT_EQ(choice(spec(96, 50), context(), &last, seed).move, one.move);
  }
}

TEST_F(SimulatingPlayer, TakesASureWinOverMorePoints) {
  // One tile in the bag: the pre-endgame proves what simulation may only guess.
  PlayerSpec proving = spec(10);
  proving.preEndgameNodes = 1'000'000;
  game::Language small = language_;
  const auto lexicon = test::lexiconOf(small, {"HOUSE", "HOUSES", "AT", "TA", "SAT", "AS", "ZA"});
  game::Position position = startingPosition(small);
  position.board = test::boardFrom("8 ...HOUSE");
  position.rack = test::rack("AT");
  small.rules.rackSize = 2;
  small.tiles = position.board.tiles() + test::rack("ATSZQ");
  for (int opponent = 0; opponent <= 30; opponent += 5) {
    position.opponentScore = opponent;
    engine::PreEndgameOptions options;
    options.alike = 4;
    const auto solved = engine::solvePreEndgame(position, {small, *lexicon, *leaves_}, options);
    ASSERT_TRUE(solved && solved->exact);
    engine::Random random(1);
    const auto player = makePlayer(proving, {small, *lexicon, leaves_, {}, winModel_});
    EXPECT_EQ(player->choose(position, random).move, solved->plays.front().play.move) << opponent;
  }
}

TEST_F(SimulatingPlayer, PlaysMatchesThatCanBeRepeated) {
  const auto one = playMatch(plan(spec(10, 20), 1), {});
  EXPECT_EQ(one.games, 2);
  EXPECT_EQ(playMatch(plan(spec(10, 20), 2), {}), one);
}

/// Writes down what it is told of the opponent's last move.
class Listener final : public Player {
 public:
  explicit Listener(std::unique_ptr<Player> player) : player_(std::move(player)) {}
  [[nodiscard]] RatedPlay choose(const game::Position& position, engine::Random& random) override {
    return player_->choose(position, random);
  }
  [[nodiscard]] RatedPlay chooseAfter(const LastMove* last, const game::Position& position,
                                      engine::Random& random) override {
    told.push_back(last != nullptr ? std::optional(*last) : std::nullopt);
    seen.push_back(position);
    return choose(position, random);
  }

  [[nodiscard]] std::ptrdiff_t silences() const {
    return std::ranges::count_if(told, [](const auto& last) { return !last.has_value(); });
  }

  std::vector<std::optional<LastMove>> told;
  std::vector<game::Position> seen;

 private:
  std::unique_ptr<Player> player_;
};

TEST_F(SimulatingPlayer, IsToldOfTheLastMoveWhatTheTableSaw) {
  PlayerSpec random;
  random.strategy = "random";
  Listener one(makePlayer(random, context()));
  Listener other(makePlayer(random, context()));
  for (std::uint64_t number = 0; number < 6; ++number) {
    one.told.clear(), one.seen.clear(), other.told.clear(), other.seen.clear();
    ASSERT_TRUE(playGame(language_, {&one, &other}, engine::gameSetup(1, number, true), nullptr));
    EXPECT_EQ(one.silences() + other.silences(), 1);  // before the first move
    for (const Listener* listener : {&one, &other}) {
      for (std::size_t turn = 0; turn < listener->told.size(); ++turn) {
        const auto& last = listener->told[turn];
        if (!last) continue;
        EXPECT_TRUE(last->before.rack.empty());
        EXPECT_EQ(last->before.opponentRack, listener->seen[turn].rack);
        EXPECT_EQ(last->before.opponentScore, listener->seen[turn].score);
        const bool hides = last->seen.exchanged == 0 || last->seen.move == game::Move();
        EXPECT_TRUE(hides) << "tiles that were put back";
        game::Board board = last->before.board;
        if (last->seen.exchanged == 0 && last->seen.move.isPlacement()) lay(board, last->seen.move);
        EXPECT_EQ(board, listener->seen[turn].board);
      }
    }
  }
}

TEST_F(SimulatingPlayer, PlaysOnWhereTheLastMoveTellsNothing) {
  LastMove impossible = house();
  impossible.before.opponentRack = test::rack("QQQQQQQ");
  EXPECT_EQ(choice(spec(50, 50), context(), &impossible).move, choice(spec(50), context()).move);
}

TEST_F(SimulatingPlayer, WithoutAWinModelPlaysAsStaticDoes) {
  const auto best = engine::rateAll(position_, {language_, *lexicon_, *leaves_}).front();
  EXPECT_EQ(choice(spec(100), {language_, *lexicon_, leaves_}).move, best.move);
}

TEST_F(SimulatingPlayer, KeepsToItsTime) {
  PlayerSpec timed = spec(1'000'000, 1000);
  timed.seconds = 0.3;
  const auto start = steady_clock::now();
  const LastMove last = house();
  EXPECT_FALSE(choice(timed, context(), &last).move == game::Move::pass());
  EXPECT_LT(steady_clock::now() - start, std::chrono::seconds(5));  // of a slow machine
}

TEST_F(SimulatingPlayer, EndsWhenItIsAskedTo) {
  std::stop_source stop;
  steady_clock::time_point asked;
  std::jthread asks([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    asked = steady_clock::now();
    stop.request_stop();
  });
  PlayerSpec endless = spec(1'000'000, 1000);
  endless.candidates = 20;
  const auto tally = playMatch(plan(endless, 2, stop.get_token()), {}, {}, stop.get_token());
  EXPECT_LT(steady_clock::now() - asked, std::chrono::seconds(3));  // of a slow machine
  EXPECT_EQ(tally, engine::MatchTally());                           // a move in haste counts for nothing
}

}  // namespace
}  // namespace rozbor
