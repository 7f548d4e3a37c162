#include <gtest/gtest.h>

#include <algorithm>

#include "sheet_support.h"

// The forms of a whole sheet: encodings, separators, layouts, names of columns, header fields.
namespace rozbor::parser::testing {
namespace {

std::string readValid(const char* file) {
  return spelt(parseScoreSheet(readBytes(sheetDirectory() / "valid" / file)).sheet);
}

const char* const kSideBySide =
    "Jarní pohár | 4 | 12 | 2026-03-14 | PLUS\n"
    "Jana Malá | Petr Velký\n"
    "side by side\n"
    "1 ZH play VZDEJ 18 18\n"
    "1 DH play BOXE 30 30\n"
    "2 ZH play VÝZ/AZ 11 29\n"
    "2 DH play BOXERKY 38 68\n"
    "3 ZH exchange #3 0 29\n"
    "3 DH play GA(Z)ELOU 82 150\n"
    "4 ZH play ŠŤÁVU 36 65\n"
    "4 DH invalid ŘÁD 0 150\n"
    "5 ZH pass 0 65\n"
    "5 DH play ŽLUŤ 24 174\n"
    "left ĎÓ -15, - 15\n"
    "result 50:189\n";

class SheetForm : public ::testing::TestWithParam<const char*> {};

TEST_P(SheetForm, SaysTheSame) {
  EXPECT_EQ(readValid(GetParam()), kSideBySide);
}

INSTANTIATE_TEST_SUITE_P(EachFile, SheetForm,
                         ::testing::Values("side-by-side.txt", "windows-1250.txt", "iso-8859-2.txt",
                                           "decomposed.txt", "utf-16le.txt", "carriage-returns.txt",
                                           "libreoffice-semicolons.csv", "libreoffice-commas.csv", "tabs.txt",
                                           "spaces.txt"));

TEST(SheetForms, TheEncodingIsTold) {
  const auto encoding = [](const char* file) {
    return parseScoreSheet(readBytes(sheetDirectory() / "valid" / file)).sheet.encoding;
  };
  EXPECT_EQ(encoding("windows-1250.txt"), "windows-1250");
  EXPECT_EQ(encoding("iso-8859-2.txt"), "ISO-8859-2");
  EXPECT_EQ(encoding("utf-16le.txt"), "UTF-16LE");
  EXPECT_EQ(encoding("decomposed.txt"), "UTF-8");
}

/// The words of a list in which each cell stands for a turn.
std::string wordsIn(std::string_view encoding, const std::vector<std::string>& cells) {
  std::string text = "Hrac;Slovo;Body\n";
  for (const std::string& cell : cells)
    text += "ZH;" + cell + ";9\n";
  const ScoreSheet sheet = parseScoreSheet(text).sheet;
  EXPECT_EQ(sheet.encoding, encoding);
  std::string words;
  for (const SheetTurn& turn : sheet.turns)
    words += spelt(turn.word.value) + " ";
  return words;
}

TEST(SheetForms, TheLettersTellTheEncoding) {
  EXPECT_EQ(wordsIn("windows-1250", {"\x8CLED\x8F", "G\xA5SKA"}), "ŚLEDŹ GĄSKA ");
  EXPECT_EQ(wordsIn("ISO-8859-2", {"\xA6LED\xAC", "G\xA1SKA"}), "ŚLEDŹ GĄSKA ");
  EXPECT_EQ(wordsIn("windows-1250", {"\xBCUDIA", "\x8E\x45NA"}), "ĽUDIA ŽENA ");
  EXPECT_EQ(wordsIn("ISO-8859-2", {"\xA5UDIA", "\xAE\x45NA"}), "ĽUDIA ŽENA ");
  EXPECT_EQ(wordsIn("windows-1250", {"G\xA5SKA", "\xA3\xD3\x44KA"}), "GĄSKA ŁÓDKA ");
  EXPECT_EQ(wordsIn("windows-1250", {"\xF8\xE1\x64", "ga\x9E\x65lo"}), "ŘÁD GAŽELO ");
  EXPECT_EQ(wordsIn("ISO-8859-2", {"\xF8\xE1\x64", "ga\xBE\x65lo"}), "ŘÁD GAŽELO ");
}

TEST(SheetForms, SlovakList) {
  EXPECT_EQ(readValid("list.txt"),
            "Jarný pohár |  |  |  | \n"
            "Jana Malá | Petr Veľký\n"
            "list\n"
            "1 ZH play VZDEJ 18 18 @D8 <VZDEJKA>\n"
            "2 DH play BOXE 30 30 @5G\n"
            "3 ZH exchange AK 0 18\n"
            "4 DH pass 0 30\n"
            "left KA -2, - 2\n"
            "result :\n");
}

TEST(SheetForms, DescendingListOfPlayersByName) {
  EXPECT_EQ(readValid("descending.txt"),
            " |  |  |  | \n"
            "Ewa | Adam\n"
            "list\n"
            "ZH play MĄKA 31 31\n"
            "DH play GĘŚ 30 30\n"
            "ZH play ŻÓŁĆ 22 53\n"
            "left - , - \n"
            "result :\n");
}

std::vector<std::string> turns(std::string_view text) {
  return turnsOf(parseScoreSheet(text).sheet);
}

const std::vector<std::string> kTwoTurns = {"1 ZH play VZDEJ 18 18", "1 DH play BOXE 30 30"};

TEST(SheetForms, ColumnsMayHaveManyNames) {
  for (const char* header :
       {"Kolo|ZH slovo|body|součet|DH slovo|body|součet", "KOLO|ZH SLOVO|BODY|SOUCET|DH SLOVO|BODY|SOUCET",
        "č.|ZH|b.|celkem|DH|b.|celkem", "#|word|points|total|word|points|total",
        "Runda|Słowo ZH|pkt|suma|Słowo DH|pkt|suma", "Kolo|ZH tah|ZH body|ZH spolu|DH ťah|DH body|DH spolu",
        "|tah|b|součet|tah|b|součet", "Kolo|Jana|body|součet|Petr|body|součet"}) {
    const auto read = turns(std::string(header) + "\n1|VZDEJ|18|18|BOXE|30|30\n");
    if (header[0] == '|') {
      EXPECT_EQ(read, (std::vector<std::string>{"ZH play VZDEJ 18 18", "DH play BOXE 30 30"})) << header;
    } else {
      EXPECT_EQ(read, kTwoTurns) << header;
    }
  }
}

TEST(SheetForms, ColumnsMayStandInAnyOrder) {
  EXPECT_EQ(turns("DH body;DH součet;ZH součet;ZH body;Kolo;DH slovo;ZH slovo\n30;30;18;18;1;BOXE;VZDEJ\n"),
            kTwoTurns);
  EXPECT_EQ(turns("Součet;Slovo;Tah;Body;Hráč\n18;VZDEJ;1;18;ZH\n30;BOXE;1;30;DH\n"), kTwoTurns);
}

TEST(SheetForms, ThePlayersOwnNamesMayHeadTheColumns) {
  const ParsedSheet parsed = parseScoreSheet(
      "ZH: Jana Malá\nDH: Petr Velký\nKolo|Petr slovo|body|součet|Malá slovo|body|součet\n"
      "1|BOXE|30|30|VZDEJ|18|18\n");
  EXPECT_EQ(turnsOf(parsed.sheet), kTwoTurns);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
}

TEST(SheetForms, NamesInTheHeadingBecomeThePlayers) {
  const ScoreSheet sheet = parseScoreSheet("Kolo|Jana|body|Petr|body\n1|VZDEJ|18|BOXE|30\n").sheet;
  EXPECT_EQ(sheet.players[0].value, "Jana");
  EXPECT_EQ(sheet.players[1].value, "Petr");
}

TEST(SheetForms, NamesAboveTheHeadingBecomeThePlayers) {
  const ParsedSheet parsed =
      parseScoreSheet(";Jana Malá;;Petr Velký;\nKolo;slovo;body;slovo;body\n1;VZDEJ;18;BOXE;30\n");
  EXPECT_EQ(parsed.sheet.players[0].value, "Jana Malá");
  EXPECT_EQ(parsed.sheet.players[1].value, "Petr Velký");
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
}

TEST(SheetForms, WithoutNamesOfColumnsTheyAreGuessed) {
  const std::vector<std::string> two = {"1 ZH play VZDEJ 18 18", "1 DH play BOXE 30 30",
                                        "2 ZH play VÝZ 11 29", "2 DH play BOXERKY 38 68"};
  for (const char* text : {"1|VZDEJ|18|18|BOXE|30|30\n2|VÝZ|11|29|BOXERKY|38|68\n",
                           "1;VZDEJ;18;18;BOXE;30;30\n2;VÝZ;11;29;BOXERKY;38;68\n",
                           "1,VZDEJ,18,18,BOXE,30,30\n2,VÝZ,11,29,BOXERKY,38,68\n",
                           "1  VZDEJ  18  18  BOXE     30  30\n2  VÝZ    11  29  BOXERKY  38  68\n",
                           "1;ZH;VZDEJ;18;18\n1;DH;BOXE;30;30\n2;ZH;VÝZ;11;29\n2;DH;BOXERKY;38;68\n"}) {
    const ParsedSheet parsed = parseScoreSheet(text);
    EXPECT_EQ(turnsOf(parsed.sheet), two) << text;
    EXPECT_EQ(codes(parsed), std::vector<std::string>{"cas.guessed-columns"}) << text;
  }
}

TEST(SheetForms, RacksAndPlacesAreGuessed) {
  const std::vector<std::string> two = {
      "1 ZH play VZDEJ 18 18 @8D <VZDEJKA>", "1 DH play BOXE 30 30 @5G <BOXEKL(?)>",
      "2 ZH exchange #3 0 18 <KAVÝZ>", "2 DH play KLÁRKY 38 68 @D8 <KL(?)RKYA>"};
  for (const char* text :
       {"1|VZDEJKA|8D|VZDEJ|18|18|BOXEKL?|5G|BOXE|30|30\n2|KAVÝZ||výměna 3|0|18|KL_RKYA|D8|KLÁRKY|38|68\n",
        "1;VZDEJ;18;18;8D;VZDEJKA;BOXE;30;30;5G;BOXEKL?\n2;výměna 3;0;18;;KAVÝZ;KLÁRKY;38;68;D8;KL?RKYA\n",
        "1;VZDEJ;V Z D E J K A;H4 V;18;18;BOXE;B O X E K L ?;E7 V;30;30\n"
        "2;výměna 3;K A V Ý Z;;0;18;KLÁRKY;K L ? R K Y A;H4 S;38;68\n",
        "1;ZH;VZDEJKA;VZDEJ;18;18;8D\n1;DH;BOXEKL?;BOXE;30;30;5G\n2;ZH;KAVÝZ;výměna 3;0;18;\n"
        "2;DH;KL?RKYA;KLÁRKY;38;68;D8\n"}) {
    const ParsedSheet parsed = parseScoreSheet(text);
    EXPECT_EQ(turnsOf(parsed.sheet), two) << text;
    EXPECT_EQ(codes(parsed), std::vector<std::string>{"cas.guessed-columns"}) << text;
  }
}

TEST(SheetForms, LongWordsAreNoRacks) {
  EXPECT_EQ(turns("1;VZDEJTE;70;70;BOXERKA;80;80\n2;KLÁRKAM;66;136;PODVODY;74;154\n")[0],
            "1 ZH play VZDEJTE 70 70");
  EXPECT_EQ(turns("1;VZDEJ;18;BOXERKY\n2;KLÁR;16;PODVODY\n"),
            (std::vector<std::string>{"1 ZH play VZDEJ", "1 DH play BOXERKY", "2 ZH play KLÁR",
                                      "2 DH play PODVODY"}));
}

TEST(SheetForms, BetweenBlanksTheColumnTellsWhatACellIs) {
  EXPECT_EQ(turns("Kolo  ZH slovo  body  součet  DH slovo  body  součet\n"
                  "1     VZDEJ       18      18  BOXE       30      30\n"
                  "2                             VÝZ        11      41\n"
                  "3     BOX         14      32\n"),
            (std::vector<std::string>{"1 ZH play VZDEJ 18 18", "1 DH play BOXE 30 30", "2 ZH missing",
                                      "2 DH play VÝZ 11 41", "3 ZH play BOX 14 32"}));
}

TEST(SheetForms, HeaderFieldsInFourLanguages) {
  for (const char* text : {"Soutěž: Pohár   Kolo: 4   Stůl: 2   Datum: 1. 5.   Varianta: PLUS\n",
                           "SOUTEZ: Pohár\nkolo: 4\nstul: 2\ndatum: 1. 5.\nvarianta: PLUS\n",
                           "Súťaž: Pohár  Kolo: 4  Stôl: 2  Dátum: 1. 5.  Variant: PLUS\n",
                           "Turniej: Pohár Runda: 4 Stół: 2 Data: 1. 5. Wariant: PLUS\n",
                           "Competition: Pohár | Round: 4 | Table: 2 | Date: 1. 5. | Variant: PLUS\n",
                           "Soutěž;Pohár;Kolo;4;Stůl;2\nDatum;1. 5.;Varianta;PLUS\n"}) {
    const ParsedSheet parsed =
        parseScoreSheet(std::string(text) + "ZH slovo;body;DH slovo;body\nVZDEJ;18;BOXE;30\n");
    EXPECT_EQ(spelt(parsed.sheet).substr(0, spelt(parsed.sheet).find('\n')), "Pohár | 4 | 2 | 1. 5. | PLUS")
        << text;
    EXPECT_EQ(codes(parsed), std::vector<std::string>{}) << text;
  }
}

TEST(SheetForms, EndLines) {
  const std::string table =
      "ZH: Jana Malá\nDH: Petr Velký\nKolo | slovo | body | slovo | body\n1 | VZDEJ | 18 | BOXE | 30\n";
  for (const char* end :
       {"Zbylo: ZH ĎÓ -15, DH +15", "Zostalo: DH +15; ZH: ĎÓ −15", "Zostało: ZH Ď, Ó - 15 DH 15",
        "Left: Jana Malá ĎÓ -15, Petr +15", "Zbylo | ĎÓ | -15 | | +15", " | Zbylo ĎÓ | -15 | | +15",
        "Zbylo: ZH ĎÓ -15\nZbylo: DH +15", "zbylo | ZH | ĎÓ -15 | DH +15"}) {
    const ParsedSheet parsed = parseScoreSheet(table + end + "\n");
    EXPECT_EQ(spelt(parsed.sheet.ends[0]), "ĎÓ -15") << end;
    EXPECT_EQ(spelt(parsed.sheet.ends[1]), "- 15") << end;
    EXPECT_EQ(codes(parsed), std::vector<std::string>{}) << end;
    EXPECT_EQ(parsed.sheet.turns.size(), 2U) << end;
  }
}

TEST(SheetForms, EndLineOfAListInARow) {
  const ParsedSheet parsed = parseScoreSheet(
      "Tah | Hráč | Slovo | Body\n1 | ZH | VZDEJ | 18\n | ZH | Zbylo Ď | -8\n | DH | Zbylo | +8\n");
  EXPECT_EQ(spelt(parsed.sheet.ends[0]), "Ď -8");
  EXPECT_EQ(spelt(parsed.sheet.ends[1]), "- 8");
  EXPECT_EQ(turnsOf(parsed.sheet), std::vector<std::string>{"1 ZH play VZDEJ 18"});
}

TEST(SheetForms, ResultLines) {
  for (const char* line : {"Výsledek: 389 : 401", "Výsledok: 389:401", "Wynik: 389-401", "Result: 389–401",
                           "Výsledek: 389 401", "Výsledek | 389 | | 401", "vysledek;389;:;401"}) {
    const char separator = std::string_view(line).find(';') == std::string_view::npos ? '|' : ';';
    std::string table = "Kolo|slovo|body|slovo|body\n1|VZDEJ|18|BOXE|30\n";
    std::replace(table.begin(), table.end(), '|', separator);
    const ParsedSheet parsed = parseScoreSheet(table + line + "\n");
    EXPECT_EQ(number(parsed.sheet.result[0]) + ":" + number(parsed.sheet.result[1]), "389:401") << line;
    EXPECT_EQ(codes(parsed), std::vector<std::string>{}) << line;
  }
}

TEST(SheetForms, AResultMayBeOfOneOrNegative) {
  const auto result = [](const std::string& text) {
    const ScoreSheet sheet = parseScoreSheet("ZH: Jana\nVýsledek: " + text + "\n").sheet;
    return number(sheet.result[0]) + ":" + number(sheet.result[1]);
  };
  EXPECT_EQ(result("389"), "389:");
  EXPECT_EQ(result("389 :"), "389:");
  EXPECT_EQ(result(": 401"), ":401");
  EXPECT_EQ(result("-5 : 20"), "-5:20");
  EXPECT_EQ(result("20 : -5"), "20:-5");
}

TEST(SheetForms, OnePlayersSheet) {
  const ParsedSheet parsed = parseScoreSheet("DH: Petr\nKolo|Slovo|Body|Součet\n1|BOXE|30|30\n2|VÝZ|11|41\n");
  EXPECT_TRUE(parsed.sheet.onePlayerOnly);
  EXPECT_EQ(turnsOf(parsed.sheet), (std::vector<std::string>{"1 DH play BOXE 30 30", "2 DH play VÝZ 11 41"}));
}

TEST(SheetForms, OfOnePlayerOnlyThePointsMayBeThere) {
  const ParsedSheet parsed = parseScoreSheet("ZH slovo|body|DH slovo|body\nVZDEJ|18||30\nVÝZ|11||20\n");
  EXPECT_TRUE(parsed.sheet.onePlayerOnly);
  EXPECT_EQ(turnsOf(parsed.sheet), (std::vector<std::string>{"ZH play VZDEJ 18", "DH missing 30",
                                                             "ZH play VÝZ 11", "DH missing 20"}));
}

TEST(SheetForms, OneColumnMayHoldTheTurnsOfBoth) {
  const ParsedSheet parsed =
      parseScoreSheet("Tah|Slovo|Body|Součet\n1|VZDEJ|18|18\n2|BOXE|30|30\n3|VÝZ|11|29\n4|BOXERKY|38|68\n");
  EXPECT_FALSE(parsed.sheet.onePlayerOnly);
  EXPECT_EQ(turnsOf(parsed.sheet)[3], "4 DH play BOXERKY 38 68");
}

TEST(SheetForms, EmptyCellsAreMissingTurnsOnlyBetweenOthers) {
  EXPECT_EQ(turns("Kolo|slovo|body|slovo|body\n1|VZDEJ|18||\n2|VÝZ|11|BOXE|30\n3|BOX|9||\n4||||\n"),
            (std::vector<std::string>{"1 ZH play VZDEJ 18", "1 DH missing", "2 ZH play VÝZ 11",
                                      "2 DH play BOXE 30", "3 ZH play BOX 9"}));
}

TEST(SheetForms, TotalsTellTheOrderWhereNumbersAreMissing) {
  EXPECT_EQ(turns("slovo|body|součet|slovo|body|součet\nVÝZ|11|29|BOXERKY|38|68\nVZDEJ|18|18|BOXE|30|30\n"),
            (std::vector<std::string>{"ZH play VZDEJ 18 18", "DH play BOXE 30 30", "ZH play VÝZ 11 29",
                                      "DH play BOXERKY 38 68"}));
}

TEST(SheetForms, TheHeadingMayStandAgainOnTheNextPage) {
  EXPECT_EQ(turns("Hráč;Slovo;Body\nZH;VZDEJ;18\nHráč;Slovo;Body\nDH;BOXE;30\n"),
            (std::vector<std::string>{"ZH play VZDEJ 18", "DH play BOXE 30"}));
}

TEST(SheetForms, ARemarkIsKept) {
  const ScoreSheet sheet =
      parseScoreSheet("Hráč;Slovo;Body;Poznámka\nZH;VZDEJ;18;\"byl \"\"slyšet\"\"; hlasitě\"\n").sheet;
  EXPECT_EQ(remarksOf(sheet), std::vector<std::string>{"byl \"slyšet\"; hlasitě"});
}

TEST(SheetForms, LooksLikeASheet) {
  EXPECT_TRUE(looksLikeScoreSheet(readBytes(sheetDirectory() / "valid" / "side-by-side.txt")));
  EXPECT_TRUE(looksLikeScoreSheet(readBytes(sheetDirectory() / "valid" / "windows-1250.txt")));
  EXPECT_TRUE(looksLikeScoreSheet(readBytes(sheetDirectory() / "valid" / "utf-16le.txt")));
  EXPECT_TRUE(looksLikeScoreSheet("# | Hráč | Slovo | Body\n"));
  EXPECT_TRUE(looksLikeScoreSheet("ZH: Jana\n"));
  EXPECT_FALSE(looksLikeScoreSheet("#player1 ana Ana\nZH: Jana\n"));
  EXPECT_FALSE(looksLikeScoreSheet(">ana: AEX 8H AXE +20 20\n"));
  EXPECT_FALSE(looksLikeScoreSheet("#note ZH: Jana\n"));
  EXPECT_FALSE(looksLikeScoreSheet("Milá maminko,\nmám se dobře.\n"));
  EXPECT_FALSE(looksLikeScoreSheet(""));
}

}  // namespace
}  // namespace rozbor::parser::testing
