// The endgame solver against one that tries everything, over endings on boards of random games.
#include <gtest/gtest.h>

#include <string>

#include "endgame/search.h"
#include "exhaustive_endgame.h"
#include "game_fixtures.h"
#include "rozbor/engine/endgame.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"
#include "small_board.h"
#include "test_paths.h"

namespace rozbor {
namespace {

constexpr int kWords = 1200;
constexpr int kNodesPerEnding = 600;
constexpr std::array kDrivers = {engine::EndgameDriver::alphaBeta, engine::EndgameDriver::negaScout,
                                 engine::EndgameDriver::mtdf, engine::EndgameDriver::bStar};

game::Rack randomRack(const game::Language& language, engine::Random& random, int most) {
  game::Bag bag = language.tiles;
  game::Rack rack;
  draw(bag, rack, 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most))), random);
  if (rack.size() < most && random.below(8) == 0) rack.add(game::Tile::blank());
  return rack;
}

/// Points of a line, and that each of its moves is legal; seen by the player on turn.
int playedOut(game::Position position, const engine::EndgameLine& line, const game::Language& language,
              const engine::Lexicon& lexicon, bool passEnds) {
  int value = 0;
  int sign = 1;
  for (const engine::Play& play : line.line) {
    const bool pass = !play.move.isPlacement();
    if (!pass) {
      EXPECT_TRUE(placementFaults(position.board, language.board, play.move).empty());
      EXPECT_EQ(play.score, scoreOf(position.board, language, play.move));
      for (const auto& word : wordsFormed(position.board, play.move))
        EXPECT_TRUE(lexicon.contains(word.tiles));
    }
    value += sign * play.score;
    const int mine = language.value(position.rack);
    const int theirs = language.value(position.opponentRack);
    position = after(position, play.move, play.score);
    if (pass && passEnds) return value + sign * (theirs - mine);
    if (position.opponentRack.empty()) return value + sign * 2 * theirs;
    passEnds = pass;
    sign = -sign;
  }
  ADD_FAILURE() << "the line does not reach the end of the game";
  return value;
}

