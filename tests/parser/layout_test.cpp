#include <gtest/gtest.h>

#include "gcg_support.h"

namespace rozbor::parser::testing {
namespace {

std::vector<TileText> tiles(std::string_view letters) {
  std::vector<TileText> all;
  for (const char letter : letters)
    all.push_back({.value = std::string(1, letter), .where = {}});
  return all;
}

GameRecord madeRecord() {
  GameRecord record;
  record.players.push_back(
      {.number = 1, .nick = {.value = "ana", .where = {}}, .name = {.value = "Ana", .where = {}}});
  record.title = TextField{.value = "Made", .where = {}};
  Event event;
  event.nick.value = "ana";
  event.rack = Field<std::vector<TileText>>{.value = tiles("DOMINOE"), .where = {}};
  event.at = Field<Coordinate>{.value = {.row = 7, .column = 3, .across = true}, .where = {}};
  event.play.value = tiles("DOMINO");
  event.score = Field<std::int32_t>{.value = 22, .where = {}};
  event.total = Field<std::int32_t>{.value = 22, .where = {}};
  event.notes.push_back({.text = {.value = "first\n#second\n>third", .where = {}}});
  record.events.push_back(event);
  return record;
}

constexpr const char* kMade =
    "#player1 ana Ana\n#title Made\n>ana: DOMINOE 8D DOMINO +22 22\n#note first\n #second\n >third\n";

TEST(Layout, HeaderThenEventsWithTheirNotes) {
  GameRecord record = madeRecord();
  layOutLines(record);
  EXPECT_EQ(writeGcg(record), kMade);
}

TEST(Layout, HappensByItselfForARecordWithoutLines) {
  EXPECT_EQ(writeGcg(madeRecord()), kMade);
}

TEST(Layout, MadeRecordIsReadAsItWasMade) {
  GameRecord record = madeRecord();
  record.events[0].notes[0].text.value = "first\nsecond\n\nthird";
  const ParsedRecord parsed = parseGcg(writeGcg(record));
  EXPECT_TRUE(sameContent(record, parsed.record));
  EXPECT_TRUE(parsed.diagnostics.empty());
}

TEST(Layout, LineBreaksInValuesCannotMakeLines) {
  GameRecord record = madeRecord();
  record.title->value = "a\n>ben: A - +0 0";
  record.players[0].nick.value = "ana\n>x";
  record.players[0].name.value = "b\r\n#c";
  record.events[0].trailing.value = "d\n#e";
  layOutLines(record);
  EXPECT_EQ(parseGcg(writeGcg(record)).record.events.size(), 1U);
  EXPECT_EQ(parseGcg(writeGcg(record)).record.lines.size(), record.lines.size());
}

TEST(Layout, ANoteAddedToAReadRecordAppears) {
  GameRecord record = parseGcg(kMade).record;
  record.events[0].notes.push_back({.text = {.value = "best was 8C", .where = {}}});
  layOutLines(record);
  EXPECT_EQ(writeGcg(record), std::string(kMade) + "#note best was 8C\n");
}

TEST(Layout, KeepsWhatTheFieldsDoNotHold) {
  const std::string text = twoPlayers() +
                           "#weather rainy\n#title a\n#title b\n>ana: DOM#NOE 8D DOMINO +22 22\n>?\nnoise\n"
                           ">ben: KRTEKAB 7H KRT +2Z 15\n#rack1 A\n#rack1 B\n";
  GameRecord record = parseGcg(text).record;
  const GameRecord before = record;
  layOutLines(record);
  const GameRecord after = parseGcg(writeGcg(record)).record;
  EXPECT_EQ(after.lines.size(), before.lines.size());
  EXPECT_EQ(after.title->value, "a");
  EXPECT_EQ(after.remainingRack[0]->value[0].value, "A");
  EXPECT_NE(writeGcg(record).find("DOM#NOE"), std::string::npos);
  EXPECT_NE(writeGcg(record).find("+2Z"), std::string::npos);
}

}  // namespace
}  // namespace rozbor::parser::testing
