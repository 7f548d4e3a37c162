#include <gmock/gmock.h>
#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include "library_fixtures.h"
#include "small_game.h"
#include "test_paths.h"

namespace rozbor::reports {
namespace {

namespace fs = std::filesystem;
using test::newGame;
using test::valueOf;
using testing::HasSubstr;
using testing::Not;

std::string bytesOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

/// Somebody else's hand in the file.
void meddle(const fs::path& path, const std::string& statements) {
  sqlite3* opened = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &opened), SQLITE_OK);
  const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> database(opened, &sqlite3_close);
  char* fault = nullptr;
  EXPECT_EQ(sqlite3_exec(opened, statements.c_str(), nullptr, nullptr, &fault), SQLITE_OK) << fault;
  sqlite3_free(fault);
}

int numberIn(const fs::path& path, const char* query) {
  sqlite3* opened = nullptr;
  EXPECT_EQ(sqlite3_open(path.c_str(), &opened), SQLITE_OK);
  const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> database(opened, &sqlite3_close);
  sqlite3_stmt* prepared = nullptr;
  EXPECT_EQ(sqlite3_prepare_v2(opened, query, -1, &prepared, nullptr), SQLITE_OK);
  const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> statement(prepared, &sqlite3_finalize);
  EXPECT_EQ(sqlite3_step(prepared), SQLITE_ROW);
  return sqlite3_column_int(prepared, 0);
}

class DamagedLibrary : public testing::Test {
 protected:
  /// A library of one game with an analysis of two decisions.
  void SetUp() override {
    auto library = open();
    game_ = valueOf(library.add(newGame(test::kSmallGame))).game;
    AnalysisRow analysis;
    analysis.engine = "1";
    StoredDecision first;
    first.numbers.turn = 1;
    first.numbers.graded = true;
    first.numbers.cause = CauseFinding{Cause::missedWord};
    StoredDecision second = first;
    second.numbers.turn = 2;
    second.numbers.seat = 1;
    ASSERT_FALSE(library.store(game_, analysis, std::vector{first, second}));
    Card card{.game = game_, .turn = 1};
    card.state.lastReview = card.state.due = dayFrom("2026-11-21");
    card.state.difficulty = 5;
    ASSERT_FALSE(
        library.keepAnswer(card, {.game = game_, .turn = 1, .day = *dayFrom("2026-11-21"), .answer = {}}));
  }

  [[nodiscard]] Library open() const { return valueOf(Library::open(path().string())); }
  [[nodiscard]] fs::path path() const { return folder_.path() / "library.db"; }

  /// Reads everything there is; the code of the first error.
  [[nodiscard]] std::string codeOfReading() const {
    auto library = Library::open(path().string());
    if (!library) return library.error().code;
    if (const auto games = library->games(); !games) return games.error().code;
    if (const auto decisions = library->decisions(); !decisions) return decisions.error().code;
    const auto people = library->people();
    if (!people) return people.error().code;
    for (const PersonRow& person : *people) {
      if (const auto played = library->playedBy(person.id); !played) return played.error().code;
    }
    if (const auto cards = library->cards(); !cards) return cards.error().code;
    const auto answers = library->answers();
    return answers ? "" : answers.error().code;
  }

  const test::TemporaryFolder folder_;
  Id game_ = 0;
};

TEST_F(DamagedLibrary, IsWholeBefore) {
  EXPECT_EQ(codeOfReading(), "");
  auto library = open();
  EXPECT_TRUE(valueOf(library.check()).empty());
}

struct BadValue {
  const char* statement;
  friend void PrintTo(const BadValue& value, std::ostream* out) { *out << value.statement; }
};

class BadValues : public DamagedLibrary, public testing::WithParamInterface<BadValue> {};

TEST_P(BadValues, AreErrorsAndNoCrash) {
  meddle(path(), GetParam().statement);
  EXPECT_EQ(codeOfReading(), "library.bad-row");
}

