// Endings searched on one ground against trying everything, in any order.
#include "endgame/shared_endings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "exhaustive_endgame.h"
#include "game_fixtures.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"
#include "rozbor/game/cgp.h"

namespace rozbor {
namespace {

using engine::endgame::EndingGround;
using engine::endgame::SharedEndings;
using engine::endgame::WrittenMove;

constexpr int kMadeUpWords = 1200;
constexpr int kFewNodes = 600;
constexpr int kTiles = 26;
constexpr std::uint64_t kEnough = 100'000;

/// An ending that a game on a ground came to.
struct Ending {
  std::vector<WrittenMove> moves;
  game::Position position;
  double win = 0;
  int points = 0;  ///< still to come for the player on turn
};

class SharedEndingsIn : public testing::TestWithParam<const char*> {
 protected:
  SharedEndingsIn()
      : language_(test::language(GetParam())),
        lexicon_(*engine::Lexicon::build(engine::madeUpWords(language_, kMadeUpWords, 11), "made up", "",
                                         language_)) {
    // So few tiles that the endings of every position can be searched.
    game::TileCounts all = language_.tiles;
    language_.tiles = {};
    engine::draw(all, language_.tiles, kTiles, random_);
    language_.rules.rackSize = language_.rules.bingoTiles = 3;
  }

  game::Rack take(game::TileCounts& tiles, int count) {
    game::Rack rack;
    engine::draw(tiles, rack, count, random_);
    return rack;
  }

  /// A few random moves further, both racks small, who wins by trying everything.
  std::optional<Ending> endingOn(const game::Position& start, const EndingGround& ground) {
    Ending ending{.moves = {}, .position = start};
    game::TileCounts tiles = start.rack + unseenTiles(start, language_);
    for (auto left = random_.below(3); left > 0; --left) {
      game::TileCounts rest = tiles;
      const game::Rack rack = take(rest, 4);
      const auto plays = generatePlacements(ending.position.board, rack, language_, *lexicon_);
      if (plays.empty()) continue;
      const game::Move& move = plays[random_.below(static_cast<std::uint32_t>(plays.size()))].move;
      ending.moves.push_back(writtenMove(ending.position.board, move, language_, ground.layout()));
      ending.position.board = after(ending.position, move, 0).board;
      tiles = tiles - move.tileCounts();
    }
    ending.position.rack = take(tiles, 1 + static_cast<int>(random_.below(3)));
    ending.position.opponentRack = take(tiles, 1 + static_cast<int>(random_.below(3)));
    if (ending.position.opponentRack.empty()) return std::nullopt;
    ending.position.opponentScore = 100;
    ending.position.score = 85 + static_cast<int>(random_.below(31));
    const auto value =
        test::ExhaustiveEndgame(language_, *lexicon_, kFewNodes)
            .value(ending.position, engine::endgame::isOneFromLimit(ending.position, language_.rules));
    if (!value) return std::nullopt;
    ending.points = *value;
    const int spread = ending.position.spread() + *value;
    ending.win = spread > 0 ? 1 : spread == 0 ? 0.5 : 0;
    return ending;
  }

  /// Endings of one ground in two orders; how many.
  std::size_t check(const game::Position& start, std::vector<double>& outcomes) {
    const EndingGround ground(start, language_, *lexicon_);
    SharedEndings endings(ground, std::size_t{1} << 18, kEnough, kEnough);
    std::vector<Ending> asked;
    for (int at = 0; at < 6; ++at)
      if (auto ending = endingOn(start, ground)) asked.push_back(*std::move(ending));
    for (const Ending& ending : asked) {
      EXPECT_EQ(endings.win(ending.moves, ending.position, random_.below(2) == 0), ending.win)
          << writeCgp(ending.position, language_);
      EXPECT_EQ(endings.points(ending.moves, ending.position), ending.points)
          << writeCgp(ending.position, language_);
      outcomes.push_back(ending.win);
    }
    // Which went before makes no difference, not even to what is left open.
    SharedEndings hasty(ground, std::size_t{1} << 18, 3, 3);
    const auto found = [&](const Ending& ending) {
      return std::pair(hasty.win(ending.moves, ending.position, true),
                       hasty.points(ending.moves, ending.position));
    };
    std::vector<std::pair<std::optional<double>, int>> forwards;
    forwards.reserve(asked.size());
    for (const Ending& ending : asked)
      forwards.push_back(found(ending));
    for (std::size_t at = asked.size(); at-- > 0;)
      EXPECT_EQ(found(asked[at]), forwards[at]);
    return asked.size();
  }

  engine::Random random_{5};
  game::Language language_;
  std::shared_ptr<const engine::Lexicon> lexicon_;
};

TEST_P(SharedEndingsIn, winWhereTryingEverythingWins) {
  const auto leaves = engine::noLeaves();
  const engine::StaticContext context{language_, *lexicon_, *leaves};
  const engine::Chooser any = [](std::span<const engine::RatedPlay> plays, engine::Random& random) {
    return static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(plays.size())));
  };
  std::size_t checked = 0;
  std::vector<double> outcomes;
  for (std::uint64_t seed = 1; checked < 120 && seed < 60; ++seed) {
    for (const engine::SelfPlayTurn& turn : playGame(context, {any, any}, seed).turns) {
      if (turn.before.board.empty()) continue;
      ASSERT_TRUE(EndingGround::fits(turn.before, language_));
      checked += check(turn.before, outcomes);
      if (checked >= 120) break;
    }
  }
  EXPECT_GE(checked, 120u);
  for (const double outcome : {0.0, 0.5, 1.0})
    EXPECT_NE(std::ranges::count(outcomes, outcome), 0) << outcome;
}

TEST_P(SharedEndingsIn, giveUpAPlyThatIsTooWideWhenAThirdIsSpent) {
  constexpr std::uint64_t kLimit = 6;
  const auto leaves = engine::noLeaves();
  const engine::StaticContext context{language_, *lexicon_, *leaves};
  const engine::Chooser first = [](std::span<const engine::RatedPlay>, engine::Random&) { return 0; };
  std::size_t wide = 0;
  std::size_t givenUp = 0;
  for (std::uint64_t seed = 1; seed < 80; ++seed) {
    for (const engine::SelfPlayTurn& turn : playGame(context, {first, first}, seed).turns) {
      game::Position position = turn.before;
      game::TileCounts tiles = position.rack + unseenTiles(position, language_);
      position.rack = take(tiles, 3);
      position.opponentRack = take(tiles, 3);
      if (position.board.empty() || position.opponentRack.empty() ||
          generatePlacements(position.board, position.rack, language_, *lexicon_).size() <= kLimit)
        continue;
      const EndingGround ground(turn.before, language_, *lexicon_);
      SharedEndings brief(ground, std::size_t{1} << 18, 0, kLimit);
      SharedEndings none(ground, std::size_t{1} << 18, 0, 1);
      const int points = brief.points({}, position);
      ++wide;
      if (brief.nodes() > kLimit / 3 + 2) continue;  // nearly all moves were refuted at once
      ++givenUp;
      EXPECT_EQ(points, none.points({}, position)) << writeCgp(position, language_);
    }
  }
  EXPECT_GE(wide, 10u);
  EXPECT_GE(2 * givenUp, wide);
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, SharedEndingsIn, testing::Values("cs", "sk", "pl", "en"),
                         [](const auto& instance) { return std::string(instance.param); });

}  // namespace
}  // namespace rozbor
