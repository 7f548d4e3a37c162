#include "rozbor/app/entry/sheet_entry.h"

#include "rozbor/app/entry/sheet_opener.h"
#include "rozbor/app/entry/sheet_rows.h"
#include "sheet_test.h"

namespace rozbor::test {
namespace {

using app::EntryReply;
using app::EntryStage;
using Kind = app::EntryReply::Kind;

class SheetEntry : public SheetTest {
 protected:
  app::SheetEntry begun(std::string_view sheet = {}) {
    const app::SheetOpener opener(paths_);
    auto file = sheet.empty() ? opener.blank("new.txt", "cs", "")
                              : opener.open(folder_.write("old.txt", sheet), "cs", "");
    if (!file) throw std::runtime_error(file.error().message.english());
    auto entry = app::SheetEntry::begin(*std::move(file));
    if (!entry) throw std::runtime_error(entry.error().message.english());
    return *std::move(entry);
  }
  /// With an empty header.
  app::SheetEntry atTurns() {
    auto entry = begun();
    for (int field = 0; field < 4; ++field)
      (void)entry.take("");
    return entry;
  }
  static bool has(const std::vector<EntryReply>& replies, Kind kind) {
    return std::ranges::find(replies, kind, &EntryReply::kind) != replies.end();
  }
};

TEST_F(SheetEntry, AsksForTheHeaderFirst) {
  auto entry = begun();
  for (const char* line : {"Jana Malá", "Petr Velký", "", "2026-10-03"})
    (void)entry.take(line);
  EXPECT_EQ(entry.stage(), EntryStage::turns);
  EXPECT_EQ(entry.sheet().players[1].value, "Petr Velký");
  EXPECT_EQ(entry.sheet().competition.value, "");
  EXPECT_EQ(entry.sheet().date.value, "2026-10-03");
}

TEST_F(SheetEntry, TakesTurnsByTurnsAndAddsUp) {
  auto entry = atTurns();
  EXPECT_TRUE(has(entry.take("laň 16"), Kind::turnTaken));
  EXPECT_EQ(app::playerOnTurn(entry.sheet()), 1);
  (void)entry.take("mlž 13 13 G7");
  (void)entry.take("výměna 3");
  (void)entry.take("pass");
  EXPECT_EQ(entry.sheet().turns[0].total->value, 16);
  EXPECT_EQ(entry.sheet().turns[1].at->value, (parser::Coordinate{6, 6, false}));
  EXPECT_EQ(entry.sheet().turns[2].exchangeCount->value, 3U);
  EXPECT_EQ(entry.sheet().turns[3].kind, parser::SheetTurnKind::pass);
  EXPECT_EQ(app::playerOnTurn(entry.sheet()), 0);
}

TEST_F(SheetEntry, AnExchangeMayNameItsTilesAndAPlayMayBeInvalid) {
  auto entry = atTurns();
  (void)entry.take("exchange ABC");
  (void)entry.take("XYZ neplatné");
  (void)entry.take("XYZ *");
  EXPECT_EQ(entry.sheet().turns[0].exchanged.value.size(), 3U);
  EXPECT_EQ(entry.sheet().turns[1].kind, parser::SheetTurnKind::invalid);
  EXPECT_EQ(entry.sheet().turns[2].kind, parser::SheetTurnKind::invalid);
}

TEST_F(SheetEntry, WarnsAndNeverRefuses) {
  auto entry = atTurns();
  const auto replies = entry.take("QQQ 12 99");
  EXPECT_TRUE(has(replies, Kind::wrongTotal));
  EXPECT_TRUE(has(replies, Kind::unknownWord));
  EXPECT_EQ(entry.sheet().turns.size(), 1U);
  EXPECT_EQ(entry.sheet().turns[0].total->value, 99);
}

TEST_F(SheetEntry, WhatIsNoTurnChangesNothing) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ", "16", "!!!", "LAŇ 1 2 3"})
    EXPECT_TRUE(has(entry.take(line), Kind::notUnderstood)) << line;
  EXPECT_TRUE(entry.sheet().turns.empty());
}

TEST_F(SheetEntry, ProposesPlacesAndTakesTheAnswer) {
  auto entry = atTurns();
  const auto open = entry.take("LAŇ 16");
  ASSERT_TRUE(has(open, Kind::openPlaces));
  EXPECT_EQ(entry.openPlaces().size(), 3U);
  EXPECT_TRUE(has(entry.take("8g"), Kind::placeTaken));
  EXPECT_EQ(entry.sheet().turns[0].at->value, (parser::Coordinate{7, 6, true}));
  EXPECT_TRUE(has(entry.take("MLŽ 13"), Kind::place));
}

TEST_F(SheetEntry, AnEmptyLineLeavesThePlaceOpen) {
  auto entry = atTurns();
  (void)entry.take("LAŇ 16");
  EXPECT_TRUE(entry.take("").empty());
  EXPECT_TRUE(entry.openPlaces().empty());
  EXPECT_FALSE(entry.sheet().turns[0].at);
}

TEST_F(SheetEntry, TakesTheLastTurnBack) {
  auto entry = atTurns();
  (void)entry.take("LAŇ 16");
  EXPECT_TRUE(has(entry.take("undo"), Kind::undone));
  EXPECT_TRUE(has(entry.take("undo"), Kind::nothingToUndo));
  EXPECT_EQ(app::playerOnTurn(entry.sheet()), 0);
}

TEST_F(SheetEntry, EditsARowAndCarriesTheTotals) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 61", "MLŽ 13", "výměna 3"})
    (void)entry.take(line);
  EXPECT_TRUE(has(entry.take("edit #1 LAŇ 16"), Kind::turnTaken));
  EXPECT_EQ(entry.sheet().turns.size(), 3U);
  EXPECT_EQ(entry.sheet().turns[0].score->value, 16);
  EXPECT_EQ(entry.sheet().turns[0].total->value, 16) << "nobody wrote the total";
  EXPECT_EQ(entry.sheet().turns[2].total->value, 16) << "so are those below";
  EXPECT_EQ(app::playerOnTurn(entry.sheet()), 1);
}

