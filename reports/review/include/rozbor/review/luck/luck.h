#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "rozbor/engine/game_luck.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/replay/replay.h"

namespace rozbor::reports {

/// How the luck of a record is measured (docs/luck.md).
struct LuckOptions {
  int samples = 200;  ///< draws that each draw is held against; 0: luck is not measured
  std::uint64_t seed = 1;
  std::shared_ptr<const engine::WinModel> winModel;  ///< null: luck in points only
  std::stop_token stop = {};
};

/// The decisions of a replayed game as the engine measures them, in order: placements, exchanges and
/// passes; a play that was challenged off is a pass.
[[nodiscard]] std::vector<engine::LuckTurn> luckTurns(const replay::Replay& replay);

/// The luck of a game of two players, one turn for each decision. Nothing after a stop, where more
/// play, or where luck is not to be measured.
[[nodiscard]] std::optional<engine::GameLuck> luckOf(const replay::Replay& replay,
                                                     const game::Language& language,
                                                     const engine::Lexicon& lexicon,
                                                     const engine::Leaves& leaves,
                                                     const LuckOptions& options);

}  // namespace rozbor::reports
