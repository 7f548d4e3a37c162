#include "rozbor/app/entry/word_completions.h"

#include <gmock/gmock.h>

#include "app_fixtures.h"
#include "engine_fixtures.h"

namespace rozbor::test {
namespace {

using app::wordCompletions;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(WordCompletions, areTheFirstWordsThatBeginSo) {
  const auto lexicon = lexiconOf(language("en"), {"HO", "HOUSE", "HOUSES", "HOT", "ON"});
  EXPECT_THAT(wordCompletions(*lexicon, language("en"), "ho", 10),
              ElementsAre("HO", "HOT", "HOUSE", "HOUSES"));
  EXPECT_THAT(wordCompletions(*lexicon, language("en"), "HOU", 10), ElementsAre("HOUSE", "HOUSES"));
  EXPECT_THAT(wordCompletions(*lexicon, language("en"), "ho", 2), ElementsAre("HO", "HOT"));
}

TEST(WordCompletions, areNoneForNothingAndForWhatNoWordBeginsWith) {
  const auto lexicon = lexiconOf(language("en"), {"HO", "ON"});
  EXPECT_THAT(wordCompletions(*lexicon, language("en"), "", 10), IsEmpty());
  EXPECT_THAT(wordCompletions(*lexicon, language("en"), "HX", 10), IsEmpty());
  EXPECT_THAT(wordCompletions(*lexicon, language("en"), "H2", 10), IsEmpty());
}

TEST(WordCompletions, areOfTheLanguage) {
  const auto lexicon = lexiconOf(language("sk"), {"DOM", "DOMY"});
  EXPECT_THAT(wordCompletions(*lexicon, language("sk"), "dom", 5), ElementsAre("DOM", "DOMY"));
}

}  // namespace
}  // namespace rozbor::test