TEST_F(SheetEntry, ATotalThatIsNotTheSumStaysWhenRowsChange) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 16", "MLŽ 13", "pass", "výměna 3 "})
    (void)entry.take(line);
  (void)entry.take("edit #3 PES 5 99");
  (void)entry.take("edit #1 LAŇ 17");
  EXPECT_EQ(entry.sheet().turns[2].total->value, 99);
}

TEST_F(SheetEntry, ARowIsInsertedAndThoseBelowChangeHands) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 16", "výměna 3"})
    (void)entry.take(line);
  EXPECT_TRUE(has(entry.take("insert #2 MLŽ 13"), Kind::turnTaken));
  ASSERT_EQ(entry.sheet().turns.size(), 3U);
  EXPECT_EQ(entry.sheet().turns[1].player, 1);
  EXPECT_EQ(entry.sheet().turns[2].player, 0);
  EXPECT_EQ(entry.sheet().turns[2].total->value, 16) << "the sum is the other player's";
  EXPECT_TRUE(has(entry.take("remove #2"), Kind::rowRemoved));
  ASSERT_EQ(entry.sheet().turns.size(), 2U);
  EXPECT_EQ(entry.sheet().turns[1].player, 1);
  EXPECT_EQ(entry.sheet().turns[1].total->value, 0);
}

TEST_F(SheetEntry, CommandsOfRowsAreNoPlaysAndWhatIsNotThereIsSaid) {
  auto entry = atTurns();
  EXPECT_TRUE(has(entry.take("remove 12"), Kind::turnTaken)) << "the word REMOVE for 12 points";
  EXPECT_TRUE(has(entry.take("remove #7"), Kind::noSuchRow));
  EXPECT_TRUE(has(entry.take("edit #7 LAŇ 16"), Kind::noSuchRow));
  EXPECT_TRUE(has(entry.take("edit #1 LAŇ"), Kind::notUnderstood));
  EXPECT_TRUE(has(entry.take("remove #0"), Kind::notUnderstood));
  EXPECT_EQ(entry.sheet().turns.size(), 1U);
}

TEST_F(SheetEntry, ARowIsTypedAsItWouldBeTypedAnew) {
  auto entry = atTurns();
  for (const char* line :
       {"LAŇ 16 99 8G", "MLŽ 13", "výměna 3", "exchange ABC", "pass", "XYZ *", "GA(Z)ELOU 82"})
    (void)entry.take(line);
  const auto before = entry.sheet();
  EXPECT_EQ(app::typedRow(before, 0), "LAŇ 16 99 8G");
  EXPECT_EQ(app::typedRow(before, 1), "MLŽ 13");
  EXPECT_EQ(app::typedRow(before, 6), "GA(Z)ELOU 82");
  for (std::size_t row = 0; row < before.turns.size(); ++row)
    (void)entry.replaceTurn(row, app::typedRow(before, row));
  EXPECT_TRUE(sameContent(entry.sheet(), before));
}

