#include "rozbor/lexica/lexicon_store.h"

#include "app_fixtures.h"
#include "rozbor/lexica/languages.h"

namespace rozbor::test {
namespace {

using Reason = lexica::LexiconChoice::Reason;

/// A KWG of one word of one letter, `letter`; enough to be opened.
std::string kwgOfLetter(int letter) {
  const std::uint32_t leaf = static_cast<std::uint32_t>(letter) << 24 | 1u << 23 | 1u << 22;
  const std::uint32_t nodes[] = {2, 2, leaf};
  return {reinterpret_cast<const char*>(nodes), sizeof nodes};
}

class LexiconStore : public ::testing::Test {
 protected:
  /// Builds a lexicon of these words under that name.
  void install(const std::string& name, const std::string& words, const std::string& id = "cs") {
    const auto built = lexica::buildLexicon({.files = {folder_.write("list.txt", words)}, .name = name},
                                            language(id), paths_);
    ASSERT_TRUE(built) << built.error().message;
  }
  lexica::LexiconChoice choose(const std::string& record, const std::string& commandLine,
                               const std::string& id = "cs") {
    const auto choice = store_.choose(language(id), record, commandLine);
    EXPECT_TRUE(choice) << choice.error().message;
    return choice ? *choice : lexica::LexiconChoice{};
  }

  TemporaryFolder folder_;
  lexica::DataPaths paths_ = pathsIn(folder_);
  lexica::LexiconStore store_{paths_};
};

TEST_F(LexiconStore, TellsHowToBuildOneWhenThereIsNone) {
  const auto choice = store_.choose(language("cs"), "KLASIK", "");
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, "lexicon.none-installed");
  EXPECT_NE(choice.error().message.english().find("rozbor lexicon build --language cs"), std::string::npos);
}

TEST_F(LexiconStore, ChoosesTheCommandLinesThenTheRecordsThenTheDefault) {
  install("cs", "had\n");
  install("cs-klasik", "rak\n");
  install("Klub", "vlk\n");
  EXPECT_EQ(choose("", "").lexicon->info().name, "cs");
  EXPECT_EQ(choose("", "").reason, Reason::languageDefault);
  EXPECT_EQ(choose("KLASIK", "").lexicon->info().name, "cs-klasik");
  EXPECT_EQ(choose("klub", "").reason, Reason::record);
  EXPECT_EQ(choose("KLASIK", "KLUB").lexicon->info().name, "Klub");
  EXPECT_EQ(choose("KLASIK", "KLUB").reason, Reason::commandLine);
}

TEST_F(LexiconStore, OpensAFileOnceUntilItIsWrittenAnew) {
  install("cs", "had\n");
  const auto first = choose("", "").lexicon;
  EXPECT_EQ(choose("", "").lexicon, first);
  EXPECT_EQ(lexica::LexiconStore(store_).choose(language("cs"), "", "")->lexicon, first) << "nor does a copy";
  install("cs", "had\nrak\n");
  const auto second = choose("", "").lexicon;
  EXPECT_EQ(second->info().words, 2U);
  EXPECT_EQ(first->info().words, 1U) << "who has the earlier one keeps it";
}

TEST_F(LexiconStore, TakesThePreferredOneInsteadOfTheDefaultOnly) {
  install("cs", "had\n");
  install("cs-klasik", "rak\n");
  install("Klub", "vlk\n");
  paths_.preferred["cs"] = {.lexicon = "klub"};
  store_ = lexica::LexiconStore(paths_);
  EXPECT_EQ(choose("", "").lexicon->info().name, "Klub");
  EXPECT_EQ(choose("", "").reason, Reason::commandLine);
  EXPECT_EQ(choose("KLASIK", "").lexicon->info().name, "cs-klasik") << "a game is judged by its own";
  EXPECT_EQ(choose("", "cs").lexicon->info().name, "cs");
  EXPECT_EQ(choose("PLUS", "").lexicon->info().name, "Klub");
  EXPECT_EQ(choose("PLUS", "").notInstalled, "PLUS");
}

TEST_F(LexiconStore, DoesNotReplaceThePreferredOne) {
  install("cs", "had\n");
  paths_.preferred["cs"] = {.lexicon = "Klub"};
  const auto choice = lexica::LexiconStore(paths_).choose(language("cs"), "", "");
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, "lexicon.not-installed");
}

TEST_F(LexiconStore, FallsBackToTheDefaultAndSaysWhatIsMissing) {
  install("cs", "had\n");
  const auto choice = choose("PLUS", "");
  EXPECT_EQ(choice.lexicon->info().name, "cs");
  EXPECT_EQ(choice.reason, Reason::languageDefault);
  EXPECT_EQ(choice.notInstalled, "PLUS");
}

