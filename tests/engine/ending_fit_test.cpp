#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "game_fixtures.h"
#include "rozbor/engine/endgame.h"
#include "rozbor/engine/study/ending_counts.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor {
namespace {

using engine::EndingCounts;
using engine::EndingSample;
using engine::WinTable;

constexpr auto& kLevels = EndingSample::kLevels;

std::size_t levelAt(int spread) {
  return static_cast<std::size_t>(std::ranges::find(kLevels, spread) - kLevels.begin());
}

/// Best play changes the end by -5 to 5 points, each as often, and a brief search tells nothing within 5
/// points of a tie.
EndingCounts evenCounts() {
  EndingCounts counts;
  for (int game = 0; game < 1100; ++game) {
    EndingSample sample{.change = game % 11 - 5, .isExact = game % 2 == 0};
    for (std::size_t at = 0; at < kLevels.size(); ++at)
      sample.isOpen[at] = std::abs(kLevels[at]) <= 5;
    counts.addGame(sample);
  }
  return counts;
}

TEST(EndingFit, countsHowOftenTheChangeIsLargerThanTheLeadLost) {
  const auto endings = fitEndings(evenCounts());
  ASSERT_TRUE(endings);
  constexpr double kImaginary = 1.0 / 1101;
  EXPECT_NEAR(endings->all.at(0), 0.5, kImaginary);
  EXPECT_NEAR(endings->all.at(3), (8 + 0.5) / 11, kImaginary) << "of -5 to 5 eight are above -3, one ties";
  EXPECT_NEAR(endings->all.at(-5), 0.5 / 11, kImaginary);
  EXPECT_NEAR(endings->all.at(6), 1, kImaginary);
}

TEST(EndingFit, isNeverCertain) {
  const auto endings = fitEndings(evenCounts());
  ASSERT_TRUE(endings);
  for (const auto* row : {&endings->all, &endings->open}) {
    EXPECT_GT(row->at(-2000), 0);
    EXPECT_LT(row->at(2000), 1);
    EXPECT_TRUE(std::ranges::is_sorted(row->chances));
  }
}

TEST(EndingFit, tellsWhatBriefSearchesLeaveOpen) {
  EndingCounts counts = evenCounts();
  // A search that leaves what is clear to the eye open has its reasons: there most came out otherwise.
  counts.open[levelAt(20)] = {100, 40};
  const auto endings = fitEndings(counts);
  ASSERT_TRUE(endings);
  EXPECT_NEAR(endings->open.at(3), (8 + 0.5) / 11, 0.01);
  EXPECT_LT(endings->open.at(20), 0.9);
  EXPECT_GT(endings->all.at(20), 0.99);
}

TEST(EndingFit, poolsWhatWouldFall) {
  EndingCounts counts = evenCounts();
  counts.open[levelAt(8)] = {100, 100};
  counts.open[levelAt(12)] = {100, 60};
  const auto endings = fitEndings(counts);
  ASSERT_TRUE(endings);
  EXPECT_TRUE(std::ranges::is_sorted(endings->open.chances));
  EXPECT_EQ(endings->open.at(8), endings->open.at(12));
}

TEST(EndingFit, needsAnEnding) {
  EndingCounts counts;
  counts.addGame(std::nullopt);
  const auto endings = fitEndings(counts);
  ASSERT_FALSE(endings);
  EXPECT_EQ(endings.error().code, "winmodel.no-endings");
}

/// Takes down what it is told beside what it finds itself.
class Witness final : public engine::GameObserver {
 public:
  explicit Witness(const engine::Lexicon& lexicon) : sampler(test::language("en"), lexicon, 100'000) {}

  void onTurn(const game::Position& before, const engine::RatedPlay& played, int player) override {
    sampler.onTurn(before, played, player);
    if (ending || bagCount(before.board, test::language("en")) > 0 || before.opponentRack.empty()) return;
    ending = before;
    onTurnThen = static_cast<std::size_t>(player);
  }
  void onEnd(const engine::GameResult& result) override {
    sampler.onEnd(result);
    scores = result.scores;
  }

  engine::EndingSampler sampler;
  std::optional<game::Position> ending;
  std::size_t onTurnThen = 0;
  std::array<int, 2> scores{};
};

TEST(EndingSampler, findsWhatBestPlayMakesOfGames) {
  const game::Language& language = test::language("en");
  const auto lexicon =
      *engine::Lexicon::build(engine::madeUpWords(language, 3000, 1), "en", "made up", language);
  engine::PlayerSpec spec;
  spec.strategy = "static";
  const auto player = engine::makePlayer(spec, {language, *lexicon, engine::noLeaves()});
  int changed = 0;
  for (std::uint64_t number = 0; number < 8; ++number) {
    Witness game(*lexicon);
    const auto result =
        playGame(language, {player.get(), player.get()}, engine::gameSetup(1, number, false), &game);
    ASSERT_TRUE(result);
    ASSERT_EQ(game.sampler.sample().has_value(), game.ending.has_value());
    if (!game.ending) continue;
    const EndingSample& sample = *game.sampler.sample();
    engine::EndgameOptions options;
    options.nodeLimit = 100'000;
    const auto solved = solveEndgame(*game.ending, language, *lexicon, options);
    ASSERT_TRUE(solved);
    EXPECT_EQ(sample.isExact, solved->best.exact);
    const int byStaticPlay = game.scores[game.onTurnThen] - game.scores[1 - game.onTurnThen];
    EXPECT_EQ(sample.change, game.ending->spread() + solved->best.value - byStaticPlay);
    if (sample.change != 0) ++changed;
  }
  EXPECT_GT(changed, 0) << "static play is not best play";
}

}  // namespace
}  // namespace rozbor
