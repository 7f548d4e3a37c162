#include "rozbor/app/entry/entry_desk.h"

#include <gmock/gmock.h>

#include "app_fixtures.h"
#include "rozbor/app/entry/entry_words.h"

namespace rozbor::test {
namespace {

using app::EntryDesk;
using testing::HasSubstr;
using testing::Not;

class Desk : public ::testing::Test {
 protected:
  EntryDesk open() {
    auto desk = EntryDesk::open(file_, "en", paths_);
    if (!desk) throw std::runtime_error(desk.error().message.english());
    return *std::move(desk);
  }
  static void begin(EntryDesk& desk) {
    for (const char* line : {"Ida Lind", "Otto Berg", "", ""})
      ASSERT_TRUE(desk.take(line));
  }

  TemporaryFolder folder_;
  lexica::DataPaths paths_ = pathsIn(folder_);
  std::filesystem::path file_ = folder_.path() / "sheet.txt";
};

TEST_F(Desk, savesEachRowAndGoesOnWhereItStopped) {
  {
    EntryDesk desk = open();
    begin(desk);
    ASSERT_TRUE(desk.take("HOUSE 24"));
    EXPECT_THAT(fileText(file_), HasSubstr("HOUSE"));
  }
  EntryDesk again = open();
  EXPECT_EQ(again.entry().stage(), app::EntryStage::turns);
  EXPECT_EQ(again.entry().sheet().turns.size(), 1u);
  EXPECT_EQ(app::totalOf(again.entry().sheet(), 0), 24);
}

TEST_F(Desk, hasTheBoardOfTheLikeliestGame) {
  EntryDesk desk = open();
  begin(desk);
  EXPECT_TRUE(desk.board().empty());
  ASSERT_TRUE(desk.take("HOUSE 24"));
  EXPECT_EQ(desk.board().tileCount(), 5);
}

TEST_F(Desk, saysWhenTheFileCannotBeWritten) {
  file_ = folder_.path() / "no" / "folder" / "sheet.txt";
  EntryDesk desk = open();
  const auto replies = desk.take("Ida Lind");
  ASSERT_FALSE(replies);
  EXPECT_EQ(replies.error().code, "file.cannot-write");
}

TEST_F(Desk, undoesLinesInTheFileToo) {
  EntryDesk desk = open();
  begin(desk);
  ASSERT_TRUE(desk.take("HOUSE 24"));
  EXPECT_EQ(desk.undoName(), "HOUSE 24");
  ASSERT_FALSE(desk.undo());
  EXPECT_TRUE(desk.entry().sheet().turns.empty());
  EXPECT_THAT(fileText(file_), Not(HasSubstr("HOUSE")));
  EXPECT_EQ(desk.redoName(), "HOUSE 24");
  ASSERT_FALSE(desk.redo());
  EXPECT_THAT(fileText(file_), HasSubstr("HOUSE"));
}

TEST_F(Desk, tellsWhereARowMayLieBeforeItIsTaken) {
  EntryDesk desk = open();
  begin(desk);
  const std::string before = fileText(file_);
  const auto places = desk.placesFor("HOUSE 24");
  ASSERT_FALSE(places.empty());
  EXPECT_TRUE(places.front().move.isPlacement());
  EXPECT_TRUE(desk.placesFor("HOUSE").empty()) << "without its points a row may lie anywhere";
  EXPECT_TRUE(desk.placesFor("pass").empty());
  EXPECT_TRUE(desk.placesFor("8D 24 what").empty());
  EXPECT_TRUE(desk.entry().sheet().turns.empty());
  EXPECT_EQ(fileText(file_), before);
}

/// The other player's: other points in the third row, and one row more.
constexpr const char* kOther =
    "Varianta: en\nZH: Ida Lind\nDH: Otto Berg\n\n"
    "ZH slovo | body | součet | DH slovo | body | součet\n"
    "HOUSE 8D | 24 | 24 | - | 0 | 0\nNO | 6 | 30 | ON | 4 | 4\n";

TEST_F(Desk, takesInTheOtherPlayersSheet) {
  EntryDesk desk = open();
  begin(desk);
  for (const char* row : {"HOUSE 24 8E", "pass", "NO 5"})
    ASSERT_TRUE(desk.take(row));
  const std::string before = fileText(file_);
  const auto other = folder_.write("other.txt", kOther);
  const auto replies = desk.addOther(other);
  ASSERT_TRUE(replies) << replies.error().message.english();
  EXPECT_EQ(replies->front().kind, app::EntryReply::Kind::otherTaken);
  EXPECT_EQ(replies->front().text, "1");
  EXPECT_EQ(replies->back().kind, app::EntryReply::Kind::sheetsDiffer);
  EXPECT_EQ(replies->back().turn, 2u);
  EXPECT_EQ(replies->back().difference->first + " " + replies->back().difference->second, "5 6");
  const reports::Wording english("en", kLocaleDir);
  EXPECT_EQ(app::replyText(desk.entry().sheet(), replies->front(), english),
            "the other player's sheet is taken in, new rows: 1");
  EXPECT_THAT(app::replyText(desk.entry().sheet(), replies->back(), english), HasSubstr("3. "));
  const auto place =
      std::ranges::find(*replies, app::EntryReply::Kind::sheetsDisagree, &app::EntryReply::kind);
  ASSERT_NE(place, replies->end());
  EXPECT_EQ(
      app::replyText(desk.entry().sheet(), *place, english),
      "   expected one place in both sheets, found 8E in the first and 8D in the second; neither is used");
  ASSERT_EQ(desk.entry().sheet().turns.size(), 4u);
  EXPECT_THAT(fileText(file_), HasSubstr("ON"));
  EXPECT_EQ(fileText(other), kOther) << "it is only read";
  EXPECT_EQ(desk.undoName(), "other.txt");
  ASSERT_TRUE(desk.replaceTurn(2, "NO 6"));
  EXPECT_EQ(app::totalOf(desk.entry().sheet(), 0), 30);
  ASSERT_FALSE(desk.undo());
  ASSERT_FALSE(desk.undo());
  EXPECT_EQ(fileText(file_), before);
  EXPECT_EQ(desk.entry().sheet().turns.size(), 3u);
}

TEST_F(Desk, takesInAnotherSheetBeforeARowIsEntered) {
  EntryDesk desk = open();
  const auto other = folder_.write("other.txt", kOther);
  ASSERT_TRUE(desk.addOther(other));
  EXPECT_EQ(desk.entry().stage(), app::EntryStage::turns);
  EXPECT_EQ(desk.entry().sheet().players[1].value, "Otto Berg");
  EXPECT_EQ(desk.entry().sheet().turns.size(), 4u);
}

TEST_F(Desk, takesInTheRowsOfAPlayerWhoseOwnWereNotWritten) {
  const char* const head =
      "Varianta: en\nZH: Ida Lind\nDH: Otto Berg\n\n"
      "ZH slovo | body | součet | DH slovo | body | součet\n";
  folder_.write("sheet.txt", std::string(head) + "HOUSE | 24 | 24 | | | \nNO | 6 | 30 | | | \n | | | | | \n");
  EntryDesk desk = open();
  const auto other =
      folder_.write("other.txt", std::string(head) + " | | | TEA | 9 | 9\n | | | ON | 4 | 13\n");
  const auto replies = desk.addOther(other);
  ASSERT_TRUE(replies) << replies.error().message.english();
  EXPECT_EQ(replies->front().text, "2");
  ASSERT_EQ(desk.entry().sheet().turns.size(), 4u);
  EXPECT_EQ(app::totalOf(desk.entry().sheet(), 1), 13);
}

TEST_F(Desk, leavesTheSheetAloneWhereTheOtherIsOfAnotherGame) {
  EntryDesk desk = open();
  begin(desk);
  for (const char* row : {"VEX 26", "GIN 10", "OXO 20"})
    ASSERT_TRUE(desk.take(row));
  const std::string before = fileText(file_);
  for (const auto& [text, code] :
       {std::pair(kOther, "sheet.other-game"), std::pair("#player1 A A\n#player2 B B\n", "sheet.none")}) {
    const auto replies = desk.addOther(folder_.write("other.txt", text));
    ASSERT_FALSE(replies);
    EXPECT_EQ(replies.error().code, code);
  }
  EXPECT_EQ(desk.entry().sheet().turns.size(), 3u);
  EXPECT_EQ(fileText(file_), before);
}

/// Of the first row: 42 for 24.
replay::Repair repairOf(replay::SlipField field) {
  return {.field = field, .turn = 0, .player = 0, .written = "42", .likely = "24", .probability = 1};
}

TEST_F(Desk, mendsARowAsItIsProposed) {
  EntryDesk desk = open();
  begin(desk);
  ASSERT_TRUE(desk.take("HOUSE 42"));
  ASSERT_TRUE(desk.take("pass"));
  ASSERT_TRUE(desk.take("NO 5"));
  const auto proposals = app::repairProposals(desk.entry().sheet(), {repairOf(replay::SlipField::score)});
  ASSERT_EQ(proposals.size(), 1u);
  EXPECT_EQ(proposals[0].written, "HOUSE 42 42");
  EXPECT_EQ(proposals[0].proposed, "HOUSE 24 24") << "nobody wrote the total, it is the sum";
  ASSERT_TRUE(desk.accept(proposals[0]));
  EXPECT_EQ(app::totalOf(desk.entry().sheet(), 0), 29);
  EXPECT_EQ(desk.entry().sheet().turns[2].total->value, 29) << "so are those below";
  EXPECT_THAT(fileText(file_), HasSubstr("24"));
  ASSERT_FALSE(desk.undo());
  EXPECT_EQ(app::totalOf(desk.entry().sheet(), 0), 47);
  EXPECT_EQ(desk.entry().sheet().turns[2].total->value, 47);
}

TEST_F(Desk, remembersWhichRowsAProposalChanged) {
  EntryDesk desk = open();
  begin(desk);
  for (const char* line : {"HOUSE 42", "pass", "NO 5"})
    ASSERT_TRUE(desk.take(line));
  ASSERT_TRUE(
      desk.accept(app::repairProposals(desk.entry().sheet(), {repairOf(replay::SlipField::score)})[0]));
  ASSERT_EQ(desk.entry().mended().size(), 1u);
  EXPECT_EQ(desk.entry().mended()[0].written, "HOUSE 42");
  ASSERT_TRUE(desk.insertTurn(0, "pass"));
  EXPECT_EQ(desk.entry().mended()[0].turn, 1u);
  ASSERT_TRUE(desk.removeTurn(0));
  EXPECT_EQ(desk.entry().mended()[0].turn, 0u);
  ASSERT_TRUE(desk.replaceTurn(0, "HOUSE 24"));
  EXPECT_EQ(desk.entry().mended().size(), 1u) << "the row says the same";
  ASSERT_TRUE(desk.replaceTurn(0, "HOUSE 25"));
  EXPECT_TRUE(desk.entry().mended().empty()) << "it is the person's own row now";
  ASSERT_FALSE(desk.undo());
  EXPECT_EQ(desk.entry().mended().size(), 1u);
}

TEST_F(Desk, editsInsertsAndRemovesRowsInTheFileAndUndoesEach) {
  EntryDesk desk = open();
  begin(desk);
  for (const char* line : {"HOUSE 24", "ON 2"})
    ASSERT_TRUE(desk.take(line));
  std::vector<std::string> files{fileText(file_)};
  const auto step = [&](auto replies) {
    ASSERT_TRUE(replies);
    files.push_back(fileText(file_));
    EXPECT_NE(files.back(), files[files.size() - 2]);
  };
  step(desk.replaceTurn(1, "ON 3"));
  step(desk.insertTurn(1, "AT 7"));
  step(desk.removeTurn(0));
  EXPECT_EQ(desk.undoName(), "− #1 HOUSE 24");
  EXPECT_EQ(desk.entry().sheet().turns.size(), 2u);
  for (std::size_t at = files.size() - 1; at > 0; --at) {
    ASSERT_FALSE(desk.undo());
    EXPECT_EQ(fileText(file_), files[at - 1]);
  }
  for (std::size_t at = 1; at < files.size(); ++at) {
    ASSERT_FALSE(desk.redo());
    EXPECT_EQ(fileText(file_), files[at]);
  }
}

TEST_F(Desk, aRowThatIsNotThereIsNoStep) {
  EntryDesk desk = open();
  begin(desk);
  ASSERT_TRUE(desk.take("HOUSE 24"));
  const std::string before = fileText(file_);
  ASSERT_TRUE(desk.removeTurn(5));
  ASSERT_TRUE(desk.replaceTurn(5, "ON 2"));
  ASSERT_TRUE(desk.replaceTurn(0, "no row"));
  EXPECT_EQ(fileText(file_), before);
  EXPECT_EQ(desk.undoName(), "HOUSE 24");
}

TEST_F(Desk, leavesATotalThatIsNotTheSumAsItWasWritten) {
  EntryDesk desk = open();
  begin(desk);
  ASSERT_TRUE(desk.take("HOUSE 42 24"));
  EXPECT_EQ(app::repairProposals(desk.entry().sheet(), {repairOf(replay::SlipField::score)})[0].proposed,
            "HOUSE 24 24");
}

TEST_F(Desk, proposesNothingForWhatIsNotMendedInOneRow) {
  EntryDesk desk = open();
  begin(desk);
  ASSERT_TRUE(desk.take("HOUSE 24"));
  replay::Repair repair = repairOf(replay::SlipField::order);
  EXPECT_TRUE(app::repairProposals(desk.entry().sheet(), {repair}).empty());
  repair.field = replay::SlipField::score;
  repair.turn = 9;
  EXPECT_TRUE(app::repairProposals(desk.entry().sheet(), {repair}).empty());
}

TEST_F(Desk, isAskedForInWords) {
  EntryDesk desk = open();
  const auto english = reports::Wording::english();
  EXPECT_EQ(promptText(desk.entry(), english), "Who begins?");
  begin(desk);
  EXPECT_EQ(promptText(desk.entry(), english), "Ida Lind");
}

TEST(ColumnsFor, areTheLanguageOfTheGameWhereThereAreNames) {
  EXPECT_EQ(app::columnsFor(language("sk110")), "sk");
  EXPECT_EQ(app::columnsFor(language("en")), "en");
}

}  // namespace
}  // namespace rozbor::test
