#include "rozbor/review/duplicate_review.h"

#include <gmock/gmock.h>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/render/render_duplicate.h"

namespace rozbor::reports {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

DuplicateReview gradedOf(std::string_view rows, std::string_view head = "Round;Rack;Master;Ida;Otto\n") {
  const game::Language& language = test::language();
  auto parsed = parser::parseDuplicate(std::string(head) + std::string(rows));
  auto replay = replay::replayDuplicate(parsed.record, language);
  const auto lexicon = test::lexiconOf(language, {"HOUSE", "HUES", "TOP", "HOUSER", "UH", "AH", "NITRATES"});
  return reviewDuplicate("evening.csv", std::move(parsed), std::move(replay),
                         std::make_shared<const game::Language>(language), *lexicon);
}

TEST(DuplicateReview, GradesByShareOfTheBest) {
  const DuplicateReview review = gradedOf("1;AEHOSUU;8D HOUSE;8D HOUSE 24;8H UH\n");
  ASSERT_THAT(review.rounds, SizeIs(1));
  EXPECT_EQ(review.rounds[0].top, 24);
  EXPECT_TRUE(review.rounds[0].grades[0].isBest);
  EXPECT_EQ(review.rounds[0].grades[1].points, 10);
  ASSERT_THAT(review.standings, SizeIs(2));
  EXPECT_EQ(review.standings[0].player, 0U);
  EXPECT_DOUBLE_EQ(*review.standings[0].share(), 1);
  EXPECT_DOUBLE_EQ(*review.standings[1].share(), 10.0 / 24);
  EXPECT_EQ(review.standings[1].place, 2);
}

TEST(DuplicateReview, AWordThatNobodyKnowsCountsWhatTheTableSays) {
  const DuplicateReview review = gradedOf("1;AEHOSUU;8D HOUSE;8D OUSEH;8D OUSEH 24\n");
  EXPECT_EQ(review.rounds[0].grades[0].points, 0);
  EXPECT_FALSE(review.rounds[0].grades[0].asWritten);
  EXPECT_EQ(review.rounds[0].grades[1].points, 24);
  EXPECT_TRUE(review.rounds[0].grades[1].asWritten);
  EXPECT_THAT(review.rounds[0].grades[0].phonies, SizeIs(1));
}

TEST(DuplicateReview, AWordThatTheRefereeLaidIsAWord) {
  const DuplicateReview review = gradedOf("1;AEHOSUU;8D OUSEH;8D OUSEH;8D HOUSE\n");
  EXPECT_THAT(review.rounds[0].masterPhonies, SizeIs(1));
  EXPECT_THAT(review.rounds[0].grades[0].phonies, IsEmpty());
  EXPECT_EQ(review.rounds[0].grades[0].points, review.replay.rounds[0].master.scoreComputed);
}

TEST(DuplicateReview, PointsOfNothingStand) {
  EXPECT_EQ(gradedOf("1;AEHOSUU;8D HOUSE;8D HOUSE 0;-\n").rounds[0].grades[0].points, 0);
}

TEST(DuplicateReview, PointsAloneCountAsWrittenAndAreHeldAgainstTheBest) {
  const DuplicateReview review = gradedOf("1;AEHOSUU;8D HOUSE;24;25\n");
  EXPECT_TRUE(review.rounds[0].grades[0].isBest);
  EXPECT_EQ(review.rounds[0].grades[1].points, 25);
  ASSERT_THAT(review.diagnostics, SizeIs(1));
  EXPECT_EQ(review.diagnostics[0].code, "duplicate.more-than-best");
}

TEST(DuplicateReview, ARoundWithoutARackCountsInNoShareUnlessTheMasterTells) {
  const DuplicateReview review = gradedOf("1;AEHOSUU;8D HOUSE;24;12\n2;;;5;5\n");
  EXPECT_FALSE(review.rounds[1].top.has_value());
  EXPECT_EQ(review.standings[0].points, 29);
  EXPECT_EQ(review.standings[0].gradedPoints, 24);
  EXPECT_EQ(review.standings[0].possible, 24);
  EXPECT_EQ(review.standings[0].rounds, 1);
}

TEST(DuplicateReview, CountsBingosAndSharesPlaces) {
  const DuplicateReview review = gradedOf("1;AEHOSUU;8D HOUSE;24;24\n2;-AINRSTT;;10;10\n");
  EXPECT_EQ(review.standings[0].place, 1);
  EXPECT_EQ(review.standings[1].place, 1);
  EXPECT_TRUE(review.rounds[1].bingo);  // H2 NITRAT(E)S
  EXPECT_EQ(review.standings[0].bingoChances, 1);
  EXPECT_EQ(review.standings[0].bingos, 0);
}

std::string textOf(const DuplicateReview& review) {
  return renderDocumentText(duplicateDocument(review, Wording::english(), false), {});
}

TEST(DuplicateReport, SaysWhoWinsAndWhatWasMissed) {
  const std::string text = textOf(gradedOf("1;AEHOSUU;8D HOUSE;8D HOUSE;8H UH\n"));
  EXPECT_THAT(text, HasSubstr("Ida wins: 24 of 24 points, 100.0 % of what could be made."));
  EXPECT_THAT(text, HasSubstr("8H UH"));
  EXPECT_THAT(text, HasSubstr("Nothing."));  // that Ida missed
  EXPECT_THAT(text, Not(HasSubstr("taken as")));
}

TEST(DuplicateReport, SaysWhatItDoesNotKnow) {
  const std::string text = textOf(gradedOf("1;;8D HOUSE;24;24\n2;;;5;5\n"));
  EXPECT_THAT(text, HasSubstr("Ida, Otto share the first place: 24 of 24 points"));
  EXPECT_THAT(text, HasSubstr("The best play of 1 round is not known; it counts in no share."));
  EXPECT_THAT(text, HasSubstr("The points of 4 plays are taken as they are written."));
}

TEST(DuplicateReport, SaysWhatTheMasterMoveWasWhereItWasNotTheBest) {
  EXPECT_THAT(textOf(gradedOf("1;AEHOSUU;8H UH;8D HOUSE;8H UH\n")),
              HasSubstr("The master move was 8H UH for 10."));
  EXPECT_THAT(textOf(gradedOf("1;AEHOSUU;8D OUSEH;8D HOUSE;-\n")),
              HasSubstr("The lexicon does not have: OUSEH."));
}

}  // namespace
}  // namespace rozbor::reports
