#pragma once

#include <algorithm>
#include <chrono>
#include <memory>

#include "rozbor/engine/study/player.h"

/// The makers of players, one file each.
namespace rozbor::engine {

/// A budget of time; at least a millisecond, since none would mean that there is no limit.
[[nodiscard]] inline std::chrono::milliseconds millisecondsOf(double seconds) {
  return std::chrono::milliseconds(std::max(1, static_cast<int>(seconds * 1000)));
}

/// Any placement, each equally likely; an exchange or the pass only where there is none.
[[nodiscard]] std::unique_ptr<Player> makeRandomPlayer(const PlayerSpec& spec, const PlayerContext& context);

/// The best move by static equity, within the limits of the spec.
[[nodiscard]] std::unique_ptr<Player> makeStaticPlayer(const PlayerSpec& spec, const PlayerContext& context);

/// The same without leave values: the most points, but for the opening and the endgame.
[[nodiscard]] std::unique_ptr<Player> makeGreedyPlayer(const PlayerSpec& spec, const PlayerContext& context);

/// The move that wins the most games of those it plays on from the best by static equity.
[[nodiscard]] std::unique_ptr<Player> makeSimulatingPlayer(const PlayerSpec& spec,
                                                           const PlayerContext& context);

/// Proves which move wins with the most bags where one or two tiles are left in it, and leaves all that
/// it cannot prove to `before`.
[[nodiscard]] std::unique_ptr<Player> makePreEndgamePlayer(const PlayerSpec& spec,
                                                           const PlayerContext& context,
                                                           std::unique_ptr<Player> before);

/// Solves endgames, and leaves all before them to `before`.
[[nodiscard]] std::unique_ptr<Player> makeEndgamePlayer(const PlayerSpec& spec, const PlayerContext& context,
                                                        std::unique_ptr<Player> before);

}  // namespace rozbor::engine
