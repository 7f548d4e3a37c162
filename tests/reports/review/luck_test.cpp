#include "rozbor/review/luck/luck.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "replay_fixtures.h"
#include "rozbor/render/render.h"
#include "small_game.h"

namespace rozbor {
namespace {

reports::GameReview reviewWithLuck(std::string_view gcg, int samples = 20) {
  reports::ReviewContext context;
  context.language = std::make_shared<const game::Language>(test::language("en"));
  context.lexicon = test::lexiconOf(*context.language, {"EON", "HOUSE", "NO", "ON", "ONE", "IT", "RETAINS"});
  context.leaves = engine::noLeaves();
  context.luck.samples = samples;
  return reports::reviewGame(parser::parseGcg(gcg), context);
}

TEST(LuckTurns, takeAPlayChallengedOffForAPass) {
  const auto turns = reports::luckTurns(test::replayOf(test::kSmallGame));
  ASSERT_EQ(turns.size(), 7u);
  ASSERT_TRUE(turns[3].move);
  EXPECT_EQ(turns[3].move->kind(), game::Move::Kind::pass);
  EXPECT_EQ(turns[3].points, 0);
  EXPECT_FALSE(turns[1].rackKnown);
}

TEST(ReviewLuck, isToldWhereTheDrawIsKnown) {
  const auto review = reviewWithLuck(test::kSmallGame);
  ASSERT_TRUE(review.luck);
  const auto& decisions = review.decisions;
  EXPECT_TRUE(decisions[0].luck) << "the opening rack";
  EXPECT_FALSE(decisions[1].luck) << "a partial rack";
  EXPECT_FALSE(decisions[3].luck) << "nobody knows what was kept";
  EXPECT_FALSE(decisions[5].luck) << "nothing was drawn after the phony came off";
  EXPECT_EQ(review.luck->turns[5].state, engine::DrawState::none);
  EXPECT_FALSE(decisions[6].luck) << "the rack before it was not told";
  EXPECT_EQ(review.luck->turns[6].state, engine::DrawState::unknown);
}

TEST(ReviewLuck, isNothingWhenItIsNotAskedFor) {
  const auto review = reviewWithLuck(test::kSmallGame, 0);
  EXPECT_FALSE(review.luck);
  const reports::LedgerScale ledger = ledgerOf(review, 0).points;
  EXPECT_FALSE(ledger.ownLuck);
  EXPECT_NEAR(ledger.ownMistakes + ledger.opponentMistakes + ledger.rest, ledger.result, 1e-9);
}

TEST(Ledger, sumsUpToTheResultForBothPlayers) {
  const auto review = reviewWithLuck(test::kSmallGame);
  ASSERT_FALSE(review.parts) << "there is no win model";
  for (const std::size_t player : {0u, 1u}) {
    const reports::Ledger both = ledgerOf(review, player);
    const reports::LedgerScale& ledger = both.points;
    // Each line from where it comes from, not from the rest that makes them sum up.
    EXPECT_EQ(ledger.result, review.players[player].score - review.players[1 - player].score);
    EXPECT_NEAR(ledger.ownMistakes, -review.players[player].lost.inPoints(), 1e-9);
    EXPECT_NEAR(ledger.opponentMistakes, review.players[1 - player].lost.inPoints(), 1e-9);
    const auto& luck = review.luck->players;
    ASSERT_EQ(ledger.ownLuck.has_value(), luck[player].draws > 0);
    ASSERT_EQ(ledger.opponentLuck.has_value(), luck[1 - player].draws > 0);
    EXPECT_NEAR(ledger.ownLuck.value_or(0), luck[player].points, 1e-9);
    EXPECT_NEAR(ledger.opponentLuck.value_or(0), -luck[1 - player].points, 1e-9);
    EXPECT_NEAR(ledger.ownLuck.value_or(0) + ledger.opponentLuck.value_or(0) + ledger.ownMistakes +
                    ledger.opponentMistakes + ledger.rest,
                ledger.result, 1e-9);
    EXPECT_FALSE(both.win) << "nothing looked ahead";
    EXPECT_FALSE(both.adjustedSpread) << "racks are missing";
  }
}

TEST(Ledger, standsInTheTextAndOnThePageWhereLuckWasMeasured) {
  const auto english = reports::Wording::english();
  const auto review = reviewWithLuck(test::kSmallGame);
  const std::string text = renderText(review, english, {});
  const std::size_t winner = review.players[1].score > review.players[0].score ? 1 : 0;
  const std::size_t at = text.find("Where the result came from");
  ASSERT_NE(at, std::string::npos);
  const reports::LedgerScale ledger = ledgerOf(review, winner).points;
  for (const double value : {*ledger.ownLuck, ledger.opponentMistakes, ledger.rest, ledger.result})
    EXPECT_NE(text.find(english.number(value, 1), at), std::string::npos) << value;
  EXPECT_NE(text.find(" ± " + english.number(1.96 * ledger.ownLuckSe, 1), at), std::string::npos);
  EXPECT_NE(renderHtml(review, english, {}).find("Where the result came from"), std::string::npos);

  const auto without = reviewWithLuck(test::kSmallGame, 0);
  EXPECT_EQ(renderText(without, english, {}).find("Where the result came from"), std::string::npos);
  EXPECT_EQ(renderHtml(without, english, {}).find("Where the result came from"), std::string::npos);
}

TEST(Ledger, standsInTheJson) {
  const auto review = reviewWithLuck(test::kSmallGame);
  const auto json = nlohmann::json::parse(renderReviewJson(review));
  EXPECT_TRUE(json["decisions"][0]["luckPoints"].is_number());
  EXPECT_TRUE(json["decisions"][0]["luckPercentile"].is_number());
  EXPECT_TRUE(json["decisions"][0]["luckWin"].is_null()) << "there is no win model";
  EXPECT_TRUE(json["decisions"][1]["luckPoints"].is_null());
  EXPECT_TRUE(json["ledger"][0]["ownLuck"].is_number());
  EXPECT_EQ(json["ledger"][0]["ownLuck"].get<double>(), -json["ledger"][1]["opponentLuck"].get<double>());
  EXPECT_TRUE(json["ledger"][0]["win"].is_null()) << "nothing looked ahead";
  EXPECT_TRUE(json["decisions"][0]["parts"].is_null()) << "there is no win model";
}

}  // namespace
}  // namespace rozbor
