#include "rozbor/replay/record_writer.h"

#include <gtest/gtest.h>

#include "game_fixtures.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/replay/replay.h"

namespace rozbor {
namespace {

using replay::RecordWriter;
using test::rack;

/// HOUSE, then an exchange, then the end as `racks` says.
RecordWriter begun(const game::Language& language) {
  RecordWriter writer(language);
  writer.addPlayer("Ida", "Ida Lind");
  writer.addPlayer("Otto", "");
  writer.addMove(0, rack("AEHOSUU"), test::move("8D HOUSE"), 24);
  writer.addMove(1, rack("GIIUVV?"), test::move("-VV"), 0);
  return writer;
}

TEST(RecordWriter, WritesMovesRacksAndTotals) {
  EXPECT_EQ(begun(test::language("en")).gcg(),
            "#player1 Ida Ida Lind\n#player2 Otto\n"
            ">Ida: AEHOSUU 8D HOUSE +24 24\n>Otto: GIIUVV? -VV +0 0\n");
}

TEST(RecordWriter, SettlesTheEndByTheRules) {
  game::Language transferring = test::language("en");
  transferring.rules.endRack = game::EndRack::transferred;
  RecordWriter once = begun(transferring);
  once.addEnd({rack(""), rack("QE")});
  EXPECT_NE(once.gcg().find(">Ida: (EQ) +11 35\n>Otto: EQ (EQ) -11 -11\n"), std::string::npos) << once.gcg();
  RecordWriter twice = begun(test::language("en"));
  twice.addEnd({rack(""), rack("QE")});
  EXPECT_NE(twice.gcg().find(">Ida: (EQ) +22 46\n"), std::string::npos) << twice.gcg();
}

TEST(RecordWriter, WritesWhatTheReaderReads) {
  const auto& czech = test::language("cs");
  RecordWriter writer(czech);
  writer.addPlayer("a", "");
  writer.addPlayer("b", "");
  writer.addMove(0, rack("ČEŠTINÁ", czech), test::move("8D ČEŠTINÁ", game::Board(), czech),
                 test::score("8D ČEŠTINÁ", game::Board(), czech));
  const auto parsed = parser::parseGcg(writer.gcg());
  EXPECT_TRUE(parsed.diagnostics.empty());
  const auto replayed = replay::replayRecord(parsed.record, czech);
  ASSERT_EQ(replayed.diagnostics.size(), 1u);
  EXPECT_EQ(replayed.diagnostics[0].code, "replay.unfinished");
}

}  // namespace
}  // namespace rozbor
