#include "rozbor/lexica/lexicon_check.h"

#include "app_fixtures.h"
#include "engine_fixtures.h"
#include "rozbor/lexica/leaves_choice.h"

namespace rozbor::test {
namespace {

using enum lexica::CheckedWord::Verdict;

TEST(CheckWords, TellsValidFromInvalidFromUnwritable) {
  const auto lexicon = lexiconOf(language("cs"), {"řeka", "had"});
  const std::vector<std::string> typed{"řeka",
                                       "ŘEKA",
                                       "Had",
                                       " had ",
                                       "rak",
                                       "wok",
                                       "ha-d",
                                       "",
                                       "r\xCC\x8C"
                                       "eka"};
  const auto checked = lexica::checkWords(*lexicon, language("cs"), typed);
  ASSERT_EQ(checked.size(), typed.size());
  const std::vector<lexica::CheckedWord::Verdict> expected{
      valid, valid, valid, valid, invalid, notWritable, notWritable, notWritable, valid};
  for (std::size_t at = 0; at < typed.size(); ++at)
    EXPECT_EQ(checked[at].verdict, expected[at]) << typed[at];
  EXPECT_EQ(checked[0].word, "ŘEKA");
  EXPECT_EQ(checked[4].word, "RAK");
  EXPECT_EQ(checked[5].word, "wok");
}

TEST(CheckWords, TakesAWordLongerThanAnyBoard) {
  const auto lexicon = lexiconOf(language("en"), {"a"});
  const std::vector<std::string> typed{std::string(1000, 'a')};
  EXPECT_EQ(lexica::checkWords(*lexicon, language("en"), typed).front().verdict, invalid);
}

TEST(ChooseLeaves, SaysWhenThereAreNone) {
  const TemporaryFolder folder;
  lexica::DataPaths paths = pathsIn(folder);
  paths.data = folder.path();
  const auto choice = lexica::chooseLeaves(paths, language("cs"), {});
  ASSERT_TRUE(choice);
  EXPECT_TRUE(choice->none);
  EXPECT_EQ(choice->leaves->name(), "none");
}

TEST(ChooseLeaves, TakesThePreferredOnesUnlessTheCommandLineNamesOthers) {
  const TemporaryFolder folder;
  lexica::DataPaths paths = pathsIn(folder);
  const auto cs = paths.leaves() / "cs.csv";
  paths.preferred["sk"].leaves = paths.leaves() / "none.csv";
  EXPECT_EQ(lexica::chooseLeaves(paths, language("cs"), {})->path, cs);
  paths.preferred["cs"].leaves = folder.path() / "none.csv";
  const auto choice = lexica::chooseLeaves(paths, language("cs"), {});
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, "leaves.missing-file");
  EXPECT_EQ(lexica::chooseLeaves(paths, language("cs"), cs)->path, cs);
}

TEST(ChooseLeaves, DoesNotReplaceAFileThatWasAskedForByNone) {
  const TemporaryFolder folder;
  const auto choice = lexica::chooseLeaves(pathsIn(folder), language("cs"), folder.path() / "none.klv2");
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, "leaves.missing-file");
}

}  // namespace
}  // namespace rozbor::test
