#include "rozbor/engine/simulation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <stop_token>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::RatedPlay;
using engine::SimulationOptions;
using engine::SimulationResult;
using engine::SimulationStop;

/// English with made-up words, the leave values and the win model that ship.
class Simulation : public testing::Test {
 protected:
  Simulation()
      : language_(test::language("en")),
        lexicon_(*engine::Lexicon::build(engine::madeUpWords(language_, 6000, 1), "made up", "", language_)),
        leaves_(*engine::openLeaves(test::sourcePath("data/leaves/en.csv"), language_)),
        winModel_(*engine::openWinModel(test::sourcePath("data/winmodels/en.csv"), language_)) {
    position_ = startingPosition(language_);
    position_.rack = test::rack("AEINRST");
    plays_ = engine::MoveFinder(language_, *lexicon_).all(position_, *leaves_);
  }

  [[nodiscard]] engine::SimulationContext context() const {
    return {language_, *lexicon_, *leaves_, *winModel_};
  }

  [[nodiscard]] std::vector<RatedPlay> best(std::size_t count) const {
    return {plays_.begin(), plays_.begin() + static_cast<std::ptrdiff_t>(count)};
  }

  [[nodiscard]] RatedPlay pass() const {
    return rate(position_, {game::Move::pass(), 0}, context().statics());
  }

  [[nodiscard]] SimulationResult run(const std::vector<RatedPlay>& candidates,
                                     const SimulationOptions& options) const {
    return simulate(position_, candidates, context(), options);
  }

  game::Language language_;
  std::shared_ptr<const engine::Lexicon> lexicon_;
  std::shared_ptr<const engine::Leaves> leaves_;
  std::shared_ptr<const engine::WinModel> winModel_;
  game::Position position_;
  std::vector<RatedPlay> plays_;  ///< all, best first
};

void expectSame(const SimulationResult& left, const SimulationResult& right) {
  ASSERT_EQ(left.plays.size(), right.plays.size());
  EXPECT_EQ(left.iterations, right.iterations);
  for (std::size_t at = 0; at < left.plays.size(); ++at) {
    EXPECT_EQ(left.plays[at].play.move, right.plays[at].play.move);
    EXPECT_EQ(left.plays[at].iterations, right.plays[at].iterations);
    EXPECT_EQ(left.plays[at].winProbability, right.plays[at].winProbability);
    EXPECT_EQ(left.plays[at].equity, right.plays[at].equity);
    EXPECT_EQ(left.plays[at].equitySe, right.plays[at].equitySe);
  }
}

TEST_F(Simulation, playsNoMoreDealsThanItMay) {
  const SimulationResult result = run(best(5), {.iterations = 1'000'000, .deals = 150, .even = true});
  EXPECT_EQ(result.iterations, 5u * 150);
  for (const engine::SimulatedPlay& play : result.plays)
    EXPECT_EQ(play.iterations, 150u);
  EXPECT_EQ(result.stopped, SimulationStop::iterations);
}

TEST_F(Simulation, isTheSameForAnyNumberOfThreads) {
  SimulationOptions options{.iterations = 1500};
  const SimulationResult one = run(best(5), options);
  options.threads = 3;
  expectSame(one, run(best(5), options));
  options.seed = 2;
  EXPECT_NE(run(best(5), options).plays.front().equity, one.plays.front().equity);
}

TEST_F(Simulation, keepsToItsIterations) {
  const SimulationResult result = run(best(7), {.iterations = 1000, .even = true});
  EXPECT_EQ(result.stopped, SimulationStop::iterations);
  EXPECT_LE(result.iterations, 1000u);
  for (const engine::SimulatedPlay& play : result.plays)
    EXPECT_EQ(play.iterations, result.iterations / 7);
}

