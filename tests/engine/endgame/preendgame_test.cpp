#include "rozbor/engine/preendgame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "preendgame/race.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"

namespace rozbor {
namespace {

using engine::PreEndgameOptions;
using engine::PreEndgamePlay;
using engine::PreEndgameResult;
using test::boardFrom;
using test::move;
using test::rack;

/// English with the tiles that a position is made of, and racks of the size given.
game::Language languageOf(const game::Board& board, std::string_view racks, int rackSize) {
  game::Language small = test::language();
  small.tiles = rack(racks);
  small.rules.rackSize = rackSize;
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      if (!board.at({row, column}).empty()) small.tiles.add(board.at({row, column}));
    }
  }
  return small;
}

const engine::Lexicon& words() {
  static const auto kWords =
      test::lexiconOf(test::language(), {"HOUSE", "HOUSES", "AT", "TA", "SAT", "AS", "ZA"});
  return *kWords;
}

const engine::Lexicon& richWords() {
  static const auto kWords =
      *engine::Lexicon::build(engine::madeUpWords(test::language(), 6000, 7), "rich", "", test::language());
  return *kWords;
}

struct Case {
  game::Language language;
  game::Position position;
};

/// HOUSE on row 8.
Case caseOf(std::string_view mine, std::string_view unseen, int rackSize) {
  Case made;
  made.position.board = boardFrom("8 ...HOUSE");
  made.position.rack = rack(mine);
  made.language = languageOf(made.position.board, std::string(mine) + std::string(unseen), rackSize);
  return made;
}

game::Result<PreEndgameResult> solve(const Case& given, const PreEndgameOptions& options = {},
                                     const engine::Lexicon& lexicon = words()) {
  static const auto kLeaves = engine::noLeaves();
  return solvePreEndgame(given.position, {given.language, lexicon, *kLeaves}, options);
}

/// With several moves, and soon solved.
Case easyCase() {
  return caseOf("AT", "SZQ", 2);
}

/// With more lines of play than a small limit allows.
Case richCase(int inBag) {
  return caseOf("AEINRST", std::string_view("EEILNORTU").substr(0, 7 + static_cast<std::size_t>(inBag)), 7);
}

void expectSame(const PreEndgamePlay& left, const PreEndgamePlay& right) {
  EXPECT_EQ(left.play.move, right.play.move);
  EXPECT_EQ(left.wins, right.wins);
  EXPECT_EQ(left.ties, right.ties);
  EXPECT_EQ(left.losses, right.losses);
  EXPECT_EQ(left.undecided, right.undecided);
  EXPECT_EQ(left.winProbability, right.winProbability);
  EXPECT_EQ(left.spread, right.spread);
}

TEST(PreEndgame, countsEachTileOfTheBag) {
  // Who holds the other S lays it, too: there is no room for both. Q, Q and Z cannot be laid.
  Case given = caseOf("S", "QQ", 1);
  given.position.score = 5;
  const auto result = solve(given);
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_TRUE(result->exact);
  EXPECT_EQ(result->inBag, 1);
  EXPECT_EQ(result->weight, 2);
  const PreEndgamePlay& best = result->plays.front();
  EXPECT_EQ(best.play.move, move("8D HOUSES", given.position.board));
  EXPECT_EQ(best.wins, 2);
  // Nine points; then nobody can move, and each loses a Q.
  EXPECT_EQ(best.spread, 5 + 9);
}

TEST(PreEndgame, countsOrdersOfTwoTiles) {
  const auto result = solve(caseOf("S", "QQZ", 1));
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(result->weight, 6);
  EXPECT_EQ(result->plays.front().wins, 6);
}

