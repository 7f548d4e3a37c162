#include "rozbor/engine/inference.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

#include "binomial.h"
#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "inference/completions.h"
#include "inference/drawing.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/notation.h"

namespace rozbor {
namespace {

using engine::HiddenDecision;
using engine::InferenceOptions;
using engine::LastMove;
using engine::PlayerModel;
using engine::RackPosterior;

const auto& english() {
  return test::language("en");
}

/// A board and an observer's rack that leave only `unseen` to be somewhere.
LastMove lastMove(std::string_view unseen, const std::string& board, std::string_view played) {
  LastMove last;
  last.before = startingPosition(english());
  last.before.board = test::boardFrom(board);
  last.before.opponentRack = english().tiles - last.before.board.tiles() - test::rack(unseen);
  last.seen.move = test::move(played, last.before.board);
  return last;
}

/// A lexicon, and whatever is needed beside it.
class InferenceOf : public testing::Test {
 protected:
  [[nodiscard]] engine::InferenceContext context() { return {statics_, finder_}; }
  [[nodiscard]] RackPosterior kept(const LastMove& last, const InferenceOptions& options = {}) {
    const auto posterior = engine::inferLeave(last, context(), options);
    EXPECT_TRUE(posterior) << posterior.error().code;
    return *posterior;
  }
  [[nodiscard]] RackPosterior held(const HiddenDecision& decision, const InferenceOptions& options = {}) {
    const auto posterior = engine::inferOwnRack(decision, context(), options);
    EXPECT_TRUE(posterior) << posterior.error().code;
    return *posterior;
  }