class EndgameOracle : public testing::Test {
 protected:
  void check(const game::Language& language, int endings, int mostTiles, std::uint64_t seed) {
    const auto lexicon =
        engine::Lexicon::build(engine::madeUpWords(language, kWords, 11), "made up", "", language);
    ASSERT_TRUE(lexicon);
    const auto leaves = engine::noLeaves();
    const engine::StaticContext context{language, **lexicon, *leaves};
    const engine::Chooser any = [](std::span<const engine::RatedPlay> plays, engine::Random& random) {
      return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(plays.size())));
    };
    engine::Random random(seed);
    int solved = 0;
    for (; solved < endings; ++seed) {
      const auto played = playGame(context, {any, any}, seed);
      for (const engine::SelfPlayTurn& turn : played.turns) {
        if (turn.before.board.empty() && random.below(4) != 0) continue;
        game::Position position = turn.before;
        position.rack = randomRack(language, random, mostTiles);
        position.opponentRack = randomRack(language, random, mostTiles);
        const game::Rules& rules = language.rules;
        const int limit = rules.scorelessLimit > 0 ? rules.scorelessLimit : rules.passLimit;
        position.scorelessTurns = static_cast<int>(random.below(static_cast<std::uint32_t>(limit)));
        const bool passEnds = position.scorelessTurns + 1 >= limit;
        if (checkOne(position, language, **lexicon, passEnds, random)) ++solved;
        if (HasFatalFailure() || solved == endings) return;
      }
    }
  }

  /// Cut off early, the search proves nothing that is not so.
  static void checkBounds(const game::Position& position, const game::Language& language,
                          const engine::Lexicon& lexicon, engine::EndgameOptions options,
                          const engine::EndgameResult& whole) {
    options.nodeLimit = std::max<std::uint64_t>(4, whole.nodes / 2);
    const auto part = solveEndgame(position, language, lexicon, options);
    ASSERT_TRUE(part);
    const std::string where = writeCgp(position, language);
    EXPECT_LE(part->best.low, whole.best.value) << where;
    EXPECT_GE(part->best.high, whole.best.value) << where;
    EXPECT_LE(part->other->low, whole.other->value) << where;
    EXPECT_GE(part->other->high, whole.other->value) << where;
  }

  /// Questions far from the value as well, which what one player makes alone may answer.
  static void checkQuestions(const game::Position& position, const game::Language& language,
                             const engine::Lexicon& lexicon, bool passEnds, int value) {
    using namespace engine::endgame;
    const game::TileCounts tiles = position.rack + position.opponentRack;
    const RackLayout layout(position.rack, position.opponentRack);
    const PlayableWords words(lexicon.graph(), position.board, tiles);
    LaneBoard lanes(position.board, language, words, lettersOf(tiles, language));
    LanePlays plays(lanes, language, words, layout, std::size_t{1} << 18);
    SoloBound solo(lanes, plays, language, words, layout, std::size_t{1} << 18);
    Search search(lanes, plays, solo, std::size_t{1} << 18, {});
    search.useProofNumbers(std::size_t{1} << 16);
    const Stage stage{holdingOf(position.rack, layout, language),
                      holdingOf(position.opponentRack, layout, language), 0, passEnds};
    for (const int far : {0, 1, 8, 20, 40, 60, 80, 120}) {
      for (const int bound : {value + far, value - far}) {
        search.forget();
        const int found = search.value(stage, Search::kToTheEnd, bound - 1, bound);
        EXPECT_EQ(found >= bound, value >= bound) << writeCgp(position, language) << ", " << bound;
        EXPECT_TRUE(value >= bound ? found <= value : found >= value) << writeCgp(position, language);
      }
    }
  }

  /// False where trying everything would take too long.
  static bool checkOne(const game::Position& position, const game::Language& language,
                       const engine::Lexicon& lexicon, bool passEnds, engine::Random& random) {
    test::ExhaustiveEndgame oracle(language, lexicon, kNodesPerEnding);
    const auto wanted = oracle.value(position, passEnds);
    if (!wanted) return false;
    std::vector<engine::Play> moves = generatePlacements(position.board, position.rack, language, lexicon);
    moves.push_back({game::Move::pass(), 0});
    const engine::Play& other = moves[random.below(static_cast<std::uint32_t>(moves.size()))];

    engine::EndgameOptions options;
    options.driver = kDrivers[random.below(kDrivers.size())];
    options.memory = std::size_t{1} << 18;
    options.other = other.move;
    const auto found = solveEndgame(position, language, lexicon, options);
    const std::string where = writeCgp(position, language);
    EXPECT_TRUE(found) << where;
    if (!found) return true;
    EXPECT_TRUE(found->best.exact) << where;
    EXPECT_EQ(found->best.value, *wanted) << where;
    EXPECT_EQ(playedOut(position, found->best, language, lexicon, passEnds), *wanted) << where;
    EXPECT_TRUE(found->other->exact) << where;
    EXPECT_EQ(found->other->value, *oracle.valueAfter(position, other, passEnds)) << where;
    EXPECT_EQ(found->other->line.front().move, other.move) << where;
    EXPECT_EQ(playedOut(position, *found->other, language, lexicon, passEnds), found->other->value) << where;
    checkBounds(position, language, lexicon, options, *found);
    checkQuestions(position, language, lexicon, passEnds, *wanted);
    return true;
  }
};

class EndgameOracleIn : public EndgameOracle, public testing::WithParamInterface<const char*> {};

TEST_P(EndgameOracleIn, givesTheValueThatTryingEverythingGives) {
  const auto loaded =
      game::loadLanguage(std::string(rozbor::test::kSourceDir) + "/data/languages/" + GetParam());
  ASSERT_TRUE(loaded) << loaded.error().message;
  game::Language small = *loaded;
  small.board = test::smallBoard();
  check(small, 460, 4, 3);
  check(*loaded, 40, 2, 5);
}

TEST_F(EndgameOracle, knowsBoardsOfTheLargestSize) {
  check(test::largeBoard(), 15, 2, 7);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, EndgameOracleIn, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