INSTANTIATE_TEST_SUITE_P(
    Rows, BadValues,
    testing::Values(
        BadValue{"UPDATE decision SET seat = 4"}, BadValue{"UPDATE decision SET seat = -1"},
        BadValue{"UPDATE decision SET phase = 1e308"}, BadValue{"UPDATE decision SET phase = 4"},
        BadValue{"UPDATE decision SET method = -2147483648"}, BadValue{"UPDATE decision SET cause = 99"},
        BadValue{"UPDATE decision SET turn = turn - 5"}, BadValue{"UPDATE decision SET equity_loss = 9e999"},
        BadValue{"UPDATE decision SET score = 2147483647"},
        BadValue{"UPDATE decision SET best_win = 7, played_win = 0, win_loss_se = 0"},
        BadValue{"UPDATE decision SET luck_points = 1, luck_points_se = 0, luck_percentile = 1e9"},
        BadValue{"UPDATE seat SET number = number + 2"}, BadValue{"UPDATE seat SET score = 2147483647"},
        BadValue{"UPDATE seat SET tiles = 'A:2147483647 B:2147483647'"},
        BadValue{"UPDATE analysis SET preset = 9; UPDATE game SET strength = 9"},
        BadValue{"UPDATE analysis SET numbers = substr(numbers, 1, length(numbers) - 1)"},
        BadValue{"UPDATE analysis SET numbers = numbers || 'P'"},
        BadValue{"UPDATE analysis SET numbers = '\x7f'"},
        BadValue{"UPDATE analysis SET numbers = 'ooooooooooooooooooooooooooo'"},
        BadValue{"UPDATE analysis SET luck_first = 9e999"}, BadValue{"UPDATE card SET due = ''"},
        BadValue{"UPDATE card SET stability = -9e999"}, BadValue{"UPDATE answer SET grade = 0"}));

TEST_F(DamagedLibrary, CheckSaysWhatIsWrongAndWhere) {
  meddle(path(),
         "UPDATE decision SET phase = 9 WHERE turn = 1; UPDATE game SET strength = 2;"
         "INSERT INTO claim VALUES (77, 'somewhere', 1, 0); DELETE FROM seat WHERE number = 1");
  auto library = open();
  std::vector<std::string> codes;
  for (const LibraryFault& fault : valueOf(library.check()))
    codes.push_back(fault.code);
  EXPECT_THAT(codes, testing::IsSupersetOf({"orphan", "seats", "strength"}));
}

TEST_F(DamagedLibrary, AVersionThatCannotBeIsRefused) {
  meddle(path(), "UPDATE schema_version SET version = version - 9");
  const auto opened = Library::open(path().string());
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, "library.foreign");
}

TEST_F(DamagedLibrary, ANewerVersionIsRefusedByItsNumber) {
  meddle(path(), "INSERT INTO schema_version VALUES (4711)");
  const auto opened = Library::open(path().string());
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, "library.newer");
  EXPECT_THAT(opened.error().message.english(), HasSubstr("4711"));
}

TEST_F(DamagedLibrary, AnErrorTellsNoStatementAndNoRecord) {
  meddle(path(), "DROP TABLE seat");
  auto library = open();
  NewGame game = newGame(test::kSmallGame);
  game.fingerprint = "another";
  const auto added = library.add(game);
  ASSERT_FALSE(added);
  EXPECT_THAT(added.error().message.english(), Not(HasSubstr("INSERT")));
  EXPECT_THAT(added.error().message.english(), Not(HasSubstr("#player")));
}

TEST_F(DamagedLibrary, SaysWhoseFileItIs) {
  EXPECT_EQ(bytesOf(path()).substr(68, 4), "Rzbr");
}

TEST(ForeignFile, IsLeftAsItIs) {
  const test::TemporaryFolder folder;
  const fs::path path = folder.path() / "browser.db";
  meddle(path, "CREATE TABLE visits (id INTEGER); INSERT INTO visits VALUES (1)");
  const std::string before = bytesOf(path);
  const auto opened = Library::open(path.string());
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, "library.foreign");
  EXPECT_EQ(bytesOf(path), before);
}

TEST(ForeignFile, OfAnotherApplicationIsLeftAsItIsEvenIfEmpty) {
  const test::TemporaryFolder folder;
  const fs::path path = folder.path() / "other.db";
  meddle(path, "PRAGMA application_id = 1234567; VACUUM");
  const std::string before = bytesOf(path);
  ASSERT_FALSE(before.empty());
  EXPECT_EQ(Library::open(path.string()).error().code, "library.foreign");
  EXPECT_EQ(bytesOf(path), before);
}

