#include "replay_fixtures.h"

namespace rozbor::replay {
namespace {

LanguageFit fit(std::string_view events, const char* language) {
  const auto parsed = parser::parseGcg(std::string(test::kIdaAndOtto) + std::string(events));
  return fitOf(parsed.record, test::language(language));
}

TEST(LanguageFit, CountsTilesThatAreNoLetters) {
  EXPECT_EQ(fit(">Ida: QUIET 8D QUIET +48 48\n", "en"), (LanguageFit{0, 0}));
  EXPECT_EQ(fit(">Ida: QUIET 8D QUIET +48 48\n", "cs").foreignTiles, 2);
  EXPECT_EQ(fit(">Ida: - +0 0\n>Otto: Q -Q +0 0\n", "cs").foreignTiles, 2);
}

TEST(LanguageFit, IgnoresTheRackBesideAChallenge) {
  EXPECT_EQ(fit(">Ida: HOUSE 8D HOUSE +24 24\n>Ida: QQ (challenge) +5 29\n", "cs").foreignTiles, 0);
}

TEST(LanguageFit, CountsScoresThatTheValuesDoNotGive) {
  const char* const events = ">Ida: HAUS 8E HAUS +14 14\n";
  EXPECT_EQ(fit(events, "en"), (LanguageFit{0, 0}));
  EXPECT_EQ(fit(events, "cs"), (LanguageFit{0, 1}));
}

TEST(LanguageFit, WeighsForeignTilesFirst) {
  EXPECT_LT((LanguageFit{0, 9}), (LanguageFit{1, 0}));
}

}  // namespace
}  // namespace rozbor::replay
