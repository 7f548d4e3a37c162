#include "app_fixtures.h"

namespace rozbor::test {
namespace {

lexica::WordListResult expansion(const std::string& name) {
  const auto result =
      lexica::readWords({.files = {sourcePath("tests/data/hunspell/" + name + ".dic")}}, language("cs"));
  EXPECT_TRUE(result) << (result ? "" : result.error().message.english());
  return *result;
}

std::string wordsOf(const std::string& name) {
  return shown(expansion(name).words, language("cs"));
}

TEST(HunspellExpander, CountsLettersOfSeveralBytesAsOneInConditionsAndStrips) {
  // The stem, "[^rn][rř]it", "řit", "[^š]it" fit "vařit"; unmunch loses all of them.
  EXPECT_EQ(wordsOf("letters"),
            "aha mlok mlokem nemlok nevař nevařil nevařit nevařme taščin tašek taška tašky "
            "vař vařil vařit vařme");
}

TEST(HunspellExpander, LeavesOutStemsWithCapitals) {
  const auto result = expansion("letters");
  EXPECT_EQ(result.report.capitals, 2u);  // Praha, ČSAD
  EXPECT_EQ(result.report.lines, 6u);
}

TEST(HunspellExpander, PutsSuffixesOnSuffixesButNoThird) {
  // "otcův" comes by one suffix, "otcovo" by two; Z would make a third. "malejší" carries a prefix flag.
  EXPECT_EQ(wordsOf("twofold"), "malejší malý nejmalejší nemalejší nemalý otcovo otcův otec");
}

TEST(HunspellExpander, HonoursFlagsOfStemsThatAreNoWords) {
  EXPECT_EQ(wordsOf("special"), "had kosty");
}

TEST(HunspellExpander, TakesTheWholeStemOffOnlyWhereTheFileAllowsIt) {
  EXPECT_EQ(wordsOf("fullstrip"), "jít šel");
}

TEST(HunspellExpander, ReadsFlagsOfTwoCharactersNumbersAndAliases) {
  EXPECT_EQ(wordsOf("pairs"), "had hadu hady hrad hradu");
  EXPECT_EQ(wordsOf("numbers"), "had hadu hady hrad hradu");
}

TEST(HunspellExpander, ReadsTheEncodingThatTheAffixFileSets) {
  const auto result = expansion("latin2");
  EXPECT_EQ(shown(result.words, language("cs")), "tašek taška");
  EXPECT_EQ(result.report.encodings, std::vector<std::string>{"ISO-8859-2"});
}

TEST(HunspellExpander, PassesOverLinesThatItCannotUnderstand) {
  EXPECT_EQ(wordsOf("broken"), "had hadu rak");
}

TEST(HunspellExpander, SaysThatTheAffixFileIsMissing) {
  const TemporaryFolder folder;
  const auto result = lexica::readWords({.files = {folder.write("lone.dic", "1\nhad/A\n")}}, language("cs"));
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, "lexicon.missing-file");
  EXPECT_NE(result.error().message.english().find("lone.aff"), std::string::npos);
}

TEST(HunspellExpander, StopsWhenAsked) {
  struct Impatient : lexica::ProgressListener {
    void onProgress(const lexica::Progress& /*progress*/) override { ++reports; }
    [[nodiscard]] bool cancelled() const override { return reports > 2; }
    int reports = 0;
  } listener;
  const TemporaryFolder folder;
  std::string many;
  for (int i = 0; i < 5000; ++i)
    many += "had/A\n";
  folder.write("many.aff", "SFX A Y 1\nSFX A 0 y .\n");
  const auto result =
      lexica::readWords({.files = {folder.write("many.dic", many)}}, language("cs"), &listener);
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, "cancelled");
}

}  // namespace
}  // namespace rozbor::test
