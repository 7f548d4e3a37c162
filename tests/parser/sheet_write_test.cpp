#include <gtest/gtest.h>

#include "sheet_support.h"

// Writing: what comes out, that it reads as the same sheet, and that writing twice is stable.
namespace rozbor::parser::testing {
namespace {

using Separator = SheetStyle::Separator;
using Notation = SheetStyle::Notation;

const Separator kSeparators[] = {Separator::bar, Separator::semicolon, Separator::comma, Separator::tab};

ScoreSheet sheetOf(std::string_view text) {
  return parseScoreSheet(text).sheet;
}

const char* const kSheet =
    "Soutěž: Jarní pohár\nKolo: 4\nZH: Jana Malá\nDH: Petr Velký\n"
    "Kolo|slovo|body|součet|pozice|zásobník|slovo|body|součet|pozice|zásobník\n"
    "1|VZDEJ|18|18|H4 V|VZDEJ?Á|BO(X)E/AB|30|30||\n"
    "2|výměna 3|0|18|||pass|0|30||\n"
    "3|ŘÁD*|0|18|||výměna AB|0|30||\n"
    "4||12|30|||[CH]LEB|9|39||\n"
    "Zbylo: ZH ĎÓ -15, DH +15\nVýsledek: 15 : 54\n";

TEST(SheetWrite, TidyColumns) {
  EXPECT_EQ(writeScoreSheet(sheetOf(kSheet), {}),
            "Soutěž: Jarní pohár\n"
            "Kolo: 4\n"
            "ZH: Jana Malá\n"
            "DH: Petr Velký\n"
            "\n"
            "Kolo | ZH slovo     | body | součet | DH slovo  | body | součet\n"
            "1    | VZDEJ        | 18   | 18     | BO(X)E/AB | 30   | 30\n"
            "2    | výměna 3     | 0    | 18     | pass      | 0    | 30\n"
            "3    | ŘÁD neplatné | 0    | 18     | výměna AB | 0    | 30\n"
            "4    |              | 12   | 30     | [CH]LEB   | 9    | 39\n"
            "Zbylo: ZH ĎÓ -15, DH +15\n"
            "Výsledek: 15 : 54\n");
}

TEST(SheetWrite, AList) {
  EXPECT_EQ(
      writeScoreSheet(sheetOf("Tah|Hráč|Slovo|Body|Součet|Pozice\n1|ZH|VZDEJ|18|18|8H\n2|DH|BOXE|30|30|H7\n"),
                      {.layout = SheetLayout::list, .coordinates = true}),
      "Tah | Hráč | Slovo | Body | Součet | Pozice\n"
      "1   | ZH   | VZDEJ | 18   | 18     | 8H\n"
      "2   | DH   | BOXE  | 30   | 30     | H7\n");
}

TEST(SheetWrite, Csv) {
  EXPECT_EQ(
      writeScoreSheet(sheetOf("Soutěž: Pohár, \"jarní\"\nZH slovo|body|DH slovo|body\nVZDEJ|18|BOXE|30\n"
                              "Poznámka: hezké, dlouhé\n"),
                      {.separator = Separator::comma, .totals = false}),
      "Soutěž:,\"Pohár, \"\"jarní\"\"\"\n"
      "\n"
      "ZH slovo,body,DH slovo,body\n"
      "VZDEJ,18,BOXE,30\n"
      "Poznámka:,\"hezké, dlouhé\"\n");
}

TEST(SheetWrite, NamesOfColumnsInFourLanguages) {
  const ScoreSheet sheet = sheetOf("Kolo|slovo|body|slovo|body\n1|výměna 3|0|pass|0\n");
  const auto in = [&](const char* language) {
    return writeScoreSheet(sheet, {.separator = Separator::semicolon, .language = language});
  };
  EXPECT_EQ(in("cs"), "Kolo;ZH slovo;body;součet;DH slovo;body;součet\n1;výměna 3;0;;pass;0;\n");
  EXPECT_EQ(in("sk"), "Kolo;ZH slovo;body;súčet;DH slovo;body;súčet\n1;výmena 3;0;;pass;0;\n");
  EXPECT_EQ(in("pl"), "Runda;ZH słowo;punkty;suma;DH słowo;punkty;suma\n1;wymiana 3;0;;pas;0;\n");
  EXPECT_EQ(in("en"), "Round;ZH word;points;total;DH word;points;total\n1;exchange 3;0;;pass;0;\n");
}

TEST(SheetWrite, BothNotations) {
  const ScoreSheet sheet = sheetOf("Hráč|Slovo|Pozice\nZH|VZDEJ|3H\nDH|BOXE|H3\n");
  SheetStyle style = fullStyle(SheetLayout::list);
  style.separator = Separator::semicolon;
  EXPECT_NE(writeScoreSheet(sheet, style).find(";3H;"), std::string::npos);
  style.notation = Notation::association;
  const std::string text = writeScoreSheet(sheet, style);
  EXPECT_NE(text.find(";C8 V;"), std::string::npos) << text;
  EXPECT_NE(text.find(";C8 S;"), std::string::npos) << text;
  EXPECT_TRUE(sameContent(sheet, sheetOf(text)));
}

TEST(SheetWrite, APlaceBeyondOneNotationIsWrittenInTheOther) {
  const ScoreSheet sheet = sheetOf("Hráč|Slovo|Pozice\nZH|VZDEJ|50H\nDH|BOXE|C60 V\n");
  for (const Notation notation : {Notation::field, Notation::association}) {
    SheetStyle style = fullStyle(SheetLayout::list);
    style.notation = notation;
    EXPECT_TRUE(sameContent(sheet, sheetOf(writeScoreSheet(sheet, style))));
  }
}

TEST(SheetWrite, WordsThatMeanSomethingElseAreBracketed) {
  ScoreSheet sheet = sheetOf("Hráč|Slovo|Body\nZH|PAS|6\nDH|ZBYLO|9\nZH|KOLO|5\nDH|VÝMĚNA/PAS|9\n");
  for (SheetTurn& turn : sheet.turns)
    turn.score.reset();
  for (const Separator separator : kSeparators) {
    SheetStyle style = fullStyle(SheetLayout::list);
    style.separator = separator;
    EXPECT_TRUE(sameContent(sheet, sheetOf(writeScoreSheet(sheet, style)))) << writeScoreSheet(sheet, style);
  }
}

TEST(SheetWrite, TilesLeftThatSpellAPlayerAreBracketed) {
  const ScoreSheet sheet = sheetOf("ZH: Jan\nDH: Eva\nZbylo: ZH [D][H] -5, DH [E][V][A] +5\n");
  EXPECT_EQ(spelt(sheet.ends[0]) + ", " + spelt(sheet.ends[1]), "DH -5, EVA 5");
  EXPECT_TRUE(sameContent(sheet, sheetOf(writeScoreSheet(sheet, {}))));
}

TEST(SheetWrite, ValuesThatLookLikeFieldsAreQuoted) {
  for (const char* value : {"Kolo: 5", "a | b", "a;b", "a,b", " okraje ", "dvě  mezery", "\"uvozovky\"",
                            "ZH:", "--- a\tb", "=1+1", "'-a | b", "''=a;b", "'a | b", "'-a"}) {
    ScoreSheet sheet = sheetOf("Kolo|slovo|body|slovo|body\n1|VZDEJ|18|BOXE|30\n");
    sheet.competition.value = value;
    sheet.players[1].value = value;
    sheet.remarks.push_back({.value = value, .where = {}});
    for (const Separator separator : kSeparators) {
      SheetStyle style = fullStyle(sheet.layout);
      style.separator = separator;
      const std::string text = writeScoreSheet(sheet, style);
      EXPECT_TRUE(sameContent(sheet, sheetOf(text))) << text;
    }
  }
}

std::vector<std::filesystem::path> allSheets() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(sheetDirectory())) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  return files;
}

