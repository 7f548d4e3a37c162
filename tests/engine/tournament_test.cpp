#include "rozbor/engine/study/tournament.h"

#include <gtest/gtest.h>

#include "game_fixtures.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::Pairing;
using engine::PairingResult;
using engine::TournamentResults;

/// Keeps nothing: only counts as an observer.
class Silent final : public engine::GameObserver {
 public:
  void onTurn(const game::Position&, const engine::RatedPlay&, int) override {}
  void onEnd(const engine::GameResult&) override {}
};

/// Greedy, random, and greedy with few tiles.
class TournamentTest : public testing::Test {
 protected:
  [[nodiscard]] std::unique_ptr<engine::Player> player(std::size_t number) const {
    engine::PlayerSpec spec;
    spec.strategy = number == 1 ? "random" : "greedy";
    if (number == 2) spec.maxTiles = 3;
    return makePlayer(spec, {language_, *lexicon_, engine::noLeaves()});
  }

  [[nodiscard]] engine::TournamentPlan plan(std::uint64_t games, int threads) const {
    const auto make = [this](std::size_t number) { return player(number); };
    return {language_, make, 3, games, 5, true, threads};
  }

  /// Ends after so many games have been kept.
  [[nodiscard]] TournamentResults interrupted(const engine::TournamentPlan& plan, int games) const {
    engine::TournamentHooks hooks;
    hooks.observe = [](const Pairing&) { return std::make_unique<Silent>(); };
    hooks.keep = [left = games](const Pairing&, engine::GameObserver&, const engine::GameResult&) mutable {
      return left-- > 0;
    };
    return playTournament(plan, {}, hooks);
  }

  game::Language language_ = test::language("en");
  std::shared_ptr<const engine::Lexicon> lexicon_ =
      *engine::Lexicon::build(engine::madeUpWords(language_, 200, 3), "made up", "", language_);
};

TEST(Pairings, AreAllOfTwoPlayers) {
  EXPECT_EQ(engine::everyPairing(2), (std::vector<Pairing>{{0, 1}}));
  EXPECT_EQ(engine::everyPairing(4), (std::vector<Pairing>{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}));
}

TEST_F(TournamentTest, ComesToTheSameOnAnyNumberOfThreads) {
  const TournamentResults one = playTournament(plan(7, 1), {});
  ASSERT_EQ(one.size(), 3u);
  EXPECT_EQ(playTournament(plan(7, 2), {}), one);
  EXPECT_EQ(playTournament(plan(7, 4), {}), one);
  auto other = plan(7, 2);
  other.seed = 6;
  EXPECT_NE(signatureOf(playTournament(other, {})), signatureOf(one));
}

TEST_F(TournamentTest, IsTheMatchesOfEachTwoPlayersWithTheSameBags) {
  const TournamentResults all = playTournament(plan(5, 2), {});
  const auto pairings = engine::everyPairing(3);
  for (std::size_t at = 0; at < pairings.size(); ++at) {
    const auto make = [&](int side) { return player(side == 0 ? pairings[at].first : pairings[at].second); };
    const engine::MatchPlan alone{language_, make, 5, 5, true, 1};
    EXPECT_EQ(all[at].tally, playMatch(alone, {})) << at;
  }
}

TEST_F(TournamentTest, KeepsWhatEachBagCameTo) {
  for (const PairingResult& result : playTournament(plan(7, 2), {})) {
    EXPECT_EQ(result.unitHalves.size(), 3u);  // the seventh game has no fellow
    std::int64_t sum = 0;
    for (const std::uint8_t halves : result.unitHalves)
      sum += halves;
    EXPECT_EQ(sum, result.tally.players[0].unitHalves);
  }
}

TEST_F(TournamentTest, GoesOnWhereItWasInterrupted) {
  const TournamentResults whole = playTournament(plan(8, 2), {});
  for (const int games : {0, 1, 2, 9, 13, 24}) {
    const TournamentResults part = interrupted(plan(8, 3), games);
    std::int64_t played = 0;
    for (const PairingResult& result : part)
      played += result.tally.games;
    EXPECT_EQ(played, games / 2 * 2);  // a pair counts as a whole
    EXPECT_EQ(playTournament(plan(8, 2), part), whole) << games;
  }
  EXPECT_EQ(playTournament(plan(8, 2), whole), whole);
}

TEST_F(TournamentTest, PlaysThePairingsInTurn) {
  const TournamentResults part = interrupted(plan(40, 2), 20);
  for (const PairingResult& result : part) {
    EXPECT_GE(result.tally.games, 6);
    EXPECT_LE(result.tally.games, 8);
  }
}

}  // namespace
}  // namespace rozbor
