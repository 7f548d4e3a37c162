#include <gtest/gtest.h>

#include <ostream>
#include <set>

#include "online_support.h"

// One tiny broken file for each fault; each gives that one diagnostic and no other.
namespace rozbor::parser::testing {
namespace {

struct FaultyDocument {
  const char* file;
  Severity severity;
  const char* code;
  const char* path;
};

std::ostream& operator<<(std::ostream& out, const FaultyDocument& fault) {
  return out << fault.file;
}

using enum Severity;

const FaultyDocument kDocumentFaults[] = {
    {"bad-number", warning, "online.bad-value", "events[0].score"},
    {"bad-column", error, "online.bad-place", "history.events[0].position"},
    {"bad-place", error, "online.bad-place", "history.events[0].position"},
    {"bad-play", error, "online.bad-tiles", "events[0].played_tiles"},
    {"bad-rack", warning, "online.bad-tiles", "[0].history.events[0].rack"},
    {"bad-rack-left", warning, "online.bad-tiles", "last_known_racks[1]"},
    {"bad-rule", warning, "online.bad-value", "challenge_rule"},
    {"broken", error, "online.broken-json", "history.events[1].score"},
    {"cut-off", error, "online.broken-json", "history.events[1].rack"},
    {"empty-exchange", error, "online.missing-play", "events[0].exchanged"},
    {"event-no-object", error, "online.bad-value", "events[0]"},
    {"missing-nickname", warning, "online.missing-nickname", "players[1].nickname"},
    {"missing-play", error, "online.missing-play", "events[0].played_tiles"},
    {"no-events", warning, "online.no-events", "history.events"},
    {"no-game", error, "online.no-game", ""},
    {"other-game", warning, "online.other-game", "variant"},
    {"place-differs", warning, "online.place-differs", "events[0].position"},
    {"same-nickname", warning, "online.same-nickname", "players[1].nickname"},
    {"starting-position", error, "online.starting-position", "starting_cgp"},
    {"two-games", warning, "online.more-games", ""},
    {"unknown-event", warning, "online.unknown-event", "events[0].type"},
    {"unknown-letters", error, "online.unknown-letters", "document.letter_distribution"},
    {"unknown-player", warning, "online.unknown-player", "events[0].player_index"},
};

class OnlineFault : public ::testing::TestWithParam<FaultyDocument> {};

TEST_P(OnlineFault, IsSaidOnceAndInItsPlace) {
  const FaultyDocument& fault = GetParam();
  const ParsedRecord parsed = parseOnline(onlineData(std::string(fault.file) + ".json"));
  ASSERT_EQ(codes(parsed), std::vector<std::string>{fault.code});
  const Diagnostic& said = parsed.diagnostics.front();
  EXPECT_EQ(said.severity, fault.severity);
  EXPECT_EQ(said.path, fault.path);
  const std::string start = said.path.empty() ? "expected " : said.path + ": expected ";
  EXPECT_TRUE(said.message.english().starts_with(start)) << said.message;
  EXPECT_NE(said.message.english().find(", found "), std::string::npos) << said.message;
}

INSTANTIATE_TEST_SUITE_P(EachFile, OnlineFault, ::testing::ValuesIn(kDocumentFaults), [](const auto& test) {
  std::string name = test.param.file;
  std::erase(name, '-');
  return name;
});

TEST(OnlineFaults, EveryBrokenFileIsInTheTable) {
  std::set<std::string> known;
  for (const FaultyDocument& fault : kDocumentFaults)
    known.insert(fault.file);
  const auto folder = std::filesystem::path(rozbor::test::kSourceDir) / "tests" / "data" / "online";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    EXPECT_TRUE(!entry.is_regular_file() || known.contains(entry.path().stem())) << entry.path();
  }
}

TEST(OnlineFaults, EveryCodeIsInTheManual) {
  const std::string manual =
      readBytes(std::filesystem::path(rozbor::test::kSourceDir) / "docs" / "online.md");
  for (const FaultyDocument& fault : kDocumentFaults)
    EXPECT_NE(manual.find('`' + std::string(fault.code) + '`'), std::string::npos) << fault.code;
  for (const char* code : {"online.too-deep", "online.too-large", "online.too-many-diagnostics"})
    EXPECT_NE(manual.find('`' + std::string(code) + '`'), std::string::npos) << code;
}

TEST(OnlineFaults, NestingCannotOverflowTheStack) {
  for (const std::size_t depth : {65U, 10'000U, 2'000'000U}) {
    const auto reading = readOnline(std::string(depth, '['));
    ASSERT_EQ(reading.diagnostics.size(), 1U);
    EXPECT_EQ(reading.diagnostics[0].code, "online.too-deep");
    EXPECT_TRUE(reading.diagnostics[0].path.starts_with("[0][0]"));
  }
  std::string objects;
  for (int depth = 0; depth < 10'000; ++depth)
    objects += R"({"a":)";
  EXPECT_EQ(readOnline(objects).diagnostics.at(0).code, "online.too-deep");
}

TEST(OnlineFaults, SizeIsBounded) {
  EXPECT_EQ(readOnline(std::string(100U << 20U, ' ') + "{}").diagnostics.at(0).code, "online.too-large");
  std::string names = "{";
  for (int name = 0; name < 3000; ++name)
    names += "\"n" + std::to_string(name) + "\":1,";
  EXPECT_EQ(readOnline(names + "\"z\":1}").diagnostics.at(0).code, "online.too-large");
}

TEST(OnlineFaults, ATextThatIsCutAnywhereSaysWhere) {
  const std::string whole =
      R"({"history":{"events":[{"rack":"AB","score":1}],"players":[{"nickname":"a"}],"winner":-1}})";
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const auto reading = readOnline(whole.substr(0, length));
    ASSERT_EQ(reading.diagnostics.size(), 1U) << length;
    EXPECT_EQ(reading.diagnostics[0].code, "online.broken-json") << length;
    EXPECT_TRUE(reading.games.empty());
  }
}

TEST(OnlineFaults, WhatRozborItselfWritesOfAReplayIsNoGameOfASite) {
  EXPECT_EQ(readOnline(R"({"file":"x.gcg","players":[],"events":[{"index":1,"kind":"pass"}]})")
                .diagnostics.at(0)
                .code,
            "online.no-game");
}

}  // namespace
}  // namespace rozbor::parser::testing
