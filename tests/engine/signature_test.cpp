// The bench signature: what the engine computes, in one number that changes only on purpose.
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <string>

#include "rozbor/engine/study/signature.h"
#include "test_paths.h"

namespace rozbor {
namespace {

std::uint64_t ofLanguage(const char* id, int games) {
  const auto language = game::loadLanguage(std::string(rozbor::test::kSourceDir) + "/data/languages/" + id);
  EXPECT_TRUE(language) << language.error().message;
  return engine::signatureOf(*language, *engine::noLeaves(), games, 1);
}

TEST(Signature, isTheCommittedOne) {
  std::ifstream file(std::string(rozbor::test::kSourceDir) + "/tests/golden/signature.txt");
  std::string id;
  std::uint64_t committed = 0;
  int checked = 0;
  while (file >> id >> committed) {
    EXPECT_EQ(ofLanguage(id.c_str(), 3), committed) << id << ": results changed; see docs/performance.md";
    ++checked;
  }
  EXPECT_EQ(checked, 4);
}

TEST(Signature, dependsOnTheGamesPlayed) {
  EXPECT_NE(ofLanguage("en", 1), ofLanguage("en", 2));
}

}  // namespace
}  // namespace rozbor
