#include <gtest/gtest.h>

#include "online_support.h"

namespace rozbor::parser::testing {
namespace {

std::string document(const std::string& events, const std::string& more) {
  return R"({"document":)" + history(events, R"("board":{"numRows":15},"bag":{})" + more) + "}";
}

TEST(OnlineDocument, TilesAreNumbersOfLetters) {
  // KLMNSTV, LOuSE: 256 - 21 is a blank U; 0 is a blank in a rack and a tile that was there in a play.
  const ParsedRecord parsed = parseOnline(document(
      R"({"rack":"AAsMDRMUFg==","playedTiles":"DA/rEwU=","position":"8D","row":7,"column":3,"score":10,"cumulative":10},)"
      R"({"type":"EXCHANGE","rack":"AQ8PGQ==","exchanged":"AQ8=","playerIndex":1},)"
      R"({"rack":"AQ==","playedTiles":"AQAA","position":"H1","column":7,"direction":"VERTICAL"})",
      ""));
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
  EXPECT_EQ(spelt(parsed.record.events[0].rack->value), "? K L M S T V");
  EXPECT_EQ(spelt(parsed.record.events[0].play.value), "L O u S E");
  EXPECT_EQ(spelt(parsed.record.events[1].exchanged.value), "A O");
  EXPECT_EQ(spelt(parsed.record.events[2].play.value), "A . .");
}

TEST(OnlineDocument, LettersAreThoseOfTheDistribution) {
  const std::string event = R"({"rack":"Ag==","playedTiles":"AgP+","position":"8D","row":7,"column":3})";
  const auto play = [&](const char* distribution) {
    const std::string more = std::string(R"(,"letterDistribution":")") + distribution + "\"";
    return spelt(parseOnline(document(event, more)).record.events.at(0).play.value);
  };
  EXPECT_EQ(play("polish"), "Ą B ą");
  EXPECT_EQ(play("german"), "Ä B ä");
  EXPECT_EQ(play("english_super"), "B C b");
}

TEST(OnlineDocument, WordsInLettersTellAnUnknownAlphabet) {
  const ParsedRecord parsed = parseOnline(document(
      R"({"playedTiles":"AQID","position":"8D","row":7,"column":3,"wordsFormed":["AQID"],"wordsFormedFriendly":["QŽ[DŽ]"]})",
      R"(,"letterDistribution":"klingon")"));
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
  EXPECT_EQ(spelt(parsed.record.events[0].play.value), "Q Ž DŽ");
}

TEST(OnlineDocument, EndsAndReasonsAreKept) {
  const ParsedRecord parsed = parseOnline(document(
      R"({"type":"END_RACK_PTS","rack":"DA8T","endRackPoints":6,"cumulative":290,"playerIndex":1})",
      R"(,"endReason":"STANDARD","createdAt":"2026-01-20T04:55:25Z","currentScores":[0,290],"timers":{"untimed":true})"));
  EXPECT_EQ(spelt(parsed.record.events[0].endTiles.value), "L O S");
  EXPECT_EQ(parsed.record.endReason->value, "STANDARD");
  EXPECT_EQ(parsed.record.date->value, "2026-01-20T04:55:25Z");
  EXPECT_NE(writeOnline(parsed.record).find("\"untimed\": true"), std::string::npos);
}

TEST(OnlineDocument, ThePublicOneIsTheGameItIs) {
  const auto path =
      std::filesystem::path(rozbor::test::kSharedDir) / "records" / "json" / "document_annotated.json";
  if (!std::filesystem::exists(path)) GTEST_SKIP() << "no public records here";
  const ParsedRecord parsed = parseOnline(readBytes(path));
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
  EXPECT_EQ(parsed.record.events.back().total->value, 290);
  const std::string again = writeOnline(parsed.record);
  EXPECT_TRUE(sameContent(parseOnline(again).record, parsed.record)) << again;
}

}  // namespace
}  // namespace rozbor::parser::testing
