#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// How a game stands when nobody moves any more. Seat 0 made the first move.
struct GameEnd {
  game::Board board;
  std::array<int, 2> scores{};  ///< before the tiles left are settled
  std::array<game::Rack, 2> racks{};
  bool brokenOff = false;  ///< by the limit of turns, not by the rules
};

/// Turns after which a game is broken off: where the rules know no limit of scoreless turns, players
/// could exchange for ever. No real game comes near.
inline constexpr int kTurnLimit = 1000;

/// Plays a game to its end by the rules of the language; nullopt when `choose` gives up. `bag` has
/// `draw(rack, count, seat)`, `putBack(move)` and `empty()`; `choose(position, seat)` returns an
/// optional RatedPlay. The position shows the opponent's rack once the bag is empty, for it follows
/// then from the tiles unseen.
template <class Bag, class Choose>
[[nodiscard]] std::optional<GameEnd> playByRules(const game::Language& language, Bag& bag, Choose choose) {
  game::Position position = startingPosition(language);
  bag.draw(position.rack, language.rules.rackSize, 0);
  bag.draw(position.opponentRack, language.rules.rackSize, 1);
  int passes = 0;
  for (int turn = 0;; ++turn) {
    const int seat = turn % 2;
    const game::Rack hidden = position.opponentRack;
    if (!bag.empty()) position.opponentRack = {};
    const std::optional<RatedPlay> play = choose(std::as_const(position), seat);
    if (!play) return std::nullopt;
    position.opponentRack = hidden;

    position = after(position, play->move, play->score);
    game::Rack& own = position.opponentRack;
    bag.draw(own, play->move.tilesUsed(), seat);
    if (play->move.kind() == game::Move::Kind::exchange) bag.putBack(play->move);
    passes = play->move.kind() == game::Move::Kind::pass ? passes + 1 : 0;
    const bool over = own.empty() || language.rules.endGame(position.scorelessTurns, passes);
    if (!over && turn + 1 < kTurnLimit) continue;
    GameEnd end{position.board, {}, {}, !over};
    const auto mover = static_cast<std::size_t>(seat);
    end.scores[mover] = position.opponentScore;
    end.scores[1 - mover] = position.score;
    end.racks[mover] = own;
    end.racks[1 - mover] = position.rack;
    return end;
  }
}

}  // namespace rozbor::engine
