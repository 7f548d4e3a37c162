#include "app_fixtures.h"

namespace rozbor::test {
namespace {

const std::string kUtf8 = "řeka\nžába\nšťovík\nžluť\n";
const std::string kWindows1250 =
    "\xF8"
    "eka\n\x9E\xE1"
    "ba\n\x9A\x9Dov\xEDk\n\x9Elu\x9D\n";
const std::string kLatin2 =
    "\xF8"
    "eka\n\xBE\xE1"
    "ba\n\xB9\xBBov\xEDk\n\xBElu\xBB\n";

/// Words of one list as a user gives it.
lexica::WordListResult listed(std::string_view bytes, const std::string& encoding = {},
                              const std::string& id = "cs") {
  const TemporaryFolder folder;
  const auto result =
      lexica::readWords({.files = {folder.write("list.txt", bytes)}, .encoding = encoding}, language(id));
  EXPECT_TRUE(result) << (result ? "" : result.error().message.english());
  return *result;
}

std::string wordsIn(std::string_view bytes, const std::string& encoding = {}) {
  return shown(listed(bytes, encoding).words, language("cs"));
}

TEST(WordList, IsTheSameInEveryEncodingDetectedOrNamed) {
  const std::string expected = "řeka šťovík žába žluť";
  EXPECT_EQ(wordsIn(kUtf8), expected);
  EXPECT_EQ(wordsIn("\xEF\xBB\xBF" + kUtf8), expected);
  EXPECT_EQ(wordsIn(kWindows1250), expected);
  EXPECT_EQ(wordsIn(kLatin2), expected);
  EXPECT_EQ(wordsIn(kWindows1250, "windows-1250"), expected);
  EXPECT_EQ(wordsIn(kLatin2, "ISO-8859-2"), expected);
}

TEST(WordList, ReportsTheEncodingThatWasFound) {
  EXPECT_EQ(listed(kUtf8).report.encodings, std::vector<std::string>{"UTF-8"});
  EXPECT_EQ(listed(kWindows1250).report.encodings, std::vector<std::string>{"windows-1250"});
  EXPECT_EQ(listed(kLatin2).report.encodings, std::vector<std::string>{"ISO-8859-2"});
}

TEST(WordList, RefusesAnEncodingThatDoesNotExist) {
  const TemporaryFolder folder;
  const auto result =
      lexica::readWords({.files = {folder.write("a.txt", kLatin2)}, .encoding = "klingon"}, language("cs"));
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, "lexicon.unknown-encoding");
}

TEST(WordList, TakesSeparateAccentsAsTheLettersTheyMake) {
  EXPECT_EQ(wordsIn("r\xCC\x8C"
                    "eka\n"),
            "řeka");
}

TEST(WordList, TakesTheFirstWordOfALineAndNoComments) {
  EXPECT_EQ(wordsIn("# list of words\nřeka  a river\r\n\n  had\ta snake\n#had2\nrak"), "had rak řeka");
}

TEST(WordList, AcceptsCapitalsInAUsersList) {
  EXPECT_EQ(wordsIn("ŘEKA\nHad\nrak\n"), "had rak řeka");
}

TEST(WordList, AccountsForEveryWord) {
  const auto report = listed("řeka\nŘEKA\nwok\na\nabcdefghijklmnop\nabcdefghijklmno\nit's\n").report;
  EXPECT_EQ(report.lines, 7u);
  EXPECT_EQ(report.forms, 7u);
  EXPECT_EQ(report.repeated, 1u);
  EXPECT_EQ(report.foreignLetters, 2u);
  EXPECT_EQ(report.tooShort, 1u);
  EXPECT_EQ(report.tooLong, 1u);
  EXPECT_EQ(report.kept, 2u);
}

TEST(WordList, HasRoomForWordsAsLongAsALargerBoard) {
  const TemporaryFolder folder;
  const auto result = lexica::readWords(
      {.files = {folder.write("a.txt", "abcdefghijklmnopqrstu\nabcdefghijklmnopqrstuv\n")}}, largeBoard());
  ASSERT_TRUE(result);
  EXPECT_EQ(shown(result->words, largeBoard()), "abcdefghijklmnopqrstu");
}

TEST(WordList, ReadsLettersOfSeveralCharacters) {
  game::Language czech = language("cs");
  czech.alphabet = *game::Alphabet::parse("A a\nC c\nCH ch\nH h\nO o\nD d\n");
  const TemporaryFolder folder;
  const auto result = lexica::readWords({.files = {folder.write("a.txt", "chod\nCHODCH\nhac\n")}}, czech);
  ASSERT_TRUE(result);
  ASSERT_EQ(result->words.size(), 3u);
  EXPECT_EQ(result->words[0].length(), 3);
  EXPECT_EQ(shown(result->words, czech), "chod chodch hac");
}

/// A language whose Debian list and corrections are written by the test.
class Corrections : public ::testing::Test {
 protected:
  game::Result<lexica::WordListResult> read(std::string_view list) {
    const auto path = folder_.write("words", list);
    xx_ = game::loadLanguage(writeLanguage(folder_, "list " + path.string() + " UTF-8"));
    EXPECT_TRUE(xx_) << (xx_ ? "" : xx_.error().message.english());
    return lexica::readWords({}, *xx_);
  }
  void correct(const std::string& name, std::string_view text) {
    folder_.write("languages/xx/" + name, text);
  }