TEST_F(SheetEntry, KeepsTheBoardThatFittedAndNamesTheRowThatBrokeIt) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 16", "8g", "MLŽ 13"})
    (void)entry.take(line);
  ASSERT_EQ(entry.fitting().count, 2U);
  const game::Board fitted = entry.fitting().board;
  EXPECT_GT(fitted.tileCount(), 4);
  // A word without a letter in common, far away.
  EXPECT_TRUE(has(entry.take("PES 999 A1"), Kind::noGame));
  EXPECT_EQ(entry.fitting().count, 2U);
  EXPECT_EQ(entry.fitting().board, fitted);
  EXPECT_TRUE(has(entry.take("pass"), Kind::noGame));
  EXPECT_EQ(entry.fitting().count, 2U) << "the row that broke it, not the last one";
  EXPECT_EQ(entry.fitting().board, fitted);
  auto again = begun(entry.text("cs"));
  EXPECT_EQ(again.fitting().count, 2U) << "the same is found when the sheet is opened";
  EXPECT_FALSE(has(entry.take("remove #3"), Kind::noGame));
  EXPECT_EQ(entry.fitting().count, 3U);
}

TEST_F(SheetEntry, AnEditAboveMayBreakARowBelow) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 16", "8g", "MLŽ 13", "pass"})
    (void)entry.take(line);
  ASSERT_EQ(entry.fitting().count, 3U);
  (void)entry.take("edit #1 PES 999 A1");
  EXPECT_EQ(entry.fitting().count, 0U);
  EXPECT_TRUE(entry.fitting().board.empty());
  (void)entry.take("edit #1 LAŇ 16 8G");
  EXPECT_EQ(entry.fitting().count, 3U);
}

TEST_F(SheetEntry, ThePlaceOfAnEditedRowIsAskedFor) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 17", "výměna 3"})
    (void)entry.take(line);
  ASSERT_TRUE(has(entry.take("edit #1 LAŇ 16"), Kind::openPlaces));
  EXPECT_TRUE(has(entry.take("8g"), Kind::placeTaken));
  ASSERT_TRUE(entry.sheet().turns[0].at);
  EXPECT_EQ(entry.sheet().turns[0].at->value, (parser::Coordinate{7, 6, true}));
}

TEST_F(SheetEntry, TellsTheFinalResultOnceTheTilesLeftAreKnown) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 16", "MLŽ 13", "end", "ĎÓ"})
    EXPECT_FALSE(has(entry.take(line), Kind::finalResult)) << line;
  const auto replies = entry.take("");
  ASSERT_TRUE(has(replies, Kind::finalResult));
  const auto& language = *entry.file().language;
  const int left =
      language.value(*language.alphabet.tile("Ď")) + language.value(*language.alphabet.tile("Ó"));
  const bool doubled = language.rules.endRack == game::EndRack::doubled;
  EXPECT_EQ(replies.back().written, doubled ? 16 : 16 - left);
  EXPECT_EQ(replies.back().expected, 13 + (doubled ? 2 * left : left));
}

TEST_F(SheetEntry, TheFinalResultTakesTheEndAsItIsWritten) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 16", "MLŽ 13", "end", "ĎÓ -15"})
    (void)entry.take(line);
  const auto replies = entry.take("+15");
  ASSERT_TRUE(has(replies, Kind::finalResult));
  EXPECT_EQ(replies.back().written, 1);
  EXPECT_EQ(replies.back().expected, 28);
}

const std::string kAboveEight = "15/15/15/15/15/15/15/";