TEST_F(Simulation, endsWhenMoreGamesWouldHardlyFindABetterPlay) {
  position_.rack = test::rack("BCFHPVY");
  plays_ = engine::MoveFinder(language_, *lexicon_).all(position_, *leaves_);
  const SimulationResult whole = run(best(6), {.iterations = 20'000});
  ASSERT_GT(whole.iterations, 3'000U) << "several plays have to be nearly as good";
  // No round ever promises a win for a thousand games, and each does a win in a hundred million.
  const SimulationResult brief = run(best(6), {.iterations = 20'000, .leastGain = 1});
  EXPECT_EQ(brief.stopped, SimulationStop::confident);
  EXPECT_LT(brief.iterations, whole.iterations / 2);
  EXPECT_GE(brief.plays.front().iterations, 96U);
  EXPECT_GT(std::ranges::count(brief.plays, true, &engine::SimulatedPlay::inContention), 1);
  expectSame(run(best(6), {.iterations = 20'000, .leastGain = 1e-8}), whole);
  const SimulationResult even = run(best(6), {.iterations = 3'000, .leastGain = 1, .even = true});
  EXPECT_EQ(even.stopped, SimulationStop::iterations);
}

TEST_F(Simulation, dropsWhatIsFarBehind) {
  position_.rack = test::rack("IIUUVVQ");
  plays_ = engine::MoveFinder(language_, *lexicon_).all(position_, *leaves_);
  std::vector<RatedPlay> candidates = best(1);
  candidates.push_back(pass());
  const SimulationResult result = run(candidates, {.iterations = 100'000});
  EXPECT_EQ(result.stopped, SimulationStop::confident);
  EXPECT_LT(result.iterations, 2000u);
  EXPECT_EQ(result.plays.front().play.move, plays_.front().move);
  EXPECT_FALSE(result.plays.back().inContention);
  EXPECT_GT(result.plays.front().winProbability, result.plays.back().winProbability);
}

TEST_F(Simulation, tellsTheTenBestApartAndWastesNoDealsOnTheOthers) {
  const SimulationResult result = run(best(25), {.iterations = 100'000});
  std::vector<std::uint64_t> deals;
  for (const engine::SimulatedPlay& play : result.plays)
    deals.push_back(play.iterations);
  EXPECT_GE(std::ranges::count_if(deals, [](std::uint64_t count) { return count >= 96; }), 10);
  EXPECT_EQ(std::ranges::min(deals), 32U) << "what equity leaves no hope for is not played on";
}

TEST_F(Simulation, showsThoseThatDroppedOutBehindTheLeaderOfTheSameDeals) {
  const SimulationResult result = run(best(25), {.iterations = 100'000});
  const engine::SimulatedPlay& leader = result.plays.front();
  for (const engine::SimulatedPlay& play : result.plays) {
    if (play.inContention) continue;
    EXPECT_LT(play.winProbability, leader.winProbability + 0.005);
    EXPECT_GE(play.winProbabilitySe, leader.winProbabilitySe);
    EXPECT_LT(play.winProbabilitySe, 0.03) << "by 32 deals alone it would be more than 0.03";
  }
}

TEST_F(Simulation, isPlayedOutAgainstTheRackItIsGiven) {
  const game::Rack held = test::rack("EEORSTU");
  const SimulationOptions options{
      .plies = 1, .iterations = 200, .even = true, .opponentRack = [&](engine::Random&) { return held; }};
  const SimulationResult result = run(best(2), options);
  for (const engine::SimulatedPlay& simulated : result.plays) {
    game::Position reply = after(position_, simulated.play.move, simulated.play.score);
    reply.rack = held;
    const RatedPlay answer = engine::MoveFinder(language_, *lexicon_).best(reply, *leaves_);
    const double expected = simulated.play.score + simulated.play.leaveValue.inPoints() - answer.score -
                            answer.leaveValue.inPoints();
    EXPECT_NEAR(simulated.equity, expected, 1e-9);
    EXPECT_NEAR(simulated.equitySe, 0, 1e-6);
  }
}

TEST_F(Simulation, countsAFinishedGameAsItEnded) {
  // The last tiles of all lie on two racks; who goes out first is paid for the other's.
  game::TileCounts rest = language_.tiles;
  position_.rack = test::rack("AE");
  position_.opponentRack = test::rack("QZ");
  rest -= position_.rack + position_.opponentRack;
  int column = 0;
  int row = 0;
  rest.forEachTile([&](game::Tile tile) {
    position_.board.set(game::Square(row, column),
                        tile.isBlank() ? game::Tile::blank(game::Letter(1)) : tile);
    row = (row + (column + 1) / 15) % 15;
    column = (column + 1) % 15;
  });
  position_.score = 300;
  position_.opponentScore = 319;
  const auto candidates = std::vector{pass()};
  SimulationOptions options{.plies = 2, .iterations = 100, .even = true, .endgameNodes = 10};
  const SimulationResult result = simulate(position_, candidates, context(), options);
  EXPECT_EQ(result.plays.front().equitySe, 0) << "nothing is left to chance";
  // Nobody can play on a board without a gap: two passes, and each pays for the own tiles, 2 and 20.
  EXPECT_EQ(result.plays.front().equity, 18);
  EXPECT_EQ(result.plays.front().winProbability, 0) << "301 - 302";
  EXPECT_EQ(result.plays.front().winProbabilitySe, 0) << "proven";
  options.endgameNodes = 0;
  const SimulationResult open = simulate(position_, candidates, context(), options);
  EXPECT_GT(open.plays.front().winProbability, 0) << "nobody has looked whether best play loses, too";
  EXPECT_GE(open.plays.front().winProbabilitySe, open.plays.front().winProbability / 2);
}

TEST_F(Simulation, endsWhenAskedTo) {
  std::stop_source stop;
  SimulationOptions options{.iterations = 1'000'000, .even = true, .stop = stop.get_token()};
  int rounds = 0;
  options.progress = [&](std::span<const engine::SimulatedPlay> plays, std::uint64_t iterations) {
    EXPECT_EQ(plays.size(), 3u);
    EXPECT_GT(iterations, 0u);
    return ++rounds < 2;
  };
  const SimulationResult asked = run(best(3), options);
  EXPECT_EQ(asked.stopped, SimulationStop::asked);
  EXPECT_EQ(rounds, 2);
  EXPECT_GT(asked.plays.front().iterations, 0u) << "what was played out is kept";
  stop.request_stop();
  EXPECT_EQ(run(best(3), options).iterations, 0u);
}

TEST_F(Simulation, comparesPlaysOverRangesThatAddUp) {
  const auto compare = [&](std::uint64_t first, std::uint64_t end) {
    return *comparePlays(position_, plays_[0], plays_[3], first, end, context(), {});
  };
  engine::PairedDifference parts = compare(0, 70);
  parts += compare(70, 200);
  const engine::PairedDifference whole = compare(0, 200);
  EXPECT_EQ(parts.win.count, 200u);
  EXPECT_NEAR(parts.win.mean(), whole.win.mean(), 1e-12);
  EXPECT_NEAR(parts.equity.error(), whole.equity.error(), 1e-9);
  EXPECT_NEAR(whole.win.mean(), whole.firstWin.mean() - whole.secondWin.mean(), 1e-9);
}

TEST_F(Simulation, countsPointsUpToAnEarlierHorizonThanWins) {
  const auto compare = [&](int plies, int equityPlies) {
    const SimulationOptions options{.plies = plies, .equityPlies = equityPlies};
    return *comparePlays(position_, plays_[0], plays_[3], 0, 40, context(), options);
  };
  const engine::PairedDifference two = compare(2, 0);
  const engine::PairedDifference four = compare(4, 0);
  const engine::PairedDifference both = compare(4, 2);
  ASSERT_NE(two.firstWin.sum, four.firstWin.sum);
  ASSERT_NE(two.firstEquity.sum, four.firstEquity.sum);
  EXPECT_EQ(both.firstEquity.sum, two.firstEquity.sum);
  EXPECT_EQ(both.equity.squares, two.equity.squares);
  EXPECT_EQ(both.firstWin.sum, four.firstWin.sum);
  EXPECT_EQ(both.win.squares, four.win.squares);
  EXPECT_EQ(both.horizon.ofDifference, four.horizon.ofDifference);
}

TEST(PairedDifference, isNotSureOfAWinForWantOfARareOne) {
  engine::PairedDifference difference;
  EXPECT_EQ(difference.winError(), 1) << "nothing is known";
  for (int deal = 0; deal < 200; ++deal)
    difference.win.add(0);
  EXPECT_EQ(difference.win.error(), 0);
  EXPECT_DOUBLE_EQ(difference.winError(), 1.0 / 200);
  difference.win.add(1);
  EXPECT_GT(difference.winError(), difference.win.error());
  EXPECT_LT(difference.winError(), 1.5 * difference.win.error()) << "soon outweighed by what was seen";
}

/// Between players who look ahead who is ahead wins more often than the win model of static ones says.
TEST_F(Simulation, takesTheOddsOfWhoIsAheadToAPower) {
  const auto chance = [&](int ahead, double power) {
    position_.score = 300 + ahead;
    position_.opponentScore = 300;
    SimulationOptions options;
    options.leadPower = power;
    return comparePlays(position_, plays_[0], plays_[1], 0, 20, context(), options)->firstWin.mean();
  };
  for (const int ahead : {-150, 150}) {
    const double statically = chance(ahead, 1);
    const double told = chance(ahead, 1.5);
    EXPECT_EQ(told > statically, ahead > 0) << statically << " became " << told;
    EXPECT_GT(std::abs(told - statically), 0.01);
  }
}

TEST_F(Simulation, findsNoDifferenceBetweenAPlayAndItself) {
  const auto none = *comparePlays(position_, plays_[0], plays_[0], 0, 50, context(), {});
  EXPECT_EQ(none.win.mean(), 0);
  EXPECT_EQ(none.win.error(), 0);
  EXPECT_EQ(none.equity.error(), 0);
  EXPECT_GT(none.firstEquity.error(), 0);
}

/// A position near the end of a game: what is drawn from the bag soon empties it.
class LateSimulation : public Simulation {
 protected:
  LateSimulation() {
    const engine::Chooser best = [](std::span<const RatedPlay>, engine::Random&) { return std::size_t{0}; };
    const auto game = playGame(context().statics(), {best, best}, 3);
    const auto late = std::ranges::find_if(game.turns, [&](const engine::SelfPlayTurn& turn) {
      return bagCount(turn.before.board, language_) <= 4;
    });
    position_ = late->before;
    position_.score = position_.opponentScore;
    plays_ = engine::MoveFinder(language_, *lexicon_).all(position_, *leaves_);
    options_.plies = 8;
  }

  [[nodiscard]] engine::PairedDifference compared(std::uint64_t endgameNodes) {
    options_.endgameNodes = endgameNodes;
    return *comparePlays(position_, plays_[0], plays_[1], 0, 40, context(), options_);
  }

  SimulationOptions options_;
};

TEST_F(LateSimulation, searchesEndingsAlikeOnAnyNumberOfThreads) {
  const engine::PairedDifference one = compared(60);
  options_.threads = 3;
  const engine::PairedDifference three = compared(60);
  EXPECT_EQ(one.firstWin.sum, three.firstWin.sum);
  EXPECT_EQ(one.secondWin.sum, three.secondWin.sum);
  EXPECT_EQ(one.methodError(), three.methodError());
}

TEST_F(LateSimulation, doubtsLessWhatItSearchesFurther) {
  const double none = compared(0).methodError();
  const double brief = compared(900).methodError();
  EXPECT_GT(none, brief);
  // What a thousand positions left open is less clear than what nobody searched, so these two stand alone.
  const double longer = compared(1'000).methodError();
  const double longest = compared(10'000).methodError();
  EXPECT_GT(longer, longest);
  EXPECT_GT(longest, 0) << "where static play leaves no question, nothing is searched";
}

TEST_F(LateSimulation, searchesOneInFourOnBehalfOfAll) {
  options_.endgameNodes = 1'500;
  const auto compare = [&](std::uint64_t every) {
    options_.endingEvery = every;
    return *comparePlays(position_, plays_[0], plays_[1], 0, 800, context(), options_);
  };
  const engine::PairedDifference each = compare(1);
  const engine::PairedDifference one = compare(4);
  EXPECT_EQ(each.deals(), 800U);
  EXPECT_EQ(one.deals(), 800U);
  EXPECT_EQ(one.win.count, 200U);
  EXPECT_NEAR(one.firstEquity.mean(), each.firstEquity.mean(), 0.01) << "the same games";
  EXPECT_NEAR(one.win.mean(), each.win.mean(), 1.96 * std::hypot(one.win.error(), each.win.error()));
  EXPECT_NEAR(one.firstDoubt.mean(), each.firstDoubt.mean(), 0.05);
}

TEST_F(LateSimulation, considersRepliesOfOneInFourOnBehalfOfAll) {
  const auto compare = [&](int racks, std::uint64_t every, int threads) {
    options_.consideredRacks = racks;
    options_.endingEvery = every;
    options_.threads = threads;
    return *comparePlays(position_, plays_[0], plays_[1], 0, 800, context(), options_);
  };
  const engine::PairedDifference plain = compare(0, 1, 1);
  const engine::PairedDifference each = compare(8, 1, 1);
  const engine::PairedDifference one = compare(8, 4, 1);
  EXPECT_NE(each.firstWin.sum, plain.firstWin.sum) << "by static equity is not always best";
  EXPECT_LT(each.firstWin.mean() + each.secondWin.mean(), plain.firstWin.mean() + plain.secondWin.mean())
      << "an opponent who looks ahead wins more";
  EXPECT_EQ(one.deals(), 800U);
  for (const auto sums : {&engine::PairedDifference::firstWin, &engine::PairedDifference::secondWin,
                          &engine::PairedDifference::firstEquity, &engine::PairedDifference::firstReply}) {
    EXPECT_NEAR((one.*sums).mean(), (each.*sums).mean(),
                2.6 * std::hypot((one.*sums).error(), (each.*sums).error()));
  }
  const engine::PairedDifference threads = compare(8, 4, 3);
  EXPECT_EQ(one.firstWin.sum, threads.firstWin.sum);
  EXPECT_EQ(one.equity.sum, threads.equity.sum);
}

TEST_F(LateSimulation, searchesEndingsForTheirPoints) {
  const auto compare = [&](std::uint64_t nodes, std::uint64_t every) {
    options_.pointNodes = nodes;
    options_.endingEvery = every;
    return *comparePlays(position_, plays_[0], plays_[1], 0, 120, context(), options_);
  };
  const engine::PairedDifference none = compare(0, 1);
  const engine::PairedDifference each = compare(200, 1);
  const engine::PairedDifference one = compare(200, 4);
  EXPECT_EQ(each.firstWin.sum, none.firstWin.sum) << "who wins is another question";
  EXPECT_NE(each.firstEquity.sum, none.firstEquity.sum) << "static play is not best";
  EXPECT_EQ(one.deals(), 120U);
  EXPECT_NEAR(one.equity.mean(), each.equity.mean(),
              1.96 * std::hypot(one.equity.error(), each.equity.error()))
      << "one on behalf of four";
  EXPECT_LT(each.ending.ofDifference, none.ending.ofDifference);
  EXPECT_GT(each.equityError(), each.equity.error());
}

TEST_F(LateSimulation, playsEveryCandidateWhereGamesAreFew) {
  const std::vector<RatedPlay> candidates(plays_.begin(), plays_.begin() + 6);
  options_.endgameNodes = 20;
  options_.iterations = 12;
  for (const engine::SimulatedPlay& play : simulate(position_, candidates, context(), options_).plays)
    EXPECT_EQ(play.iterations, 2U);
}

/// With one or two tiles in the bag.
class FewDeals : public LateSimulation {
 protected:
  FewDeals() {
    const engine::Chooser best = [](std::span<const RatedPlay>, engine::Random&) { return std::size_t{0}; };
    for (std::uint64_t seed = 1; !engine::areDealsFew(position_, language_); ++seed) {
      for (const engine::SelfPlayTurn& turn : playGame(context().statics(), {best, best}, seed).turns)
        if (engine::areDealsFew(turn.before, language_)) position_ = turn.before;
    }
    position_.score = position_.opponentScore;
    plays_ = engine::MoveFinder(language_, *lexicon_).all(position_, *leaves_);
    options_.endgameNodes = 200;
    options_.endingEvery = 1;
  }

  [[nodiscard]] engine::PairedDifference compare(std::uint64_t first, std::uint64_t end) {
    return *comparePlays(position_, plays_[0], plays_[1], first, end, context(), options_);
  }
};

TEST_F(FewDeals, comeOutTheSamePlayedOnceOrAgain) {
  constexpr std::uint64_t kDeals = 60;
  const engine::PairedDifference whole = compare(0, kDeals);
  engine::PairedDifference parts = compare(0, 1);
  for (std::uint64_t deal = 1; deal < kDeals; ++deal)
    parts += compare(deal, deal + 1);
  EXPECT_EQ(whole.firstWin.sum, parts.firstWin.sum);
  EXPECT_EQ(whole.secondWin.sum, parts.secondWin.sum);
  EXPECT_EQ(whole.equity.sum, parts.equity.sum);
  EXPECT_EQ(whole.firstDoubt.sum, parts.firstDoubt.sum);
  EXPECT_EQ(whole.searched, parts.searched);
}

TEST_F(FewDeals, areTheSameRememberedFromARace) {
  const engine::PairedDifference alone = compare(0, 300);
  options_.played = engine::playedDeals();
  options_.iterations = 2'000;
  const SimulationResult first = run({plays_[2], plays_[1], plays_[0]}, options_);
  const engine::PairedDifference after = compare(0, 300);
  EXPECT_EQ(after.firstWin.sum, alone.firstWin.sum);
  EXPECT_EQ(after.secondWin.sum, alone.secondWin.sum);
  EXPECT_EQ(after.equity.squares, alone.equity.squares);
  EXPECT_EQ(after.reply.sum, alone.reply.sum);
  EXPECT_EQ(after.searched, alone.searched);
  options_.threads = 3;
  expectSame(run({plays_[2], plays_[1], plays_[0]}, options_), first);
}

/// Players who know other words play otherwise; what is remembered does not ask them.
TEST_F(FewDeals, areNotPlayedAgainWhenRemembered) {
  const auto words =
      *engine::Lexicon::build(engine::madeUpWords(language_, 6000, 2), "others", "", language_);
  const engine::SimulationContext others{language_, *words, *leaves_, *winModel_};
  const auto played = [&](const engine::SimulationContext& players) {
    return comparePlays(position_, plays_[0], plays_[1], 0, 300, players, options_)->equity.sum;
  };
  const double told = played(context());
  ASSERT_NE(played(others), told);
  options_.played = engine::playedDeals();
  ASSERT_EQ(played(context()), told);
  EXPECT_EQ(played(others), told);
}

TEST_F(FewDeals, areTheSameOnAnyNumberOfThreads) {
  const engine::PairedDifference one = compare(0, 400);
  options_.threads = 3;
  const engine::PairedDifference three = compare(0, 400);
  EXPECT_EQ(one.firstWin.sum, three.firstWin.sum);
  EXPECT_EQ(one.secondWin.sum, three.secondWin.sum);
  EXPECT_EQ(one.searched, three.searched);
}

TEST_F(FewDeals, areNoneWithMoreInTheBag) {
  position_.board = {language_.board.rows(), language_.board.columns()};
  EXPECT_FALSE(engine::areDealsFew(position_, language_));
}

/// The intervals of 95 percent of short runs cover what a run fifty times as long finds.
TEST_F(Simulation, hasHonestErrors) {
  int covered = 0;
  constexpr int kRuns = 40;
  const auto truth = *comparePlays(position_, plays_[0], plays_[4], 1'000'000, 1'004'000, context(), {});
  for (std::uint64_t at = 0; at < kRuns; ++at) {
    const auto shortRun =
        *comparePlays(position_, plays_[0], plays_[4], at * 80, at * 80 + 80, context(), {});
    const double error = std::hypot(shortRun.win.error(), truth.win.error());
    covered += std::fabs(shortRun.win.mean() - truth.win.mean()) <= 1.96 * error ? 1 : 0;
  }
  EXPECT_GE(covered, 34) << "38 are expected; fewer than 34 come about once in five hundred times";
}

TEST_F(Simulation, hasTheBestOfEachKindAmongItsCandidates) {
  const auto played = plays_.back();
  const auto candidates = chooseCandidates(position_, plays_, 3, played, context().statics(), 1);
  const auto has = [&](auto is) { return std::ranges::any_of(candidates, is); };
  for (std::size_t at = 0; at < 3; ++at)
    EXPECT_EQ(candidates[at].move, plays_[at].move);
  EXPECT_TRUE(has([&](const RatedPlay& play) { return play.move == played.move; }));
  EXPECT_TRUE(has([&](const RatedPlay& play) { return play.move.kind() == game::Move::Kind::exchange; }));
  const auto bingo = std::ranges::find_if(
      plays_, [](const RatedPlay& play) { return play.move.isPlacement() && play.move.tilesUsed() == 7; });
  if (bingo != plays_.end()) {
    EXPECT_TRUE(has([&](const RatedPlay& play) { return play.move == bingo->move; }));
  }
  for (std::size_t at = 0; at < candidates.size(); ++at) {
    for (std::size_t other = 0; other < at; ++other)
      EXPECT_FALSE(candidates[at].move == candidates[other].move);
  }
}

}  // namespace
}  // namespace rozbor
