#include "rozbor/review/review.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <string>

#include "rozbor/render/render.h"
#include "rozbor/review/diagnostics.h"
#include "small_game.h"

namespace rozbor {
namespace {

using engine::Equity;
using reports::Band;
using reports::MomentKind;

TEST(Review, hasOneDecisionForEachPlacementExchangeAndPass) {
  const auto& review = test::smallReview();
  EXPECT_EQ(review.decisions.size(), 7u);
}

TEST(Review, gradesOnlyWhereTheRackIsKnown) {
  const auto& partial = test::smallReview().decisions[1];
  EXPECT_EQ(partial.rackKnown, replay::RackKnowledge::partial);
  EXPECT_FALSE(partial.isGraded());
  EXPECT_FALSE(partial.isCounted());
  EXPECT_TRUE(partial.candidates().empty());
}

TEST(Review, findsTheBingoThatWasMissed) {
  const auto& decision = test::smallReview().decisions[2];
  EXPECT_TRUE(decision.bingoAvailable());
  EXPECT_FALSE(decision.bingoPlayed);
  EXPECT_EQ(decision.band, Band::howler);
  EXPECT_EQ(decision.equityLoss(), decision.best().equity - decision.played().equity);
}

TEST(Review, takesAPlayChallengedOffForAPass) {
  const auto& decision = test::smallReview().decisions[3];
  EXPECT_TRUE(decision.takenBack);
  EXPECT_EQ(decision.phonies.size(), 1u);
  EXPECT_EQ(decision.played().equity, Equity());
}

TEST(Review, findsABetterPlaceForTheSameTilesWithoutTheRack) {
  const auto review = test::reviewOf("#player1 a A\n#player2 b B\n>a: HOUSE 8H HOUSE +16 16\n");
  const auto& decision = review.decisions[0];
  EXPECT_FALSE(decision.isGraded());
  ASSERT_TRUE(decision.sameTilesBest);
  EXPECT_GT(decision.sameTilesBest->score, 16);
}

TEST(Review, countsAnExchangeOfAnUnknownSetAsTheBestOfItsSize) {
  const auto review = test::reviewOf("#player1 a A\n#player2 b B\n>a: AENRSUU -2 +0 0\n");
  const auto& decision = review.decisions[0];
  ASSERT_TRUE(decision.isGraded());
  EXPECT_EQ(decision.played().move.length(), 2);
}

TEST(Review, takesAnOpeningDownForItsMirrorAcross) {
  const auto down = test::reviewOf("#player1 a A\n#player2 b B\n>a: AEHOSUU H4 HOUSE +24 24\n");
  const auto across = test::reviewOf("#player1 a A\n#player2 b B\n>a: AEHOSUU 8D HOUSE +24 24\n");
  EXPECT_EQ(down.decisions[0].playedRank(), across.decisions[0].playedRank());
  EXPECT_EQ(down.decisions[0].equityLoss(), across.decisions[0].equityLoss());
}

TEST(Review, stopsWhenAskedTo) {
  reports::ReviewContext context;
  context.language = std::make_shared<const game::Language>(test::language("en"));
  context.lexicon = test::lexiconOf(*context.language, {"IT"});
  context.leaves = engine::noLeaves();
  const auto review =
      reports::reviewGame(parser::parseGcg(test::kSmallGame), context,
                          [](std::size_t done, std::size_t all) { return done < 2 && all == 7; });
  EXPECT_EQ(review.decisions.size(), 2u);
}

TEST(Summary, addsUpTheDecisions) {
  const auto& review = test::smallReview();
  for (std::size_t player = 0; player < 2; ++player) {
    const auto& summary = review.players[player];
    Equity lost;
    int counted = 0;
    for (const auto& decision : review.decisions) {
      if (decision.player != player || !decision.isCounted()) continue;
      lost += decision.equityLoss();
      ++counted;
    }
    EXPECT_EQ(summary.lost, lost);
    EXPECT_EQ(summary.counted, counted);
    int bands = 0;
    for (const int count : summary.bands)
      bands += count;
    EXPECT_EQ(bands, counted);
  }
  EXPECT_EQ(review.players[0].bingos, 1);
  EXPECT_EQ(review.players[0].bingosMissed, 1);
  EXPECT_EQ(review.players[1].phoniesTakenBack, 1);
}

TEST(KeyMoments, areAtMostThreeInTheOrderOfTheGame) {
  const auto& moments = test::smallReview().keyMoments;
  ASSERT_EQ(moments.size(), 3u);
  EXPECT_TRUE(std::ranges::is_sorted(moments, {}, &reports::KeyMoment::decision));
  EXPECT_EQ(moments[0].kind, MomentKind::missedBingo);
}

TEST(KeyMoments, weighAPhonyByWhatItWonOverTheBestValidPlay) {
  const auto review = test::reviewOf("#player1 a A\n#player2 b B\n>a: AEHOSUZ 8D HOUZE +60 60\n");
  for (const auto& moment : review.keyMoments) {
    const auto& decision = review.decisions[moment.decision];
    EXPECT_EQ(moment.kind, MomentKind::phonyStood);
    EXPECT_EQ(moment.weight, decision.played().equity - decision.best().equity);
  }
}

TEST(KeyMoments, callNothingAPhonyWhereTheLexiconDoesNotFit) {
  auto review = test::reviewOf(
      "#player1 a A\n#player2 b B\n>a: AEHOSUZ 8D HOUZE +60 60\n>b: AEINRST - +0 0\n>a: AEINRST - +0 60\n");
  const auto kinds = [&] {
    std::vector<MomentKind> found;
    for (const auto& moment : reports::keyMomentsOf(review))
      found.push_back(moment.kind);
    return found;
  };
  EXPECT_EQ(review.lexiconFit.words, 1);
  EXPECT_EQ(review.lexiconFit.missing, 1);
  EXPECT_THAT(kinds(), testing::Contains(MomentKind::phonyStood));
  review.lexiconFit = {40, 9, {}, 0};
  EXPECT_THAT(kinds(), testing::Not(testing::Contains(MomentKind::phonyStood)));
}

TEST(Diagnostics, tellAFaultOnceByItsMoreSevereReport) {
  const parser::Diagnostic reading{parser::Severity::info, "gcg.more-than-two-players", {3, 1, 0}, {}, {}};
  const parser::Diagnostic replaying{
      parser::Severity::error, "replay.more-than-two-players", {3, 1, 0}, {}, {}};
  const parser::Diagnostic other{parser::Severity::info, "gcg.unknown-pragma", {2, 1, 0}, {}, {}};
  const auto merged = reports::mergedDiagnostics({reading, other}, {replaying});
  ASSERT_EQ(merged.size(), 2u);
  EXPECT_EQ(merged[0].code, "gcg.unknown-pragma");
  EXPECT_EQ(merged[1].code, "replay.more-than-two-players");
}

TEST(AnnotatedRecord, isTheUsersOwnAgainOnceStripped) {
  const auto& review = test::smallReview();
  const std::string annotated = renderGcg(review, reports::Wording::english());
  EXPECT_NE(annotated.find("#note [rozbor] "), std::string::npos);
  auto parsed = parser::parseGcg(annotated);
  reports::stripAnnotations(parsed.record);
  EXPECT_EQ(parser::writeGcg(parsed.record), parser::writeGcg(review.record));
}

}  // namespace
}  // namespace rozbor
