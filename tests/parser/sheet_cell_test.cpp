#include <gtest/gtest.h>

#include "sheet_support.h"

// What stands in the cell of a word, and the order of the alternatives that read it.
namespace rozbor::parser::testing {
namespace {

TEST(SheetCell, Word) {
  EXPECT_EQ(read("VZDEJ"), "play VZDEJ");
}

TEST(SheetCell, BlanksAreMarkedInManyWays) {
  EXPECT_EQ(read("GA(Z)ELOU"), "play GA(Z)ELOU");
  EXPECT_EQ(read("GAzELOU"), "play GA(Z)ELOU");
  EXPECT_EQ(read("hráLo"), "play HRÁ(L)O");
  EXPECT_EQ(read("KO*ČÁR"), "play KO(Č)ÁR");
  EXPECT_EQ(read("KO=ČÁR"), "play KO(Č)ÁR");
  EXPECT_EQ(read("*KOČÁR"), "play (K)OČÁR");
  EXPECT_EQ(read("NED(U)P(Á)Š"), "play NED(U)P(Á)Š");
  EXPECT_EQ(read("KO(ČÁ)R"), "play KO(Č)(Á)R");
  EXPECT_EQ(read("[CH]LEB"), "play [CH]LEB");
  EXPECT_EQ(read("([CH])LEB"), "play ([CH])LEB");
}

TEST(SheetCell, MoreLettersInParenthesesThanBlanksAreNone) {
  EXPECT_EQ(read("(VZD)EJ"), "play VZDEJ");
}

TEST(SheetCell, AccentsThatCouldNotBeTyped) {
  EXPECT_EQ(read("KOC+A-R"), "play KOČÁR");
  EXPECT_EQ(read("D+A-BLU+M"), "play ĎÁBLŮM");
  EXPECT_EQ(read("E-E+I-N+O-R+S+T+U-U+Y-Z+"), "play ÉĚÍŇÓŘŠŤÚŮÝŽ");
  EXPECT_EQ(read("L+L-R-A+O+"), "play ĽĹŔÄÔ");
  EXPECT_EQ(read("KO(C+)A-R"), "play KO(Č)ÁR");
  EXPECT_EQ(read("KO*C+A-R"), "play KO(Č)ÁR");
}

TEST(SheetCell, NotEveryLetterTakesAnAccent) {
  EXPECT_EQ(codes(sheetWith("AB+A")), std::vector<std::string>{"cas.bad-word"});
}

TEST(SheetCell, CrossWords) {
  EXPECT_EQ(read("VÝZ/AZ"), "play VÝZ/AZ");
  EXPECT_EQ(read("VÝZ / A(Z) / OS"), "play VÝZ/A(Z)/OS");
}

TEST(SheetCell, RuledInvalid) {
  for (const char* word :
       {"ŘÁD neplatné", "ŘÁD neplatne", "ŘÁD neplatný", "ŘÁD (neplatné)", "ŘÁD(neplatné)", "ŘÁD*", "ŘÁD *",
        "neplatné ŘÁD", "neplatné: ŘÁD", "ŘÁD neplatný tah", "ŘÁD nepl.", "ŘÁD invalid", "ŘÁD nieważne"}) {
    EXPECT_EQ(read(word, ""), "invalid ŘÁD") << word;
  }
  EXPECT_EQ(read("ŘÁD", "0"), "invalid ŘÁD");
  EXPECT_EQ(read("ŘÁD", "neplatné"), "invalid ŘÁD");
  EXPECT_EQ(read("neplatné", "0"), "invalid");
}

TEST(SheetCell, StarsBeforeALetterAreBlanksAndBehindTheWordAreNot) {
  EXPECT_EQ(read("ŘÁ*D", ""), "play ŘÁ(D)");
  EXPECT_EQ(read("*ŘÁD*", ""), "invalid (Ř)ÁD");
}

TEST(SheetCell, Exchange) {
  EXPECT_EQ(read("výměna", "0"), "exchange");
  EXPECT_EQ(read("VYMENA 3", "0"), "exchange #3");
  EXPECT_EQ(read("výmena (3)", ""), "exchange #3");
  EXPECT_EQ(read("wymiana 3 litery", ""), "exchange #3");
  EXPECT_EQ(read("výměna 3 písmen", ""), "exchange #3");
  EXPECT_EQ(read("vým. 3", ""), "exchange #3");
  EXPECT_EQ(read("exchange ABC", ""), "exchange ABC");
  EXPECT_EQ(read("výměna: A, B, Č", ""), "exchange ABČ");
  EXPECT_EQ(read("výměna ab?", ""), "exchange AB(?)");
  EXPECT_EQ(read("výměna 3 ABC", ""), "exchange #3 ABC");
}

TEST(SheetCell, Pass) {
  for (const char* word : {"pass", "PAS", "-", "–", "—", "---"})
    EXPECT_EQ(read(word, "0"), "pass") << word;
}

TEST(SheetCell, AChallengeIsARemark) {
  const ParsedSheet parsed = sheetWith("ŘÁD námitka");
  EXPECT_EQ(spelt(parsed.sheet.turns[0]), "ZH play ŘÁD 10");
  EXPECT_EQ(remarksOf(parsed.sheet), std::vector<std::string>{"ŘÁD námitka"});
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
  EXPECT_EQ(read("námitka", "0"), "pass");
}

TEST(SheetCell, PlaceInTheCellOfTheWord) {
  EXPECT_EQ(read("8H VZDEJ"), "play VZDEJ @8H");
  EXPECT_EQ(read("h8 VZDEJ"), "play VZDEJ @H8");
  EXPECT_EQ(read("VZDEJ H8 V"), "play VZDEJ @8H");
  EXPECT_EQ(read("H8 S VZDEJ"), "play VZDEJ @H8");
}

TEST(SheetCell, PointsInTheCellOfTheWord) {
  EXPECT_EQ(spelt(turnWith("GA(Z)ELOU 82", "")), "ZH play GA(Z)ELOU 82");
}

TEST(SheetCell, PointsWithoutAWord) {
  EXPECT_EQ(read("", "12"), "missing");
  EXPECT_EQ(read("-", "12"), "missing");
}

Coordinate placeOf(std::string_view text) {
  return parseScoreSheet("Hráč|Slovo|Pozice\nZH|VZDEJ|" + std::string(text) + "\n").sheet.turns[0].at->value;
}

TEST(SheetCell, PlacesInTheNotationOfTheField) {
  EXPECT_EQ(placeOf("3H"), (Coordinate{.row = 2, .column = 7, .across = true}));
  EXPECT_EQ(placeOf("H3"), (Coordinate{.row = 2, .column = 7, .across = false}));
  EXPECT_EQ(placeOf("h3"), (Coordinate{.row = 2, .column = 7, .across = false}));
  EXPECT_EQ(placeOf("10V"), (Coordinate{.row = 9, .column = 21, .across = true}));
}

TEST(SheetCell, InTheAssociationsNotationTheLetterIsTheRow) {
  for (const char* across : {"H3 V", "3H V", "h3 v", "H3V", "3HV"})
    EXPECT_EQ(placeOf(across), (Coordinate{.row = 7, .column = 2, .across = true})) << across;
  for (const char* down : {"H3 S", "3H S", "h3 s", "H3S"})
    EXPECT_EQ(placeOf(down), (Coordinate{.row = 7, .column = 2, .across = false})) << down;
}

TEST(SheetCell, Racks) {
  const auto rack = [](std::string_view text) {
    return spelt(
        parseScoreSheet("Hráč|Slovo|Rack\nZH|VZDEJ|" + std::string(text) + "\n").sheet.turns[0].rack->value);
  };
  EXPECT_EQ(rack("VZDEJ?Á"), "VZDEJ(?)Á");
  EXPECT_EQ(rack("v z d e j _"), "VZDEJ(?)");
  EXPECT_EQ(rack("A, B, [CH]"), "AB[CH]");
  EXPECT_EQ(rack("C+U-"), "ČÚ");
}

// The order of the alternatives.

TEST(SheetOrder, ExchangeBeforeWord) {
  EXPECT_EQ(read("výměna", ""), "exchange");
}

TEST(SheetOrder, PassBeforeWord) {
  EXPECT_EQ(read("pas", ""), "pass");
}

TEST(SheetOrder, AWordWithPointsIsAWord) {
  EXPECT_EQ(read("PAS", "6"), "play PAS");
  EXPECT_EQ(read("VÝMĚNA", "16"), "play VÝMĚNA");
  EXPECT_EQ(read("NEPLATNÉ", "16"), "play NEPLATNÉ");
  EXPECT_EQ(read("NÁMITKA", "16"), "play NÁMITKA");
  EXPECT_EQ(read("PAS/AS", "6"), "play PAS/AS");
}

TEST(SheetOrder, NumberBeforeTilesInAnExchange) {
  EXPECT_EQ(turnWith("výměna 3", "").exchangeCount->value, 3U);
}

TEST(SheetOrder, PlaceBeforeWord) {
  EXPECT_EQ(read("H8 VZDEJ"), "play VZDEJ @H8");
}

TEST(SheetOrder, DirectionBeforeWord) {
  EXPECT_EQ(read("H8 V ZDE"), "play ZDE @8H");
  EXPECT_EQ(read("H8 VZDE"), "play VZDE @H8");
}

TEST(SheetOrder, InvalidBeforeWord) {
  EXPECT_EQ(read("neplatné VZDEJ", ""), "invalid VZDEJ");
}

TEST(SheetOrder, AnEndLineIsAWordWhenItHasPoints) {
  const ScoreSheet sheet = parseScoreSheet("slovo|body|slovo|body\nZBYLO|18|BOXE|30\n").sheet;
  EXPECT_EQ(turnsOf(sheet), (std::vector<std::string>{"ZH play ZBYLO 18", "DH play BOXE 30"}));
}

// Which case marks a blank is a habit of the whole sheet.

std::vector<std::string> words(const std::vector<std::string>& cells) {
  std::string text = "Hráč|Slovo|Body\n";
  for (const std::string& cell : cells)
    text += "ZH|" + cell + "|10\n";
  std::vector<std::string> read;
  for (const SheetTurn& turn : parseScoreSheet(text).sheet.turns)
    read.push_back(spelt(turn.word.value));
  return read;
}

TEST(SheetCase, Capitals) {
  EXPECT_EQ(words({"VZDEJ", "GAzELOU", "BOXE"}), (std::vector<std::string>{"VZDEJ", "GA(Z)ELOU", "BOXE"}));
}

TEST(SheetCase, SmallLetters) {
  EXPECT_EQ(words({"vzdej", "gaZelou", "boxe"}), (std::vector<std::string>{"VZDEJ", "GA(Z)ELOU", "BOXE"}));
}

TEST(SheetCase, NaturalCapitalisationMarksNoFirstLetter) {
  EXPECT_EQ(words({"Vzdej", "Hrad", "Boxe"}), (std::vector<std::string>{"VZDEJ", "HRAD", "BOXE"}));
  EXPECT_EQ(words({"Vzdej", "GaZelou", "Boxe"}), (std::vector<std::string>{"VZDEJ", "GA(Z)ELOU", "BOXE"}));
}

TEST(SheetCase, AWordWhollyInTheOtherCaseHasNoBlank) {
  EXPECT_EQ(words({"VZDEJ", "hrad", "BOXE"}), (std::vector<std::string>{"VZDEJ", "HRAD", "BOXE"}));
}

TEST(SheetCase, AMarkCountsInAnyCase) {
  EXPECT_EQ(words({"vzdej", "ga(z)elou", "*boxe"}),
            (std::vector<std::string>{"VZDEJ", "GA(Z)ELOU", "(B)OXE"}));
}

}  // namespace
}  // namespace rozbor::parser::testing
