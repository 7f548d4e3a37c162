#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "rozbor/engine/equity.h"
#include "rozbor/engine/leaves.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// A draw of tiles, told when its player is next on turn (docs/luck.md).
struct Draw {
  game::Position position;  ///< at that turn, with the rack as it came to be
  game::TileCounts kept;    ///< of that rack, what was held before the draw
  game::TileCounts pool;    ///< what could have been drawn, the tiles that were among it

  [[nodiscard]] int size() const { return position.rack.size() - kept.size(); }
  /// Whether the rack is what was kept and tiles of the pool.
  [[nodiscard]] bool isPossible() const {
    return position.rack.contains(kept) && pool.contains(position.rack - kept);
  }
};

/// What a drawn rack is held against: every other one, or a sample.
struct DrawLuckOptions {
  int samples = 200;        ///< draws where there are too many to try all; at least 2
  int enumerateUpTo = 400;  ///< distinct draws that are all tried
  std::uint64_t seed = 1;   ///< of the sample
  std::stop_token stop = {};
};

/// How lucky a draw was: the value of the rack less the mean value of the racks that it could have
/// been, all on the same board by the same static evaluator. Standard errors are those of the
/// sample, 0 where every draw was tried.
struct DrawLuck {
  double points = 0;          ///< equity of the best move, less the mean
  double pointsSe = 0;        ///< standard error
  std::optional<double> win;  ///< the same in win probability, 0 to 1; nothing without a model
  double winSe = 0;
  double percentile = 0;  ///< draws that are worse, and half of those as good, out of 100
  double percentileSe = 0;
  Equity best;              ///< of the best move with the rack that was drawn
  int draws = 0;            ///< that it was held against
  bool enumerated = false;  ///< these are all there are, each with its weight

  /// Mean equity of the best move over the draws, in points.
  [[nodiscard]] double expected() const { return best.inPoints() - points; }
};

/// What values racks. The references outlive the call; `winModel` may be null.
struct DrawLuckContext {
  const game::Language& language;
  MoveFinder& finder;  ///< of the same language
  const Leaves& leaves;
  const WinModel* winModel = nullptr;
};

/// Measures a possible draw; nothing after a stop. The same seed gives the same figures. Costs one
/// MoveFinder::best for each draw that is tried.
[[nodiscard]] std::optional<DrawLuck> measureDraw(const Draw& draw, const DrawLuckContext& context,
                                                  const DrawLuckOptions& options = {});

/// What a move leaves to the opponent, as the win model takes it (docs/luck.md).
struct Aftermath {
  double gain = 0;     ///< points, what is kept counted where the model does not know it
  TilesLeft opponent;  ///< who is on turn then; none unseen: the player is out
};
[[nodiscard]] Aftermath aftermathOf(const game::Position& position, const RatedPlay& play,
                                    const game::Language& language);

/// The chance to win of the player on turn after `best`, the best move by static equity: that the
/// opponent does not, who then is on turn and behind by the spread and what was kept (docs/luck.md).
[[nodiscard]] double winAfter(const game::Position& position, const RatedPlay& best,
                              const game::Language& language, const WinModel& model);

}  // namespace rozbor::engine
