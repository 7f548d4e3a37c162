// The pre-endgame solver against one that plays every order of the bag to the end, on boards of random games.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "exhaustive_preendgame.h"
#include "game_fixtures.h"
#include "rozbor/engine/preendgame.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"

namespace rozbor {
namespace {

constexpr int kWords = 1200;
constexpr std::size_t kMovesCompared = 10;

/// A language with so small a board, racks and set of tiles that every game can be played to its end.
game::Language smallLanguage(const char* id) {
  game::Language small = test::language(id);
  small.board = *game::BoardLayout::parseCsv(
      "3W,,,2L,,,2W\n"
      ",2L,,,,3L,\n"
      ",,2W,,2L,,\n"
      "2L,,,*,,,3W\n"
      ",,3L,,2W,,\n"
      "2W,,,2L,,,2L\n");
  small.rules.rackSize = 3;
  small.rules.bingoTiles = 3;
  small.rules.bingoBonus = 5;
  return small;
}

game::TileCounts tilesOn(const game::Board& board) {
  game::TileCounts tiles;
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      if (!board.at({row, column}).empty()) tiles.add(board.at({row, column}));
    }
  }
  return tiles;
}

class PreEndgameOracle : public testing::Test {
 protected:
  struct Trial {
    game::Language language;
    game::Position position;
    bool passEnds = false;
  };

  /// The board of a game with new racks, a close score, and so many tiles in the bag.
  static Trial trialOf(const game::Board& board, const game::Language& full, int inBag,
                       engine::Random& random) {
    Trial trial{full, {}, false};
    trial.position.board = board;
    game::Bag tiles = full.tiles;
    if (random.below(3) == 0) tiles.add(game::Tile::blank(), 4);
    const int rackSize = full.rules.rackSize;
    engine::draw(tiles, trial.position.rack, rackSize, random);
    game::TileCounts unseen;
    engine::draw(tiles, unseen, rackSize + inBag, random);
    trial.language.tiles = tilesOn(board) + trial.position.rack + unseen;
    trial.position.score = 100 + static_cast<int>(random.below(25)) - 12;
    trial.position.opponentScore = 100;
    const game::Rules& rules = full.rules;
    const int limit = rules.scorelessLimit > 0 ? rules.scorelessLimit : rules.passLimit;
    trial.position.scorelessTurns = static_cast<int>(random.below(static_cast<std::uint32_t>(limit)));
    const auto reaches = [&](int most) { return most > 0 && trial.position.scorelessTurns + 1 >= most; };
    trial.passEnds = reaches(rules.scorelessLimit) || reaches(rules.passLimit);
    return trial;
  }