TEST(SheetWrite, ReadingWhatWasWrittenSaysTheSame) {
  ASSERT_GE(allSheets().size(), 30U);
  for (const auto& file : allSheets()) {
    const ScoreSheet sheet = sheetOf(readBytes(file));
    for (const char* language : {"cs", "sk", "pl", "en"}) {
      for (const Separator separator : kSeparators) {
        SheetStyle style = fullStyle(sheet.layout);
        style.separator = separator;
        style.language = language;
        const std::string text = writeScoreSheet(sheet, style);
        EXPECT_TRUE(sameContent(sheet, sheetOf(text))) << file << "\n" << text;
        EXPECT_EQ(writeScoreSheet(sheetOf(text), style), text) << file;
      }
    }
  }
}

TEST(SheetWrite, InTheOtherLayoutWritingTwiceIsStable) {
  for (const auto& file : allSheets()) {
    const ScoreSheet sheet = sheetOf(readBytes(file));
    const bool isList = sheet.layout == SheetLayout::list;
    const SheetStyle style = fullStyle(isList ? SheetLayout::sideBySide : SheetLayout::list);
    const std::string once = writeScoreSheet(sheetOf(writeScoreSheet(sheet, style)), style);
    EXPECT_EQ(writeScoreSheet(sheetOf(once), style), once) << file;
  }
}

