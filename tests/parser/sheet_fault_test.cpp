#include <gtest/gtest.h>

#include <map>
#include <set>

#include "sheet_support.h"
#include "test_paths.h"

// One tiny broken file for each fault; each gives that one diagnostic and no other.
namespace rozbor::parser::testing {
namespace {

using enum Severity;

const FaultyFile kSheetFaults[] = {
    {"bad-board", warning, "cas.bad-board", {3, 8, 8}},
    {"bad-end", warning, "cas.bad-end", {3, 1, 16}},
    {"bad-exchange", warning, "cas.bad-exchange", {2, 15, 8}},
    {"bad-number", warning, "cas.bad-number", {2, 14, 7}},
    {"bad-number-overflow", warning, "cas.bad-number", {2, 14, 11}},
    {"bad-place", warning, "cas.bad-place", {2, 19, 9}},
    {"bad-rack", warning, "cas.bad-rack", {2, 19, 8}},
    {"bad-result", warning, "cas.bad-result", {3, 11, 12}},
    {"bad-row-number", warning, "cas.bad-number", {3, 1, 2}},
    {"bad-word", warning, "cas.bad-word", {2, 11, 2}},
    {"bytes-replaced", warning, "cas.bytes-replaced", {2, 9, 1}},
    {"duplicate-field", warning, "cas.duplicate-field", {2, 7, 1}},
    {"empty", error, "cas.empty", {0, 0, 0}},
    {"extra-cell", warning, "cas.extra-cell", {2, 19, 8}},
    {"guessed-columns", info, "cas.guessed-columns", {1, 1, 26}},
    {"line-too-long", error, "cas.line-too-long", {3, 1, 4202}},
    {"missing-player", warning, "cas.missing-player", {3, 2, 0}},
    {"missing-turn", warning, "cas.missing-word", {2, 1, 5}},
    {"missing-word", warning, "cas.missing-word", {3, 8, 2}},
    {"no-turns", error, "cas.no-turns", {0, 0, 0}},
    {"not-a-sheet", error, "cas.not-a-sheet", {0, 0, 0}},
    {"one-player", info, "cas.one-player", {2, 5, 10}},
    {"reversed", info, "cas.reversed", {2, 10, 9}},
    {"unclear-brackets", info, "cas.unclear-brackets", {2, 6, 7}},
    {"unclear-case", info, "cas.unclear-case", {2, 6, 5}},
    {"unclear-row", error, "cas.unclear-row", {3, 1, 17}},
    {"unclosed-quote", warning, "cas.unclosed-quote", {2, 1, 18}},
    {"unknown-column", info, "cas.unknown-column", {1, 23, 6}},
    {"unknown-line", info, "cas.unknown-line", {2, 1, 16}},
    {"unknown-player", warning, "cas.unknown-player", {5, 1, 3}},
};

class SheetFault : public ::testing::TestWithParam<FaultyFile> {};

TEST_P(SheetFault, IsSaidOnceAndInItsPlace) {
  const FaultyFile& fault = GetParam();
  const ParsedSheet parsed =
      parseScoreSheet(readBytes(sheetDirectory() / (std::string(fault.file) + ".txt")));
  ASSERT_EQ(codes(parsed), std::vector<std::string>{fault.code});
  const Diagnostic& said = parsed.diagnostics.front();
  EXPECT_EQ(said.severity, fault.severity);
  EXPECT_EQ(said.where.line, fault.where.line);
  EXPECT_EQ(said.where.column, fault.where.column);
  EXPECT_EQ(said.where.length, fault.where.length);
  EXPECT_TRUE(said.message.english().starts_with("expected ")) << said.message;
  EXPECT_NE(said.message.english().find(", found "), std::string::npos) << said.message;
}

INSTANTIATE_TEST_SUITE_P(EachFile, SheetFault, ::testing::ValuesIn(kSheetFaults), [](const auto& test) {
  std::string name = test.param.file;
  std::erase(name, '-');
  return name;
});

TEST(SheetFaults, EveryBrokenFileIsInTheTable) {
  std::set<std::string> known;
  for (const FaultyFile& fault : kSheetFaults)
    known.insert(fault.file);
  for (const auto& entry : std::filesystem::directory_iterator(sheetDirectory())) {
    if (entry.path().extension() != ".txt") continue;
    EXPECT_TRUE(known.contains(entry.path().stem())) << entry.path();
  }
}

TEST(SheetFaults, EveryCodeIsInTheManual) {
  const std::string manual = readBytes(std::filesystem::path(rozbor::test::kSourceDir) / "docs" / "cas.md");
  for (const FaultyFile& fault : kSheetFaults) {
    EXPECT_NE(manual.find('`' + std::string(fault.code) + '`'), std::string::npos) << fault.code;
  }
}

TEST(SheetFaults, ValidFilesHaveNone) {
  for (const auto& entry : std::filesystem::directory_iterator(sheetDirectory() / "valid")) {
    std::vector<std::string> said = codes(parseScoreSheet(readBytes(entry.path())));
    if (entry.path().stem() == "descending") std::erase(said, "cas.reversed");
    EXPECT_EQ(said, std::vector<std::string>{}) << entry.path();
  }
}

TEST(SheetFaults, WhatWasNotUnderstoodIsKept) {
  for (const auto& [file, kept] : std::map<std::string, std::string>{{"bad-exchange", "protože!"},
                                                                     {"bad-number", "osmnáct"},
                                                                     {"bad-place", "uprostřed"},
                                                                     {"bad-rack", "VZDEJ-42"},
                                                                     {"bad-word", "!!"},
                                                                     {"bad-row-number", "2a"},
                                                                     {"bad-result", "Výsledek: vyhrála Jana"},
                                                                     {"duplicate-field", "Kolo: 5"},
                                                                     {"extra-cell", "co to je"},
                                                                     {"unclear-row", "DH výměna A E X 0"},
                                                                     {"unclosed-quote", "\"hezké"},
                                                                     {"unknown-line", "Hráno v klubovně"},
                                                                     {"unknown-player", "Eva"}}) {
    const ParsedSheet parsed = parseScoreSheet(readBytes(sheetDirectory() / (file + ".txt")));
    EXPECT_EQ(remarksOf(parsed.sheet), std::vector<std::string>{kept}) << file;
  }
}

TEST(SheetFaults, OfAFaultyRowTheRestIsRead) {
  const ParsedSheet parsed = parseScoreSheet(
      "Tah | Hráč | Slovo | Body | Součet | Pozice\n"
      "x | ZH | VZDEJ | 18 | osmnáct | 8H\n"
      "2 | DH | BOXE | mnoho | 30 | nikde\n");
  EXPECT_EQ(turnsOf(parsed.sheet), (std::vector<std::string>{"ZH play VZDEJ 18 @8H", "2 DH play BOXE 30"}));
  EXPECT_EQ(parsed.sheet.turns[1].total->value, 30);
  EXPECT_EQ(codes(parsed), (std::vector<std::string>{"cas.bad-number", "cas.bad-number", "cas.bad-number",
                                                     "cas.bad-place"}));
}

}  // namespace
}  // namespace rozbor::parser::testing
