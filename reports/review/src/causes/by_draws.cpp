#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "after_move.h"
#include "rozbor/engine/draws.h"

namespace rozbor::reports {
namespace {

constexpr double kMuchLikelier = 0.1;  ///< of a bingo, by which the draws must differ
constexpr int kFewTiles = 2;           ///< laid or exchanged by who waits for one
constexpr double kLeastCost = 5;       ///< points that the better play scores more

/// Tiles that leave the rack.
int turnedOver(const engine::RatedPlay& play) {
  return play.move.isPlacement() ? play.move.tilesUsed() : play.move.length();
}

engine::BingoChance bingoAfter(const Case& of, const engine::RatedPlay& play, int samples) {
  const int bag = bagCount(of.decision.position.board, of.language);
  return engine::bingoChance(keptAfter(of.decision, play), unseenTiles(of.decision.position, of.language),
                             std::min(bag, turnedOver(play)), of.language, of.finder, {.samples = samples});
}

/// How far a share of a few draws may be off, even where none or all of them make a bingo: three standard
/// errors, of a share that one draw more either way would give (Laplace's rule of succession).
double reachOf(const engine::BingoChance& found) {
  if (found.samples == 0) return 0;
  const double share = (found.chance * found.samples + 1) / (found.samples + 2);
  return 3 * std::sqrt(share * (1 - share) / found.samples);
}

/// The chances after the best and after the played move. A few draws tell where it is not worth more of them:
/// where the difference is not as large as asked for by any chance. Nothing then.
std::optional<std::pair<engine::BingoChance, engine::BingoChance>> chancesOf(const Case& of,
                                                                             bool bestIsLikelier) {
  constexpr int kFew = 50;
  constexpr int kEnough = 200;
  for (const int samples : {kFew, kEnough}) {
    const engine::BingoChance best = bingoAfter(of, of.best, samples);
    const engine::BingoChance played = bingoAfter(of, of.played, samples);
    const double more = (bestIsLikelier ? 1 : -1) * (best.chance - played.chance);
    if (more + std::hypot(reachOf(best), reachOf(played)) < kMuchLikelier) return std::nullopt;
    const bool isWhole = best.samples == 0 && played.samples == 0;
    if (isWhole || samples == kEnough) return std::pair(best, played);
  }
  return std::nullopt;
}

/// In draws out of 100.
Finding comparedBingos(const Case& of, Cause cause, const engine::RatedPlay& likelier) {
  const bool bestIsLikelier = &likelier == &of.best;
  const auto chances = chancesOf(of, bestIsLikelier);
  if (!chances) return std::nullopt;
  const auto& [best, played] = *chances;
  const double more = (bestIsLikelier ? 1 : -1) * (best.chance - played.chance);
  if (more < kMuchLikelier || more < kClear * std::hypot(best.se, played.se)) return std::nullopt;
  return CauseFinding{cause, 100 * best.chance, 100 * played.chance};
}

/// Whether to wait is told by who is ahead, which static equity does not look at: near the end it is wrong
/// about it.
bool isWaitingUnjudged(const Case& of) {
  return !of.decision.looksAhead() &&
         bagCount(of.decision.position.board, of.language) <= of.language.rules.rackSize;
}

bool isWorthTrying(const Case& of) {
  return of.loss() > 1 && bagCount(of.decision.position.board, of.language) > 0;
}

}  // namespace

/// A tile or two were turned over to wait for a bingo, which costs points now.
Finding fishing(const Case& of) {
  const bool waits = of.played.move.kind() != game::Move::Kind::pass && turnedOver(of.played) <= kFewTiles &&
                     turnedOver(of.best) > turnedOver(of.played);
  if (!waits || !isWorthTrying(of) || isWaitingUnjudged(of) || of.best.score - of.played.score < kLeastCost)
    return std::nullopt;
  return comparedBingos(of, Cause::fishing, of.played);
}

/// Whether a play keeps tiles that can make a bingo with what is drawn to them.
bool keepsForMore(const Case& of, const engine::RatedPlay& play) {
  const int bag = bagCount(of.decision.position.board, of.language);
  return turnedOver(play) < of.decision.position.rack.size() && turnedOver(play) <= bag;
}

/// The tiles of the better play make a bingo far more often, and the leave is most of the loss.
Finding brokenLeave(const Case& of) {
  if (!isWorthTrying(of) || !leave(of) || !keepsForMore(of, of.best) || !keepsForMore(of, of.played))
    return std::nullopt;
  return comparedBingos(of, Cause::brokenLeave, of.best);
}

}  // namespace rozbor::reports
