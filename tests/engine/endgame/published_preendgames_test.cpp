// Pre-endgames of real games that the tests of Macondo tell the outcome of (github.com/domino14/macondo,
// preendgame/peg_test.go; docs/preendgame.md#positions-of-others), by NWL18; skipped where that is not.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rozbor/engine/leaves.h"
#include "rozbor/engine/preendgame.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "test_paths.h"

namespace rozbor {
namespace {

const std::string kOnyx =
    "15/3Q7U3/3U2TAURINE2/1CHANSONS2W3/2AI6JO3/DIRL1PO3IN3/E1D2EF3V4/F1I2p1TRAIK3/O1L2T4E4/"
    "ABy1PIT2BRIG2/ME1MOZELLE5/1GRADE1O1NOH3/WE3R1V7/AT5E7/G6D7 ";
const std::string kPass =
    "13AW/11F1LI/10JURAT/9LINER1/8O1T4/5C1WAsTiNG1/4DAMAR1E4/3PARED2ROUEN/2YA1K9/1BERG1OATH4V/"
    "3COUP1I5E/3H1TESTILY2N/4FAN1I2OXID/9MIB2U/7ZEES3E EEILOSS/ 297/300 0";

class PublishedPreEndgames : public testing::Test {
 protected:
  void SetUp() override {
    const std::filesystem::path word = std::filesystem::path(test::kSharedDir) / "lexica/NWL18.kwg";
    if (!exists(word)) GTEST_SKIP() << "no " << word;
    auto opened = game::loadLanguage(std::string(test::kSourceDir) + "/data/languages/en");
    ASSERT_TRUE(opened);
    language_ = *std::move(opened);
    const auto lexicon = engine::Lexicon::open(word, *language_);
    ASSERT_TRUE(lexicon);
    lexicon_ = *lexicon;
  }

  engine::PreEndgameResult solved(const std::string& position, int top, bool spreads) {
    const auto cgp = game::parseCgp(position, *language_);
    EXPECT_TRUE(cgp);
    engine::PreEndgameOptions options;
    options.top = top;
    options.spreads = spreads;
    auto result = solvePreEndgame(cgp->position, {*language_, *lexicon_, *engine::noLeaves()}, options);
    EXPECT_TRUE(result);
    EXPECT_TRUE(result->exact);
    return *std::move(result);
  }

  std::string text(const engine::PreEndgamePlay& play) const {
    return moveText(play.play.move, language_->alphabet);
  }

  std::optional<game::Language> language_;
  std::shared_ptr<const engine::Lexicon> lexicon_;
};

TEST_F(PublishedPreEndgames, onyxWinsSevenAndAHalfOfEight) {
  const engine::PreEndgamePlay best = solved(kOnyx + "ENOSTXY/ 356/378 0", 1, false).plays.front();
  EXPECT_EQ(text(best), "13L ONYX");
  EXPECT_EQ(best.wins, 7);
  EXPECT_EQ(best.ties, 1);
  ASSERT_TRUE(best.lastTile);
  EXPECT_EQ(rackText(best.lastTile->ties, language_->alphabet), "Y");
}

TEST_F(PublishedPreEndgames, threeMovesWinWithTheTileThatIsKnown) {
  const engine::PreEndgameResult result = solved(kOnyx + "ENOSTXY/AACEISU 356/378 0", 3, true);
  std::vector<std::pair<std::string, double>> found;
  for (const engine::PreEndgamePlay& play : result.plays) {
    EXPECT_EQ(play.wins, result.weight);
    found.emplace_back(text(play), play.spread.value_or(0));
  }
  EXPECT_EQ(found, (decltype(found){{"N3 STEY", 10}, {"N3 STYE", 9}, {"13L OXY", 1}}));
}

TEST_F(PublishedPreEndgames, sevenMovesAndAmongThemThePassAlwaysWin) {
  const engine::PreEndgameResult result = solved(kPass, 8, false);
  ASSERT_EQ(result.plays.size(), 8u);
  EXPECT_EQ(std::ranges::count(result.plays, 8, &engine::PreEndgamePlay::wins), 7);
  EXPECT_EQ(std::ranges::count(result.plays, "-", [&](const auto& play) { return text(play); }), 1);
  EXPECT_EQ(result.plays.back().wins, 7) << "no other";
}

}  // namespace
}  // namespace rozbor