  void check(const char* id, int inBag, int trials, std::uint64_t seed, int nodesPerMove = 3000) {
    const game::Language small = smallLanguage(id);
    const auto lexicon = engine::Lexicon::build(engine::madeUpWords(small, kWords, 11), "made up", "", small);
    ASSERT_TRUE(lexicon);
    const auto leaves = engine::noLeaves();
    const engine::Chooser any = [](std::span<const engine::RatedPlay> plays, engine::Random& random) {
      return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(plays.size())));
    };
    engine::Random random(seed);
    for (int solved = 0; solved < trials && !HasFatalFailure(); ++seed) {
      const auto played = engine::playGame({small, **lexicon, *leaves}, {any, any}, seed);
      for (const engine::SelfPlayTurn& turn : played.turns) {
        if (turn.before.board.empty() && random.below(4) != 0) continue;
        const Trial trial = trialOf(turn.before.board, small, inBag, random);
        if (checkOne(trial, inBag, nodesPerMove, **lexicon, *leaves, random)) ++solved;
        if (HasFatalFailure() || solved == trials) break;
      }
    }
    EXPECT_GT(seen_.wins, 0);
    EXPECT_GT(seen_.ties, 0);
    EXPECT_GT(seen_.losses, 0);
  }

  /// False where trying everything would take too long.
  bool checkOne(const Trial& trial, int inBag, int nodesPerMove, const engine::Lexicon& lexicon,
                const engine::Leaves& leaves, engine::Random& random) {
    const engine::StaticContext context{trial.language, lexicon, leaves};
    const auto& position = trial.position;
    test::ExhaustivePreEndgame oracle(trial.language, lexicon, nodesPerMove);
    std::vector<engine::Play> moves =
        engine::generatePlacements(position.board, position.rack, trial.language, lexicon);
    moves.push_back({game::Move::pass(), 0});
    std::vector<test::ExhaustivePreEndgame::Counts> wanted;
    for (const engine::Play& move : moves) {
      if (wanted.size() == kMovesCompared) break;
      const auto counts = oracle.counts(position, move, inBag, trial.passEnds);
      if (!counts) return false;
      wanted.push_back(*counts);
    }
    const engine::Play& pass = moves.back();
    const auto wantedPass = oracle.counts(position, pass, inBag, trial.passEnds);
    if (!wantedPass) return false;

    const std::string where = writeCgp(position, trial.language);
    engine::PreEndgameOptions options;
    options.top = static_cast<int>(moves.size());
    options.threads = 1 + static_cast<int>(random.below(3));
    options.memory = std::size_t{1} << 21;
    options.other = pass.move;
    const auto all = engine::solvePreEndgame(position, context, options);
    EXPECT_TRUE(all) << where;
    if (!all) return true;
    EXPECT_TRUE(all->exact) << where;
    EXPECT_EQ(all->plays.size(), moves.size()) << where;
    for (std::size_t at = 0; at < wanted.size(); ++at) {
      const auto found = std::ranges::find_if(
          all->plays, [&](const engine::PreEndgamePlay& play) { return play.play.move == moves[at].move; });
      EXPECT_NE(found, all->plays.end()) << where;
      if (found != all->plays.end()) expectEqual(*found, wanted[at], where, trial);
    }
    expectEqual(*all->other, *wantedPass, where + " pass", trial);

    options.top = 1;
    options.other.reset();
    const auto best = engine::solvePreEndgame(position, context, options);
    EXPECT_TRUE(best->exact) << where;
    EXPECT_EQ(best->plays.front().winProbability, all->plays.front().winProbability) << where;
    return true;
  }

  void expectEqual(const engine::PreEndgamePlay& found, const test::ExhaustivePreEndgame::Counts& wanted,
                   const std::string& where, const Trial& trial) {
    const std::string what = where + " " + moveText(found.play.move, trial.language.alphabet);
    seen_.wins += wanted.wins;
    seen_.ties += wanted.ties;
    seen_.losses += wanted.losses;
    EXPECT_EQ(found.wins, wanted.wins) << what;
    EXPECT_EQ(found.ties, wanted.ties) << what;
    EXPECT_EQ(found.losses, wanted.losses) << what;
    ASSERT_TRUE(found.spread) << what;
    EXPECT_NEAR(*found.spread, wanted.spread, 1e-9) << what;
  }

  test::ExhaustivePreEndgame::Counts seen_;  ///< so that it is known that every outcome was met
};

class PreEndgameOracleIn : public PreEndgameOracle, public testing::WithParamInterface<const char*> {};

TEST_P(PreEndgameOracleIn, countsTheSameWithOneTileInTheBag) {
  check(GetParam(), 1, 60, 3);
}

TEST_P(PreEndgameOracleIn, countsTheSameWithTwoTilesInTheBag) {
  check(GetParam(), 2, 20, 5);
}

TEST_P(PreEndgameOracleIn, countsTheSameWithThreeTilesInTheBag) {
  check(GetParam(), 3, 10, 7, 10'000);
}

TEST_P(PreEndgameOracleIn, countsTheSameWithFourTilesInTheBag) {
  check(GetParam(), 4, 2, 9, 20'000);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, PreEndgameOracleIn, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