TEST(SheetWrite, WhoMovesTwiceLeavesAnEmptyCell) {
  const ScoreSheet list = sheetOf("Hráč|Slovo|Body\nZH|VZDEJ|18\nZH|VÝZ|11\nDH|BOXE|30\n");
  EXPECT_EQ(writeScoreSheet(list, {.separator = Separator::semicolon, .totals = false}),
            "ZH slovo;body;DH slovo;body\nVZDEJ;18;;\nVÝZ;11;BOXE;30\n");
}

TEST(SheetSame, EveryFieldCounts) {
  const ScoreSheet sheet = sheetOf(kSheet);
  EXPECT_TRUE(sameContent(sheet, sheet));
  const auto differs = [&](auto change) {
    ScoreSheet other = sheet;
    change(other);
    return !sameContent(sheet, other);
  };
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.competition.value = "x"; }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.players[1].value = "x"; }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.turns.pop_back(); }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.turns[0].kind = SheetTurnKind::invalid; }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.turns[0].at->value.across = false; }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.turns[0].rack.reset(); }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.turns[1].word.value[2].blank = false; }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.turns[1].crossWords.clear(); }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.ends[0].tiles.reset(); }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.result[1]->value = 0; }));
  EXPECT_TRUE(differs([](ScoreSheet& s) { s.remarks.push_back({.value = "x", .where = {}}); }));
  EXPECT_FALSE(differs([](ScoreSheet& s) { s.turns[0].word.where = {.line = 9, .column = 9, .length = 9}; }));
  EXPECT_FALSE(differs([](ScoreSheet& s) { s.encoding = "UTF-16LE"; }));
}

/// The row of a name with nothing beside it is no turn; without it both totals are the same player's, and
/// fall.
TEST(SheetOrder, isToldByTheRowsThatAreTurns) {
  const ParsedSheet parsed =
      parseScoreSheet("Gracz|Słowo|Punkty|Suma\nEwa|ŻÓŁĆ|22|53\nNotatka|||\nKtoś|GĘŚ|30|\nEwa|MĄKA|31|31\n");
  EXPECT_EQ(codes(parsed), (std::vector<std::string>{"cas.reversed", "cas.unknown-player"}));
  ASSERT_EQ(parsed.sheet.turns.size(), 3U);
  EXPECT_EQ(parsed.sheet.turns.front().total->value, 31);
  const std::string written = writeScoreSheet(parsed.sheet, {.layout = SheetLayout::list});
  EXPECT_TRUE(sameContent(parseScoreSheet(written).sheet, parsed.sheet)) << written;
}

TEST(SheetOrder, aColumnThatNamesItsPlayerIsThatPlayers) {
  // By the totals alone two players would take turns.
  const std::string rows = "A|1|1\nB|30|30\nC|11|\nD|38|68\n";
  for (const SheetTurn& turn : parseScoreSheet("ZH slovo|body|součet\n" + rows).sheet.turns)
    EXPECT_EQ(turn.player, 0);
  EXPECT_EQ(parseScoreSheet("slovo|body|součet\n" + rows).sheet.turns[1].player, 1);
}

TEST(SheetOrder, TotalsOfAColumnOfOneAreThatPlayers) {
  // Every second of them falls.
  const std::string rows = "A|1|1\nB|30|30\nC|11|\nD|38|6\n";
  EXPECT_EQ(codes(parseScoreSheet("ZH slovo|body|součet\n" + rows)), std::vector<std::string>());
}

TEST(SheetOrder, AColumnThatNamesNobodyIsStableToo) {
  const ScoreSheet sheet = sheetOf("slovo|body|součet\nA||18\nB||11\n");
  EXPECT_EQ(sheet.turns.front().total->value, 11);
  EXPECT_TRUE(sameContent(sheet, sheetOf(writeScoreSheet(sheet, {}))));
}

TEST(SheetNames, OfKinds) {
  EXPECT_STREQ(name(SheetTurnKind::play), "play");
  EXPECT_STREQ(name(SheetTurnKind::invalid), "invalid");
  EXPECT_STREQ(name(SheetTurnKind::exchange), "exchange");
  EXPECT_STREQ(name(SheetTurnKind::pass), "pass");
  EXPECT_STREQ(name(SheetTurnKind::missing), "missing");
}

}  // namespace
}  // namespace rozbor::parser::testing
