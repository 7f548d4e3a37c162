#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/engine/generator.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/openness.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/engine/study/board_counts.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/engine/win_model.h"
#include "test_paths.h"

namespace rozbor {
namespace {

using engine::BoardCounts;
using engine::WinModel;
using engine::WinTable;

/// Usually a fifth of the racks have a bingo, less with fewer tiles; each tenth more moves the spread a tenth
/// farther.
constexpr WinTable::Boards kBoards{{10'000, 200}, {100'000, 0}};

TEST(WinBoards, reachGoesWithOpennessWithinLimits) {
  EXPECT_DOUBLE_EQ(kBoards.openness.at(50), 0.2);
  EXPECT_DOUBLE_EQ(kBoards.reach(0.2, 50), 1);
  EXPECT_DOUBLE_EQ(kBoards.reach(0.3, 50), 1.1);
  EXPECT_DOUBLE_EQ(kBoards.reach(0.0, 50), 0.8);
  constexpr WinTable::Boards kSteep{{20'000, 0}, {1'000'000, -10'000}};
  EXPECT_EQ(kSteep.reach(0, 10), 0.5);
  EXPECT_EQ(kSteep.reach(1, 10), 2);
  EXPECT_EQ(kSteep.reach(1, 200), 1);  // no effect below nothing
}

TEST(WinBoards, whoIsAheadWinsMoreOftenOnAClosedBoard) {
  WinTable table;
  for (int unseen = 1; unseen <= 50; ++unseen)
    table.rows.push_back({-100, 100, {10'000, 50'000, 90'000}});
  EXPECT_EQ(WinModel(table).winProbability(50, 50, 0), WinModel(table).winProbability(50, 50));
  table.boards = kBoards;
  const WinModel model(table);
  EXPECT_DOUBLE_EQ(model.winProbability(40, 50, 0.2), model.winProbability(40, 50));
  EXPECT_DOUBLE_EQ(model.winProbability(40, 50, 0), model.winProbability(50, 50));
  EXPECT_DOUBLE_EQ(model.winProbability(-40, 50, 0), model.winProbability(-50, 50));
  EXPECT_DOUBLE_EQ(model.winProbability(55, 50, 0.3), model.winProbability(50, 50));
  EXPECT_EQ(model.winProbability(1, 0, 0), 1);
}

TEST(WinBoards, areReadAsTheyAreWritten) {
  WinTable table;
  table.rows.push_back({-1, 1, {20'000, 50'000, 80'000}});
  table.boards = WinTable::Boards{{12'299, -116}, {118'565, -1595}};
  const std::string text = engine::writeWinTable(table);
  EXPECT_TRUE(text.ends_with("boards,12299,-116,118565,-1595\n")) << text;
  const auto read = engine::readWinTable(text);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(*read, table);
}

TEST(WinBoards, linesAreFoundThatMadeTheSamples) {
  BoardCounts counts;
  for (int unseen = 20; unseen <= 80; ++unseen) {
    const int usual = 10 + unseen / 5;
    for (const int more : {-10, 0, 10}) {
      const double deviation = std::sqrt(50.0 * unseen) * (1 + (1.5 - 0.01 * unseen) * more / 100);
      const engine::BoardSample sample{usual + more, unseen, static_cast<int>(std::lround(deviation))};
      counts.addGame(std::vector{sample, engine::BoardSample{usual + more, unseen, -sample.change}});
    }
  }
  EXPECT_EQ(counts.samples(), 61 * 6);
  const auto found = fitBoards(counts);
  ASSERT_TRUE(found) << found.error().message;
  for (const int unseen : {20, 50, 80}) {
    EXPECT_NEAR(found->openness.at(unseen), 0.1 + unseen / 500.0, 0.005) << unseen;
    EXPECT_NEAR(found->effect.at(unseen), 1.5 - 0.01 * unseen, 0.08) << unseen;
  }
}

TEST(WinBoards, ofTooFewSamplesNoLineIsTold) {
  BoardCounts counts;
  for (int game = 0; game < 3; ++game) {
    const auto found = fitBoards(counts);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, "winmodel.no-boards");
    counts.addGame(std::vector{engine::BoardSample{10 * game, 30, 40}});
  }
}

/// English with made-up words.
class WinBoardsInPlay : public testing::Test {
 protected:
  [[nodiscard]] std::unique_ptr<engine::Player> staticPlayer() const {
    engine::PlayerSpec spec;
    spec.strategy = "static";
    return makePlayer(spec, {english_, *lexicon_, leaves_});
  }

  game::Language english_ = test::language("en");
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      *engine::Lexicon::build(engine::madeUpWords(english_, 6000, 1), "made up", "", english_);
  std::shared_ptr<const engine::Leaves> leaves_ =
      *engine::openLeaves(test::sourcePath("data/leaves/en.csv"), english_);
};

/// Where there is but one rack to draw, all have a bingo or none.
TEST_F(WinBoardsInPlay, openIsABoardOnWhichARackHasABingo) {
  engine::Openness openness(english_, *lexicon_);
  int open = 0;
  int closed = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const engine::SelfPlayGame game = engine::playGame(
        {english_, *lexicon_, *leaves_},
        {[](auto&&...) { return std::size_t{0}; }, [](auto&&...) { return std::size_t{0}; }}, seed);
    for (const engine::SelfPlayTurn& turn : game.turns) {
      if (turn.before.rack.size() != english_.rules.rackSize) continue;
      const auto plays = generatePlacements(turn.before.board, turn.before.rack, english_, *lexicon_);
      const bool has = std::ranges::any_of(
          plays, [&](const engine::Play& play) { return play.move.tilesUsed() == english_.rules.rackSize; });
      EXPECT_EQ(openness.bingos(turn.before.board, turn.before.rack), has ? engine::Openness::kRacks : 0);
      (has ? open : closed) += 1;
    }
  }
  EXPECT_GT(open, 0);
  EXPECT_GT(closed, 20);
}

TEST_F(WinBoardsInPlay, theSameTilesGiveTheSameRacks) {
  engine::Openness openness(english_, *lexicon_);
  const game::Board board = english_.board.emptyBoard();
  const int bingos = openness.bingos(board, english_.tiles);
  EXPECT_GT(bingos, 0);
  EXPECT_LT(bingos, engine::Openness::kRacks);
  EXPECT_EQ(engine::Openness(english_, *lexicon_).bingos(board, english_.tiles), bingos);
  EXPECT_EQ(openness.bingos(board, test::rack("AEINRS")), 0);
}

/// Remembers what the sampler is to tell.
class Course final : public engine::GameObserver {
 public:
  void onTurn(const game::Position& before, const engine::RatedPlay& played, int player) override {
    befores.push_back(before);
    leaves.push_back(played.leaveValue.inPoints());
    seats.push_back(static_cast<std::size_t>(player));
  }
  void onEnd(const engine::GameResult& result) override { scores = result.scores; }

  std::vector<game::Position> befores;
  std::vector<double> leaves;
  std::vector<std::size_t> seats;
  std::array<int, 2> scores{};
};

TEST_F(WinBoardsInPlay, samplesTellWhatBecameOfWhatTheModelIsAskedWith) {
  const auto first = staticPlayer();
  const auto second = staticPlayer();
  const engine::GameSetup setup = engine::gameSetup(1, 0, false);
  engine::BoardSampler sampler(english_, *lexicon_);
  Course course;
  ASSERT_TRUE(engine::playGame(english_, {first.get(), second.get()}, setup, &sampler));
  ASSERT_TRUE(engine::playGame(english_, {first.get(), second.get()}, setup, &course));
  engine::Openness openness(english_, *lexicon_);
  std::size_t at = 1;  // the board before turn `at`
  for (const engine::BoardSample& sample : sampler.samples()) {
    const game::Position& later = course.befores[at + 2];
    EXPECT_EQ(sample.unseen, unseenTiles(later, english_).size());
    EXPECT_EQ(sample.bingos,
              openness.bingos(course.befores[at].board, unseenTiles(course.befores[at - 1], english_)));
    const std::size_t seat = course.seats[at + 2];
    const double asked = later.spread() + course.leaves[at] - course.leaves[at + 1];
    EXPECT_NEAR(sample.change, course.scores[seat] - course.scores[1 - seat] - asked, 0.51);
    ++at;
  }
  EXPECT_GT(at, 8u);
  EXPECT_TRUE(!course.befores[at + 2].opponentRack.empty()) << "one more could have been told";
}

TEST_F(WinBoardsInPlay, simulationsAskWithTheBoardAfterEachCandidate) {
  WinTable table = (*engine::openWinModel(test::sourcePath("data/winmodels/en.csv"), english_))->table();
  game::Position position = startingPosition(english_);
  position.rack = test::rack("AEINRST");
  position.score = 60;
  const auto plays = engine::MoveFinder(english_, *lexicon_).top(position, *leaves_, 2);
  const auto simulated = [&](std::optional<WinTable::Boards> boards) {
    table.boards = boards;
    const WinModel model(table);
    return simulate(position, plays, {english_, *lexicon_, *leaves_, model},
                    {.threads = 2, .deals = 64, .even = true})
        .plays;
  };
  const auto blind = simulated(std::nullopt);
  const auto wide = simulated(WinTable::Boards{{0, 0}, {500'000, 0}});
  const auto narrow = simulated(WinTable::Boards{{90'000, 0}, {500'000, 0}});
  for (std::size_t at = 0; at < blind.size(); ++at) {
    EXPECT_EQ(wide[at].equity, blind[at].equity);
    EXPECT_LT(wide[at].winProbability, blind[at].winProbability);
    EXPECT_GT(narrow[at].winProbability, blind[at].winProbability);
  }
}

}  // namespace
}  // namespace rozbor
