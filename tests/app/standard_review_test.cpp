// A standard review as it is told in each language, word for word.
#include <gtest/gtest.h>

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

INSTANTIATE_TEST_SUITE_P(Languages, StandardReview, testing::Values("cs", "sk", "pl", "en"));

}  // namespace
}  // namespace rozbor::test
