// Values of another engine and of an exhaustive search (../shared/reference); skipped where they are not.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "rozbor/engine/endgame.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "test_paths.h"

namespace rozbor {
namespace {

/// The sanitized build leaves out what took the exhaustive search more nodes than this.
#ifdef NDEBUG
constexpr int kMostNodes = 1 << 30;
#else
constexpr int kMostNodes = 60000;
#endif

bool isAmong(const std::string& move, const nlohmann::json& best) {
  return best.is_null() || std::ranges::any_of(best, [&](const nlohmann::json& one) {
           return one.get<std::string>() == (move == "-" ? "pass" : move);
         });
}

TEST(EndgameReference, valuesAndMovesAreEqual) {
  const std::filesystem::path shared = rozbor::test::kSharedDir;
  std::ifstream file(shared / "reference/endgame_nwl18.jsonl");
  if (!file) GTEST_SKIP() << "no reference positions at " << shared;
  const auto language = game::loadLanguage(std::string(rozbor::test::kSourceDir) + "/data/languages/en");
  ASSERT_TRUE(language);
  const auto lexicon = engine::Lexicon::open(shared / "lexica/NWL18.kwg", *language);
  ASSERT_TRUE(lexicon);
  for (std::string line; std::getline(file, line);) {
    const auto expected = nlohmann::json::parse(line);
    if (expected["exhaustive"]["nodes"].get<int>() > kMostNodes) continue;
    const auto cgp = game::parseCgp(expected["cgp"].get<std::string>(), *language);
    ASSERT_TRUE(cgp);
    const auto result = solveEndgame(cgp->position, *language, **lexicon);
    ASSERT_TRUE(result) << expected["id"];
    EXPECT_TRUE(result->best.exact) << expected["id"];
    EXPECT_EQ(result->best.value, expected["value"].get<int>()) << expected["id"];
    const std::string move = moveText(result->best.line.front().move, language->alphabet);
    EXPECT_TRUE(isAmong(move, expected["all_best"])) << expected["id"] << " " << move;
  }
}

}  // namespace
}  // namespace rozbor