TEST_F(LexiconStore, TakesTheOnlyOneThereIs) {
  install("cs-plus", "had\n");
  install("en", "cat\n", "en");
  const auto choice = choose("", "");
  EXPECT_EQ(choice.lexicon->info().name, "cs-plus");
  EXPECT_EQ(choice.reason, Reason::onlyInstalled);
}

TEST_F(LexiconStore, DoesNotReplaceWhatTheCommandLineAsksFor) {
  install("cs", "had\n");
  const auto choice = store_.choose(language("cs"), "", "NWL18");
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, "lexicon.not-installed");
  EXPECT_NE(choice.error().message.english().find("there are: cs"), std::string::npos);
}

TEST_F(LexiconStore, DoesNotReplaceADefaultThatIsDamaged) {
  install("cs", "had\n");
  install("cs-plus", "had\n");
  std::filesystem::resize_file(folder_.path() / "lexica/cs.rozlex", 60);
  const auto choice = store_.choose(language("cs"), "", "");
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error().code, "lexicon.corrupt");
}

TEST_F(LexiconStore, OpensByPathOnlyWhatTheUserNames) {
  install("cs", "had\n");
  const auto path = (folder_.path() / "lexica/cs.rozlex").string();
  EXPECT_EQ(choose("", path).path, path);
  EXPECT_EQ(choose(path, "").reason, Reason::languageDefault) << "a record's text is never taken as a path";
  EXPECT_EQ(choose(path, "").notInstalled, path);
}

TEST_F(LexiconStore, LooksIntoItsFoldersInOrder) {
  install("cs", "had\n");
  lexica::DataPaths both = paths_;
  both.lexica = {folder_.path() / "mine", folder_.path() / "lexica"};
  ASSERT_TRUE(lexica::buildLexicon({.files = {folder_.write("list.txt", "rak\nvlk\n")}, .name = "cs"},
                                   language("cs"), both));
  const auto choice = lexica::LexiconStore(both).choose(language("cs"), "", "");
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->path, folder_.path() / "mine/cs.rozlex");
}

TEST_F(LexiconStore, ListsWhatItFindsWithLanguagesAndFaults) {
  install("cs", "had\nrak\n");
  install("sk", "had\n", "sk");
  folder_.write("lexica/broken.rozlex", "ROZBORLX");
  folder_.write("lexica/NWL99.kwg", kwgOfLetter(26));
  folder_.write("lexica/readme.txt", "no lexicon");
  const auto languages = lexica::openLanguages(paths_).languages;
  const auto listed = store_.list(languages);
  ASSERT_EQ(listed.size(), 4u);
  EXPECT_EQ(listed[0].name, "broken");
  ASSERT_TRUE(listed[0].fault);
  EXPECT_EQ(listed[0].fault->code, "lexicon.corrupt");
  EXPECT_EQ(listed[1].languages, std::vector<std::string>{"cs"});
  EXPECT_EQ(listed[1].info.words, 2u);
  EXPECT_EQ(listed[2].name, "NWL99");
  EXPECT_EQ(listed[2].languages, std::vector<std::string>{"en"});
  EXPECT_EQ(listed[3].languages, (std::vector<std::string>{"sk", "sk110"}));
}

TEST_F(LexiconStore, RefusesAWordGraphOfAnotherAlphabet) {
  install("cs", "had\n");
  folder_.write("lexica/NWL99.kwg", kwgOfLetter(26));
  EXPECT_EQ(choose("nwl99", "", "en").lexicon->info().name, "NWL99");
  EXPECT_EQ(store_.choose(language("cs"), "", "NWL99").error().code, "lexicon.other-alphabet");
  EXPECT_EQ(choose("NWL99", "").notInstalled, "NWL99") << "a Czech game with an English lexicon's name";
}

TEST_F(LexiconStore, PrefersOurFormatToTheGraphItWasMadeFrom) {
  folder_.write("lexica/list.kwg", kwgOfLetter(26));
  install("list", "cat\n", "en");
  EXPECT_EQ(choose("list", "", "en").path.extension(), ".rozlex");
}

TEST_F(LexiconStore, TellsWhichLexiconAWordsOfARecordFit) {
  install("cs", "had\nrak\n");
  install("cs-plus", "had\nrak\nvlk\n");
  install("en", "cat\n", "en");
  const auto word = [](const char* text) { return *language("cs").alphabet.word(text); };
  const std::vector<std::vector<game::Letter>> played{word("had"), word("vlk"), word("had"), word("rak")};
  const auto fits = store_.fitOf(played, language("cs"));
  ASSERT_EQ(fits.size(), 2u);
  EXPECT_EQ(fits[0].name, "cs-plus");
  EXPECT_EQ(fits[0].checked, 3u);
  EXPECT_TRUE(fits[0].lacking.empty());
  EXPECT_EQ(fits[1].lacking, std::vector<std::vector<game::Letter>>(1, word("vlk")));
}

}  // namespace
}  // namespace rozbor::test
