// The placements that the endgame makes lane by lane are those of the plain generator, which nothing bounds.
#include "endgame/lane_plays.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "endgame/written_move.h"
#include "engine_fixtures.h"
#include "game_fixtures.h"
#include "rozbor/engine/generator.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "test_paths.h"

namespace rozbor::engine::endgame {
namespace {

using Laid = std::vector<std::pair<int, int>>;           ///< place in the lane and kind of each tile
using Made = std::tuple<int, Laid, int, RackCode, int>;  ///< lane, tiles, score, the tiles used, their value

Laid laidBy(const LaidTile* tiles, int count) {
  Laid laid;
  for (int index = 0; index < count; ++index)
    laid.emplace_back(tiles[index].at, tiles[index].tile.kind() == 0 ? -tiles[index].tile.letter().index()
                                                                     : tiles[index].tile.kind());
  return laid;
}

class LanePlaysIn : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    auto loaded = game::loadLanguage(test::sourcePath("data/languages/" + std::string(GetParam())));
    ASSERT_TRUE(loaded) << loaded.error().message;
    language_ = *std::move(loaded);
    auto built = Lexicon::build(madeUpWords(language_, kWords, 5), "made up", "", language_);
    ASSERT_TRUE(built);
    lexicon_ = *std::move(built);
  }

  void check(const game::Board& board, const game::Rack& rack) {
    const RackLayout layout(rack, rack);
    const PlayableWords words(lexicon_->graph(), board, rack);
    const LaneBoard lanes(board, language_, words, lettersOf(rack, language_));
    LanePlays plays(lanes, language_, words, layout, std::size_t{1} << 22);
    std::vector<Made> found;
    for (int lane = 0; lane < lanes.lanes(); ++lane) {
      for (const LanePlay& play : plays.of(lane, layout.encode(rack))) {
        found.emplace_back(lane, laidBy(plays.tiles(play), play.count), play.score, play.used, play.points);
        std::uint64_t key = 0;
        for (int index = 0; index < play.count; ++index) {
          const LaidTile& laid = plays.tiles(play)[index];
          key ^= LaneBoard::tileHash(lanes.square(lane, laid.at), laid.tile);
        }
        EXPECT_EQ(play.key, key);
      }
    }
    std::vector<Made> wanted;
    for (const Play& play : generatePlacements(board, rack, language_, *lexicon_)) {
      const WrittenMove written = writtenMove(board, play.move, language_, layout);
      wanted.emplace_back(written.lane, laidBy(written.tiles.data(), written.move.count), play.score,
                          written.move.used, written.move.points);
    }
    std::ranges::sort(found);
    std::ranges::sort(wanted);
    EXPECT_EQ(found, wanted);
    plays_ += wanted.size();
  }

  static constexpr int kWords = 3000;
  static constexpr std::size_t kPlays = 2000;
  game::Language language_;
  std::shared_ptr<const Lexicon> lexicon_;
  std::size_t plays_ = 0;
};

TEST_P(LanePlaysIn, areThoseOfTheGeneratorWithAnyNumberOfBlanks) {
  const auto leaves = noLeaves();
  const StaticContext context{language_, *lexicon_, *leaves};
  const Chooser any = [](std::span<const RatedPlay> plays, Random& random) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(plays.size())));
  };
  Random random(3);
  for (std::uint64_t seed = 1; seed <= 60 && plays_ < kPlays; ++seed) {
    const SelfPlayGame game = playGame(context, {any, any}, seed);
    for (const SelfPlayTurn& turn : game.turns) {
      if (turn.before.board.empty()) continue;
      game::Bag bag = language_.tiles;
      game::Rack rack;
      const int blanks = static_cast<int>(random.below(3));
      draw(bag, rack, 2 + static_cast<int>(random.below(4)), random);
      while (rack.blanks() < blanks)
        rack.add(game::Tile::blank());
      check(turn.before.board, rack);
    }
  }
  EXPECT_GE(plays_, kPlays);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, LanePlaysIn, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor::engine::endgame
