#include "rozbor/app/languages/language_pack.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <map>

#include "app_fixtures.h"
#include "archive_writer.h"
#include "rozbor/lexica/languages.h"

// Languages that are handed on as one file, also files that were made to do harm.
namespace rozbor::test {
namespace {

namespace fs = std::filesystem;
using app::IfThere;
using testing::HasSubstr;

std::string bytesOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Files of a small language, by name.
std::map<std::string, std::string> smallLanguage() {
  return {{"language.conf", "name = hravština\nenglish-name = Playish\nboard = board.csv\nvowels = A\n"},
          {"alphabet.txt", "A a\nB b\n"},
          {"tiles.csv", "letter,value,count\n?,0,2\nA,1,20\nB,3,20\n"},
          {"board.csv", bytesOf(sourcePath("data/boards/standard.csv"))}};
}

class LanguagePacks : public testing::Test {
 protected:
  LanguagePacks() : paths_(pathsIn(folder_)) {}

  fs::path packed(const std::map<std::string, std::string>& files, const std::string& folder = "xx",
                  bool isZip = true) {
    const fs::path file = folder_.path() / (isZip ? "given.rozlang" : "given.tar.gz");
    ArchiveWriter writer(file, isZip);
    for (const auto& [name, text] : files)
      writer.add(folder + "/" + name, text);
    return file;
  }
  /// The code of the refusal; "" where it was taken.
  std::string refusal(const fs::path& file, IfThere ifThere = IfThere::refuse) {
    const auto added = app::addLanguage(paths_, file, ifThere);
    return added ? std::string() : added.error().code;
  }
  std::string refusalOf(const std::map<std::string, std::string>& changes, const std::string& folder = "xx") {
    auto files = smallLanguage();
    for (const auto& [name, text] : changes)
      files[name] = text;
    return refusal(packed(files, folder));
  }
  /// Nothing is left behind beside the languages.
  void expectNothingAdded() const {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(paths_.userLanguages.parent_path(), ignored))
      EXPECT_THAT(entry.path().string(), testing::Not(HasSubstr(".new-")));
    EXPECT_TRUE(!fs::exists(paths_.userLanguages) || fs::is_empty(paths_.userLanguages));
  }

