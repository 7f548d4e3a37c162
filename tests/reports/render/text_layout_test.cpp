#include "rozbor/render/text_layout.h"

#include <gtest/gtest.h>

namespace rozbor::reports::terminal {
namespace {

TEST(Width, CountsColumnsNotBytes) {
  EXPECT_EQ(widthOf("žluťoučký kůň"), 13u);
  EXPECT_EQ(widthOf("▂▄▆ ≥ 5 …"), 9u);
}

TEST(Width, OfAMarkIsNoneAndOfAWideLetterTwo) {
  EXPECT_EQ(widthOf("e\u0301t\u0323\u0302"), 2u);
  EXPECT_EQ(widthOf("日本"), 4u);
  EXPECT_EQ(widthOf("\u20DD"), 0u) << "an enclosing circle";
}

TEST(Width, OfWhatIsIllFormedIsThatOfItsReplacement) {
  EXPECT_EQ(widthOf("a\xFF"), 2u);
  EXPECT_EQ(widthOf("a\xC5"), 2u) << "cut off";
}

TEST(Clipped, KeepsWholeLettersWithTheirMarks) {
  EXPECT_EQ(clipped("kůň", 3), "kůň");
  EXPECT_EQ(clipped("kůňů", 3), "ků…");
  EXPECT_EQ(clipped("e\u0301e\u0301e\u0301", 2), "e\u0301…");
  EXPECT_EQ(clipped("日本語", 4), "日…") << "half of a wide letter cannot be shown";
}

TEST(Wrapped, KeepsAPercentSignWithItsNumber) {
  EXPECT_EQ(wrapped("it wins 68.8 % of the time", 13, 0), "it wins\n68.8 % of the\ntime\n");
  EXPECT_EQ(wrapped("3 ± 1 %, or so", 8, 0), "3 ± 1 %,\nor so\n");
}

}  // namespace
}  // namespace rozbor::reports::terminal
