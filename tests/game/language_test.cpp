#include "rozbor/game/language.h"

#include <unistd.h>

#include "game_fixtures.h"

namespace rozbor::game {
namespace {

namespace fs = std::filesystem;
using test::language;
using test::rack;

/// A copy of the "tiny" language in a folder of its own that a test may spoil.
class SpoiltLanguage : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("rozbor-language-" + std::to_string(::getpid())) / "tiny";
    fs::create_directories(folder_);
    for (const auto& file : fs::directory_iterator(test::sourcePath("tests/data/languages/tiny"))) {
      fs::copy_file(file.path(), folder_ / file.path().filename(), fs::copy_options::overwrite_existing);
    }
    write("board.csv", test::fileText(test::sourcePath("data/boards/standard.csv")));
    std::string settings = test::fileText(folder_ / "language.conf");
    const std::string shared = "../../../../data/boards/standard.csv";
    write("language.conf", settings.replace(settings.find(shared), shared.size(), "board.csv"));
  }
  void TearDown() override { fs::remove_all(folder_.parent_path()); }

  void write(const std::string& file, const std::string& text) const {
    std::ofstream(folder_ / file) << text;
  }
  void append(const std::string& file, const std::string& text) const {
    write(file, test::fileText(folder_ / file) + text);
  }
  void set(const std::string& setting, const std::string& value) const {
    append("language.conf", setting + " = " + value + "\n");
  }
  [[nodiscard]] std::string code() const {
    const auto loaded = loadLanguage(folder_);
    return loaded ? "" : loaded.error().code;
  }
  [[nodiscard]] std::string message() const {
    const auto loaded = loadLanguage(folder_);
    return loaded ? "" : loaded.error().message.english();
  }

  fs::path folder_;
};

TEST_F(SpoiltLanguage, LoadsAsLongAsNothingIsSpoilt) {
  EXPECT_EQ(message(), "");
}

TEST_F(SpoiltLanguage, NeedsEachOfItsFiles) {
  for (const char* file : {"alphabet.txt", "tiles.csv", "language.conf", "board.csv"}) {
    fs::rename(folder_ / file, folder_ / "hidden");
    EXPECT_EQ(code(), "language.missing-file") << file;
    EXPECT_NE(message().find(file), std::string::npos) << message();
    fs::rename(folder_ / "hidden", folder_ / file);
  }
}

TEST_F(SpoiltLanguage, NamesFileAndLineOfABadTile) {
  append("tiles.csv", "X,8,1\n");
  EXPECT_EQ(code(), "tiles.unknown-letter");
  EXPECT_NE(message().find("tiles.csv: line 8"), std::string::npos) << message();
}

TEST_F(SpoiltLanguage, RefusesTilesThatAreNoTiles) {
  const std::string good = test::fileText(folder_ / "tiles.csv");
  const std::pair<const char*, const char*> faults[]{
      {"A,1\n", "tiles.bad-line"},           {"A,1,x\n", "tiles.bad-number"},
      {"A,-1,1\n", "tiles.bad-number"},      {"A,1,101\n", "tiles.bad-number"},
      {"A,1,1\n", "tiles.duplicate-letter"}, {"a,1,1\n", "tiles.unknown-letter"}};
  for (const auto& [line, expected] : faults) {
    write("tiles.csv", good + line);
    EXPECT_EQ(code(), expected) << line;
  }
  write("tiles.csv", "letter,value,count\n");
  EXPECT_EQ(code(), "tiles.empty");
}

TEST_F(SpoiltLanguage, RefusesSettingsItDoesNotKnowOrUnderstand) {
  const std::string good = test::fileText(folder_ / "language.conf");
  for (const char* line :
       {"colour = red\n", "rack-size\n", "rack-size = seven\n", "rack-size = 0\n", "bingo-bonus = -50\n",
        "challenge = maybe\n", "end-rack = tripled\n", "vowels = A Q\n", "word-source = list somewhere\n"}) {
    write("language.conf", good + line);
    EXPECT_EQ(code(), "language.bad-setting") << line;
    EXPECT_NE(message().find("language.conf"), std::string::npos) << message();
  }
}

TEST_F(SpoiltLanguage, NeedsABoard) {
  write("language.conf", "name = tiny\n");
  EXPECT_EQ(code(), "language.no-board");
  write("board.csv", "2L,3L\n");
  set("board", "board.csv");
  EXPECT_EQ(code(), "board.no-start");
  EXPECT_NE(message().find("board.csv"), std::string::npos) << message();
}

TEST_F(SpoiltLanguage, ReportsABadAlphabetWithItsFile) {
  append("alphabet.txt", "A b\n");
  EXPECT_EQ(code(), "alphabet.duplicate-letter");
  EXPECT_NE(message().find("alphabet.txt"), std::string::npos) << message();
}

TEST(Language, ReadsEverySetting) {
  const Language& tiny = language("tiny");
  EXPECT_EQ(tiny.id, "tiny");
  EXPECT_EQ(tiny.englishName, "Tiny");
  EXPECT_EQ(tiny.rules.rackSize, 3);
  EXPECT_EQ(tiny.rules.bingoTiles, 3);
  EXPECT_EQ(tiny.rules.bingoBonus, 10);
  EXPECT_EQ(tiny.rules.exchangeMinimum, 3);
  EXPECT_EQ(tiny.rules.scorelessLimit, 4);
  EXPECT_EQ(tiny.rules.passLimit, 0);
  EXPECT_EQ(tiny.rules.endRack, EndRack::doubled);
  EXPECT_EQ(tiny.rules.challenge, ChallengeRule::single);
  EXPECT_EQ(tiny.vowels.count(), 3);
  EXPECT_EQ(tiny.lexicons, std::vector<std::string>{"tiny"});
}

struct TileSet {
  const char* id;
  int tiles;
  const char* letter;
  int value;
  int count;
};

class ShippedLanguage : public testing::TestWithParam<TileSet> {};

TEST_P(ShippedLanguage, HasItsTiles) {
  const Language& loaded = language(GetParam().id);
  EXPECT_EQ(loaded.tiles.size(), GetParam().tiles);
  EXPECT_EQ(loaded.tiles.blanks(), 2);
  EXPECT_EQ(loaded.values[0], 0);
  const auto letter = loaded.alphabet.letter(GetParam().letter);
  ASSERT_TRUE(letter);
  EXPECT_EQ(loaded.tiles.count(letter->index()), GetParam().count);
  EXPECT_EQ(loaded.value(Tile(*letter)), GetParam().value);
  EXPECT_EQ(loaded.value(Tile::blank(*letter)), 0);
}

INSTANTIATE_TEST_SUITE_P(Data, ShippedLanguage,
                         testing::Values(TileSet{"en", 100, "Q", 10, 1}, TileSet{"en", 100, "E", 1, 12},
                                         TileSet{"cs", 100, "Ř", 4, 2}, TileSet{"cs", 100, "O", 1, 6},
                                         TileSet{"pl", 100, "Ź", 9, 1}, TileSet{"sk", 100, "Ô", 8, 1},
                                         TileSet{"sk110", 110, "R", 2, 5}));

TEST(Language, MayHaveLettersWithoutATile) {
  const Language& slovak = language("sk");
  const auto letter = slovak.alphabet.letter("Ř");
  ASSERT_TRUE(letter);
  EXPECT_EQ(slovak.tiles.count(letter->index()), 0);
}

TEST(Language, AddsUpTheValueOfARack) {
  EXPECT_EQ(language().value(rack("QZA?")), 21);
  EXPECT_EQ(language().value(Rack()), 0);
}

}  // namespace
}  // namespace rozbor::game
