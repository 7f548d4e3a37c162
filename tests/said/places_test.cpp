#include "rozbor/said/places.h"

#include <gtest/gtest.h>

#include <vector>

namespace rozbor::said {
namespace {

const std::vector<std::string> kParts{"one", "two"};

static_assert(placesFit("no place at all", 0));
static_assert(placesFit("{1} before {0}, {1} again", 2));
static_assert(!placesFit("{2}", 2));
static_assert(!placesFit("{}", 1));
static_assert(!placesFit("{0", 1));
static_assert(!placesFit("0}", 1));
static_assert(!placesFit("{0:>8}", 1));
static_assert(hasPlaceFor("{0} and {1}", 1));
static_assert(!hasPlaceFor("{0} and {0}", 1));

TEST(Places, areFilledInAnyOrderAndAsOftenAsTheyStand) {
  EXPECT_EQ(fill("{1}, {0}, {1}", kParts), "two, one, two");
  EXPECT_EQ(fill("none", kParts), "none");
  EXPECT_EQ(fill("", kParts), "");
}

TEST(Places, areNotLookedForInWhatIsPutIn) {
  EXPECT_EQ(fill("{0} {1}", std::vector<std::string>{"{1}", "}{9} {"}), "{1} }{9} {");
}

TEST(Places, thatFitNoPartFillNothing) {
  for (const char* sentence : {"{2}", "{", "}", "{x}", "{-1}", "{0 }", "{00000000000000000000}"})
    EXPECT_EQ(fill(sentence, kParts), std::nullopt) << sentence;
}

TEST(Places, ofABadTranslationGiveWayToTheEnglishSentence) {
  EXPECT_EQ(filled("našlo se {0}", "found {0}", kParts), "našlo se one");
  EXPECT_EQ(filled("našlo se {7}", "found {0}", kParts), "found one");
  EXPECT_EQ(filled("našlo se {0", "found {0}", kParts), "found one");
}

}  // namespace
}  // namespace rozbor::said
