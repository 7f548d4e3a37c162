#include "rozbor/engine/study/player_spec.h"

#include <gtest/gtest.h>

#include <regex>

#include "game_fixtures.h"
#include "rozbor/engine/study/player.h"

namespace rozbor {
namespace {

using engine::readPlayerSpec;
namespace fs = std::filesystem;

fs::path brokenFiles() {
  return test::sourcePath("tests/data/players");
}

/// The code that a broken file is named for: "bad-value.name.conf" is a "player.bad-value".
std::string codeOf(const fs::path& file) {
  const std::string name = file.filename().string();
  return "player." + name.substr(0, name.find('.'));
}

TEST(PlayerSpec, ReadsEveryShippedPlayer) {
  for (const auto& entry : fs::directory_iterator(test::sourcePath("data/players"))) {
    const auto spec = readPlayerSpec(entry.path());
    ASSERT_TRUE(spec) << spec.error().message;
    EXPECT_EQ(spec->name, entry.path().stem());
  }
}

TEST(PlayerSpec, KnowsTheLevelsOfTheThesis) {
  const auto amateur = readPlayerSpec(test::sourcePath("data/players/amateur.conf"));
  EXPECT_EQ(amateur->maxPoints, 10);
  const auto experienced = readPlayerSpec(test::sourcePath("data/players/experienced.conf"));
  EXPECT_EQ(experienced->maxTiles, 4);
  EXPECT_LT(readPlayerSpec(test::sourcePath("data/players/adept.conf"))->vocabulary, 1);
  EXPECT_FALSE(readPlayerSpec(test::sourcePath("data/players/profesional.conf"))->isLimited());
  EXPECT_TRUE(engine::valuesLeaves(readPlayerSpec(test::sourcePath("data/players/inhuman.conf"))->strategy));
}

TEST(PlayerSpec, TellsFileAndLineOfEveryFault) {
  for (const auto& entry : fs::directory_iterator(brokenFiles())) {
    const auto spec = readPlayerSpec(entry.path());
    ASSERT_FALSE(spec) << entry.path();
    EXPECT_EQ(spec.error().code, codeOf(entry.path()));
    EXPECT_NE(spec.error().message.english().find(entry.path().string()), std::string::npos)
        << spec.error().message;
    EXPECT_NE(spec.error().message.english().find("found"), std::string::npos) << spec.error().message;
  }
  EXPECT_NE(readPlayerSpec(brokenFiles() / "bad-line.conf").error().message.english().find("line 3"),
            std::string::npos);
}

TEST(PlayerSpec, MissesFiles) {
  EXPECT_EQ(readPlayerSpec("/nowhere/x.conf").error().code, "player.missing-file");
  EXPECT_EQ(readPlayerSpec(brokenFiles()).error().code, "player.missing-file");
}

TEST(PlayerSpec, DocumentsEveryCode) {
  const std::string page = test::fileText(test::sourcePath("docs/autoplay.md"));
  for (const auto& entry : fs::directory_iterator(brokenFiles()))
    EXPECT_NE(page.find('`' + codeOf(entry.path()) + '`'), std::string::npos) << codeOf(entry.path());
}

TEST(PlayerSpec, KnowsWhoLooksAheadAndWhoseMovesTheClockDecides) {
  auto simulating = *readPlayerSpec(test::sourcePath("data/players/simulating.conf"));
  EXPECT_TRUE(engine::looksAhead(simulating.strategy));
  EXPECT_FALSE(engine::looksAhead("static"));
  EXPECT_FALSE(simulating.isTimed());
  EXPECT_FALSE(setPlayerKey(simulating, "seconds", "0.5"));
  EXPECT_TRUE(simulating.isTimed());
  EXPECT_FALSE(faultOf(simulating));
}

TEST(PlayerSpec, WritesHowFarItLooksAhead) {
  engine::PlayerSpec spec;
  for (const auto& [key, value] : {std::pair{"strategy", "simulating"},
                                   {"deals", "200"},
                                   {"seconds", "1.5"},
                                   {"candidates", "10"},
                                   {"plies", "4"},
                                   {"inferred-racks", "0"},
                                   {"ending-nodes", "1000"},
                                   {"preendgame-nodes", "5000"}})
    EXPECT_FALSE(setPlayerKey(spec, key, value)) << key;
  EXPECT_EQ(textOf(spec),
            "strategy=simulating deals=200 seconds=1.5 candidates=10 plies=4 inferred-racks=0 "
            "ending-nodes=1000 preendgame-nodes=5000");
}

TEST(PlayerSpec, WritesItsKeys) {
  engine::PlayerSpec spec;
  EXPECT_FALSE(setPlayerKey(spec, "strategy", "static"));
  EXPECT_FALSE(setPlayerKey(spec, "leaves", "none"));
  EXPECT_FALSE(setPlayerKey(spec, "max-points", "12"));
  EXPECT_FALSE(setPlayerKey(spec, "vocabulary", "0.25"));
  EXPECT_EQ(textOf(spec), "strategy=static leaves=none max-points=12 vocabulary=0.25");
}

}  // namespace
}  // namespace rozbor
