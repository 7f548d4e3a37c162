// A standard review as it is told in each language, word for word.
#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <string>

#include "app_fixtures.h"
#include "rozbor/app/studies/verdict_signature.h"
#include "rozbor/render/render.h"
#include "test_paths.h"

namespace rozbor::test {
namespace {

class StandardReview : public testing::TestWithParam<const char*> {};

TEST_P(StandardReview, isTheGoldenTranscript) {
  lexica::DataPaths paths;
  paths.data = sourcePath("data");
  auto review = app::madeUpReview(paths, GetParam(), reports::Preset::standard);
  ASSERT_TRUE(review) << review.error().message;
  review->file = "game.gcg";
  const std::string text = renderText(*review, reports::Wording(GetParam(), kLocaleDir), {});
  const std::string name = std::string("standard_review.") + GetParam() + ".txt";
  const std::string actual = testing::TempDir() + name;
  std::ofstream(actual) << text;
  EXPECT_EQ(text, fileText(sourcePath("tests/golden/" + name))) << "written to " << actual;
}

double known(const std::optional<double>& part) {
  return part.value_or(0);
}

/// Both sides of the ledger tell the same game.
void expectTwoSides(const reports::GameReview& review) {
  const std::size_t first = review.decisions.front().player;
  const reports::Ledger own = ledgerOf(review, first);
  const reports::Ledger other = ledgerOf(review, 1 - first);
  ASSERT_TRUE(own.win && other.win);
  EXPECT_GT(own.points.start, 5) << "to begin is worth something";
  EXPECT_LT(own.points.start, 30);
  EXPECT_EQ(own.points.start, -other.points.start);
  EXPECT_GT(own.win->start, 0.5);
  EXPECT_NEAR(own.win->start + other.win->start, 1, 1e-12);
  EXPECT_EQ(own.win->result, own.points.result > 0 ? 1 : own.points.result < 0 ? 0 : 0.5);
  EXPECT_NEAR(own.points.replies, -other.points.replies, 1e-9);
  EXPECT_NEAR(own.win->rest, -other.win->rest, 1e-9);
}

/// From the chance after one move to the chance before the next every percent has a name.
TEST_P(StandardReview, namesWhatEachTurnDidToTheGame) {
  lexica::DataPaths paths;
  paths.data = sourcePath("data");
  const auto review = app::madeUpReview(paths, GetParam(), reports::Preset::standard);
  ASSERT_TRUE(review) << review.error().message;
  ASSERT_TRUE(review->parts);
  using reports::Part;
  int followed = 0;
  for (std::size_t at = 1; at < review->decisions.size(); ++at) {
    const reports::Decision& before = review->decisions[at - 1];
    const reports::Decision& decision = review->decisions[at];
    const reports::Parts& parts = review->parts->turns[at].win;
    if (!before.win() || !decision.win() || !of(parts, Part::draw) || !decision.phonies.empty()) continue;
    ASSERT_NE(before.player, decision.player);
    ASSERT_NE(of(parts, Part::reply).has_value(), of(parts, Part::method).has_value());
    EXPECT_NEAR(*of(parts, Part::draw) + known(of(parts, Part::reply)) + known(of(parts, Part::method)) +
                    *of(parts, Part::other),
                decision.win()->best - (1 - before.win()->played), 1e-9)
        << at;
    EXPECT_NEAR(*of(parts, Part::decision), -decision.win()->loss() / 100, 1e-9) << at;
    ++followed;
  }
  EXPECT_GT(followed, 10);
  expectTwoSides(*review);
}

INSTANTIATE_TEST_SUITE_P(Languages, StandardReview, testing::Values("cs", "sk", "pl", "en"));

}  // namespace
}  // namespace rozbor::test
