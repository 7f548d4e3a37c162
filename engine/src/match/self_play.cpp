#include "rozbor/engine/study/self_play.h"

#include <cassert>
#include <optional>
#include <utility>

#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/study/game_course.h"

namespace rozbor::engine {
namespace {

/// The bag of a game whose draws and players share one stream of random numbers.
class CountedBag {
 public:
  CountedBag(const game::TileCounts& tiles, Random& random) : tiles_(tiles), random_(random) {}

  [[nodiscard]] bool empty() const { return tiles_.empty(); }
  void draw(game::Rack& rack, int count, int /*seat*/) { engine::draw(tiles_, rack, count, random_); }
  void putBack(const game::Move& exchange) { tiles_ += exchange.tileCounts(); }

 private:
  game::Bag tiles_;
  Random& random_;
};

}  // namespace

void draw(game::Bag& bag, game::Rack& rack, int count, Random& random) {
  for (int drawn = 0; drawn < count && !bag.empty(); ++drawn) {
    auto place = static_cast<int>(random.below(static_cast<std::uint32_t>(bag.size())));
    int kind = 0;
    while (place >= bag.count(kind))
      place -= bag.count(kind++);
    bag.addKind(kind, -1);
    rack.addKind(kind);
  }
}

SelfPlayGame playGame(const StaticContext& context, const std::array<Chooser, 2>& players,
                      std::uint64_t seed) {
  Random random(seed);
  MoveFinder finder(context.language, context.lexicon);
  CountedBag bag(context.language.tiles, random);
  SelfPlayGame played;
  const auto choose = [&](const game::Position& position, int player) -> std::optional<RatedPlay> {
    game::Position seen = position;
    seen.opponentRack = {};
    const std::vector<RatedPlay> plays = finder.all(seen, context.leaves);
    const std::size_t chosen = players[static_cast<std::size_t>(player)](plays, random);
    assert(chosen < plays.size());
    played.turns.push_back({seen, plays[chosen], player});
    return plays[chosen];
  };
  const std::optional<GameEnd> end = playByRules(context.language, bag, choose);
  assert(end);
  played.board = end->board;
  played.scores = end->scores;
  played.racks = end->racks;
  return played;
}

}  // namespace rozbor::engine
