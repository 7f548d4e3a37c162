#include "rozbor/game/alphabet.h"

#include "game_fixtures.h"

namespace rozbor::game {
namespace {

using test::language;

/// C, CH and H with their usual order in the Czech dictionary.
Alphabet withDigraph() {
  return *Alphabet::parse("# a comment\nA a\nC c # after a letter\nH h\nCH ch\n\nI i\n");
}

std::string codeOf(const char* text) {
  const auto alphabet = Alphabet::parse(text);
  return alphabet ? "" : alphabet.error().code;
}

TEST(Alphabet, NumbersLettersFromOneInTheOrderOfTheFile) {
  const Alphabet alphabet = withDigraph();
  EXPECT_EQ(alphabet.size(), 5);
  EXPECT_EQ(alphabet.letter("A")->index(), 1);
  EXPECT_EQ(alphabet.letter("CH")->index(), 4);
  EXPECT_EQ(alphabet.upper(Letter(4)), "CH");
  EXPECT_EQ(alphabet.lower(Letter(4)), "ch");
}

TEST(Alphabet, ReadsUpperCaseAsTileAndLowerCaseAsBlank) {
  const Alphabet& czech = language("cs").alphabet;
  EXPECT_EQ(czech.tile("Ř"), Tile(*czech.letter("ř")));
  EXPECT_EQ(czech.tile("ř"), Tile::blank(*czech.letter("Ř")));
  EXPECT_EQ(czech.tile("?"), Tile::blank());
  EXPECT_EQ(czech.tile("_"), Tile::blank());
  EXPECT_EQ(czech.tile("Q"), std::nullopt);
  EXPECT_EQ(czech.tile(""), std::nullopt);
}

TEST(Alphabet, ReadsTilesOfSeveralCharactersWithAndWithoutBrackets) {
  const Alphabet alphabet = withDigraph();
  EXPECT_EQ(alphabet.tile("CH"), Tile(Letter(4)));
  EXPECT_EQ(alphabet.tile("[CH]"), Tile(Letter(4)));
  EXPECT_EQ(alphabet.tile("[ch]"), Tile::blank(Letter(4)));
}

TEST(Alphabet, WritesTilesSoThatTheyCanStandBesideEachOther) {
  const Alphabet alphabet = withDigraph();
  EXPECT_EQ(alphabet.text(Tile(Letter(4))), "[CH]");
  EXPECT_EQ(alphabet.text(Tile::blank(Letter(4))), "[ch]");
  EXPECT_EQ(alphabet.text(Tile(Letter(2))), "C");
  EXPECT_EQ(alphabet.text(Tile::blank()), "?");
  EXPECT_EQ(alphabet.text(Tile()), ".");
  EXPECT_EQ(alphabet.shown(Tile::blank(Letter(4))), "CH");
}

TEST(Alphabet, TakesLettersOfSeveralCharactersGreedilyFromAWord) {
  const Alphabet alphabet = withDigraph();
  const auto word = alphabet.word("ICHa");
  ASSERT_TRUE(word);
  EXPECT_EQ(*word, (std::vector{Letter(5), Letter(4), Letter(1)}));
  EXPECT_EQ(alphabet.word("[CH]A")->size(), 2U);
  EXPECT_EQ(alphabet.word("IX"), std::nullopt);
  EXPECT_EQ(alphabet.word("I?"), std::nullopt);
  EXPECT_EQ(alphabet.word("[CH"), std::nullopt);
}

TEST(Alphabet, ReadsARowOfTilesWithDots) {
  const auto tiles = withDigraph().tiles(".[ch]A?");
  ASSERT_TRUE(tiles);
  EXPECT_EQ(*tiles, (std::vector{Tile(), Tile::blank(Letter(4)), Tile(Letter(1)), Tile::blank()}));
}

TEST(Alphabet, RefusesABadFileWithACode) {
  EXPECT_EQ(codeOf(""), "alphabet.empty");
  EXPECT_EQ(codeOf("A\n"), "alphabet.bad-line");
  EXPECT_EQ(codeOf("A a b\n"), "alphabet.bad-line");
  EXPECT_EQ(codeOf("A a\nB b\nA x\n"), "alphabet.duplicate-letter");
  EXPECT_EQ(codeOf("A a\nB a\n"), "alphabet.duplicate-letter");
}

TEST(Alphabet, HoldsSixtyThreeLettersAndRefusesMore) {
  std::string text;
  for (int letter = 0; letter < 63; ++letter)
    text += "U" + std::to_string(letter) + " l" + std::to_string(letter) + "\n";
  EXPECT_EQ(Alphabet::parse(text)->size(), 63);
  EXPECT_EQ(codeOf((text + "A a\n").c_str()), "alphabet.too-many-letters");
}

TEST(Alphabet, NamesTheLineOfAFault) {
  const auto alphabet = Alphabet::parse("A a\nB\n");
  ASSERT_FALSE(alphabet);
  EXPECT_NE(alphabet.error().message.english().find("line 2"), std::string::npos) << alphabet.error().message;
}

TEST(CodePoint, LengthFollowsTheLeadByteAndNeverRunsOver) {
  EXPECT_EQ(codePointLength("a"), 1U);
  EXPECT_EQ(codePointLength("ž"), 2U);
  EXPECT_EQ(codePointLength("€"), 3U);
  EXPECT_EQ(codePointLength("\xC5"), 1U);
  EXPECT_EQ(codePointLength("\xFF\xFF"), 1U);
  EXPECT_EQ(codePointLength(""), 0U);
}

}  // namespace
}  // namespace rozbor::game
