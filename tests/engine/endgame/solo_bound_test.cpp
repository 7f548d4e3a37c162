// What a rack can score while the other player passes: the bound against every order of every play.
#include "endgame/solo_bound.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/generator.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"
#include "small_board.h"

namespace rozbor {
namespace {

constexpr int kSoloWords = 1200;
constexpr int kSoloPositions = 2000;
constexpr int kSoloTiles = 5;
constexpr int kSoloNodes = 1500;

/// Every sequence of plays of one player.
class AllSequences {
 public:
  AllSequences(const game::Language& language, const engine::Lexicon& lexicon)
      : language_(language), lexicon_(lexicon) {}

  [[nodiscard]] int most(const game::Position& position) {
    if (++nodes_ > kSoloNodes) return 0;
    int most = 0;
    for (const engine::Play& play : generatePlacements(position.board, position.rack, language_, lexicon_)) {
      game::Position next = position;
      lay(next.board, play.move);
      next.rack = position.rack - play.move.tileCounts();
      most = std::max(most, play.score + this->most(next));
    }
    return most;
  }
  [[nodiscard]] bool gaveUp() const { return nodes_ > kSoloNodes; }

 private:
  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  int nodes_ = 0;
};

int bound(const game::Position& position, const game::Language& language, const engine::Lexicon& lexicon) {
  const engine::endgame::RackLayout layout(position.rack, position.rack);
  const engine::endgame::PlayableWords words(lexicon.graph(), position.board, position.rack);
  const engine::endgame::LaneBoard board(position.board, language, words,
                                         engine::endgame::lettersOf(position.rack, language));
  engine::endgame::SoloBound solo(board, language, words, layout, std::size_t{1} << 20);
  return solo.most(layout.encode(position.rack));
}

class SoloBoundIn : public testing::TestWithParam<const char*> {};

TEST_P(SoloBoundIn, isNeverLessThanWhatTheBestOrderOfPlaysBrings) {
  game::Language language = test::language(GetParam());
  language.board = test::smallBoard();
  language.rules.bingoTiles = 3;
  const auto lexicon =
      engine::Lexicon::build(engine::madeUpWords(language, kSoloWords, 11), "made up", "", language);
  ASSERT_TRUE(lexicon);
  const auto leaves = engine::noLeaves();
  const engine::StaticContext context{language, **lexicon, *leaves};
  const engine::Chooser any = [](std::span<const engine::RatedPlay> plays, engine::Random& random) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(plays.size())));
  };
  engine::Random random(21);
  std::array<int, kSoloTiles + 1> asked{};
  std::array<int, kSoloTiles + 1> scored{};
  std::array<int, kSoloTiles + 1> bounded{};
  int left = kSoloPositions;
  for (std::uint64_t seed = 1; left > 0; ++seed) {
    const auto played = playGame(context, {any, any}, seed);
    for (const engine::SelfPlayTurn& turn : played.turns) {
      if (turn.before.board.empty() && random.below(4) != 0) continue;
      game::Position position = turn.before;
      position.rack = {};
      game::Bag bag = language.tiles;
      draw(bag, position.rack, 1 + static_cast<int>(random.below(kSoloTiles)), random);
      if (position.rack.size() < kSoloTiles && random.below(10) == 0) position.rack.add(game::Tile::blank());
      // Equal tiles, more often than they are drawn.
      for (int kind = 1; kind < game::TileCounts::kKinds; ++kind) {
        if (position.rack.count(kind) == 1 && position.rack.size() < kSoloTiles && random.below(3) == 0)
          position.rack.addKind(kind);
      }
      AllSequences all(language, **lexicon);
      const int most = all.most(position);
      if (all.gaveUp()) continue;
      const int found = bound(position, language, **lexicon);
      ASSERT_GE(found, most) << writeCgp(position, language);
      const auto tiles = static_cast<std::size_t>(position.rack.size());
      // With one tile nothing is left to guess.
      if (tiles == 1 && position.rack.blanks() == 0) {
        EXPECT_EQ(found, most) << writeCgp(position, language);
      }
      ++asked[tiles];
      scored[tiles] += most;
      bounded[tiles] += found;
      if (--left == 0) break;
    }
  }
  // It says something, too: not many times what can be had.
  for (std::size_t tiles = 1; tiles <= kSoloTiles; ++tiles) {
    ASSERT_GT(asked[tiles], 10);
    EXPECT_LE(bounded[tiles], scored[tiles] * 2 * static_cast<int>(tiles)) << tiles << " tiles";
  }
}

/// On a plain board, with a bonus for two tiles laid at once.
int boundOnPlainBoard(const std::string& cgp, std::initializer_list<std::string_view> words) {
  game::Language language = test::language("en");
  language.board = *game::BoardLayout::parseCsv(",,,,,,\n,,,,,,\n,,,*,,,\n,,,,,,\n");
  language.rules.bingoTiles = 2;
  return bound(game::parseCgp(cgp, language)->position, language, *test::lexiconOf(language, words));
}

TEST(SoloBound, countsTheWordAcrossEachOfTwoEqualTiles) {
  // AA below HB.
  EXPECT_EQ(boundOnPlainBoard("7/2HB3/7/7 AA/ 0/0 0", {"AA", "HA", "BA"}), 2 + 5 + 4 + 50);
}

TEST(SoloBound, countsTheWordAcrossATileThatNeedsAnotherLaidAtOnce) {
  // AE before D and below HB; ED alone is no word.
  EXPECT_EQ(boundOnPlainBoard("7/2HB3/4D2/7 AE/ 0/0 0", {"AED", "HA", "BE"}), 4 + 5 + 4 + 50);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, SoloBoundIn, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
