#pragma once

#include <memory>

#include "rozbor/engine/study/player.h"

/// The makers of players, one file each.
namespace rozbor::engine {

/// Any placement, each equally likely; an exchange or the pass only where there is none.
[[nodiscard]] std::unique_ptr<Player> makeRandomPlayer(const PlayerSpec& spec, const PlayerContext& context);

/// The best move by static equity, within the limits of the spec.
[[nodiscard]] std::unique_ptr<Player> makeStaticPlayer(const PlayerSpec& spec, const PlayerContext& context);

/// The same without leave values: the most points, but for the opening and the endgame.
[[nodiscard]] std::unique_ptr<Player> makeGreedyPlayer(const PlayerSpec& spec, const PlayerContext& context);

/// Solves endgames, and leaves all before them to `before`.
[[nodiscard]] std::unique_ptr<Player> makeEndgamePlayer(const PlayerSpec& spec, const PlayerContext& context,
                                                        std::unique_ptr<Player> before);

}  // namespace rozbor::engine
