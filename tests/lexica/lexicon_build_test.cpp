#include "app_fixtures.h"
#include "rozbor/lexica/lexicon_check.h"

namespace rozbor::test {
namespace {

class LexiconBuild : public ::testing::Test {
 protected:
  game::Result<lexica::LexiconBuildResult> build(const lexica::LexiconBuildRequest& request,
                                                 const std::string& id = "cs") {
    return lexica::buildLexicon(request, language(id), pathsIn(folder_));
  }
  TemporaryFolder folder_;
};

TEST_F(LexiconBuild, WritesWhatItReadUnderTheNameOfTheFile) {
  const auto built = build({.files = {folder_.write("MyList.txt", "had\nřeka\nřekami\n")}});
  ASSERT_TRUE(built) << built.error().message;
  EXPECT_EQ(built->path, folder_.path() / "lexica" / "MyList.rozlex");
  EXPECT_EQ(built->bytes, std::filesystem::file_size(built->path));
  EXPECT_EQ(built->info.words, 3u);
  EXPECT_EQ(built->info.source, "MyList.txt");
  EXPECT_EQ(built->info.language, "cs");
  ASSERT_EQ(built->steps.size(), 4u);
  EXPECT_EQ(built->steps.back().step, "write");

  const auto lexicon = engine::Lexicon::open(built->path, language("cs"));
  ASSERT_TRUE(lexicon) << lexicon.error().message;
  EXPECT_EQ((*lexicon)->info().checksum, built->info.checksum);
  std::string words;
  (*lexicon)->forEachWord([&](std::span<const game::Letter> word) {
    for (const auto letter : word)
      words += language("cs").alphabet.lower(letter);
    words += ' ';
  });
  EXPECT_EQ(words, "had řeka řekami ");
}

TEST_F(LexiconBuild, IsTheSameFileHoweverTheListIsOrdered) {
  ASSERT_TRUE(build({.files = {folder_.write("a/list.txt", "had\nrak\nřeka\n")}}));
  const auto path = folder_.path() / "lexica/list.rozlex";
  const std::string first = fileText(path);
  ASSERT_TRUE(build({.files = {folder_.write("b/list.txt", "řeka\nRAK\nhad\nhad\n")}}));
  EXPECT_EQ(fileText(path), first);
}

TEST_F(LexiconBuild, JoinsSeveralFilesIncludingAnotherLexicon) {
  const auto one = build({.files = {folder_.write("one.txt", "had\n")}});
  ASSERT_TRUE(one);
  const auto both = build({.files = {one->path, folder_.write("two.txt", "rak\n")}, .name = "both"});
  ASSERT_TRUE(both) << both.error().message;
  EXPECT_EQ(both->info.words, 2u);
  EXPECT_EQ(both->info.source, "one.rozlex, two.txt");
}

TEST_F(LexiconBuild, SpellsANameOfTheLanguageAsTheLanguageDoes) {
  const auto built = build({.files = {folder_.write("list.txt", "had\n")}, .name = "PLUS"});
  ASSERT_TRUE(built);
  EXPECT_EQ(built->info.name, "cs-plus");
  EXPECT_EQ(built->path.filename(), "cs-plus.rozlex");
}

TEST_F(LexiconBuild, RefusesToCallTheDebianListAVariant) {
  for (const char* name : {"cs-klasik", "KLASIK", "cs-plus", "Plus"}) {
    const auto built = build({.name = name});
    ASSERT_FALSE(built) << name;
    EXPECT_EQ(built.error().code, "lexicon.variant-needs-list");
    EXPECT_NE(built.error().message.english().find("rozbor lexicon build --language cs --name cs-"),
              std::string::npos)
        << built.error().message;
  }
}

TEST_F(LexiconBuild, NamesThePackagesThatAreMissing) {
  const auto xx = game::loadLanguage(writeLanguage(folder_, "hunspell /nowhere/xx_XX UTF-8"));
  ASSERT_TRUE(xx) << xx.error().message;
  const auto built = lexica::buildLexicon({}, *xx, pathsIn(folder_));
  ASSERT_FALSE(built);
  EXPECT_EQ(built.error().code, "lexicon.missing-package");
  EXPECT_NE(built.error().message.english().find("sudo apt install example-words example-more"),
            std::string::npos);
}

TEST_F(LexiconBuild, SaysWhenALanguageHasNoSource) {
  const auto xx = game::loadLanguage(writeLanguage(folder_, ""));
  ASSERT_TRUE(xx) << xx.error().message;
  const auto built = lexica::buildLexicon({}, *xx, pathsIn(folder_));
  ASSERT_FALSE(built);
  EXPECT_EQ(built.error().code, "lexicon.no-source");
}

TEST_F(LexiconBuild, ReadsEveryFileThatASourcesPatternNames) {
  folder_.write("words.10", "had\n");
  folder_.write("words.20", "rak\n");
  const auto xx =
      game::loadLanguage(writeLanguage(folder_, "list " + folder_.path().string() + "/words.?0 UTF-8"));
  const auto built = lexica::buildLexicon({}, *xx, pathsIn(folder_));
  ASSERT_TRUE(built) << built.error().message;
  EXPECT_EQ(built->info.words, 2u);
  EXPECT_EQ(built->info.name, "xx");
  EXPECT_EQ(built->info.source, "Debian example-words, example-more, with Rozbor's corrections");
}

TEST_F(LexiconBuild, RefusesNamesThatAreNoFileNames) {
  const auto list = folder_.write("list.txt", "had\n");
  for (const char* name : {"../had", "a/b", ".had"}) {
    const auto built = build({.files = {list}, .name = name});
    ASSERT_FALSE(built) << name;
    EXPECT_EQ(built.error().code, "lexicon.bad-name");
  }
}

TEST_F(LexiconBuild, SaysWhatIsWrongWithTheFilesItIsGiven) {
  EXPECT_EQ(build({.files = {folder_.path() / "none.txt"}}).error().code, "lexicon.missing-file");
  EXPECT_EQ(build({.files = {folder_.path()}}).error().code, "lexicon.missing-file");
  EXPECT_EQ(build({.files = {folder_.write("empty.txt", "")}}).error().code, "lexicon.empty");
  EXPECT_EQ(build({.files = {folder_.write("xyz.txt", "www\n123\n")}}).error().code, "lexicon.empty");
  EXPECT_EQ(build({.files = {folder_.write("text.kwg", "no word graph")}}).error().code, "lexicon.foreign");
  const auto list = folder_.write("list.txt", "had\n");
  EXPECT_EQ(build({.files = {list}, .output = list / "below" / "a.rozlex"}).error().code,
            "lexicon.cannot-write");
}

TEST_F(LexiconBuild, DoesNotWriteOutAGraphThatStandsForMoreWordsThanThereCanBe) {
  // Twelve times: any of 26 letters, and on to the same list of 26.
  std::vector<std::uint32_t> nodes{1u << 22 | 2, 1u << 22};
  for (std::uint32_t depth = 0; depth < 12; ++depth) {
    const std::uint32_t next = depth == 11 ? 0 : 2 + (depth + 1) * 26;
    for (std::uint32_t tile = 1; tile <= 26; ++tile)
      nodes.push_back(tile << 24 | 1u << 23 | (tile == 26 ? 1u << 22 : 0u) | next);
  }
  const std::string bytes(reinterpret_cast<const char*>(nodes.data()), nodes.size() * sizeof(std::uint32_t));
  const auto built = build({.files = {folder_.write("many.kwg", bytes)}}, "en");
  ASSERT_FALSE(built);
  EXPECT_EQ(built.error().code, "lexicon.too-large");
}

TEST_F(LexiconBuild, KeepsTheLexiconThatIsThereWhenItIsCancelled) {
  struct Impatient : lexica::ProgressListener {
    void onProgress(const lexica::Progress& progress) override { writing = progress.step == "write"; }
    [[nodiscard]] bool cancelled() const override { return writing; }
    bool writing = false;
  } listener;
  const auto first = build({.files = {folder_.write("list.txt", "had\n")}});
  ASSERT_TRUE(first);
  const std::string before = fileText(first->path);
  folder_.write("list.txt", "rak\n");
  const auto second = lexica::buildLexicon({.files = {folder_.path() / "list.txt"}}, language("cs"),
                                           pathsIn(folder_), &listener);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().code, "cancelled");
  EXPECT_EQ(fileText(first->path), before);
}

/// What the packages give here today; a new version of one may change a number, not the words.
TEST_F(LexiconBuild, OfTheCzechPackageHoldsInflectedFormsAndNoFalseOnes) {
  if (!std::filesystem::exists("/usr/share/hunspell/cs_CZ.dic"))
    GTEST_SKIP() << "hunspell-cs is not installed";
  const auto built = build({});
  ASSERT_TRUE(built) << built.error().message;
  EXPECT_GT(built->info.words, 2'500'000u);
  EXPECT_EQ(built->report.notReviewed, 0u) << "a new 2- or 3-letter word waits for review in short-words.txt";
  const auto lexicon = engine::Lexicon::open(built->path, language("cs"));
  const std::vector<std::string> valid{"tašek", "vař", "otcovo", "běž", "nejkrásnější", "aj", "fanové"};
  for (const auto& word : lexica::checkWords(**lexicon, language("cs"), valid)) {
    EXPECT_EQ(word.verdict, lexica::CheckedWord::Verdict::valid) << word.word;
  }
  const std::vector<std::string> invalid{"tašk", "kg", "mm", "huli", "praha", "urč"};
  for (const auto& word : lexica::checkWords(**lexicon, language("cs"), invalid)) {
    EXPECT_EQ(word.verdict, lexica::CheckedWord::Verdict::invalid) << word.word;
  }
}

}  // namespace
}  // namespace rozbor::test
