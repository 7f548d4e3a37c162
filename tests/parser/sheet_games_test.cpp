#include <gtest/gtest.h>

#include "sheet_support.h"

// Several sheets one below the other in one text.
namespace rozbor::parser::testing {
namespace {

const std::string kNamed = "Kolo | slovo | body | slovo | body\n";
const std::string kJana = "ZH: Jana Malá\nDH: Petr Velký\n";
const std::string kEva = "ZH: Eva Nová\nDH: Adam Starý\n";
const std::string kGameOne = "1 | VZDEJ | 18 | BOXE | 30\n2 | VÝZ | 11 | pass | 0\n";
const std::string kGameTwo = "1 | ŽLUŤ | 24 | ŘÁD | 9\n2 | KLÁR | 16 | KOČÁR | 22\n";

/// "Jana Malá - Petr Velký 4" for each game: who played, and how many turns.
std::vector<std::string> gamesIn(const std::string& text) {
  std::vector<std::string> games;
  for (const ParsedSheet& parsed : parseScoreSheets(text)) {
    const ScoreSheet& sheet = parsed.sheet;
    games.push_back(sheet.players[0].value + " - " + sheet.players[1].value + " " +
                    std::to_string(sheet.turns.size()));
  }
  return games;
}

const std::vector<std::string> kBothGames = {"Jana Malá - Petr Velký 4", "Eva Nová - Adam Starý 4"};

TEST(SheetGames, EachHasItsHeaderAndItsTable) {
  const std::string first = "Soutěž: Pohár\nKolo: 4\n" + kJana + "\n" + kNamed + kGameOne +
                            "Zbylo: ZH ĎÓ -15, DH +15\nVýsledek: 14 : 45\nPoznámka: v klubovně\n";
  const std::string second =
      "Soutěž: Pohár\nKolo: 5\n" + kEva + "\n" + kNamed + kGameTwo + "Výsledek: 40 : 31\n";
  const std::vector<ParsedSheet> games = parseScoreSheets(first + "\n" + second);
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(spelt(games[0].sheet), spelt(parseScoreSheet(first).sheet));
  EXPECT_EQ(spelt(games[1].sheet), spelt(parseScoreSheet(second).sheet));
  EXPECT_EQ(codes(games[0]), std::vector<std::string>{});
  EXPECT_EQ(codes(games[1]), std::vector<std::string>{});
}

TEST(SheetGames, OtherPlayersAreEnough) {
  EXPECT_EQ(gamesIn(kJana + kNamed + kGameOne + kEva + kNamed + kGameTwo), kBothGames);
  EXPECT_EQ(gamesIn(kJana + kNamed + kGameOne + kEva + kGameTwo), kBothGames);
  EXPECT_EQ(gamesIn(kJana + kGameOne + kEva + kGameTwo), kBothGames);
  EXPECT_EQ(gamesIn("Kolo | Jana Malá | body | Petr Velký | body\n" + kGameOne +
                    "Kolo | Eva Nová | body | Adam Starý | body\n" + kGameTwo),
            kBothGames);
  EXPECT_EQ(gamesIn("| Jana Malá | | Petr Velký |\n" + kNamed + kGameOne + "| Eva Nová | | Adam Starý |\n" +
                    kNamed + kGameTwo),
            kBothGames);
  EXPECT_EQ(gamesIn(kNamed + kGameOne + kEva + kNamed + kGameTwo),
            (std::vector<std::string>{" -  4", "Eva Nová - Adam Starý 4"}));
}

TEST(SheetGames, MayBeInDifferentForms) {
  EXPECT_EQ(gamesIn(kJana + kNamed + kGameOne + kEva + "Hráč;Slovo;Body\nZH;ŽLUŤ;24\nDH;ŘÁD;9\n"),
            (std::vector<std::string>{"Jana Malá - Petr Velký 4", "Eva Nová - Adam Starý 2"}));
  EXPECT_EQ(gamesIn("ZH:;Jana Malá;DH:;Petr Velký\nHráč;Slovo;Body\nZH;VZDEJ;18\nDH;BOXE;30\nVýsledek;18;30\n"
                    "Soutěž;Pohár;Kolo;5\nZH:;Eva Nová;DH:;Adam Starý\nHráč;Slovo;Body\nZH;ŽLUŤ;24\n"),
            (std::vector<std::string>{"Jana Malá - Petr Velký 2", "Eva Nová - Adam Starý 1"}));
  EXPECT_EQ(gamesIn(kJana + "Kolo slovo body slovo body\n1 VZDEJ 18 BOXE 30\n" + kEva +
                    "Kolo slovo body slovo body\n1 ŽLUŤ 24 ŘÁD 9\n" + kJana + "1 výměna 3 0 KLÁR 9\n"),
            (std::vector<std::string>{"Jana Malá - Petr Velký 2", "Eva Nová - Adam Starý 2",
                                      "Jana Malá - Petr Velký 2"}));
}

TEST(SheetGames, TheSamePlayersMayPlayAgain) {
  EXPECT_EQ(gamesIn(kJana + kNamed + kGameOne + kJana + kNamed + kGameTwo),
            (std::vector<std::string>{"Jana Malá - Petr Velký 4", "Jana Malá - Petr Velký 4"}));
  EXPECT_EQ(gamesIn(kJana + "slovo;body;slovo;body\nVZDEJ;18;BOXE;30\nVýsledek: 18 : 30\n" + kJana +
                    "slovo;body;slovo;body\nŽLUŤ;24;ŘÁD;9\n"),
            (std::vector<std::string>{"Jana Malá - Petr Velký 2", "Jana Malá - Petr Velký 2"}));
  EXPECT_EQ(gamesIn("Kolo: 4\n" + kNamed + kGameOne + "Kolo: 5\n" + kNamed + kGameTwo).size(), 2U);
}

TEST(SheetGames, APageOfTheSameGameIsNone) {
  const std::string more = "3 | ŽLUŤ | 24 | ŘÁD | 9\n";
  for (const std::string& text :
       {kJana + kNamed + kGameOne + kNamed + more, kJana + kNamed + kGameOne + kJana + kNamed + more,
        kJana + kNamed + kGameOne + "\n2. strana\n" + kNamed + more, kNamed + kGameOne + kNamed + more}) {
    EXPECT_EQ(parseScoreSheets(text).size(), 1U) << text;
    EXPECT_EQ(parseScoreSheets(text)[0].sheet.turns.size(), 6U) << text;
  }
}

TEST(SheetGames, FieldsBelowTheTableAreItsOwn) {
  for (const char* end : {"Datum: 2026-03-14\n", "Výsledek: 29 : 30\nSoutěž: Pohár\nStůl: 3\n", "Kolo: 5\n",
                          "Kolo: 5\n3 | ŽLUŤ | 24 | ŘÁD | 9\n", "Soutěž: Pohár\n3 | ŽLUŤ | 24 | ŘÁD | 9\n",
                          "ZH: Eva\n", "Hráno v klubovně, do 20 hodin\n"}) {
    EXPECT_EQ(parseScoreSheets("Kolo: 4\n" + kJana + kNamed + kGameOne + end).size(), 1U) << end;
  }
}

TEST(SheetGames, ABoardBelowTheTableIsItsOwn) {
  for (const std::string board :
       {"Deska:\nHOUSE\n..N..\n.....\n", "Board:\nHOUSE\n..N..\n.....\n", "Deska: HOUSE/2N2/5\n"}) {
    const std::vector<ParsedSheet> games =
        parseScoreSheets(kJana + kNamed + kGameOne + board + kEva + kNamed + kGameTwo + board);
    ASSERT_EQ(games.size(), 2U) << board;
    for (const ParsedSheet& game : games) {
      EXPECT_EQ(game.sheet.turns.size(), 4U) << board;
      ASSERT_EQ(game.sheet.boards.size(), 1U) << board;
    }
    const auto lines = static_cast<std::uint32_t>(std::ranges::count(board, '\n'));
    EXPECT_EQ(games[1].sheet.boards[0].where.line, games[0].sheet.boards[0].where.line + 5 + lines) << board;
  }
}

TEST(SheetGames, ASingleSheetIsReadAsEver) {
  for (const auto& folder : {sheetDirectory(), sheetDirectory() / "valid"}) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      if (entry.is_directory() || entry.path().stem() == "several-games") continue;
      const std::string text = readBytes(entry.path());
      const std::vector<ParsedSheet> games = parseScoreSheets(text);
      ASSERT_EQ(games.size(), 1U) << entry.path();
      EXPECT_EQ(spelt(games[0].sheet), spelt(parseScoreSheet(text).sheet)) << entry.path();
      EXPECT_EQ(games[0].diagnostics, parseScoreSheet(text).diagnostics) << entry.path();
    }
  }
}

