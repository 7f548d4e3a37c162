#include "rozbor/render/game_story.h"

#include <gmock/gmock.h>

#include "small_game.h"

namespace rozbor::test {
namespace {

using testing::HasSubstr;

TEST(GameStory, tellsTheResultFirstAndWhatBothLost) {
  const auto story = reports::gameStory(smallReview(), reports::Wording::english());
  EXPECT_THAT(story.verdict, HasSubstr("Ida Lind"));
  EXPECT_THAT(story.play, HasSubstr("Points lost per graded turn: Ida Lind "));
  ASSERT_EQ(story.players.size(), 2u);
  EXPECT_EQ(story.players[1], "Otto O'Brien");
}

TEST(GameStory, tellsTheKeyMomentsWithTheTurnsTheyAreOf) {
  const auto story = reports::gameStory(smallReview(), reports::Wording::english());
  ASSERT_EQ(story.moments.size(), smallReview().keyMoments.size());
  for (std::size_t at = 0; at < story.moments.size(); ++at) {
    const auto& decision = smallReview().decisions[smallReview().keyMoments[at].decision];
    EXPECT_EQ(story.moments[at].turn, decision.turn);
    EXPECT_THAT(story.moments[at].title, HasSubstr("Turn " + std::to_string(decision.turn + 1)));
    EXPECT_NE(story.moments[at].text, "");
  }
}

TEST(GameStory, tellsTheGameInSentencesThatLeadToTheirTurns) {
  const auto paragraph = reports::gameStory(smallReview(), reports::Wording::english()).paragraph;
  ASSERT_EQ(paragraph.size(), 1 + smallReview().keyMoments.size());
  EXPECT_EQ(paragraph[0].text(), "Ida Lind was ahead from turn 1 on.");
  EXPECT_EQ(paragraph[0].link, "turn 1");
  EXPECT_EQ(paragraph[0].turn, 0u);
  EXPECT_EQ(paragraph[1].text(),
            "On turn 3 Ida Lind missed the bingo I2 RETAINS for 68, and with it 63.0 points.");
  EXPECT_EQ(paragraph[1].turn, 2u);
}

TEST(GameStory, takesNoNameForALink) {
  const auto review = reviewWithNames("Ida <b>", "O> <Brien");
  for (const std::string code : {"en", "cs", "sk", "pl"}) {
    for (const auto& sentence : reports::gameParagraph(review, wording(code))) {
      EXPECT_NE(sentence.link, "") << code << ": " << sentence.text();
      EXPECT_EQ(sentence.link.find("Ida"), std::string::npos) << code << ": " << sentence.link;
      EXPECT_EQ(sentence.text().find('\x01'), std::string::npos) << code;
    }
  }
  EXPECT_EQ(reports::gameParagraph(review, reports::Wording::english())[0].before, "Ida <b> was ahead from ");
}

TEST(GameStory, hasACellForEachPlayerAndNoLedgerWhereNoLuckWasMeasured) {
  const auto story = reports::gameStory(smallReview(), reports::Wording::english());
  EXPECT_TRUE(story.ledger.empty());
  ASSERT_FALSE(story.summary.empty());
  EXPECT_EQ(story.summary.front().label, "Score");
  for (const reports::StoryRow& row : story.summary)
    EXPECT_EQ(row.cells.size(), 2u) << row.label;
}

}  // namespace
}  // namespace rozbor::test
