#include <gtest/gtest.h>

#include <functional>

#include "gcg_support.h"

// The round-trip tests rest on sameContent, so it must see every difference.
namespace rozbor::parser::testing {
namespace {

GameRecord record() {
  return parseGcg(twoPlayers() +
                  "#title t\n#description d\n#id a i\n#tile CH ch\n#rack1 A\n#weather\n#note p\n"
                  ">ana: AEX -X +0 0 text\n#note n\n>ben: A 8D A +1 1\n>ben: -3 +0 1\n>ana: (A) +2 2\n")
      .record;
}

TEST(SameContent, HoldsForEqualRecords) {
  EXPECT_TRUE(sameContent(record(), record()));
}

TEST(SameContent, PassesOverPlacesAndEncodings) {
  GameRecord other = record();
  other.title->where.line = 99;
  other.events[0].rack->value[0].where.column = 99;
  other.encoding = "ISO-8859-2";
  other.declaredEncoding = "ISO-8859-2";
  other.lines[0].raw += "  ";
  EXPECT_TRUE(sameContent(record(), other));
}

TEST(SameContent, SeesEveryDifference) {
  using Change = std::function<void(GameRecord&)>;
  const std::vector<Change> changes = {
      [](GameRecord& r) { r.players[0].number = 2; },
      [](GameRecord& r) { r.players[1].name.value = "x"; },
      [](GameRecord& r) { r.players.pop_back(); },
      [](GameRecord& r) { r.preface[0].text.value = "x"; },
      [](GameRecord& r) { r.title.reset(); },
      [](GameRecord& r) { r.lexicon = TextField{}; },
      [](GameRecord& r) { r.descriptions[0].value = "x"; },
      [](GameRecord& r) { r.id->value = "x"; },
      [](GameRecord& r) { r.tiles[0].lower.value = "x"; },
      [](GameRecord& r) { r.incomplete = true; },
      [](GameRecord& r) { r.remainingRack[0]->value[0].value = "x"; },
      [](GameRecord& r) { r.remainingRack[1].emplace(); },
      [](GameRecord& r) { r.lines[7].raw = "#weather fine"; },
      [](GameRecord& r) { r.events[0].kind = EventKind::pass; },
      [](GameRecord& r) { r.events[0].rack.reset(); },
      [](GameRecord& r) { r.events[0].exchanged.value.clear(); },
      [](GameRecord& r) { r.events[0].trailing.value = "x"; },
      [](GameRecord& r) { r.events[0].notes.clear(); },
      [](GameRecord& r) { r.events[1].at->value.across = false; },
      [](GameRecord& r) { r.events[1].play.value[0].value = "x"; },
      [](GameRecord& r) { r.events[1].score->value = 2; },
      [](GameRecord& r) { r.events[1].total.reset(); },
      [](GameRecord& r) { r.events[2].exchangeCount->value = 4; },
      [](GameRecord& r) { r.events[3].endTiles.value.clear(); },
      [](GameRecord& r) { r.events.pop_back(); },
  };
  ASSERT_EQ(record().lines[7].raw, "#weather");
  for (std::size_t index = 0; index < changes.size(); ++index) {
    GameRecord other = record();
    changes[index](other);
    EXPECT_FALSE(sameContent(record(), other)) << index;
  }
}

}  // namespace
}  // namespace rozbor::parser::testing
