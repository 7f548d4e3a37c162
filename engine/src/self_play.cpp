#include "rozbor/engine/self_play.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "rozbor/engine/move_finder.h"

namespace rozbor::engine {
namespace {

using game::Move;

/// No real game comes near; without it a language that knows no scoreless limit could exchange for ever.
constexpr std::size_t kTurnLimit = 1000;

/// Whether the game ends by turns without points. Counts all of them for the one limit, passes
/// alone for the other.
bool isStale(int scoreless, int passes, const game::Rules& rules) {
  return (rules.scorelessLimit > 0 && scoreless >= rules.scorelessLimit) ||
         (rules.passLimit > 0 && passes >= rules.passLimit);
}

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
  const game::Language& language = context.language;
  Random random(seed);
  game::Bag bag = language.tiles;
  game::Position position = startingPosition(language);
  draw(bag, position.rack, language.rules.rackSize, random);
  draw(bag, position.opponentRack, language.rules.rackSize, random);

  MoveFinder finder(language, context.lexicon);
  SelfPlayGame played;
  int passes = 0;
  int player = 0;
  for (;; player = 1 - player) {
    game::Position seen = position;
    seen.opponentRack = {};
    const std::vector<RatedPlay> plays = finder.all(seen, context.leaves);
    const std::size_t chosen = players[static_cast<std::size_t>(player)](plays, random);
    assert(chosen < plays.size());
    const RatedPlay& play = plays[chosen];
    played.turns.push_back({seen, play, player});

    position = after(position, play.move, play.score);
    draw(bag, position.opponentRack, play.move.tilesUsed(), random);
    if (play.move.kind() == Move::Kind::exchange) bag += play.move.tileCounts();
    passes = play.move.kind() == Move::Kind::pass ? passes + 1 : 0;
    const bool out = position.opponentRack.empty();
    if (out || isStale(position.scorelessTurns, passes, language.rules) || played.turns.size() == kTurnLimit)
      break;
  }
  played.board = position.board;
  const auto mover = static_cast<std::size_t>(player);
  played.scores[mover] = position.opponentScore;
  played.scores[1 - mover] = position.score;
  played.racks[mover] = position.opponentRack;
  played.racks[1 - mover] = position.rack;
  return played;
}

}  // namespace rozbor::engine
