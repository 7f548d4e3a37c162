#include "after_move.h"
#include "rozbor/review/plays/denied.h"

namespace rozbor::reports {
namespace {

constexpr int kLeastDenied = 5;  ///< points by which the opponent's best next move differs

/// The ending is worked out, and neither of the moves goes out, so there is something to come.
bool goesOn(const Case& of) {
  return of.decision.method() == Method::endgame && !of.best.leave.empty() && !of.played.leave.empty();
}

/// All but the endgame itself is told of what is lost beyond a doubt.
bool isTold(const Case& of) {
  return goesOn(of) && of.decision.proof() == Proof::exact;
}

Plays ownPlays(const Case& of, const engine::RatedPlay& after) {
  return playsOf(keptAfter(of.decision, after), of.finder);
}

Plays opponentsPlays(const Case& of, const engine::RatedPlay& after) {
  return playsOf(opponentAfter(of.decision, after, of.language), of.finder);
}

}  // namespace

/// Tiles kept that no play lays on the board as it lies, where the better move has none such.
Finding stuckTile(const Case& of) {
  if (!isTold(of)) return std::nullopt;
  const Plays played = ownPlays(of, of.played);
  if (played.stuck.empty() || !ownPlays(of, of.best).stuck.empty()) return std::nullopt;
  return CauseFinding{Cause::stuckTile, 0, static_cast<double>(played.stuck.size()), played.stuck};
}

/// The tiles kept could have gone out at once on the board before the move, and cannot after it.
Finding blockedOut(const Case& of) {
  if (!isTold(of) || !of.played.move.isPlacement() || ownPlays(of, of.played).waysOut > 0)
    return std::nullopt;
  game::Position before = keptAfter(of.decision, of.played);
  before.board = of.decision.position.board;
  if (playsOf(before, of.finder).waysOut == 0) return std::nullopt;
  const int best = ownPlays(of, of.best).waysOut;
  if (best == 0) return std::nullopt;
  return CauseFinding{Cause::blockedOut, static_cast<double>(best), 0};
}

Finding outLeftOpen(const Case& of) {
  if (!isTold(of)) return std::nullopt;
  const int played = opponentsPlays(of, of.played).waysOut;
  if (played == 0 || opponentsPlays(of, of.best).waysOut > 0) return std::nullopt;
  return CauseFinding{Cause::outLeftOpen, 0, static_cast<double>(played)};
}

/// Final spreads with best play by both.
Finding endgame(const Case& of) {
  if (of.decision.method() != Method::endgame) return std::nullopt;
  const int spread = of.decision.position.spread();
  return CauseFinding{Cause::endgame, spread + of.best.equity.inPoints(),
                      spread + of.played.equity.inPoints()};
}

std::optional<Denied> deniedBy(const Decision& decision, const game::Language& language,
                               engine::MoveFinder& finder) {
  if (!decision.isGraded() || decision.band == Band::none) return std::nullopt;
  const Case of(decision, language, finder);
  if (!isTold(of)) return std::nullopt;
  const Plays after = opponentsPlays(of, of.played);
  const Plays left = opponentsPlays(of, of.best);
  if (after.placements.empty()) return std::nullopt;
  Denied denied{after.placements.front(), left.placements.empty() ? 0 : left.placements.front().score};
  const auto hasIt = [&](const Plays& plays) {
    return std::ranges::find(plays.placements, denied.play.move, &engine::RatedPlay::move) !=
           plays.placements.end();
  };
  if (hasIt(left) || denied.play.score - denied.left < kLeastDenied) return std::nullopt;
  denied.wasThere = hasIt(playsOf(opponentAfter(decision, {}, language), finder));
  denied.stuck = left.stuck;
  denied.stuck.removeAvailable(after.stuck);
  return denied;
}

}  // namespace rozbor::reports