TEST_F(SheetEntry, ABoardTellsWhereTheRowsSoFarLie) {
  auto entry = atTurns();
  (void)entry.take("laň 16");
  EXPECT_TRUE(has(entry.take("deska " + kAboveEight + "6LAŇ6"), Kind::boardTaken));
  ASSERT_EQ(entry.sheet().boards.size(), 1U);
  EXPECT_EQ(entry.sheet().boards.front().turnsPlayed->value, 1U);
  ASSERT_EQ(entry.file().reconstruction.solutions.size(), 1U);
  EXPECT_EQ(entry.file().reconstruction.places.front().places.front().move.start(), game::Square(7, 6));
  EXPECT_NE(entry.text("cs").find("Deska: 1. 15/"), std::string::npos);
}

TEST_F(SheetEntry, ABoardIsSeenAnewAndTakenAway) {
  auto entry = atTurns();
  (void)entry.take("laň 16");
  const auto replies = entry.take("board " + kAboveEight + "6LAX6");
  ASSERT_TRUE(has(replies, Kind::boardMisread));
  EXPECT_EQ(replies.back().correction->likely, "Ň");
  (void)entry.take("board " + kAboveEight + "6LAŇ6");
  EXPECT_EQ(entry.sheet().boards.size(), 1U);
  EXPECT_TRUE(has(entry.take("board " + kAboveEight + "6ŠŽŘŤĎČV2"), Kind::boardOfAnother));
  EXPECT_TRUE(has(entry.take("board"), Kind::boardRemoved));
  EXPECT_TRUE(entry.sheet().boards.empty());
  EXPECT_TRUE(has(entry.take("board !"), Kind::notUnderstood));
}

TEST_F(SheetEntry, RowsBeforeABoardMoveIt) {
  auto entry = atTurns();
  (void)entry.take("laň 16");
  (void)entry.take("board " + kAboveEight + "6LAŇ6");
  (void)entry.insertTurn(0, "pass");
  EXPECT_EQ(entry.sheet().boards.front().turnsPlayed->value, 2U);
  (void)entry.removeTurn(0);
  EXPECT_EQ(entry.sheet().boards.front().turnsPlayed->value, 1U);
  (void)entry.insertTurn(1, "pass");
  EXPECT_EQ(entry.sheet().boards.front().turnsPlayed->value, 1U);
}

TEST_F(SheetEntry, NothingIsFinalWithoutTheTilesLeft) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 16", "MLŽ 13", "end", "", "", ""})
    EXPECT_FALSE(has(entry.take(line), Kind::finalResult)) << line;
  EXPECT_EQ(entry.stage(), EntryStage::finished);
}

TEST_F(SheetEntry, GoesOnWhereItStopped) {
  auto first = begun();
  for (const char* line : {"Jana Malá", "Petr Velký", "", "", "LAŇ 16", "8G", "MLŽ 13", "výměna 2"})
    (void)first.take(line);
  auto second = begun(first.text("cs"));
  EXPECT_EQ(second.stage(), EntryStage::turns);
  EXPECT_EQ(app::playerOnTurn(second.sheet()), 1);
  EXPECT_TRUE(sameContent(first.sheet(), second.sheet()));
}

TEST_F(SheetEntry, TheEndTakesTilesAndResult) {
  auto entry = atTurns();
  for (const char* line : {"LAŇ 16", "MLŽ 13", "end", "ĎÓ -15", "nesmysl", "+15", "1 : 28"})
    (void)entry.take(line);
  EXPECT_EQ(entry.sheet().ends[0].points->value, -15);
  EXPECT_EQ(entry.sheet().result[1]->value, 28);
  EXPECT_EQ(entry.stage(), EntryStage::finished);
}

TEST_F(SheetEntry, AFileOfSeveralGamesIsNotOpened) {
  const std::string one = fileText(sourcePath("samples/czech-sheet.txt"));
  const auto file =
      folder_.write("two.txt", one + "\n" + fileText(sourcePath("samples/czech-sheet-list.txt")));
  const auto opened = app::SheetOpener(paths_).open(file, "cs", "");
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, "sheet.several-games");
  EXPECT_EQ(opened.error().message.english(), "the file holds 2 games; this takes one at a time");
}

TEST_F(SheetEntry, AFileThatIsNoSheetIsNotOverwritten) {
  const app::SheetOpener opener(paths_);
  auto file = opener.open(sourcePath("README.md"), "cs", "");
  ASSERT_TRUE(file);
  const auto entry = app::SheetEntry::begin(*std::move(file));
  ASSERT_FALSE(entry);
  EXPECT_EQ(entry.error().code, "enter.faulty-sheet");
}

}  // namespace
}  // namespace rozbor::test