  std::shared_ptr<const engine::Lexicon> lexicon_ = test::lexiconOf(
      english(), {"HOUSE", "HOUSES", "AS", "AT", "TA", "TEA", "TEAS", "SEAT", "RETAINS", "RETAIN", "QI"});
  std::shared_ptr<const engine::Leaves> leaves_ = engine::noLeaves();
  engine::StaticContext statics_{english(), *lexicon_, *leaves_};
  engine::MoveFinder finder_{english(), *lexicon_};
};

std::string text(const game::TileCounts& tiles) {
  return rackText(tiles, english().alphabet);
}

std::map<std::string, double> asMap(const RackPosterior& posterior) {
  std::map<std::string, double> map;
  for (const auto& [rack, probability] : posterior.racks())
    map[text(rack)] = probability;
  return map;
}

/// Prior × likelihood over all ways to take tiles out of a pool, one by one, and the plain generator.
std::map<std::string, double> byForce(const LastMove& last, std::string_view unseen,
                                      const engine::StaticContext& statics, const PlayerModel& player) {
  game::TileCounts pool = test::rack(unseen);
  pool -= last.seen.move.tileCounts();
  std::vector<game::Tile> tiles;
  pool.forEachTile([&](game::Tile tile) { tiles.push_back(tile); });
  const int kept = english().rules.rackSize - last.seen.move.tilesUsed();
  std::map<std::string, double> weights;
  double sum = 0;
  for (unsigned taken = 0; taken < 1u << tiles.size(); ++taken) {
    game::Rack leave;
    for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
      if ((taken >> tile & 1) != 0) leave.add(tiles[tile]);
    }
    if (leave.size() != kept) continue;
    game::Position position = last.before;
    position.opponentRack = {};
    position.rack = leave + last.seen.move.tileCounts();
    const auto best = engine::rateAll(position, statics).front().equity;
    const int points = scoreOf(position.board, english(), last.seen.move);
    const double loss =
        std::max(0.0, (best - engine::rate(position, {last.seen.move, points}, statics).equity).inPoints());
    const double weight = (1 - player.lapse) * std::pow(1 + loss / player.softness, -2) + player.lapse;
    weights[text(leave)] += weight;
    sum += weight;
  }
  for (auto& [leave, weight] : weights)
    weight /= sum;
  return weights;
}

TEST_F(InferenceOf, SmallPoolsIsPriorTimesLikelihood) {
  const std::string unseen = "AAEIINRSSTTQ?";
  const LastMove last = lastMove(unseen, test::kHouseAt8D, "9C TEA");
  const auto found = asMap(kept(last));
  const auto wanted = byForce(last, unseen, statics_, engine::kPeople);
  ASSERT_EQ(found.size(), wanted.size());
  for (const auto& [leave, probability] : wanted)
    EXPECT_NEAR(found.at(leave), probability, 1e-12) << leave;
}

TEST_F(InferenceOf, ASampleComesNearWhatAllRacksSay) {
  const LastMove last = lastMove("AAEIINRSSTTQ?", test::kHouseAt8D, "9C TEA");
  InferenceOptions few;
  few.samples = 60;
  const auto all = kept(last);
  const auto some = kept(last, few);
  EXPECT_TRUE(all.source().exact);
  EXPECT_FALSE(some.source().exact);
  EXPECT_GT(some.source().effectiveSize, 5);
  EXPECT_LE(some.source().effectiveSize, 60);
  EXPECT_NEAR(some.source().evidence / all.source().evidence, 1, 0.5);
}

TEST_F(InferenceOf, TheSameSeedGivesTheSame) {
  const LastMove last = lastMove("AAEIINRSSTTQ?BCDDEEFGGHLM", test::kHouseAt8D, "9C TEA");
  InferenceOptions options;
  options.samples = 300;
  const auto one = asMap(kept(last, options));
  EXPECT_EQ(one, asMap(kept(last, options)));
  options.seed = 2;
  EXPECT_NE(one, asMap(kept(last, options)));
}

TEST_F(InferenceOf, WhoDidNotPlayTheBingoHoldsNoneOfIt) {
  const LastMove last = lastMove("AAEIINNRRSTTDDQ", test::kHouseAt8D, "9C TA");
  const auto posterior = kept(last);
  const auto unseen = engine::unseenAfter(last, english());
  const double blind = engine::chanceToHold(test::rack("EINRS"), unseen, 5);
  double bingo = 0;
  for (const auto& [rack, probability] : posterior.racks())
    bingo += rack == test::rack("EINRS") ? probability : 0;
  EXPECT_LT(bingo, blind / 10);
  const int s = english().alphabet.word("S")->front().index();
  EXPECT_LT(posterior.chanceOf(s), engine::chanceToHold(test::rack("S"), unseen, 5));
}

TEST_F(InferenceOf, TheTruthIsForetoldBetterThanByABlindDraw) {
  const LastMove last = lastMove("AAEIINNRRSTTDDQ", test::kHouseAt8D, "9C TA");
  const auto posterior = kept(last);
  const auto loss = engine::logLossOf(last, test::rack("DDNQR"), posterior, context(), {});
  ASSERT_TRUE(loss);
  EXPECT_LT(loss->inferred, loss->uniform);
  const double probability = asMap(posterior).at("DDNQR");
  EXPECT_NEAR(loss->inferred, -std::log(probability) / 5, 1e-12);
  EXPECT_EQ(engine::logLossOf(last, test::rack("ZZZZZ"), posterior, context(), {}).error().code,
            "inference.impossible-leave");
}

TEST_F(InferenceOf, AnUnknownExchangeStandsForEveryChoice) {
  LastMove last = lastMove("AAEIINRSTQVW", test::kHouseAt8D, "-");
  last.seen.exchanged = 5;
  const auto posterior = kept(last);
  EXPECT_EQ(posterior.tiles(), 2);
  double sum = 0;
  for (const auto& [rack, probability] : posterior.racks())
    sum += probability;
  EXPECT_NEAR(sum, 1, 1e-9);
  const auto hypotheses = engine::hypothesesOfLeave(last, test::rack("AE"), context(), {});
  ASSERT_TRUE(hypotheses);
  double weight = 0;
  for (const auto& hypothesis : *hypotheses)
    weight += hypothesis.prior * engine::kPeople.likelihood(hypothesis.loss);
  EXPECT_NEAR(weight / posterior.source().evidence / asMap(posterior).at("AE"), 1, 0.2);
}

TEST_F(InferenceOf, ImpossibleMovesAreToldApart) {
  LastMove last = lastMove("AAEIINRST", test::kHouseAt8D, "9C TEA");
  last.seen.move = test::move("9C QI", last.before.board);
  EXPECT_EQ(engine::inferLeave(last, context(), {}).error().code, "inference.impossible-play");
  std::stop_source stop;
  stop.request_stop();
  InferenceOptions options;
  options.stop = stop.get_token();
  EXPECT_EQ(
      engine::inferLeave(lastMove("AAEIINRST", test::kHouseAt8D, "9C TEA"), context(), options).error().code,
      "inference.stopped");
}

HiddenDecision decision(std::string_view unseen, std::string_view played, std::string_view known) {
  const LastMove last = lastMove(unseen, test::kHouseAt8D, played);
  HiddenDecision hidden{last.before, last.seen, last.before.opponentRack, {}};
  hidden.before.opponentRack = {};
  hidden.before.rack = test::rack(known);
  return hidden;
}

TEST_F(InferenceOf, OwnRacksHoldWhatIsKnownOfThem) {
  const auto posterior = held(decision("AAEIINRSSTTQ?", "9C TEA", "TEAQ"));
  EXPECT_EQ(posterior.tiles(), 7);
  for (const auto& [rack, probability] : posterior.racks())
    EXPECT_TRUE(rack.contains(test::rack("TEAQ"))) << text(rack);
}

TEST_F(InferenceOf, OwnRacksAgreeWithWhatCameLater) {
  HiddenDecision hidden = decision("AAEIINRSSTTQ?DDFG", "9C TEA", "TEA");
  // Three were drawn, so at least one of these four had been kept.
  hidden.later = {{test::rack("QDDF"), 3}};
  const auto exact = held(hidden);
  for (const auto& [rack, probability] : exact.racks()) {
    game::TileCounts missing = test::rack("QDDF");
    missing.removeAvailable(rack);
    EXPECT_LE(missing.size(), 3) << text(rack);
  }
  InferenceOptions few;
  few.samples = 400;
  const auto some = held(hidden, few);
  EXPECT_FALSE(some.source().exact);
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
    EXPECT_NEAR(some.chanceOf(kind), exact.chanceOf(kind), 0.15) << kind;
}

/// There is one Q: it can be drawn again, but not by the draw that comes before it is put back.
TEST_F(InferenceOf, OwnRacksMayDrawAgainWhatTheyThrewBack) {
  HiddenDecision hidden = decision("AAEIINRSSTTQ?DDFG", "-QDDF", "DDFQ");
  hidden.later = {{test::rack("AE"), 4}, {test::rack("AEQ"), 6}};
  const auto posterior = held(hidden);
  for (const auto& [rack, probability] : posterior.racks())
    EXPECT_TRUE(rack.contains(test::rack("DDFQ"))) << text(rack);
  hidden.later = {{test::rack("AEQ"), 4}};
  EXPECT_EQ(engine::inferOwnRack(hidden, context(), {}).error().code, "inference.contradiction");
}

TEST_F(InferenceOf, AContradictionIsNoRack) {
  HiddenDecision hidden = decision("AAEIINRSSTTQ?", "9C TEA", "TEA");
  hidden.later = {{test::rack("ZZXQ"), 0}};
  EXPECT_EQ(engine::inferOwnRack(hidden, context(), {}).error().code, "inference.contradiction");
}

TEST_F(InferenceOf, DrawsComeAsOftenAsTheirProbability) {
  const LastMove last = lastMove("AAEIINRSSTTQ?", test::kHouseAt8D, "9C TEA");
  const auto posterior = kept(last);
  engine::Random random(5);
  const auto& first = posterior.racks().front();
  int met = 0;
  for (int draw = 0; draw < 20000; ++draw) {
    const auto rack = posterior.drawFilled(random, engine::unseenAfter(last, english()), 7);
    EXPECT_EQ(rack.size(), 7);
    met += posterior.draw(random) == first.rack ? 1 : 0;
  }
  EXPECT_NEAR(met / 20000.0, first.probability, 0.01);
}

TEST_F(InferenceOf, RepresentativesStandForAll) {
  const auto posterior = kept(lastMove("AAEIINRSSTTQ?", test::kHouseAt8D, "9C TEA"));
  const auto chosen = posterior.representatives(40, 3);
  double sum = 0;
  for (const auto& [rack, probability] : chosen)
    sum += probability;
  EXPECT_LE(chosen.size(), 40u);
  EXPECT_NEAR(sum, 1, 1e-9);
  EXPECT_EQ(posterior.representatives(1 << 20, 3).size(), posterior.racks().size());
}

TEST(Drawing, CountsAsTheHypergeometricDistributionDoes) {
  const auto pool = test::rack("AAABC");
  EXPECT_DOUBLE_EQ(engine::waysToDraw(test::rack("AAB"), pool), 3);
  EXPECT_DOUBLE_EQ(engine::chanceToHold(test::rack("B"), pool, 2), 0.4);
  EXPECT_DOUBLE_EQ(engine::chanceToHold(test::rack("AB"), pool, 2), 0.3);
  EXPECT_DOUBLE_EQ(engine::chanceToHold(test::rack("AB"), pool, 5), 1);
  EXPECT_DOUBLE_EQ(engine::chanceToHold(test::rack("ABC"), pool, 2), 0);
}

TEST(Completions, OfASampleEstimateTheWaysOfAll) {
  engine::OpenRack rack{test::rack("T"), test::rack("AABBCCDDEEFFGGHHII"), 4, {}, 0};
  const double all = engine::choose(18, 4);
  const auto sumOf = [](const engine::Completions& completions) {
    double sum = 0;
    for (const auto& completion : completions.list)
      sum += completion.prior;
    return sum;
  };
  EXPECT_NEAR(sumOf(engine::completionsOf(rack, 100000, 1)), all, 1e-6);
  EXPECT_NEAR(sumOf(engine::completionsOf(rack, 200, 1)), all, 1e-6);
  // Two of ABC for sure: only racks with two of them are met, and weigh as much as in an enumeration.
  rack.likely = test::rack("ABC");
  rack.certain = 2;
  const double certain = sumOf(engine::completionsOf(rack, 250, 1));
  const auto every = engine::completionsOf(rack, 100000, 1);
  double wanted = 0;
  for (const auto& completion : every.list) {
    game::TileCounts likely = rack.likely;
    likely.removeAvailable(completion.added);
    wanted += likely.size() <= 1 ? completion.prior : 0;
  }
  EXPECT_NEAR(certain / wanted, 1, 0.1);
}

}  // namespace
}  // namespace rozbor
