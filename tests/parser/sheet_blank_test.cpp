#include <gtest/gtest.h>

#include "sheet_support.h"

// Tables typed by hand with one blank between their cells, and within some of them.
namespace rozbor::parser::testing {
namespace {

std::vector<std::string> readTurns(std::string_view text) {
  return turnsOf(parseScoreSheet(text).sheet);
}

const std::vector<std::string> kFourTurns = {"1 ZH play VZDEJ 18 18", "1 DH play BOXE 30 30",
                                             "2 ZH play GA(Z)ELOU 82 100", "2 DH pass 0 30"};
const std::string kTwoRows = "1 VZDEJ 18 18 BOXE 30 30\n2 GA(Z)ELOU 82 100 pass 0 30\n";
const std::string kNames = "Kolo slovo body součet slovo body součet\n";

TEST(SheetBlanks, WithoutNamesOfColumnsTheyAreGuessed) {
  const ParsedSheet parsed = parseScoreSheet(kTwoRows);
  EXPECT_EQ(turnsOf(parsed.sheet), kFourTurns);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{"cas.guessed-columns"});
}

TEST(SheetBlanks, NamesOfColumnsInFourLanguages) {
  for (const char* heading :
       {"Kolo slovo body součet slovo body součet", "č. ZH slovo body součet DH slovo body součet",
        "Kolo ZH body součet DH body součet", "Č. kola ZH slovo ZH body ZH součet DH slovo DH body DH součet",
        "Kolo slovo body súčet slovo body súčet", "Runda Słowo ZH pkt suma Słowo DH pkt suma",
        "# word points total word points total", "Kolo Jana body součet Petr body součet",
        "Kolo\tslovo body  součet slovo body součet"}) {
    const ParsedSheet parsed = parseScoreSheet(std::string(heading) + "\n" + kTwoRows);
    EXPECT_EQ(turnsOf(parsed.sheet), kFourTurns) << heading;
    EXPECT_EQ(codes(parsed), std::vector<std::string>{}) << heading;
  }
}

TEST(SheetBlanks, ThePlayersOwnNamesMayHeadTheColumns) {
  const ParsedSheet parsed = parseScoreSheet(
      "ZH: Jana Malá\nDH: Petr Velký\nKolo Jana slovo body součet Petr slovo body součet\n" + kTwoRows);
  EXPECT_EQ(turnsOf(parsed.sheet), kFourTurns);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
}

TEST(SheetBlanks, AList) {
  const ParsedSheet parsed = parseScoreSheet(
      "ZH: Jana Malá\nDH: Petr Velký\nTah Hráč Slovo Body Součet\n"
      "1 Jana Malá VZDEJ 18 18\n2 Petr BOXE 30 30\n3 ZH výměna 3 0 18\n4 DH ŘÁD neplatné 0 30\n");
  EXPECT_EQ(turnsOf(parsed.sheet),
            (std::vector<std::string>{"1 ZH play VZDEJ 18 18", "2 DH play BOXE 30 30",
                                      "3 ZH exchange #3 0 18", "4 DH invalid ŘÁD 0 30"}));
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
}

TEST(SheetBlanks, AListWithoutNamesOfColumns) {
  EXPECT_EQ(readTurns("ZH: Jana Malá\nDH: Petr Velký\nJana VZDEJ 18 18\nPetr BOXE 30 30\n"),
            (std::vector<std::string>{"ZH play VZDEJ 18 18", "DH play BOXE 30 30"}));
}

std::string readRow(const std::string& row) {
  const std::vector<std::string> read = readTurns(kNames + row + "\n");
  std::string all;
  for (const std::string& turn : read)
    all += turn + "; ";
  return all;
}

TEST(SheetBlanks, CellsMayHoldABlank) {
  EXPECT_EQ(readRow("3 výměna 3 0 29 BOXE 30 60"), "3 ZH exchange #3 0 29; 3 DH play BOXE 30 60; ");
  EXPECT_EQ(readRow("3 výměna 3 písmen 0 29 výměna AEX 0 60"),
            "3 ZH exchange #3 0 29; 3 DH exchange AEX 0 60; ");
  EXPECT_EQ(readRow("3 výměna A E X 0 29 pass 0 60"), "3 ZH exchange AEX 0 29; 3 DH pass 0 60; ");
  EXPECT_EQ(readRow("3 ŘÁD neplatné 0 29 BOXE (neplatné) 0 60"),
            "3 ZH invalid ŘÁD 0 29; 3 DH invalid BOXE 0 60; ");
  EXPECT_EQ(readRow("3 VÝZ / AZ 11 29 8H BOXE 30 60"), "3 ZH play VÝZ/AZ 11 29; 3 DH play BOXE 30 60 @8H; ");
  EXPECT_EQ(readRow("3 H4 V VÝZ 11 29 BOXE H4 S 30 60"),
            "3 ZH play VÝZ 11 29 @8D; 3 DH play BOXE 30 60 @D8; ");
}

TEST(SheetBlanks, WordsThatMeanThatNothingWasPlayedAreWordsWhereTheyEarnPoints) {
  EXPECT_EQ(readRow("3 výměna 30 29 pas 9 60"), "3 ZH play VÝMĚNA 30 29; 3 DH play PAS 9 60; ");
}

TEST(SheetBlanks, TheEndOfARowMayBeLeftOut) {
  EXPECT_EQ(readRow("3 VÝZ 11 29"), "3 ZH play VÝZ 11 29; ");
  EXPECT_EQ(readRow("3 výměna 3 0"), "3 ZH exchange #3 0; ");
  EXPECT_EQ(readRow("3 VÝZ 11 BOXE 30"), "3 ZH play VÝZ 11; 3 DH play BOXE 30; ");
  EXPECT_EQ(readRow("3 - - 29 BOXE 30 60"), "3 ZH pass 29; 3 DH play BOXE 30 60; ");
}

TEST(SheetBlanks, PlacesAndRacksHaveColumns) {
  EXPECT_EQ(readTurns("Tah Hráč Zásobník Pozice Slovo Body\n1 ZH V Z D E J K A H4 V VZDEJ 18\n"
                      "2 DH BOXE?KL 8H BOXE 30\n3 ZH AKLOU výměna AK 0\n"),
            (std::vector<std::string>{"1 ZH play VZDEJ 18 @8D <VZDEJKA>", "2 DH play BOXE 30 @8H <BOXE(?)KL>",
                                      "3 ZH exchange AK 0 <AKLOU>"}));
}

TEST(SheetBlanks, PlacesAndRacksAreGuessed) {
  EXPECT_EQ(readTurns("1 VZDEJKA H4 V VZDEJ 18 18 BOXEKL? H4 BOXE 30 30\n"
                      "2 KAVÝZOL 8H VÝZ 11 29 KL?RKYA 8A KLÁRKY 38 68\n"),
            (std::vector<std::string>{
                "1 ZH play VZDEJ 18 18 @8D <VZDEJKA>", "1 DH play BOXE 30 30 @H4 <BOXEKL(?)>",
                "2 ZH play VÝZ 11 29 @8H <KAVÝZOL>", "2 DH play KLÁRKY 38 68 @8A <KL(?)RKYA>"}));
}

TEST(SheetBlanks, ARemarkIsKept) {
  const ParsedSheet parsed =
      parseScoreSheet("Hráč Slovo Body Poznámka\nZH VZDEJ 18 bylo to slyšet\nDH výměna 3 0 v 10 hodin\n");
  EXPECT_EQ(turnsOf(parsed.sheet), (std::vector<std::string>{"ZH play VZDEJ 18", "DH exchange #3 0"}));
  EXPECT_EQ(remarksOf(parsed.sheet), (std::vector<std::string>{"bylo to slyšet", "v 10 hodin"}));
}

TEST(SheetBlanks, ARowThatCanBeReadInSeveralWaysIsKept) {
  const ParsedSheet parsed =
      parseScoreSheet("Hráč Slovo Zásobník Body\nZH VZDEJ VZDEJKA 18\nDH výměna A E X 0\nZH 18 VÝZ\n");
  EXPECT_EQ(turnsOf(parsed.sheet), std::vector<std::string>{"ZH play VZDEJ 18 <VZDEJKA>"});
  EXPECT_EQ(codes(parsed), (std::vector<std::string>{"cas.unclear-row", "cas.unclear-row"}));
  EXPECT_EQ(remarksOf(parsed.sheet), (std::vector<std::string>{"DH výměna A E X 0", "ZH 18 VÝZ"}));
}

TEST(SheetBlanks, TheEndAndSentencesAreNoRows) {
  const ParsedSheet parsed =
      parseScoreSheet("Jarní pohár\n" + kNames + kTwoRows + "Zbylo ZH ĎÓ -15 DH +15\nVýsledek 85 : 45\n" +
                      kNames + "3 VÝZ 11 111 BOX 9 39\nHráno v klubovně ve 20 hodin\n");
  EXPECT_EQ(parsed.sheet.turns.size(), 6U);
  EXPECT_EQ(spelt(parsed.sheet.ends[0]), "ĎÓ -15");
  EXPECT_EQ(spelt(parsed.sheet.ends[1]), "- 15");
  EXPECT_EQ(number(parsed.sheet.result[0]) + ":" + number(parsed.sheet.result[1]), "85:45");
  EXPECT_EQ(remarksOf(parsed.sheet),
            (std::vector<std::string>{"Jarní pohár", "Hráno v klubovně ve 20 hodin"}));
}

TEST(SheetBlanks, OtherSeparatorsGoFirst) {
  const ParsedSheet parsed = parseScoreSheet("slovo body\n1 VZDEJ 18\nHráč;Slovo;Body\nZH;VZDEJ;18\n");
  EXPECT_EQ(turnsOf(parsed.sheet), std::vector<std::string>{"ZH play VZDEJ 18"});
  EXPECT_EQ(codes(parsed), (std::vector<std::string>{"cas.unknown-line", "cas.unknown-line"}));
}

TEST(SheetBlanks, SentencesWithNumbersAreNoTable) {
  for (const char* text :
       {"Ve 20 hodin 5 lidí\nV 9 ráno 3 psi\n", "Za každé slovo body navíc\n1 slovo 2 body 3\n",
        "Máme body\nHráli 3 hodiny\n", "mléko 2\nchleba 1\n", "VZDEJ 18 18\n"}) {
    EXPECT_EQ(codes(parseScoreSheet(text)), std::vector<std::string>{"cas.not-a-sheet"}) << text;
  }
}

TEST(SheetBlanks, LookLikeASheet) {
  EXPECT_TRUE(looksLikeScoreSheet(kNames + kTwoRows));
  EXPECT_FALSE(looksLikeScoreSheet("Máme body\nVZDEJ 18\n"));
  EXPECT_FALSE(looksLikeScoreSheet("Poslední slovo má body\n"));
}

TEST(SheetBlanks, AreWrittenAsTheSame) {
  const ScoreSheet sheet = parseScoreSheet(kNames + kTwoRows + "3 výměna 3 0 100 ŘÁD neplatné 0 30\n").sheet;
  EXPECT_TRUE(sameContent(sheet, parseScoreSheet(writeScoreSheet(sheet, fullStyle(sheet.layout))).sheet));
}

TEST(SheetBlanks, LongRowsCostLittle) {
  for (const char* piece : {"a ", "A 1 ", "výměna ", "výměna 3 ", "H 4 V ", "- ", "neplatné ", "? "}) {
    const ParsedSheet parsed =
        parseScoreSheet(kNames + kTwoRows + repeated("1 " + repeated(piece, 20) + "\n", 200) +
                        repeated("1 " + repeated(piece, 400) + "\n", 200));
    EXPECT_GE(parsed.sheet.turns.size(), 4U) << piece;
  }
}

}  // namespace
}  // namespace rozbor::parser::testing