TEST(ForeignFile, ThatIsNoDatabaseIsLeftAsItIs) {
  const test::TemporaryFolder folder;
  const fs::path path = folder.write("notes.txt", std::string(5000, 'x'));
  EXPECT_EQ(Library::open(path.string()).error().code, "library.open");
  EXPECT_EQ(bytesOf(path), std::string(5000, 'x'));
  EXPECT_EQ(Library::open("/dev/null").error().code, "library.open");
  EXPECT_EQ(Library::open(folder.path().string()).error().code, "library.open");
}

/// Neither its classes nor its words.
void expectNoDriversText(const game::Error& error) {
  for (const char* text : {"sqlite", "::", "database", "malformed", "disk image"})
    EXPECT_THAT(error.message.english(), Not(HasSubstr(text))) << error.code;
}

TEST(ForeignFile, ThatIsNoDatabaseGetsASentenceOfOurs) {
  const test::TemporaryFolder folder;
  for (const std::string& bytes : {std::string(5000, 'x'), std::string("short"), std::string(5000, '\0')}) {
    const fs::path path = folder.write("garbage.db", bytes);
    const auto opened = Library::open(path.string());
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, "library.open");
    EXPECT_THAT(opened.error().message.english(), HasSubstr("this is no library"));
    expectNoDriversText(opened.error());
    EXPECT_EQ(bytesOf(path), bytes);
  }
}

TEST_F(DamagedLibrary, ThatIsCutOffGetsASentenceOfOurs) {
  const std::string whole = bytesOf(path());
  for (const std::size_t kept : {std::size_t{50}, std::size_t{1000}, std::size_t{5000}, whole.size() / 2}) {
    const test::TemporaryFolder folder;
    const fs::path cut = folder.write("cut.db", whole.substr(0, kept));
    const auto opened = Library::open(cut.string());
    ASSERT_FALSE(opened) << kept;
    EXPECT_EQ(opened.error().code, "library.damaged") << kept;
    EXPECT_THAT(opened.error().message.english(), HasSubstr("damaged or cut off"));
    expectNoDriversText(opened.error());
    EXPECT_EQ(bytesOf(cut), whole.substr(0, kept)) << "nothing was changed in it";
  }
}

TEST_F(DamagedLibrary, ThatWasScribbledIntoGetsASentenceOfOurs) {
  std::string bytes = bytesOf(path());
  for (std::size_t at = 4096; at < bytes.size(); ++at)
    bytes[at] = static_cast<char>(at * 31);
  const test::TemporaryFolder folder;
  auto opened = Library::open(folder.write("scribbled.db", bytes).string());
  const auto games = opened ? opened->games() : game::Result<std::vector<GameRow>>(opened.error());
  ASSERT_FALSE(games);
  EXPECT_EQ(games.error().code, "library.damaged");
  expectNoDriversText(games.error());
}

TEST(LibraryNames, AreTakenAsTheyAre) {
  const test::TemporaryFolder folder;
  for (const char* const name :
       {"a b.db", "q\"uote.db", "100%41.db", "a?mode=ro.db", "a#b.db", "žluť.db", "-x.db"}) {
    const fs::path path = folder.path() / name;
    ASSERT_TRUE(Library::open(path.string())) << name;
    EXPECT_TRUE(fs::exists(path)) << name;
  }
}

class Backup : public DamagedLibrary {};

TEST_F(Backup, IsACopyThatOpens) {
  auto library = open();
  const fs::path copy = folder_.path() / "copy.db";
  ASSERT_FALSE(library.backup(copy));
  auto copied = valueOf(Library::open(copy.string()));
  EXPECT_EQ(valueOf(copied.games()).size(), 1U);
  EXPECT_EQ(valueOf(copied.decisions()).size(), 2U);
  EXPECT_TRUE(valueOf(copied.check()).empty());
  ASSERT_FALSE(library.backup(copy)) << "and takes the place of an older one";
}

TEST_F(Backup, OntoAFullDiskLeavesNothing) {
  auto library = open();
  EXPECT_TRUE(library.backup("/dev/full"));
  EXPECT_TRUE(library.backup(folder_.path() / "nowhere" / "copy.db"));
}

