#include <gtest/gtest.h>

#include <set>

#include "gcg_support.h"
#include "test_paths.h"

// One tiny broken file for each fault; each gives that one diagnostic and no other.
namespace rozbor::parser::testing {
namespace {

using enum Severity;

const FaultyFile kGcgFaults[] = {
    {"bad-clock", warning, "gcg.bad-clock", {4, 1, 11}},
    {"bad-coordinate", error, "gcg.bad-coordinate", {3, 15, 3}},
    {"bad-coordinate-row", error, "gcg.bad-coordinate", {3, 15, 2}},
    {"bad-exchange", error, "gcg.bad-exchange", {3, 16, 3}},
    {"bad-number", warning, "gcg.bad-number", {3, 25, 3}},
    {"bad-number-overflow", warning, "gcg.bad-number", {3, 29, 11}},
    {"bad-play", error, "gcg.bad-play", {3, 18, 6}},
    {"bad-player", warning, "gcg.bad-player", {3, 1, 20}},
    {"bad-rating", warning, "gcg.bad-player", {2, 1, 13}},
    {"bad-rack", warning, "gcg.bad-rack", {3, 7, 7}},
    {"bad-rack-pragma", warning, "gcg.bad-rack", {4, 8, 5}},
    {"bad-tile-declaration", warning, "gcg.bad-tile-declaration", {3, 7, 2}},
    {"bytes-replaced", warning, "gcg.bytes-replaced", {3, 21, 1}},
    {"continuation-outside-note", warning, "gcg.continuation-outside-note", {4, 1, 13}},
    {"duplicate-nick", error, "gcg.duplicate-nick", {2, 10, 3}},
    {"duplicate-player", warning, "gcg.duplicate-pragma", {2, 10, 5}},
    {"duplicate-pragma", warning, "gcg.duplicate-pragma", {4, 1, 13}},
    {"empty", error, "gcg.empty", {0, 0, 0}},
    {"encoding-unknown", warning, "gcg.encoding-unknown", {1, 21, 9}},
    {"encoding-wrong", info, "gcg.encoding-wrong", {1, 21, 9}},
    {"late-encoding", warning, "gcg.late-encoding", {2, 1, 32}},
    {"late-encoding-ignored", warning, "gcg.late-encoding", {4, 1, 32}},
    {"line-too-long", error, "gcg.line-too-long", {4, 1, 4220}},
    {"missing-action", error, "gcg.missing-play", {3, 14, 0}},
    {"missing-coordinate", error, "gcg.missing-coordinate", {3, 15, 6}},
    {"missing-end-rack-points", error, "gcg.missing-end-rack-points", {4, 12, 0}},
    {"missing-play", error, "gcg.missing-play", {3, 18, 3}},
    {"missing-score", warning, "gcg.missing-score", {3, 24, 0}},
    {"missing-total", warning, "gcg.missing-total", {3, 28, 0}},
    {"more-than-two-players", info, "gcg.more-than-two-players", {3, 10, 5}},
    {"no-player", error, "gcg.no-player", {0, 0, 0}},
    {"not-gcg", error, "gcg.not-gcg", {0, 0, 0}},
    {"unclosed-bracket", error, "gcg.unclosed-bracket", {3, 13, 3}},
    {"unclosed-bracket-end-rack", error, "gcg.unclosed-bracket", {4, 11, 2}},
    {"unclosed-bracket-play", error, "gcg.unclosed-bracket", {3, 20, 5}},
    {"unknown-nick", warning, "gcg.unknown-nick", {4, 2, 3}},
    {"unknown-pragma", info, "gcg.unknown-pragma", {3, 1, 8}},
    {"unreadable-body", error, "gcg.unreadable-line", {4, 1, 30}},
    {"unreadable-line", error, "gcg.unreadable-line", {4, 1, 26}},
};

class GcgFault : public ::testing::TestWithParam<FaultyFile> {};

TEST_P(GcgFault, IsSaidOnceAndInItsPlace) {
  const FaultyFile& fault = GetParam();
  const ParsedRecord parsed = parseGcg(readBytes(dataDirectory() / (std::string(fault.file) + ".gcg")));
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  const Diagnostic& said = parsed.diagnostics.front();
  EXPECT_EQ(said.code, fault.code);
  EXPECT_EQ(said.severity, fault.severity);
  EXPECT_EQ(said.where.line, fault.where.line);
  EXPECT_EQ(said.where.column, fault.where.column);
  EXPECT_EQ(said.where.length, fault.where.length);
  EXPECT_TRUE(said.message.english().starts_with("expected ")) << said.message;
  EXPECT_NE(said.message.english().find(", found "), std::string::npos) << said.message;
}

INSTANTIATE_TEST_SUITE_P(EachFile, GcgFault, ::testing::ValuesIn(kGcgFaults), [](const auto& test) {
  std::string name = test.param.file;
  std::erase(name, '-');
  return name;
});

TEST(GcgFaults, EveryBrokenFileIsInTheTable) {
  std::set<std::string> known;
  for (const FaultyFile& fault : kGcgFaults)
    known.insert(fault.file);
  for (const auto& entry : std::filesystem::directory_iterator(dataDirectory())) {
    if (entry.path().extension() != ".gcg") continue;
    EXPECT_TRUE(known.contains(entry.path().stem())) << entry.path();
  }
}

TEST(GcgFaults, EveryCodeIsInTheManual) {
  const std::string manual = readBytes(std::filesystem::path(rozbor::test::kSourceDir) / "docs" / "gcg.md");
  for (const FaultyFile& fault : kGcgFaults) {
    EXPECT_NE(manual.find('`' + std::string(fault.code) + '`'), std::string::npos) << fault.code;
  }
}

TEST(GcgFaults, ValidFilesHaveNone) {
  for (const auto& entry : std::filesystem::directory_iterator(dataDirectory() / "valid")) {
    EXPECT_EQ(codes(parseGcg(readBytes(entry.path()))), std::vector<std::string>{}) << entry.path();
  }
}

TEST(GcgFaults, ComeInTheOrderOfTheirLines) {
  const ParsedRecord parsed =
      parseGcg(twoPlayers() + ">cyril: A - +0 0\n>ana: A 8D\n>dana: A - +0 0\n#weather\n");
  EXPECT_EQ(codes(parsed), (std::vector<std::string>{"gcg.unknown-nick", "gcg.missing-play",
                                                     "gcg.unknown-nick", "gcg.unknown-pragma"}));
}

}  // namespace
}  // namespace rozbor::parser::testing
