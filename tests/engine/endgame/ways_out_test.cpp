// Which ways out a move leaves, against laying it and looking.
#include "endgame/ways_out.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "endgame/search.h"
#include "engine_fixtures.h"
#include "rozbor/engine/generator.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"
#include "small_board.h"

namespace rozbor {
namespace {

using engine::endgame::Candidate;
using engine::endgame::LaneBoard;
using engine::endgame::LanePlay;
using engine::endgame::LanePlays;
using engine::endgame::PlayName;
using engine::endgame::WaysOut;

constexpr int kWayWords = 1200;
constexpr int kWayPositions = 1500;
constexpr int kWayTiles = 2;

class WaysOutIn : public testing::TestWithParam<const char*> {
 protected:
  WaysOutIn() : language_(test::language(GetParam())) {
    language_.board = test::smallBoard();
    language_.rules.bingoTiles = 3;
    lexicon_ =
        *engine::Lexicon::build(engine::madeUpWords(language_, kWayWords, 11), "made up", "", language_);
  }

  game::Rack draw() {
    game::Rack rack;
    game::Bag bag = language_.tiles;
    engine::draw(bag, rack, 1 + static_cast<int>(random_.below(kWayTiles)), random_);
    return rack;
  }

  /// Asks of every move of a rack what it leaves of another one's ways out.
  void ask(const game::Position& position, const game::Rack& mine, const game::Rack& other) {
    const engine::endgame::RackLayout layout(mine, other);
    const engine::endgame::PlayableWords words(lexicon_->graph(), position.board, mine + other);
    LaneBoard board(position.board, language_, words, engine::endgame::lettersOf(mine + other, language_));
    LanePlays plays(board, language_, words, layout, std::size_t{1} << 24);
    const auto most = [&] {
      int score = WaysOut::kNone;
      for (int lane = 0; lane < board.lanes(); ++lane)
        score = std::max(score, plays.wayOut(lane, layout.encode(other)).score);
      return score;
    };
    WaysOut ways;
    ways.find(board, plays, layout.encode(other));
    const int before = most();
    for (int lane = 0; lane < board.lanes(); ++lane) {
      const auto inLane = plays.of(lane, layout.encode(mine));
      const std::vector<LanePlay> all(inLane.begin(), inLane.end());
      for (std::uint32_t index = 0; index < all.size(); ++index) {
        const LanePlay& play = all[index];
        Candidate move;
        move.name = PlayName::of(lane, index);
        move.laid = play.laid;
        move.touched = play.touched;
        const int told = ways.leftBy(board, move);
        // That its lane may have changed does not say that the way is spoilt.
        move.touched = ~std::uint64_t{0};
        ASSERT_EQ(ways.leftBy(board, move), told) << writeCgp(position, language_);
        board.lay(lane, plays.tiles(play), play.count);
        const int left = most();
        board.takeUp();
        ASSERT_LE(told, left) << writeCgp(position, language_);
        ++asked_;
        if (told == before && told != WaysOut::kNone) ++kept_;
        if (left < before && told != WaysOut::kNone) ++another_;
      }
    }
  }

  game::Language language_;
  std::shared_ptr<const engine::Lexicon> lexicon_;
  engine::Random random_{5};
  int asked_ = 0;
  int kept_ = 0;     ///< moves that leave the best way
  int another_ = 0;  ///< moves that spoil it and leave another
};

TEST_P(WaysOutIn, areThereWhenTheMoveIsLaid) {
  const auto leaves = engine::noLeaves();
  const engine::StaticContext context{language_, *lexicon_, *leaves};
  const engine::Chooser any = [](std::span<const engine::RatedPlay> plays, engine::Random& random) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(plays.size())));
  };
  int left = kWayPositions;
  for (std::uint64_t seed = 1; left > 0; ++seed) {
    for (const engine::SelfPlayTurn& turn : playGame(context, {any, any}, seed).turns) {
      ask(turn.before, turn.before.rack, draw());
      if (HasFatalFailure() || --left == 0) break;
    }
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(asked_, 1500);
  EXPECT_GT(kept_, 20);
  EXPECT_GT(another_, 2);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, WaysOutIn, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