  TemporaryFolder folder_;
  game::Result<game::Language> xx_ = game::Error{};
};

TEST_F(Corrections, LeaveOutNamesAndAbbreviationsOfASourceThatHasSmallLetters) {
  const auto result = read("Praha\nhrad\nČSAD\nWien\n");
  EXPECT_EQ(shown(result->words, *xx_), "hrad");
  EXPECT_EQ(result->report.capitals, 3u);
}

TEST_F(Corrections, KeepOnlyShortWordsThatWereReviewed) {
  correct("short-words.txt", "# reviewed\n+ had\n- kg  unit\n+ oko\n");
  const auto result = read("had\nkg\nmm\nabc\nhrad\n");
  EXPECT_EQ(shown(result->words, *xx_), "had hrad") << "oko is not in the source, so it is not added";
  EXPECT_EQ(result->report.dropped, 1u);
  EXPECT_EQ(result->report.notReviewed, 2u);
}

TEST_F(Corrections, DropAndAddAndSayHowMany) {
  correct("drop.txt", "- http  computing name\n- never  not there\n");
  correct("add.txt", "+ aj\n+ hrad\n+ aj\n");
  const auto result = read("http\nhrad\nhrad\n");
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(shown(result->words, *xx_), "aj hrad");
  EXPECT_EQ(result->report.dropped, 1u);
  EXPECT_EQ(result->report.added, 1u);
  EXPECT_EQ(result->report.repeated, 1u);
  EXPECT_EQ(result->report.kept, 2u);
}

TEST_F(Corrections, AreNotAppliedToAUsersList) {
  correct("drop.txt", "- hrad  because\n");
  correct("add.txt", "+ aj\n");
  ASSERT_TRUE(read("hrad\n"));
  const auto result = lexica::readWords({.files = {folder_.path() / "words"}}, *xx_);
  EXPECT_EQ(shown(result->words, *xx_), "hrad");
}

TEST_F(Corrections, WithALineThatSaysNothingAreRefused) {
  for (const char* line : {"had\n", "* had\n", "+\n", "- w00t  foreign\n"}) {
    correct("drop.txt", "# first\n" + std::string(line));
    const auto result = read("had\n");
    ASSERT_FALSE(result) << line;
    EXPECT_EQ(result.error().code, "lexicon.bad-correction");
    EXPECT_NE(result.error().message.english().find("drop.txt, line 2"), std::string::npos)
        << result.error().message;
  }
}

TEST_F(Corrections, OfTheLanguageWhoseLexiconIsSharedAreTaken) {
  correct("add.txt", "+ aj\n");
  const auto path = folder_.write("words", "had\n");
  ASSERT_TRUE(read("had\n"));
  const auto other = game::loadLanguage(writeLanguage(folder_, "list " + path.string() + " UTF-8", "xx110"));
  ASSERT_TRUE(other);
  EXPECT_EQ(shown(lexica::readWords({}, *other)->words, *other), "aj had");
}

TEST_F(Corrections, AsShippedHaveNoEmptyOrUnwritableLine) {
  for (const char* id : {"cs", "en", "pl", "sk"}) {
    for (const char* file : {"short-words.txt", "drop.txt", "add.txt"}) {
      const auto text = fileText(sourcePath("data/languages/" + std::string(id) + "/" + file));
      std::istringstream lines(text);
      for (std::string line; std::getline(lines, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream words(line);
        std::string sign, word, reason;
        words >> sign >> word >> reason;
        EXPECT_TRUE(language(id).alphabet.word(word)) << id << " " << file << ": " << line;
        EXPECT_TRUE(sign == "+" ? reason.empty() : sign == "-" && !reason.empty())
            << id << " " << file << ": " << line;
      }
    }
  }
}

}  // namespace
}  // namespace rozbor::test
