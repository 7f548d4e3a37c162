#include "rozbor/app/studies/lexicon_study.h"

#include "app_fixtures.h"
#include "rozbor/game/notation.h"

namespace rozbor::test {
namespace {

/// A lexicon of a few Czech words, installed as "xx".
class LexiconStudy : public ::testing::Test {
 protected:
  void SetUp() override {
    writeLanguage(folder_, "list " + folder_.write("words.txt", "had\nhady\nřeka\nžluť\nzahrady\n").string() +
                               " UTF-8");
    const auto in = game::loadLanguage(folder_.path() / "languages/xx");
    ASSERT_TRUE(in) << in.error().message;
    const auto built = lexica::buildLexicon({}, *in, pathsIn(folder_));
    ASSERT_TRUE(built) << built.error().message;
  }

  game::Result<app::LexiconStudy> study(std::vector<std::string> leaves) {
    return app::studyLexicon({.language = "xx", .lexicon = "", .leaves = std::move(leaves)},
                             pathsIn(folder_));
  }

  TemporaryFolder folder_;
};

TEST_F(LexiconStudy, TellsOfTheLexiconOfTheLanguage) {
  const auto found = study({});
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->lexicon.name, "xx");
  EXPECT_EQ(found->language.id, "xx");
  EXPECT_EQ(found->stats.counts.words, 5u);
  EXPECT_EQ(found->stats.fullRackWords, 1u);
}

TEST_F(LexiconStudy, TakesLeavesInEitherCaseAndWithSeparateAccents) {
  const auto found = study({"ha?", "Z\u030CR", " rad "});
  ASSERT_TRUE(found) << found.error().message;
  std::vector<std::string> leaves;
  for (const auto& leave : found->stats.leaves)
    leaves.push_back(rackText(leave.leave, found->language.alphabet));
  EXPECT_EQ(leaves, (std::vector<std::string>{"AH?", "RŽ", "ADR"}));
}

TEST_F(LexiconStudy, RefusesWhatIsNoLeave) {
  for (const char* leave : {"A1", "A.", "???", "ŽŽ"}) {
    const auto found = study({leave});
    ASSERT_FALSE(found) << leave;
    EXPECT_EQ(found.error().code, "lexicon-stats.leave");
  }
}

}  // namespace
}  // namespace rozbor::test
