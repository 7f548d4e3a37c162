#include <gtest/gtest.h>

#include <algorithm>

#include "online_support.h"

namespace rozbor::parser::testing {
namespace {

constexpr const char* kGcg =
    "#character-encoding UTF-8\n#player1 ana Ana Rybova\n#player2 ben Ben Kovar\n#user1 u1\n#rating1 1834\n"
    "#title Final\n#description two\nlines\n#id io.woogles abc\n#lexicon NWL23\n#game-type "
    "classic\n#tournament Cup\n"
    "#division A\n#round 4\n#date 2026-03-14\n#time-control 15:00+5 Rapid\n#challenge-rule "
    "DOUBLE\n#end-reason STANDARD\n"
    ">ana: AEHOSUU 8D HOUSE +24 24\n#clock 14:31.250\n#note a note\nof two lines\n>ben: KO? H8 .oK +5 "
    "5\n#clock 14:50\n"
    ">ben: KO? -- -5 0\n#clock 14:50\n>ana: AEX (challenge) +5 29\n#clock 14:20\n>ben: KOV?Ž -KO? +0 "
    "0\n#clock 0:00\n"
    ">ana: AEX - +0 29\n#clock 14:00\n>ben: KOV[CH] -2 +0 0\n#clock -0:10\n>ben: (time) -10 -10\n#clock "
    "-0:10\n"
    ">ana: (KOV) +14 43\n#clock 14:00\n>ben: T (T) -1 -11\n#clock -0:10\n";

TEST(OnlineWrite, AGcgComesBackAsItWas) {
  const ParsedRecord gcg = parseGcg(kGcg);
  ASSERT_EQ(codes(gcg), std::vector<std::string>{});
  const std::string json = writeOnline(gcg.record);
  ParsedRecord online = parseOnline(json);
  EXPECT_EQ(codes(online), std::vector<std::string>{});
  EXPECT_TRUE(sameContent(online.record, gcg.record)) << json << writeGcg(online.record);
  EXPECT_TRUE(sameContent(parseGcg(writeGcg(online.record)).record, gcg.record)) << writeGcg(online.record);
}

TEST(OnlineWrite, WritingTwiceWritesTheSame) {
  const std::string once = writeOnline(parseGcg(kGcg).record);
  EXPECT_EQ(writeOnline(parseOnline(once).record), once);
}

TEST(OnlineWrite, WhatNoFieldHoldsGoesBackWhereItStood) {
  const std::string text =
      history(R"({"type":"CHALLENGE","odd":1},{"played_tiles":"AB","words_formed":["AB"],"x":{"y":[1,2]}},)"
              R"({"type":"UNSUCCESSFUL_CHALLENGE_TURN_LOSS","player_index":1})",
              R"("timers":{"max":"12"},"players_extra":null)");
  const ParsedRecord parsed = parseOnline(text);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{"online.unknown-event"});
  const std::string written = writeOnline(parsed.record);
  const ParsedRecord again = parseOnline(written);
  EXPECT_TRUE(sameContent(again.record, parsed.record)) << written;
  EXPECT_EQ(parseOnline(writeOnline(again.record)).record.keptValues, again.record.keptValues);
  for (const KeptValue& kept : parsed.record.keptValues)
    EXPECT_NE(std::ranges::find(again.record.keptValues, kept), again.record.keptValues.end()) << kept.path;
  EXPECT_NE(written.find("UNSUCCESSFUL_CHALLENGE_TURN_LOSS"), std::string::npos);
  EXPECT_NE(written.find("\"CHALLENGE\""), std::string::npos);
}

TEST(OnlineWrite, CardsAndAnalysisResultsStayBesideTheGame) {
  const std::string text =
      R"({"history":)" + history("", R"("uid":"a")") +
      R"(,"game_info":[{"game_id":"a","odd":1,"players":[{"nickname":"ben","rating":"1"}]}],)"
      R"("analysis":{"turns":[{"played_move":"8D AB","odd":2}]}})";
  const GameRecord record = parseOnline(text).record;
  const GameRecord again = parseOnline(writeOnline(record)).record;
  EXPECT_TRUE(sameContent(again, record));
  EXPECT_EQ(again.secondOpinion, record.secondOpinion);
  for (const KeptValue& kept : record.keptValues)
    EXPECT_NE(std::ranges::find(again.keptValues, kept), again.keptValues.end()) << kept.path;
}

TEST(OnlineWrite, ThePublicGameInBothFormatsIsOneGame) {
  const auto records = std::filesystem::path(rozbor::test::kSharedDir) / "records";
  if (!std::filesystem::exists(records / "json")) GTEST_SKIP() << "no public records here";
  const GameRecord json = parseOnline(readBytes(records / "json" / "doug_v_emely.json")).record;
  const GameRecord gcg = parseGcg(readBytes(records / "macondo__doug_v_emely.gcg")).record;
  ASSERT_EQ(json.events.size(), gcg.events.size());
  for (std::size_t event = 0; event < gcg.events.size(); ++event)
    EXPECT_TRUE(sameContent(json.events[event], gcg.events[event])) << event;
  EXPECT_TRUE(sameContent(parseOnline(writeOnline(gcg)).record, gcg));
}

TEST(OnlineWrite, PublicRecordsReadTheSameAgain) {
  const auto folder = std::filesystem::path(rozbor::test::kSharedDir) / "records" / "json";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no public records here";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const ParsedRecord parsed = parseOnline(readBytes(entry.path()));
    EXPECT_EQ(codes(parsed), std::vector<std::string>{}) << entry.path();
    const std::string written = writeOnline(parsed.record);
    EXPECT_TRUE(sameContent(parseOnline(written).record, parsed.record)) << entry.path();
    EXPECT_TRUE(sameContent(parseGcg(writeGcg(parsed.record)).record, parsed.record))
        << writeGcg(parsed.record);
  }
}

}  // namespace
}  // namespace rozbor::parser::testing
