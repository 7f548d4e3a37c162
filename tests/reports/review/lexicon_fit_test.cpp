#include "rozbor/review/lexicon_fit.h"

#include <gtest/gtest.h>

namespace rozbor::reports {
namespace {

LexiconFit fitOf(int words, int missing, const char* better = "", int betterMissing = 0) {
  return {words, missing, better, betterMissing};
}

TEST(LexiconFit, ForgivesAFewPhonies) {
  EXPECT_TRUE(fitOf(45, 0).isGood());
  EXPECT_TRUE(fitOf(12, 3).isGood()) << "three say nothing, however short the game";
  EXPECT_TRUE(fitOf(60, 4).isGood()) << "one in fifteen";
}

TEST(LexiconFit, IsBadWhereOneWordInFifteenIsMissing) {
  EXPECT_FALSE(fitOf(59, 4).isGood());
  EXPECT_FALSE(fitOf(45, 12).isGood());
}

TEST(LexiconFit, NamesTheListThatTheRecordSeemsToComeFrom) {
  EXPECT_EQ(fitOf(45, 12, "other", 1).origin(), "other");
  EXPECT_EQ(fitOf(45, 12, "other", 9).origin(), "") << "it does not fit either";
  EXPECT_EQ(fitOf(45, 2, "other", 1).origin(), "") << "the one used will do";
}

}  // namespace
}  // namespace rozbor::reports
