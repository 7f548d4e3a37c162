// The pre-endgame solver against ones that play every order of the bag to the end, on boards of random games.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "exhaustive_blind_preendgame.h"
#include "exhaustive_preendgame.h"
#include "game_fixtures.h"
#include "rozbor/engine/preendgame.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"
#include "small_board.h"

namespace rozbor {
namespace {

constexpr int kWords = 1200;
constexpr int kOpenCompared = 8;   ///< moves that empty the bag
constexpr int kBlindCompared = 4;  ///< moves that leave one tile in it
constexpr int kBlindNodes = 60'000;

/// A language with so small a board, racks and set of tiles that every game can be played to its end.
game::Language smallLanguage(const char* id) {
  game::Language small = test::language(id);
  small.board = test::smallBoard();
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
    if (random.below(4) == 0) {
      game::Bag seen = unseen;
      engine::draw(seen, trial.position.opponentRack, 1, random);
    }
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
    if (inBag <= 2) {
      EXPECT_GT(seen_.wins, 0);
      EXPECT_GT(seen_.ties, 0);
      EXPECT_GT(seen_.losses, 0);
    }
    if (inBag == 1) {
      EXPECT_GT(differences_, 0) << "it never mattered that nobody sees the bag";
    }
  }

  using Counts = test::ExhaustivePreEndgame::Counts;

  struct Wanted {
    engine::Play move;
    Counts counts;
    bool isOpen = true;  ///< all that follows is known to both players
  };

  /// What the moves lead to, as far as it can be told; none where trying everything would take too long.
  std::optional<std::vector<Wanted>> wantedOf(const Trial& trial, const std::vector<engine::Play>& moves,
                                              int inBag, int nodesPerMove, const engine::Lexicon& lexicon) {
    test::ExhaustivePreEndgame open(trial.language, lexicon, nodesPerMove);
    test::ExhaustiveBlindPreEndgame blind(trial.language, lexicon, kBlindNodes);
    std::vector<Wanted> wanted;
    int openLeft = kOpenCompared;
    int blindLeft = kBlindCompared;
    for (const engine::Play& move : moves) {
      const bool isOpen = move.move.tilesUsed() >= inBag || (!move.move.isPlacement() && trial.passEnds);
      if (!isOpen && move.move.tilesUsed() < inBag - 1) continue;
      if ((isOpen ? openLeft : blindLeft)-- <= 0 && move.move.isPlacement()) continue;
      auto counts = open.counts(trial.position, move, inBag, trial.passEnds);
      if (!counts) return std::nullopt;
      if (!isOpen) {
        const auto honest = blind.counts(trial.position, move, inBag);
        if (!honest) return std::nullopt;
        if (honest->wins != counts->wins || honest->ties != counts->ties) ++differences_;
        counts = {honest->wins, honest->ties, honest->losses, 0};
      }
      wanted.push_back({move, *counts, isOpen});
    }
    return wanted;
  }

  static const engine::PreEndgamePlay* find(const engine::PreEndgameResult& result, const game::Move& move) {
    const auto found = std::ranges::find_if(
        result.plays, [&](const engine::PreEndgamePlay& play) { return play.play.move == move; });
    return found == result.plays.end() ? nullptr : &*found;
  }

  /// False where trying everything would take too long.
  bool checkOne(const Trial& trial, int inBag, int nodesPerMove, const engine::Lexicon& lexicon,
                const engine::Leaves& leaves, engine::Random& random) {
    const engine::StaticContext context{trial.language, lexicon, leaves};
    const auto& position = trial.position;
    std::vector<engine::Play> moves =
        engine::generatePlacements(position.board, position.rack, trial.language, lexicon);
    moves.push_back({game::Move::pass(), 0});
    const auto wanted = wantedOf(trial, moves, inBag, nodesPerMove, lexicon);
    if (!wanted) return false;

    const std::string where = writeCgp(position, trial.language);
    engine::PreEndgameOptions options;
    options.top = static_cast<int>(moves.size());
    options.threads = 1 + static_cast<int>(random.below(3));
    options.memory = std::size_t{1} << 21;
    options.other = moves.back().move;
    const auto all = engine::solvePreEndgame(position, context, options);
    EXPECT_TRUE(all) << where;
    if (!all) return true;
    EXPECT_EQ(all->plays.size(), moves.size()) << where;
    const bool isExact = std::ranges::all_of(all->plays, &engine::PreEndgamePlay::exact);
    EXPECT_EQ(all->exact, isExact) << where;
    if (inBag == 1) {
      EXPECT_TRUE(isExact) << where;
    }
    for (const Wanted& each : *wanted) {
      const engine::PreEndgamePlay* found = find(*all, each.move.move);
      EXPECT_NE(found, nullptr) << where;
      if (found != nullptr) expectEqual(*found, each, where, trial);
    }
    EXPECT_EQ(all->other->undecided, find(*all, moves.back().move)->undecided) << where;

    options.top = 1;
    options.other.reset();
    const auto best = engine::solvePreEndgame(position, context, options);
    if (inBag == 1) {
      EXPECT_TRUE(best->exact) << where;
    }
    if (best->exact) {
      EXPECT_EQ(best->plays.front().winProbability, mostOf(*all)) << where;
    }
    return true;
  }

  /// Of the proven plays.
  static double mostOf(const engine::PreEndgameResult& result) {
    double most = 0;
    for (const engine::PreEndgamePlay& play : result.plays) {
      if (play.exact()) most = std::max(most, play.winProbability);
    }
    return most;
  }

  void expectEqual(const engine::PreEndgamePlay& found, const Wanted& wanted, const std::string& where,
                   const Trial& trial) {
    const std::string what = where + " " + moveText(found.play.move, trial.language.alphabet);
    seen_.wins += wanted.counts.wins;
    seen_.ties += wanted.counts.ties;
    seen_.losses += wanted.counts.losses;
    EXPECT_EQ(found.wins, wanted.counts.wins) << what;
    EXPECT_EQ(found.ties, wanted.counts.ties) << what;
    EXPECT_EQ(found.losses, wanted.counts.losses) << what;
    EXPECT_EQ(found.undecided, 0) << what;
    ASSERT_EQ(found.spread.has_value(), wanted.isOpen) << what;
    if (wanted.isOpen) {
      EXPECT_NEAR(*found.spread, wanted.counts.spread, 1e-9) << what;
    }
  }

  Counts seen_;          ///< so that it is known that every outcome was met
  int differences_ = 0;  ///< moves that would be worth something else if the bag were seen
};

class PreEndgameOracleIn : public PreEndgameOracle, public testing::WithParamInterface<const char*> {};

TEST_P(PreEndgameOracleIn, countsTheSameWithOneTileInTheBag) {
  check(GetParam(), 1, 200, 3);
}

TEST_P(PreEndgameOracleIn, countsTheSameWithTwoTilesInTheBag) {
  check(GetParam(), 2, 50, 5);
}

TEST_P(PreEndgameOracleIn, countsTheSameWithThreeTilesInTheBag) {
  check(GetParam(), 3, 15, 7, 10'000);
}

TEST_P(PreEndgameOracleIn, countsTheSameWithFourTilesInTheBag) {
  check(GetParam(), 4, 6, 9, 20'000);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, PreEndgameOracleIn, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