TEST(SheetGames, LinesAreThoseOfTheWholeText) {
  const std::vector<ParsedSheet> games = parseScoreSheets("\xEF\xBB\xBF" + kJana + kNamed + kGameOne + "\n" +
                                                          kEva + kNamed + "1 | ŽLUŤ | hodně | \xFF | 9\n");
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(codes(games[0]), std::vector<std::string>{});
  ASSERT_EQ(codes(games[1]), (std::vector<std::string>{"cas.bad-number", "cas.bytes-replaced"}));
  EXPECT_EQ(games[1].diagnostics[0].where, (SourceRange{10, 12, 5}));
  EXPECT_EQ(games[1].sheet.turns[0].word.where.line, 10U);
}

TEST(SheetGames, ManyAreReadInTheTimeOfTheirLength) {
  const std::string two = kJana + kNamed + kGameOne + kEva + kGameTwo;
  EXPECT_EQ(parseScoreSheets(repeated(two, 2'000)).size(), 4'000U);
  EXPECT_EQ(parseScoreSheets(repeated("noise\n", 1'000)).size(), 1U);
  EXPECT_EQ(parseScoreSheets("").size(), 1U);
}

TEST(SheetGames, EachIsWrittenAsOne) {
  for (const ParsedSheet& game : parseScoreSheets(kJana + kNamed + kGameOne + kEva + kGameTwo)) {
    const std::vector<ParsedSheet> again =
        parseScoreSheets(writeScoreSheet(game.sheet, fullStyle(game.sheet.layout)));
    ASSERT_EQ(again.size(), 1U);
    EXPECT_TRUE(sameContent(game.sheet, again[0].sheet));
  }
}

}  // namespace
}  // namespace rozbor::parser::testing