TEST(PreEndgame, tellsWhichLastTilesWin) {
  Case given = easyCase();
  given.position.opponentScore = 9;
  PreEndgameOptions options;
  options.top = 100;
  const auto result = solve(given, options);
  ASSERT_TRUE(result) << result.error().message;
  bool differ = false;
  for (const PreEndgamePlay& play : result->plays) {
    ASSERT_TRUE(play.exact());
    ASSERT_TRUE(play.lastTile);
    const auto& [wins, ties, losses] = *play.lastTile;
    EXPECT_EQ(wins + ties + losses, rack("SZQ")) << "each tile that may be in the bag, once";
    EXPECT_EQ(wins.size(), play.wins);
    EXPECT_EQ(ties.size(), play.ties);
    EXPECT_EQ(losses.size(), play.losses);
    differ = differ || (!wins.empty() && !losses.empty());
  }
  EXPECT_TRUE(differ) << "it depends on the tile";
  EXPECT_FALSE(solve(caseOf("S", "QQZ", 1))->plays.front().lastTile) << "two tiles in the bag";
}

TEST(PreEndgame, boundsHoldTheTruthWhereverItIsGivenUp) {
  for (const int inBag : {1, 2}) {
    const Case given =
        caseOf("AEIN", std::string_view("EILNRT").substr(0, 4 + static_cast<std::size_t>(inBag)), 4);
    PreEndgameOptions options;
    options.top = 10'000;
    options.spreads = false;
    options.nodeLimit = 1'000'000;
    const auto whole = solve(given, options, richWords());
    ASSERT_TRUE(whole) << whole.error().message;
    ASSERT_TRUE(whole->plays.front().exact());
    int open = 0;
    for (const std::uint64_t nodes : {1U, 300U, 3'000U, 30'000U}) {
      options.nodeLimit = nodes;
      options.provenOnly = nodes % 1000 == 0;
      const auto part = solve(given, options, richWords());
      ASSERT_TRUE(part) << part.error().message;
      EXPECT_GE(part->most, whole->plays.front().winProbability);
      for (const PreEndgamePlay& play : part->plays) {
        const auto truth = std::ranges::find_if(
            whole->plays, [&](const PreEndgamePlay& each) { return each.play.move == play.play.move; });
        ASSERT_NE(truth, whole->plays.end());
        EXPECT_LE(play.least, truth->most) << nodes;
        EXPECT_GE(play.most, truth->least) << nodes;
        EXPECT_LE(play.most, part->most);
        EXPECT_TRUE(!play.exact() || play.least == play.most);
        if (play.least < play.most) ++open;
      }
    }
    EXPECT_GT(open, 0) << "some limit leaves something open";
  }
}

TEST(PreEndgame, takesTheKnownTilesOfTheOpponentIntoAccount) {
  Case given = caseOf("SZ", "QAT", 2);
  given.position.opponentRack = rack("Q");
  const auto result = solve(given);
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(result->weight, 2);
  given.position.opponentRack = rack("QA");
  EXPECT_EQ(solve(given)->weight, 1);
}

TEST(PreEndgame, valuesThePlayedMoveEvenIfItIsAPhony) {
  const Case given = easyCase();
  for (const char* text : {"7H TA", "9H AT", "-"}) {
    PreEndgameOptions options;
    options.other = move(text, given.position.board);
    const auto result = solve(given, options);
    ASSERT_TRUE(result) << result.error().message;
    ASSERT_TRUE(result->other);
    EXPECT_EQ(result->other->play.move, *options.other);
    EXPECT_TRUE(result->other->exact());
    EXPECT_EQ(result->other->wins + result->other->ties + result->other->losses, 3);
    // After the pass one tile is left that nobody sees: the spread depends on which of equal replies follows.
    EXPECT_EQ(result->other->spread.has_value(), options.other->isPlacement());
    for (const PreEndgamePlay& play : result->plays)
      EXPECT_NE(play.play.move, move("9H AT", given.position.board));
  }
}