  TemporaryFolder folder_;
  lexica::DataPaths paths_;
};

TEST_F(LanguagePacks, areAddedListedPlayedAndRemoved) {
  const auto added = app::addLanguage(paths_, packed(smallLanguage()), IfThere::refuse);
  ASSERT_TRUE(added) << added.error().message;
  EXPECT_EQ(added->id, "xx");
  EXPECT_EQ(added->tiles, 42);
  EXPECT_TRUE(added->users);
  EXPECT_TRUE(lexica::openLanguage(paths_, "xx"));
  const auto listed = app::listLanguages(paths_);
  const auto found = std::ranges::find(listed, "xx", &app::LanguageSummary::id);
  ASSERT_NE(found, listed.end());
  EXPECT_EQ(found->name, "hravština");
  EXPECT_FALSE(app::removeLanguage(paths_, "xx"));
  EXPECT_EQ(lexica::openLanguage(paths_, "xx").error().code, "language.unknown");
  expectNothingAdded();
}

TEST_F(LanguagePacks, holdEverythingOfAShippedLanguageAndMakeItAgain) {
  const fs::path file = folder_.path() / "cs.rozlang";
  ASSERT_TRUE(app::packLanguage(paths_, "cs", file));
  const std::string first = bytesOf(file);
  ASSERT_TRUE(app::packLanguage(paths_, "cs", file));
  EXPECT_EQ(bytesOf(file), first) << "the same language gives the same bytes";
  ASSERT_TRUE(app::addLanguage(paths_, file, IfThere::refuse));
  const auto again = lexica::openLanguage(paths_, "cs");
  ASSERT_TRUE(again);
  EXPECT_EQ(again->folder, paths_.userLanguages / "cs");
  const auto shipped = game::loadLanguage(sourcePath("data/languages/cs"));
  EXPECT_EQ(again->tiles, shipped->tiles);
  EXPECT_EQ(again->values, shipped->values);
  EXPECT_EQ(again->lexicons, shipped->lexicons);
  for (const char* name : {"short-words.txt", "drop.txt", "add.txt", "alphabet.txt"})
    EXPECT_EQ(bytesOf(again->folder / name), bytesOf(shipped->folder / name)) << name;
  EXPECT_EQ(bytesOf(again->folder / "leaves.csv"), bytesOf(sourcePath("data/leaves/cs.csv")));
  EXPECT_EQ(bytesOf(again->folder / "winmodel.csv"), bytesOf(sourcePath("data/winmodels/cs.csv")));
}

TEST_F(LanguagePacks, standForOneThatWasAddedOnlyIfThatIsWished) {
  ASSERT_EQ(refusal(packed(smallLanguage())), "");
  auto other = smallLanguage();
  other["tiles.csv"] = "letter,value,count\n?,0,2\nA,1,30\nB,3,20\n";
  EXPECT_EQ(refusal(packed(other)), "language.there");
  EXPECT_EQ(lexica::openLanguage(paths_, "xx")->tiles.size(), 42);
  EXPECT_EQ(refusal(packed(other), IfThere::replace), "");
  EXPECT_EQ(lexica::openLanguage(paths_, "xx")->tiles.size(), 52);
  other["tiles.csv"] = "letter,value,count\nQ,1,30\n";
  EXPECT_EQ(refusal(packed(other), IfThere::replace), "tiles.unknown-letter");
  EXPECT_EQ(lexica::openLanguage(paths_, "xx")->tiles.size(), 52) << "what stands stays";
}

TEST_F(LanguagePacks, mayBeTarArchives) {
  EXPECT_EQ(refusal(packed(smallLanguage(), "xx", false)), "");
}

TEST_F(LanguagePacks, areRefusedWithAReasonWhereTheyAreBroken) {
  EXPECT_EQ(refusal(folder_.path() / "none.rozlang"), "file.cannot-read");
  const fs::path text = folder_.path() / "text.rozlang";
  std::ofstream(text) << "no archive at all";
  EXPECT_EQ(refusal(text), "archive.broken");
  const std::string whole = bytesOf(packed(smallLanguage()));
  std::ofstream(text, std::ios::binary) << whole.substr(0, whole.size() / 2);
  EXPECT_NE(refusal(text), "");
  EXPECT_EQ(refusalOf({{"language.conf", "name = x\nboard = board.csv\nsize = 3\n"}}),
            "language.bad-setting");
  EXPECT_EQ(refusalOf({{"tiles.csv", "letter,value,count\nA,x,1\n"}}), "tiles.bad-number");
  EXPECT_EQ(refusalOf({{"board.csv", "*\n"}}), "");
  ASSERT_FALSE(app::removeLanguage(paths_, "xx"));
  EXPECT_EQ(refusalOf({{"board.csv", "2L,2L\n"}}), "board.no-start");
  EXPECT_NE(refusalOf({{"leaves.csv", "no leaves\n"}}), "");
  EXPECT_NE(refusalOf({{"winmodel.csv", "no model\n"}}), "");
  expectNothingAdded();
}

TEST_F(LanguagePacks, areRefusedWhereTheyAreNoLanguage) {
  EXPECT_EQ(refusal(packed({})), "language.file");
  EXPECT_EQ(refusal(packed({{"alphabet.txt", "A a\n"}})), "language.file") << "without settings";
  EXPECT_EQ(refusalOf({{"run.sh", "rm -rf /\n"}}), "language.file");
  EXPECT_EQ(refusalOf({{"more/alphabet.txt", "A a\n"}}), "language.file");
  for (const char* name : {"XX", "a b", "-x", "č", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})
    EXPECT_EQ(refusalOf({}, name), "language.id") << name;
  {
    ArchiveWriter writer(folder_.path() / "two.rozlang", true);
    for (const char* folder : {"xx", "yy"})
      writer.add(std::string(folder) + "/alphabet.txt", "A a\n");
  }
  EXPECT_EQ(refusal(folder_.path() / "two.rozlang"), "language.file");
  {
    ArchiveWriter writer(folder_.path() / "twice.rozlang", true);
    for (int time = 0; time < 2; ++time)
      writer.add("xx/alphabet.txt", "A a\n");
  }
  EXPECT_EQ(refusal(folder_.path() / "twice.rozlang"), "language.file");
  expectNothingAdded();
}

TEST_F(LanguagePacks, areRefusedWhereTheyReachOutside) {
  EXPECT_EQ(refusalOf({{"language.conf", "name = x\nboard = /etc/passwd\n"}}), "language.outside");
  EXPECT_EQ(refusalOf({{"language.conf", "name = x\nboard = ../en/tiles.csv\n"}}), "language.outside");
  for (const char* source :
       {"list /etc/passwd UTF-8", "list /usr/share/../../etc/passwd UTF-8", "list words UTF-8"})
    EXPECT_EQ(refusalOf({{"language.conf",
                          "name = x\nboard = board.csv\nword-source = " + std::string(source) + "\n"}}),
              "language.outside")
        << source;
  EXPECT_EQ(refusal(packed(smallLanguage(), "../xx")), "archive.climbs");
  {
    ArchiveWriter writer(folder_.path() / "link.rozlang", false);
    writer.add("xx/alphabet.txt", "", "/etc/passwd");
  }
  EXPECT_EQ(refusal(folder_.path() / "link.rozlang"), "archive.link");
  expectNothingAdded();
}

TEST_F(LanguagePacks, thatWouldFillTheDiskAreRefused) {
  EXPECT_EQ(refusalOf({{"add.txt", std::string(17U << 20U, 'A')}}), "archive.too-large");
  {
    ArchiveWriter writer(folder_.path() / "many.rozlang", true);
    for (int number = 0; number < 100; ++number)
      writer.add("xx/alphabet.txt", "A a\n");
  }
  EXPECT_NE(refusal(folder_.path() / "many.rozlang"), "");
  expectNothingAdded();
}

TEST_F(LanguagePacks, leaveWhatIsShippedAlone) {
  const auto shipped = app::removeLanguage(paths_, "cs");
  ASSERT_TRUE(shipped);
  EXPECT_EQ(shipped->code, "language.shipped");
  EXPECT_EQ(app::removeLanguage(paths_, "../cs")->code, "language.unknown");
  EXPECT_TRUE(fs::exists(sourcePath("data/languages/cs/language.conf")));
}

}  // namespace
}  // namespace rozbor::test
