#include "rozbor/app/review/record_notes.h"

#include "app_fixtures.h"
#include "rozbor/parser/gcg.h"

namespace rozbor::test {
namespace {

using app::withOwnNote;

/// Two spaces, a foreign pragma, line ends of Windows: nothing of it may change.
constexpr std::string_view kRecord =
    "#player1 i  Ida Lind\r\n#player2 o Otto Berg\r\n#mystery 42\r\n"
    ">i:  AEHOSUU  8D HOUSE +24 24\r\n#note first thought\r\nand more of it\r\n"
    "#note [rozbor] mistake -7.0: Better: 8D SHOE. [/rozbor]\r\n>o: NO H8 .ON +3 3\r\n";

std::string changed(std::string_view text, std::size_t event, std::string_view note) {
  const auto result = withOwnNote(text, event, note);
  return result ? *result : result.error().code;
}

TEST(OwnNote, isWhatTheUserWroteAndNotWhatAReviewDid) {
  const auto record = parser::parseGcg(kRecord).record;
  EXPECT_EQ(app::ownNote(record, 0), "first thought\nand more of it");
  EXPECT_EQ(app::ownNote(record, 1), "");
}

TEST(OwnNote, takesThePlaceOfTheOldOneAndNothingElseChanges) {
  EXPECT_EQ(changed(kRecord, 0, "SHOE was there"),
            "#player1 i  Ida Lind\r\n#player2 o Otto Berg\r\n#mystery 42\r\n"
            ">i:  AEHOSUU  8D HOUSE +24 24\r\n#note SHOE was there\r\n"
            "#note [rozbor] mistake -7.0: Better: 8D SHOE. [/rozbor]\r\n>o: NO H8 .ON +3 3\r\n");
}

TEST(OwnNote, thatIsEmptyTakesTheOldOneOut) {
  EXPECT_EQ(changed(kRecord, 0, " \n"),
            "#player1 i  Ida Lind\r\n#player2 o Otto Berg\r\n#mystery 42\r\n"
            ">i:  AEHOSUU  8D HOUSE +24 24\r\n"
            "#note [rozbor] mistake -7.0: Better: 8D SHOE. [/rozbor]\r\n>o: NO H8 .ON +3 3\r\n");
}

TEST(OwnNote, cannotBecomeALineOfTheRecord) {
  const std::string text = changed(kRecord, 1, "a thought\n>i: - +0 24\n#title Hacked");
  const auto record = parser::parseGcg(text).record;
  EXPECT_EQ(record.events.size(), 2u);
  EXPECT_FALSE(record.title);
  EXPECT_EQ(app::ownNote(record, 1), "a thought\n>i: - +0 24\n#title Hacked");
}

TEST(OwnNote, goesBehindALastLineWithoutALineEnd) {
  EXPECT_EQ(changed("#player1 i I\n#player2 o O\n>i: AEHOSUU 8D HOUSE +24 24", 0, "end"),
            "#player1 i I\n#player2 o O\n>i: AEHOSUU 8D HOUSE +24 24\n#note end\n");
}

TEST(OwnNote, makesARecordInAnOldEncodingUtf8) {
  const std::string text = changed(
      "#character-encoding ISO-8859-1\n#player1 i J\xF3n\n#player2 o O\n>i: AEHOSUU 8D HOUSE +24 24\n", 0,
      "škoda");
  const auto record = parser::parseGcg(text).record;
  EXPECT_EQ(record.players[0].nick.value, "i");
  EXPECT_EQ(record.players[0].name.value, "Jón");
  EXPECT_EQ(app::ownNote(record, 0), "škoda");
}

TEST(OwnNote, canBePutIntoARecordInMemory) {
  auto record = parser::parseGcg(kRecord).record;
  app::putOwnNote(record, 0, "SHOE");
  EXPECT_EQ(app::ownNote(record, 0), "SHOE");
  EXPECT_EQ(record.events[0].notes.size(), 2u) << "what a review wrote stays";
  app::putOwnNote(record, 0, "");
  EXPECT_EQ(app::ownNote(record, 0), "");
}

TEST(OwnNote, isRefusedWhereTheTextIsNoRecordOrHasNoSuchTurn) {
  EXPECT_EQ(changed("hello\n", 0, "x"), "note.not-gcg");
  EXPECT_EQ(changed(kRecord, 2, "x"), "note.no-event");
}

TEST(OwnNote, isKeptInTheFile) {
  const TemporaryFolder folder;
  const auto file = folder.write("game.gcg", kRecord);
  EXPECT_FALSE(app::keepOwnNote(file, 1, "well played"));
  EXPECT_EQ(app::ownNote(parser::parseGcg(fileText(file)).record, 1), "well played");
  ASSERT_TRUE(app::keepOwnNote(folder.path() / "none.gcg", 0, "x"));
  EXPECT_EQ(app::keepOwnNote(folder.path() / "none.gcg", 0, "x")->code, "file.missing");
}

}  // namespace
}  // namespace rozbor::test
