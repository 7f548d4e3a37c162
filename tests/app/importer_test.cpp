#include <gmock/gmock.h>
#include <unistd.h>

#include "rozbor/app/library/importer.h"
#include "sheet_test.h"

namespace rozbor::test {
namespace {

namespace fs = std::filesystem;
using app::dayOf;
using app::filesToImport;
using app::ImportStatus;
using testing::ElementsAre;

constexpr const char* kGame =
    "#player1 i Ida Lind\n#player2 o Otto Berg\n>i: AEHOSUU 8D HOUSE +24 24\n>o: NO H8 .ON +3 3\n"
    ">i: AEINRST 10H .IT +5 29\n>o: AGIIUVV - +0 3\n";

std::vector<std::string> found(const TemporaryFolder& folder) {
  std::vector<std::string> names;
  for (const app::ImportFile& file : filesToImport({folder.path()}))
    names.push_back(file.path.lexically_relative(folder.path()).string());
  return names;
}

TEST(FilesToImport, areThoseOfFoldersHoweverDeepInTheOrderOfTheirNames) {
  const TemporaryFolder folder;
  for (const char* const name :
       {"b.gcg", "a/z.gcg", "a/deep/er/x.gcg", ".hidden.gcg", ".git/y.gcg", "c d.txt"})
    folder.write(name, "x");
  EXPECT_THAT(found(folder), ElementsAre("a/deep/er/x.gcg", "a/z.gcg", "b.gcg", "c d.txt"));
}

TEST(FilesToImport, doNotGoInCircles) {
  const TemporaryFolder folder;
  folder.write("a/x.gcg", "x");
  fs::create_directory_symlink(folder.path(), folder.path() / "a" / "up");
  fs::create_symlink("nowhere", folder.path() / "dangling.gcg");
  EXPECT_THAT(found(folder), ElementsAre("a/x.gcg", "dangling.gcg"));
}

TEST(FilesToImport, tellWhichOnesTheUserNamed) {
  const TemporaryFolder folder;
  const auto inside = folder.write("f/x.gcg", "x");
  const auto hidden = folder.write(".named.gcg", "x");
  const auto files = filesToImport({folder.path() / "f", hidden, folder.path() / "missing"});
  ASSERT_EQ(files.size(), 3);
  EXPECT_EQ(files[0].path, inside);
  EXPECT_FALSE(files[0].named);
  EXPECT_TRUE(files[1].named) << "what is named is meant, hidden or not";
  EXPECT_TRUE(files[2].named);
}

TEST(FilesToImport, haveTheFolderItselfWhereItCannotBeRead) {
  if (::geteuid() == 0) GTEST_SKIP() << "root reads everything";
  const TemporaryFolder folder;
  folder.write("closed/x.gcg", "x");
  fs::permissions(folder.path() / "closed", fs::perms::none);
  const auto files = filesToImport({folder.path() / "closed"});
  fs::permissions(folder.path() / "closed", fs::perms::owner_all);
  ASSERT_EQ(files.size(), 1);
  EXPECT_TRUE(files[0].named) << "so that it fails instead of being left aside";
}

class Importing : public SheetTest {
 protected:
  Importing() : library_(*reports::Library::open((folder_.path() / "library.db").string())) {}

  app::ImportOutcome take(const fs::path& file, bool named = true, const app::ImportOptions& options = {}) {
    return app::Importer(paths_, options).take({file, named}, library_);
  }
  app::ImportOutcome takeText(const std::string& name, const std::string& text) {
    return take(folder_.write(name, text));
  }
  std::vector<reports::GameRow> games() { return *library_.games(); }

