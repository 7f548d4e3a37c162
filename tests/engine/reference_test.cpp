// Counts, moves and equities of another engine (../shared/reference); skipped where they are not.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "rozbor/engine/move_finder.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "test_paths.h"

namespace rozbor {
namespace {

TEST(Reference, countsAndTenBestPlaysAreEqual) {
  const std::filesystem::path shared = rozbor::test::kSharedDir;
  std::ifstream file(shared / "reference/static_nwl18.jsonl");
  if (!file) GTEST_SKIP() << "no reference positions at " << shared;
  const auto language = game::loadLanguage(std::string(rozbor::test::kSourceDir) + "/data/languages/en");
  ASSERT_TRUE(language);
  const auto lexicon = engine::Lexicon::open(shared / "lexica/NWL18.kwg", *language);
  const auto leaves = engine::openLeaves(shared / "lexica/NWL18.klv2", *language);
  ASSERT_TRUE(lexicon && leaves);
  engine::MoveFinder finder(*language, **lexicon);
  for (std::string line; std::getline(file, line);) {
    const auto expected = nlohmann::json::parse(line);
    const auto cgp = game::parseCgp(expected["cgp"].get<std::string>(), *language);
    ASSERT_TRUE(cgp);
    auto plays = finder.all(cgp->position, **leaves);
    EXPECT_EQ(plays.front().move, finder.best(cgp->position, **leaves).move) << expected["id"];
    std::erase_if(plays, [](const engine::RatedPlay& play) { return !play.move.isPlacement(); });
    ASSERT_EQ(plays.size(), expected["plays"].get<std::size_t>()) << expected["id"];
    for (std::size_t place = 0; place < expected["top"].size(); ++place) {
      const auto& wanted = expected["top"][place];
      EXPECT_EQ(moveText(plays[place].move, language->alphabet), wanted["move"].get<std::string>())
          << expected["id"];
      EXPECT_EQ(plays[place].equity.millipoints(), wanted["equity_mp"].get<int>()) << expected["id"];
    }
  }
}

}  // namespace
}  // namespace rozbor
