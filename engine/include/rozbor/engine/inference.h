#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "rozbor/engine/equity.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/engine/rack_posterior.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"

/// What a play tells of the tiles behind it (docs/inference.md): a rack is as likely as it is to be
/// drawn, times how likely its holder is to make the play that was made.
namespace rozbor::engine {

/// How a player errs: a play that loses `loss` points against the best by static equity is made with a
/// likelihood in proportion to (1 − lapse) / (1 + loss / softness)² + lapse. No function of a library is in
/// it, so that weights are the same on every machine.
struct PlayerModel {
  double softness = 0;  ///< points; above 0. At this loss a play is a quarter as likely as the best
  double lapse = 0;     ///< 0 to 1: what is left of the likelihood however much is lost

  [[nodiscard]] double likelihood(Equity loss) const;
};

/// Fitted by maximum likelihood (docs/inference.md): to games of people; to players of the engine who take
/// the best by static equity; and to players of whom no more is known than that they often do not.
inline constexpr PlayerModel kPeople{3, 0.01};
inline constexpr PlayerModel kStaticPlayers{0.1, 0.001};
inline constexpr PlayerModel kWeakPlayers{25, 0.1};

struct InferenceOptions {
  PlayerModel player = kPeople;
  /// Different racks to look at: all of them where there are no more, else as many draws. One takes
  /// about 30 µs.
  int samples = 3000;
  std::uint64_t seed = 1;
  std::stop_token stop;
};

/// A move as far as others see it.
struct SeenMove {
  game::Move move;    ///< in an exchange, the tiles that went back are known
  int exchanged = 0;  ///< above 0: an exchange of so many unknown tiles; `move` says nothing then
};

/// The opponent's last move.
struct LastMove {
  /// Before it, seen by who made it: their own rack is not looked at, `opponentRack` is what the
  /// observer held and holds.
  game::Position before;
  SeenMove seen;
};

/// Tiles that a player is known to have had after a decision, up to some later moment: those played
/// since and those on the rack then, as far as known; and how many had been drawn by then.
struct LaterTiles {
  game::TileCounts had;
  int drawn = 0;
};

/// A decision of which the rack is not known in full.
struct HiddenDecision {
  /// Seen by who made it. The rack holds what is certain of it (the tiles of the move need not be
  /// there); the opponent's rack, what is known of that.
  game::Position before;
  SeenMove seen;
  game::TileCounts elsewhere;     ///< tiles not on the board that the rack cannot have held
  std::vector<LaterTiles> later;  ///< in order of time; each includes the ones before
};

/// A rack or leave that is possible, before anything is said of the player.
struct Hypothesis {
  game::Rack tiles;
  double prior = 0;  ///< in proportion to how likely it was drawn; times `draws`, if sampled
  double draws =
      0;        ///< how often it was drawn, shared by the ways to play it; 1 in all if all were looked at
  Equity loss;  ///< of the play made, against the best with that rack
};

/// All that were looked at. Several may have the same tiles.
struct Hypotheses {
  std::vector<Hypothesis> list;
  bool exact = false;
};

/// What is needed to rate plays. The finder must be of the same language and lexicon.
struct InferenceContext {
  const StaticContext& statics;
  MoveFinder& finder;
};

/// The tiles that the opponent kept. With an unknown exchange, a rack stands for every choice of tiles
/// to put back. Errors: "inference.impossible-play" (more tiles of a kind than are unseen, or more than
/// a rack holds), "inference.rack-too-large", "inference.stopped".
[[nodiscard]] game::Result<RackPosterior> inferLeave(const LastMove& last, const InferenceContext& context,
                                                     const InferenceOptions& options);

/// The full rack behind a decision: always imputed, never what the record tells. Errors: as inferLeave,
/// and "inference.contradiction" where no rack fits what came later.
[[nodiscard]] game::Result<RackPosterior> inferOwnRack(const HiddenDecision& decision,
                                                       const InferenceContext& context,
                                                       const InferenceOptions& options);

/// The first half of either: what takes the time, and is the same for every model of the player.
[[nodiscard]] game::Result<Hypotheses> leaveHypotheses(const LastMove& last, const InferenceContext& context,
                                                       const InferenceOptions& options);
[[nodiscard]] game::Result<Hypotheses> rackHypotheses(const HiddenDecision& decision,
                                                      const InferenceContext& context,
                                                      const InferenceOptions& options);
/// The second half. There must be one hypothesis at least.
[[nodiscard]] RackPosterior posteriorOf(const Hypotheses& hypotheses, const PlayerModel& player);

/// The hypotheses of one leave alone, weighed like those of leaveHypotheses: the sum of prior ×
/// likelihood over them, divided by `Source::evidence`, is its probability, whether or not a sample met it.
/// Of an unknown exchange it is an estimate. None for a leave that is impossible.
[[nodiscard]] game::Result<std::vector<Hypothesis>> hypothesesOfLeave(const LastMove& last,
                                                                      const game::Rack& leave,
                                                                      const InferenceContext& context,
                                                                      const InferenceOptions& options);

/// How well a posterior foretold the leave that was kept: −ln P(leave) for each tile of it, in nats; and
/// the same for a leave drawn blindly from the unseen tiles that were not played.
struct LeaveLogLoss {
  double inferred = 0;
  double uniform = 0;
};
/// Errors: as inferLeave, and "inference.impossible-leave" (not so many tiles, or more of a kind than are
/// unseen, or none).
[[nodiscard]] game::Result<LeaveLogLoss> logLossOf(const LastMove& last, const game::Rack& leave,
                                                   const RackPosterior& posterior,
                                                   const InferenceContext& context,
                                                   const InferenceOptions& options);

/// Tiles that may be in the opponent's rack or in the bag after the move: what the observer has not seen.
[[nodiscard]] game::TileCounts unseenAfter(const LastMove& last, const game::Language& language);

}  // namespace rozbor::engine
