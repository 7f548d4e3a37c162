#pragma once

#include <memory>
#include <stop_token>
#include <string_view>
#include <vector>

#include "rozbor/engine/inference.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/pool_terms.h"
#include "rozbor/engine/random.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/engine/study/player_spec.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// Somebody who plays. May keep caches between positions, but no memory that would change a move:
/// the same position and random stream give the same move, unless its spec lets time decide. One
/// thread at a time.
class Player {
 public:
  Player() = default;
  virtual ~Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  /// A legal move of the player on turn. The opponent's rack is in the position only when the bag
  /// is empty.
  [[nodiscard]] virtual RatedPlay choose(const game::Position& position, Random& random) = 0;

  /// The same for a player who draws conclusions from the opponent's last move; null where there is
  /// none. `last->before.opponentRack` is what the player on turn held and holds.
  [[nodiscard]] virtual RatedPlay chooseAfter(const LastMove* /*last*/, const game::Position& position,
                                              Random& random) {
    return choose(position, random);
  }
};

/// A move as the opponent sees it: neither the rack behind it nor the tiles that were exchanged. `before` is
/// the position of who made it.
[[nodiscard]] LastMove asSeen(const game::Position& before, const game::Move& move);

/// What players play with. The references outlive the players.
struct PlayerContext {
  const game::Language& language;
  const Lexicon& lexicon;
  std::shared_ptr<const Leaves> leaves;  ///< for strategies that value leaves
  std::stop_token stop{};                ///< nobody waits for the move any more; it may be any legal one
  /// For strategies that look ahead; without one they play as `static` does.
  std::shared_ptr<const WinModel> winModel{};
  int threads = 1;  ///< for one move, of strategies that look ahead; they do not change it
  /// What the tiles unseen add to leaves, for a spec that asks for it; without it, it plays by leaves alone.
  std::shared_ptr<const PoolTerms> pool{};
};

/// The strategies there are, in order of strength. A new one is a file in engine/src/players and
/// its line in the table of player.cpp.
[[nodiscard]] std::vector<std::string_view> strategies();
/// Whether players of that strategy value leaves.
[[nodiscard]] bool valuesLeaves(std::string_view strategy);
/// Whether players of that strategy look ahead by simulation, for which they take a win model.
[[nodiscard]] bool looksAhead(std::string_view strategy);

/// Makes a player; the spec must be without fault.
[[nodiscard]] std::unique_ptr<Player> makePlayer(const PlayerSpec& spec, const PlayerContext& context);

}  // namespace rozbor::engine