  reports::Library library_;
};

TEST_F(Importing, goesOnAfterAFileThatFails) {
  app::Importer importer(paths_, {});
  const auto bad = folder_.write("bad.gcg", "no record\n");
  const auto good = folder_.write("good.gcg", kGame);
  EXPECT_EQ(importer.take({bad, true}, library_).error->code, "import.no-record");
  EXPECT_EQ(importer.take({folder_.path() / "missing.gcg", true}, library_).error->code, "file.missing");
  EXPECT_EQ(importer.take({folder_.path() / "lexica", true}, library_).status, ImportStatus::failed)
      << "a folder is no file";
  EXPECT_EQ(importer.take({good, true}, library_).status, ImportStatus::added);
  EXPECT_EQ(games().size(), 1);
}

TEST_F(Importing, leavesOtherFilesOfAFolderAside) {
  const auto other = folder_.write("readme.txt", "Records of our club.\n");
  EXPECT_EQ(take(other, false).status, ImportStatus::skipped);
  EXPECT_EQ(take(other, true).status, ImportStatus::failed);
  EXPECT_TRUE(games().empty());
}

TEST_F(Importing, takesGamesOfTwoPlayersOnly) {
  const auto three = takeText("three.gcg",
                              "#player1 a A\n#player2 b B\n#player3 c C\n>a: AEHOSUU 8D HOUSE +24 24\n"
                              ">b: NO H8 .ON +3 3\n>c: AI - +0 0\n");
  EXPECT_EQ(three.status, ImportStatus::failed);
  EXPECT_EQ(three.error->code, "import.players");
  EXPECT_EQ(takeText("none.gcg", "#player1 a A\n#player2 b B\n").error->code, "import.no-moves");
  EXPECT_TRUE(games().empty());
}

TEST_F(Importing, knowsAGameAgain) {
  const auto first = takeText("one.gcg", kGame);
  std::string renamed = kGame;
  renamed.replace(renamed.find("Ida Lind"), 8, "I. Lindová");
  const auto again = takeText("two.gcg", renamed);
  EXPECT_EQ(first.status, ImportStatus::added);
  EXPECT_EQ(again.status, ImportStatus::known);
  EXPECT_EQ(again.game, first.game);
  EXPECT_EQ(games().size(), 1);
}

/// Two players' own notes of a game: the moves of both, the racks of one.
TEST_F(Importing, learnsFromASecondRecordOfTheGame) {
  const std::string header = "#player1 ida Ida Lind\n#player2 otto Otto Brien\n";
  const std::string ida = header + ">ida: AEHOSUU 8D HOUSE +24 24\n>otto: NO F7 NO +4 4\n>ida: AU - +0 24\n";
  const std::string otto =
      header + ">ida: EHOSU 8D HOUSE +24 24\n>otto: AEINNOR F7 NO +4 4\n>ida:  - +0 24\n";
  const auto first = takeText("ida.gcg", ida);
  ASSERT_EQ(first.status, ImportStatus::added);
  const auto second = takeText("otto.gcg", otto);
  EXPECT_EQ(second.status, ImportStatus::enriched);
  EXPECT_EQ(second.game, first.game);
  const std::string record = *library_.record(first.game);
  EXPECT_NE(record.find("AEHOSUU 8D HOUSE"), std::string::npos) << record;
  EXPECT_NE(record.find("AEINNOR F7 NO"), std::string::npos) << record;
  EXPECT_EQ(games().size(), 1);
  EXPECT_EQ(games().front().seats[0].name, "Ida Lind");
  for (const std::string& text : {ida, otto, record})
    EXPECT_EQ(takeText("again.gcg", text).status, ImportStatus::known) << "there is nothing more to learn";
}

TEST_F(Importing, keepsAnalysesWhereOnlyTheOccasionIsNew) {
  const std::string ida = "#player1 ida Ida Lind\n#player2 otto Otto Brien\n>ida: AEHOSUU 8D HOUSE +24 24\n";
  const auto first = takeText("ida.gcg", ida);
  ASSERT_EQ(first.status, ImportStatus::added);
  reports::AnalysisRow analysis;
  ASSERT_FALSE(library_.store(first.game, analysis, {}));
  EXPECT_EQ(takeText("title.gcg", "#title Final\n" + ida).status, ImportStatus::enriched);
  EXPECT_TRUE(games().front().analysis) << "a title changes no grade";
}

TEST_F(Importing, takesAScoreSheetWithItsDayAndCompetition) {
  const auto outcome = take(sourcePath("samples/czech-sheet.txt"));
  ASSERT_EQ(outcome.status, ImportStatus::added) << (outcome.error ? outcome.error->message.english() : "");
  const reports::GameRow game = games().front();
  EXPECT_EQ(game.format, "sheet");
  EXPECT_EQ(game.language, "cs");
  EXPECT_FALSE(game.playedOn.empty());
  EXPECT_GT(game.seats[0].score, 0);
  const auto told = take(sourcePath("samples/czech-sheet.txt"));
  EXPECT_EQ(told.status, ImportStatus::known);
}

TEST_F(Importing, putsWhatTheUserSaysFirst) {
  const app::ImportOptions options{
      .language = "en", .lexicon = "", .event = "Liga", .round = "3", .playedOn = "2026-11-01"};
  (void)take(folder_.write("game-2020-01-01.gcg", kGame), true, options);
  EXPECT_EQ(games().front().event, "Liga");
  EXPECT_EQ(games().front().round, "3");
  EXPECT_EQ(games().front().playedOn, "2026-11-01");
}

TEST_F(Importing, readsTheDayFromTheNameOfTheFile) {
  (void)takeText("liga-2026-03-07-kolo2.gcg", kGame);
  EXPECT_EQ(games().front().playedOn, "2026-03-07");
}

TEST_F(Importing, saysThatThereIsNoSuchLanguage) {
  app::ImportOptions options;
  options.language = "tlh";
  const auto outcome = take(folder_.write("x.gcg", kGame), true, options);
  EXPECT_EQ(outcome.status, ImportStatus::failed);
  EXPECT_TRUE(outcome.error);
}

TEST(DayOf, readsWhatPeopleWrite) {
  for (const char* const text : {"2026-11-21", "21. 11. 2026", "21.11.2026", "21/11/2026", "20261121",
                                 "2026/11/21", "sobota 21. 11. 2026, Praha", "kolo 3, 2026-11-21"})
    EXPECT_EQ(dayOf(text), "2026-11-21") << text;
  EXPECT_EQ(dayOf("7. 3. 2026"), "2026-03-07");
  EXPECT_EQ(dayOf("29.2.2024"), "2024-02-29");
  for (const char* const text : {"", "yesterday", "31. 2. 2026", "29.2.2023", "2026", "11. 2026", "12345678",
                                 "99991231", "1. 13. 2026", "game-000001", "0000-00-00"})
    EXPECT_EQ(dayOf(text), "") << text;
}

}  // namespace
}  // namespace rozbor::test
