#include "rozbor/app/entry/sheet_entry.h"

#include "rozbor/app/entry/sheet_opener.h"
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
