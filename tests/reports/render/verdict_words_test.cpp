#include "rozbor/render/verdict_words.h"

#include <gtest/gtest.h>

#include <limits>

#include "rozbor/review/verdict.h"
#include "small_game.h"

namespace rozbor {
namespace {

using test::wording;

constexpr double kOpen = std::numeric_limits<double>::infinity();

TEST(VerdictWords, boundsSayNoMoreThanIsProven) {
  const auto text = [](double low, double high) { return reports::boundsText({low, high}, wording("en")); };
  EXPECT_EQ(text(3, 12), "3…12");
  EXPECT_EQ(text(7, kOpen), "≥ 7");
  EXPECT_EQ(text(6.6, kOpen), "≥ 6.6");
  EXPECT_EQ(text(6.68, kOpen), "≥ 6.6") << "a mean of pre-endgames; 6.7 is not proven";
  EXPECT_EQ(text(2.39, 5.01), "2.3…5.1");
  EXPECT_EQ(text(7, 7), "7");
  EXPECT_EQ(text(12.5, 12.5), "12.5");
  EXPECT_EQ(text(0, kOpen), "?");
}

TEST(VerdictWords, boundsInSentencesHaveADecimal) {
  reports::Loss loss;
  loss.proof = reports::Proof::bounded;
  loss.pointsBounds = reports::Interval{20, kOpen};
  EXPECT_EQ(reports::pointsLostText(loss, wording("en")), "≥ 20.0");
  EXPECT_EQ(reports::pointsLostText(loss, wording("cs")), "≥ 20,0") << "bodu, as after every decimal";
  loss.pointsBounds = reports::Interval{1.25, 4};
  EXPECT_EQ(reports::pointsLostText(loss, wording("sk")), "1,2…4,0");
}

}  // namespace
}  // namespace rozbor