TEST(PreEndgame, isTheSameForAnyNumberOfThreads) {
  for (const std::uint64_t limit : {500u, 20000u}) {
    PreEndgameOptions options;
    options.top = 3;
    options.nodeLimit = limit;
    options.other = game::Move::pass();
    const auto one = solve(richCase(1), options, richWords());
    options.threads = 3;
    const auto three = solve(richCase(1), options, richWords());
    ASSERT_TRUE(one && three);
    EXPECT_EQ(one->nodes, three->nodes);
    EXPECT_EQ(one->exact, three->exact);
    ASSERT_EQ(one->plays.size(), three->plays.size());
    for (std::size_t at = 0; at < one->plays.size(); ++at)
      expectSame(one->plays[at], three->plays[at]);
    expectSame(*one->other, *three->other);
  }
}

TEST(PreEndgame, isTheSameWithTwoInTheBagForAnyNumberOfThreads) {
  PreEndgameOptions options;
  options.nodeLimit = 30'000;
  options.other = move("8D HOUSES", richCase(2).position.board);
  const auto one = solve(richCase(2), options, richWords());
  options.threads = 2;
  const auto two = solve(richCase(2), options, richWords());
  ASSERT_TRUE(one && two);
  EXPECT_EQ(one->nodes, two->nodes);
  EXPECT_EQ(one->exact, two->exact);
  expectSame(one->plays.front(), two->plays.front());
  expectSame(*one->other, *two->other);
}

TEST(PreEndgame, provesTheSameWithMorePositions) {
  for (const int inBag : {1, 2}) {
    Case given = caseOf("AERS", std::string_view("EILNOT").substr(0, 4 + static_cast<std::size_t>(inBag)), 4);
    given.position.score = 10;
    PreEndgameOptions options;
    options.spreads = false;
    options.other = inBag == 1 ? game::Move::pass() : move("8D HOUSES", given.position.board);
    std::optional<PreEndgamePlay> best;
    std::optional<PreEndgamePlay> other;
    for (std::uint64_t limit = 100; limit <= 409'600; limit *= 4) {
      options.nodeLimit = limit;
      const auto result = solve(given, options, richWords());
      ASSERT_TRUE(result);
      if (result->exact) {
        if (best) {
          EXPECT_EQ(result->plays.front().winProbability, best->winProbability) << limit;
        }
        best = result->plays.front();
      }
      if (!result->other->exact()) continue;
      if (other) {
        expectSame(*result->other, *other);
      }
      other = result->other;
    }
    EXPECT_TRUE(other) << inBag;
  }
}

TEST(PreEndgame, tellsTheTruthWhenTheLimitsAreMet) {
  PreEndgameOptions options;
  options.nodeLimit = 200;
  const auto few = solve(richCase(2), options, richWords());
  ASSERT_TRUE(few);
  EXPECT_FALSE(few->exact);
  ASSERT_FALSE(few->plays.empty());
  for (const PreEndgamePlay& play : few->plays)
    EXPECT_EQ(play.wins + play.ties + play.losses + play.undecided, few->weight);

  options.nodeLimit = 0;
  options.timeLimit = std::chrono::milliseconds(1);
  const auto brief = solve(richCase(2), options, richWords());
  ASSERT_TRUE(brief);
  EXPECT_FALSE(brief->exact);
  EXPECT_FALSE(brief->plays.empty());
}

/// What a race is given up by where only proofs are wanted.
TEST(PreEndgame, knowsWhetherAPartOfAMoveIsDecidedThatCounts) {
  using engine::preendgame::Counts;
  using engine::preendgame::Finding;
  engine::preendgame::Race race({1, 2}, 1, {{}, {}});
  constexpr std::size_t kPhony = 1;
  race.require(kPhony, false);
  const auto lost = [](int orders) { return Finding{Counts{.losses = orders}, 0, true}; };
  race.take({kPhony, 0, 0}, lost(1));
  race.take({kPhony, 1, 0}, lost(2));
  EXPECT_FALSE(race.hasDecided(2)) << "a phony is not among the best";
  race.take({0, 0, 0}, lost(1));
  EXPECT_FALSE(race.hasDecided(2)) << "with one order of three";
  EXPECT_TRUE(race.hasDecided(3)) << "but a third of it";
  race.take({0, 1, 0}, {std::nullopt, 4, false});
  EXPECT_FALSE(race.hasDecided(2)) << "put off";
  race.take({0, 1, 1}, lost(2));
  EXPECT_TRUE(race.hasDecided(2));
}

