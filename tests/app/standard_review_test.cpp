// A standard review as it is told in each language, word for word.
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
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

/// All racks are known and all endings searched, so every point and every percent has a name.
TEST_P(StandardReview, explainsTheWholeResult) {
  lexica::DataPaths paths;
  paths.data = sourcePath("data");
  const auto review = app::madeUpReview(paths, GetParam(), reports::Preset::standard);
  ASSERT_TRUE(review) << review.error().message;
  for (const std::size_t player : {0u, 1u}) {
    const reports::Ledger ledger = ledgerOf(*review, player);
    ASSERT_TRUE(ledger.win);
    EXPECT_NEAR(ledger.points.rest, 0, 0.01);
    EXPECT_NEAR(ledger.win->rest, 0, 1e-4);
    EXPECT_EQ(ledger.win->result, ledger.points.result > 0 ? 1 : ledger.points.result < 0 ? 0 : 0.5);
    EXPECT_GT(std::abs(ledger.points.start), 5) << "to begin is worth something";
    EXPECT_LT(std::abs(ledger.points.start), 30);
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, StandardReview, testing::Values("cs", "sk", "pl", "en"));

}  // namespace
}  // namespace rozbor::test