TEST_F(Backup, VacuumKeepsEverything) {
  auto library = open();
  ASSERT_FALSE(library.vacuum());
  EXPECT_EQ(valueOf(library.decisions()).size(), 2U);
}

/// The figures of a player are made of what an analysis has packed.
class PackedLibrary : public DamagedLibrary {
 protected:
  [[nodiscard]] std::vector<PlayedGame> played() const {
    auto library = open();
    return valueOf(library.playedBy(valueOf(library.person("Ida Lind"))));
  }
};

TEST_F(PackedLibrary, AreHeldAgainstTheRows) {
  meddle(path(), "UPDATE decision SET score = score + 1 WHERE turn = 2");
  auto library = open();
  const auto faults = valueOf(library.check());
  ASSERT_EQ(faults.size(), 1U);
  EXPECT_EQ(faults.front().code, "packed");
  EXPECT_EQ(faults.front().game, game_);
}

TEST_F(PackedLibrary, AreMadeForOlderAnalysesByVacuum) {
  meddle(path(), "UPDATE analysis SET numbers = NULL");
  EXPECT_EQ(played().front().decisions.size(), 1U) << "read from the rows";
  {
    auto library = open();
    ASSERT_FALSE(library.vacuum());
    EXPECT_TRUE(valueOf(library.check()).empty());
  }
  EXPECT_EQ(numberIn(path(), "SELECT COUNT(*) FROM analysis WHERE numbers IS NULL"), 0);
  EXPECT_EQ(played().front().decisions.size(), 1U);
}

/// Each schema, as a file as a program of then has written it.
constexpr int kFiles = 9;
class EarlierSchema : public testing::TestWithParam<int> {
 protected:
  static void expectRows(Library& library) {
    const auto games = valueOf(library.games());
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games.front().seats[0].name, "Ida Lind");
    EXPECT_EQ(games.front().seats[0].bingos, 1);
    const auto decisions = valueOf(library.decisions());
    ASSERT_EQ(decisions.size(), 2U);
    EXPECT_EQ(decisions.front().text.best, "8D HO.SE");
  }
  /// What a later version added is kept, too.
  static void expectAdditions(Library& library, int version) {
    const auto decisions = valueOf(library.decisions());
    EXPECT_EQ(decisions.front().numbers.seconds, version >= 4 ? std::optional(41.5) : std::nullopt);
    EXPECT_EQ(decisions.front().numbers.secondsLeft, version >= 4 ? std::optional(1458.5) : std::nullopt);
    const auto points = decisions.back().numbers.loss.pointsInterval();
    EXPECT_EQ(points, version >= 5 ? std::optional(Interval{0, 12.5}) : std::nullopt);
    const auto games = valueOf(library.games());
    const LexiconFit fit{.words = 48, .missing = 13, .better = "CSW", .betterMissing = 1};
    EXPECT_EQ(games.front().analysis->fit, version >= 6 ? std::optional(fit) : std::nullopt);
    EXPECT_EQ(games.front().misfit() != nullptr, version >= 6);
  }
};

TEST_P(EarlierSchema, OpensAndKeepsItsRows) {
  const test::TemporaryFolder folder;
  const fs::path path = folder.path() / "old.db";
  fs::copy_file(
      fs::path(test::kSourceDir) / "tests/data/library" / ("schema-" + std::to_string(GetParam()) + ".db"),
      path);
  {
    auto library = valueOf(Library::open(path.string()));
    expectRows(library);
    expectAdditions(library, GetParam());
    EXPECT_EQ(valueOf(library.cards()).size(), GetParam() >= 2 ? 1U : 0U);
    EXPECT_TRUE(valueOf(library.check()).empty());
  }
  EXPECT_EQ(bytesOf(path).substr(68, 4), "Rzbr") << "and says from now on whose it is";
}

INSTANTIATE_TEST_SUITE_P(Versions, EarlierSchema, testing::Range(1, kFiles + 1));

TEST(Schema, HasAFileOfEachVersion) {
  const test::TemporaryFolder folder;
  const std::string path = (folder.path() / "new.db").string();
  ASSERT_TRUE(Library::open(path));
  EXPECT_EQ(numberIn(path, "SELECT MAX(version) FROM schema_version"), kFiles)
      << "write one with the program of that version into tests/data/library";
}

}  // namespace
}  // namespace rozbor::reports
