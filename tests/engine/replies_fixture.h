#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "game_fixtures.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/engine/study/self_play.h"
#include "rozbor/engine/study/signature.h"

namespace rozbor::test {

/// Czech with made-up words: diacritics, and more kinds of tiles than English has.
class RepliesTest : public testing::Test {
 protected:
  RepliesTest()
      : language_(language("cs")),
        lexicon_(*engine::Lexicon::build(engine::madeUpWords(language_, 6000, 1), "made up", "", language_)),
        leaves_(*engine::openLeaves(sourcePath("data/leaves/cs.csv"), language_)),
        winModel_(*engine::openWinModel(sourcePath("data/winmodels/cs.csv"), language_)),
        finder_(language_, *lexicon_) {}

  [[nodiscard]] engine::SimulationContext context() const {
    return {language_, *lexicon_, *leaves_, *winModel_};
  }

  /// A position of a game between two that play their best move, `turns` turns from its start.
  [[nodiscard]] game::Position after(int turns, engine::Random& random) {
    game::Position position = startingPosition(language_);
    for (int turn = 0; turn < turns; ++turn) {
      position.rack = drawn(position, random);
      const engine::RatedPlay best = finder_.best(position, *leaves_);
      position = game::after(position, best.move, best.score);
    }
    position.rack = drawn(position, random);
    position.opponentRack = {};
    return position;
  }

  /// A rack out of what is not on the board.
  [[nodiscard]] game::Rack drawn(const game::Position& position, engine::Random& random) const {
    game::Position seen = position;
    seen.rack = {};
    seen.opponentRack = {};
    return drawn(unseenTiles(seen, language_), random);
  }

  [[nodiscard]] game::Rack drawn(const game::TileCounts& tiles, engine::Random& random) const {
    std::vector<int> left;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
      left.insert(left.end(), static_cast<std::size_t>(tiles.count(kind)), kind);
    game::Rack rack;
    for (int tile = 0; tile < language_.rules.rackSize && !left.empty(); ++tile) {
      const auto at = random.below(static_cast<std::uint32_t>(left.size()));
      rack.addKind(left[at]);
      left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
    }
    return rack;
  }

  game::Language language_;
  std::shared_ptr<const engine::Lexicon> lexicon_;
  std::shared_ptr<const engine::Leaves> leaves_;
  std::shared_ptr<const engine::WinModel> winModel_;
  engine::MoveFinder finder_;
};

}  // namespace rozbor::test