TEST(PreEndgame, knowsHowManyBagsMustStillBeDecidedAtLeast) {
  using engine::preendgame::Counts;
  using engine::preendgame::Finding;
  engine::preendgame::Race race({1, 1, 1, 1}, 1, {{}, {}, {}});
  const auto take = [&](std::size_t move, std::size_t bag, Counts counts) {
    race.take({move, bag, 0}, Finding{counts, counts.points(), true});
  };
  EXPECT_EQ(race.leastLeft(2), 12u) << "each may win with all, and all may lose with all";
  EXPECT_EQ(race.decided(), 0u);
  take(0, 0, {.wins = 1});
  EXPECT_EQ(race.leastLeft(2), 12u) << "no move is decided by half";
  EXPECT_EQ(race.leastLeft(4), 3u) << "if the one that is by a quarter wins with all, no other matters";
  take(0, 1, {.losses = 1});
  EXPECT_EQ(race.leastLeft(2), 4u) << "two of its own, and if it comes to three, each other must lose once";
  take(0, 2, {.losses = 1});
  take(0, 3, {.losses = 1});
  EXPECT_EQ(race.leastLeft(2), 6u) << "three of four each";
  take(1, 0, {.losses = 1});
  take(1, 1, {.ties = 1});
  EXPECT_EQ(race.leastLeft(2), 4u) << "and one may come to five half points";
  EXPECT_EQ(race.decided(), 6u);
}

std::vector<std::size_t> movesOf(const std::vector<engine::preendgame::Heat>& heats) {
  std::vector<std::size_t> moves(heats.size());
  std::ranges::transform(heats, moves.begin(), &engine::preendgame::Heat::move);
  return moves;
}

/// A move that is as promising as another is tried first where its endings are shorter.
TEST(PreEndgame, triesWhatLaysMoreTilesFirst) {
  using engine::preendgame::Counts;
  engine::preendgame::Race race({1}, 1, {{{1}, 2}, {{2}, 1}, {{2}, 5}, {{}, 7}});
  for (const std::size_t move : {2u, 1u, 0u, 3u}) {
    const auto heats = race.next();
    ASSERT_EQ(movesOf(heats), (std::vector<std::size_t>{move})) << "what wins makes the others idle";
    race.take(heats.front(), {Counts{.losses = 1}, 0, true});
  }
  EXPECT_TRUE(race.next().empty());
}

TEST(PreEndgame, triesAMoveAloneThatMayWinWithAll) {
  using engine::preendgame::Counts;
  engine::preendgame::Race race({1, 1}, 1, {{{2, 2}, 2}, {{2, 2}, 1}, {{1, 1}, 5}});
  race.require(2, true);
  EXPECT_TRUE(race.isOfOne());
  EXPECT_EQ(movesOf(race.next()), (std::vector<std::size_t>{2, 2})) << "the one that must be finished";
  for (int tries = 0; tries < 5; ++tries)
    race.take({2, 0, tries}, {std::nullopt, 2, false});
  EXPECT_TRUE(race.isOfOne()) << "however long it takes";
  race.take({2, 1, 0}, {Counts{.losses = 1}, 0, true});
  EXPECT_FALSE(race.isOfOne());
  EXPECT_EQ(movesOf(race.next()), (std::vector<std::size_t>{2, 0, 0, 1})) << "two leaders, and one follower";
  race.take({2, 0, 5}, {Counts{.losses = 1}, 0, true});
  EXPECT_EQ(movesOf(race.next()), (std::vector<std::size_t>{0, 0})) << "the most promising";
  for (int tries = 0; tries < 2; ++tries)
    race.take({0, 0, tries}, {std::nullopt, 2, false});
  EXPECT_FALSE(race.isOfOne()) << "another may be decided sooner";
  EXPECT_EQ(movesOf(race.next()), (std::vector<std::size_t>{0, 0, 1, 1}));
}

