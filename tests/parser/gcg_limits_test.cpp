#include <gtest/gtest.h>

#include <random>

#include "gcg_support.h"

// What is no record at all must cost little.
namespace rozbor::parser::testing {
namespace {

TEST(GcgLimits, TheListOfDiagnosticsIsClosed) {
  const ParsedRecord parsed = parseGcg(twoPlayers() + repeated("noise\n", 12'000));
  EXPECT_EQ(parsed.diagnostics.size(), 10'001U);
  EXPECT_EQ(parsed.diagnostics.back().code, "gcg.too-many-diagnostics");
  EXPECT_EQ(parsed.record.lines.size(), 12'002U);
}

TEST(GcgLimits, OneSentenceSaysThatATextIsNoRecord) {
  EXPECT_EQ(codes(parseGcg(repeated("noise\n", 100))), std::vector<std::string>{"gcg.not-gcg"});
}

TEST(GcgLimits, TheRestOfTooManyLinesIsKeptInOne) {
  const std::string text = twoPlayers() + repeated("\n", 19'998) + ">ana: A - +0 0\nend\n";
  const ParsedRecord parsed = parseGcg(text);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{"gcg.too-many-lines"});
  EXPECT_EQ(parsed.record.lines.back().raw, ">ana: A - +0 0\nend");
  EXPECT_EQ(written(text), text);
}

TEST(GcgLimits, AsManyLinesAsAllowedAreRead) {
  const ParsedRecord parsed = parseGcg(twoPlayers() + repeated("\n", 19'997) + ">ana: A - +0 0\n");
  EXPECT_EQ(parsed.record.events.size(), 1U);
  EXPECT_EQ(codes(parsed), std::vector<std::string>{});
}

TEST(GcgLimits, NoBoardHasRoomForSuchAWord) {
  EXPECT_EQ(event(" A 8D " + std::string(128, 'A') + " +1 1").play.value.size(), 128U);
  EXPECT_EQ(codes(game(" A 8D " + std::string(129, 'A') + " +1 1")),
            std::vector<std::string>{"gcg.bad-play"});
}

TEST(GcgLimits, NoiseIsKeptAndWrittenBack) {
  std::mt19937 random(20260314);
  std::string noise;
  for (int count = 0; count < 200'000; ++count)
    noise += static_cast<char>(random() & 0xFFU);
  const ParsedRecord parsed = parseGcg(noise);
  const std::string once = writeGcg(parsed.record);
  EXPECT_TRUE(sameContent(parsed.record, parseGcg(once).record));
  EXPECT_EQ(written(once), once);
}

TEST(GcgLimits, EveryBeginningOfAFileIsReadable) {
  const std::string text = readBytes(dataDirectory() / "valid" / "actions.gcg");
  for (std::size_t length = 0; length <= text.size(); ++length) {
    const std::string once = written(text.substr(0, length));
    ASSERT_EQ(written(once), once) << length;
  }
}

TEST(GcgLimits, EveryByteMayBeWrong) {
  const std::string text = readBytes(dataDirectory() / "valid" / "brackets.gcg");
  for (std::size_t offset = 0; offset < text.size(); ++offset) {
    for (const char wrong : {'\0', ' ', '\n', '[', ')', '-', '9', 'Z', '\xFF'}) {
      std::string broken = text;
      broken[offset] = wrong;
      const ParsedRecord parsed = parseGcg(broken);
      const std::string once = writeGcg(parsed.record);
      ASSERT_TRUE(sameContent(parsed.record, parseGcg(once).record)) << broken;
      ASSERT_EQ(written(once), once) << broken;
    }
  }
}

}  // namespace
}  // namespace rozbor::parser::testing
