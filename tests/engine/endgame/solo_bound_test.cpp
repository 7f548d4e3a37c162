// What a rack can score while the other player passes: the bound against every order of every play.
#include "endgame/solo_bound.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "rozbor/engine/generator.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"
#include "test_paths.h"

namespace rozbor {
namespace {

constexpr int kSoloWords = 1200;
constexpr int kSoloPositions = 400;
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
  auto loaded = game::loadLanguage(std::string(test::kSourceDir) + "/data/languages/" + GetParam());
  ASSERT_TRUE(loaded) << loaded.error().message;
  game::Language language = *loaded;
  language.board = *game::BoardLayout::parseCsv(
      "3W,,,2L,,,2W\n"
      ",2L,,,,3L,\n"
      ",,2W,,2L,,\n"
      "2L,,,*,,,3W\n"
      ",,3L,,2W,,\n"
      "2W,,,2L,,,2L\n");
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
      if (turn.before.board.empty()) continue;
      game::Position position = turn.before;
      position.rack = {};
      game::Bag bag = language.tiles;
      draw(bag, position.rack, 1 + static_cast<int>(random.below(kSoloTiles)), random);
      if (position.rack.size() < kSoloTiles && random.below(10) == 0) position.rack.add(game::Tile::blank());
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

INSTANTIATE_TEST_SUITE_P(EachLanguage, SoloBoundIn, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