TEST(PreEndgame, provesTheSameWhereOnlyProofsAreWanted) {
  PreEndgameOptions options;
  options.nodeLimit = 30'000;
  const auto all = solve(easyCase(), options);
  options.provenOnly = true;
  const auto proven = solve(easyCase(), options);
  ASSERT_TRUE(all && proven);
  ASSERT_TRUE(all->exact && proven->exact);
  expectSame(all->plays.front(), proven->plays.front());
}

TEST(PreEndgame, isGivenUpAfterAThirdWhereNothingWillBeProven) {
  PreEndgameOptions options;
  options.nodeLimit = 400'000;
  options.spreads = false;
  const auto all = solve(richCase(2), options, richWords());
  options.provenOnly = true;
  const auto proven = solve(richCase(2), options, richWords());
  ASSERT_TRUE(all && proven);
  EXPECT_FALSE(all->exact || proven->exact);
  EXPECT_GE(all->nodes, options.nodeLimit);
  EXPECT_LT(proven->nodes, options.nodeLimit / 2) << "a round would have gone on";
}

TEST(PreEndgame, tellsHowManyOthersMayWinAsOften) {
  for (const int score : {0, 50}) {
    Case given = easyCase();
    given.position.score = score;
    PreEndgameOptions options;
    const auto one = solve(given, options);
    options.top = 100;
    const auto all = solve(given, options);
    ASSERT_TRUE(one && all);
    ASSERT_TRUE(one->exact && all->exact);
    EXPECT_EQ(all->alike, 0U) << "all are told";
    const auto equal = std::ranges::count(all->plays, all->plays.front().winProbability,
                                          [](const PreEndgamePlay& play) { return play.winProbability; });
    EXPECT_GE(one->alike + one->plays.size(), static_cast<std::size_t>(equal));
    EXPECT_LT(one->alike, one->moves);
    if (score == 50) {
      EXPECT_EQ(one->alike + 1, one->moves) << "so far ahead every move wins";
    }
  }
}

TEST(PreEndgame, canBeStopped) {
  std::stop_source source;
  source.request_stop();
  PreEndgameOptions options;
  options.stop = source.get_token();
  const auto result = solve(richCase(2), options, richWords());
  ASSERT_TRUE(result);
  EXPECT_FALSE(result->exact);
}

TEST(PreEndgame, tellsItsProgress) {
  PreEndgameOptions options;
  int told = 0;
  options.progress = [&](const engine::PreEndgameProgress& now) {
    ++told;
    EXPECT_LE(now.open, now.moves);
  };
  ASSERT_TRUE(solve(caseOf("S", "QQ", 1), options));
  EXPECT_GT(told, 0);
}

TEST(PreEndgame, saysWhyItCannot) {
  const auto codeOf = [](const Case& given, const PreEndgameOptions& options = {}) {
    const auto result = solve(given, options);
    return result ? std::string() : result.error().code;
  };
  EXPECT_EQ(codeOf(caseOf("S", "Q", 1)), "preendgame.bag-empty");
  EXPECT_EQ(codeOf(caseOf("S", "QQQQQQ", 1)), "preendgame.too-many");
  Case given = caseOf("ST", "QQQ", 2);
  given.position.rack = rack("S");
  EXPECT_EQ(codeOf(given), "preendgame.rack-unknown");
  given = caseOf("ST", "QQQ", 2);
  given.position.opponentRack = rack("Z");
  EXPECT_EQ(codeOf(given), "preendgame.rack-impossible");
  given = caseOf("ST", "QQQ", 2);
  given.language.rules.exchangeMinimum = 1;
  EXPECT_EQ(codeOf(given), "preendgame.exchange-allowed");
  PreEndgameOptions options;
  given = caseOf("ST", "QQQ", 2);
  options.other = move("8D HOUSED", given.position.board);
  EXPECT_EQ(codeOf(given, options), "preendgame.bad-move");
}

}  // namespace
}  // namespace rozbor
