#include "both_sides.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "regrade.h"

namespace rozbor::reports {
namespace {

/// What is known of one decision of the endgame: final spreads, seen by who moves.
struct Side {
  Decision* decision = nullptr;
  Interval best;
  Interval played;
};

Interval exactly(double spread) {
  return {spread, spread};
}

Interval mirrored(const Interval& interval) {
  return {-interval.high, -interval.low};
}

Interval meet(const Interval& one, const Interval& other) {
  return {std::max(one.low, other.low), std::min(one.high, other.high)};
}

bool isPoint(const Interval& interval) {
  return interval.low == interval.high;
}

/// Nothing where the decision was not graded by a search of the endgame.
std::optional<Side> sideOf(Decision& decision) {
  if (decision.phase != Phase::endgame || decision.method() != Method::endgame) return std::nullopt;
  if (const auto* bounded = std::get_if<BoundedGrade>(&decision.grade))
    return Side{&decision, bounded->bestSpread, bounded->playedSpread};
  const double spread = decision.position.spread();
  return Side{&decision, exactly(spread + decision.best().equity.inPoints()),
              exactly(spread + decision.played().equity.inPoints())};
}

/// Whether the second decision is made in the position that the first led to.
bool follows(const Decision& first, const Decision& second, const replay::Replay& replay) {
  // What a phony that stood brought is more than the position is worth.
  if (!second.phonies.empty()) return false;
  // A pass leaves it to the rules how near the end of the game is; no two positions are the same then.
  if (first.player == second.player || first.takenBack || !first.laid.move.isPlacement()) return false;
  for (std::size_t turn = first.turn + 1; turn < second.turn; ++turn) {
    // Bonuses and penalties change the spread behind the back of the search.
    if (replay.turns[turn].scoreComputed != 0) return false;
  }
  return first.position.spread() + replay.turns[first.turn].scoreComputed == -second.position.spread();
}

void agree(Side& first, Side& second) {
  const Interval common = meet(first.played, mirrored(second.best));
  if (common.low > common.high) return;  // the rules made a difference that no search knows of
  first.played = common;
  second.best = mirrored(common);
}

double nearest(double value, const Interval& interval) {
  return std::clamp(value, interval.low, interval.high);
}

void setSpread(Candidate& candidate, double spread, const Interval& interval, const Decision& decision) {
  candidate.play.equity = engine::Equity::fromDouble(spread - decision.position.spread());
  candidate.win = winOf(interval);
  candidate.spread = isPoint(interval) ? std::nullopt : std::optional(interval);
}

/// Puts what is known now in place of what a search knew alone.
void put(Side& side, const BandScale& bands) {
  auto* const bounded = std::get_if<BoundedGrade>(&side.decision->grade);
  if (bounded == nullptr || (bounded->bestSpread == side.best && bounded->playedSpread == side.played))
    return;
  Decision& decision = *side.decision;
  const double own = decision.position.spread();
  bounded->bestSpread = side.best;
  bounded->playedSpread = side.played;
  const bool wasSame = bounded->best().isPlayed;
  setSpread(bounded->played, nearest(own + decision.played().equity.inPoints(), side.played), side.played,
            decision);
  Candidate& best = bounded->candidates.front();
  setSpread(best, nearest(own + best.play.equity.inPoints(), side.best), side.best, decision);
  for (Candidate& row : bounded->candidates)
    if (row.isPlayed) {
      row.play.equity = bounded->played.play.equity;
      row.win = bounded->played.win;
      row.spread = bounded->played.spread;
    }
  if (isPoint(side.best) && isPoint(side.played)) {
    bounded->candidates.front().rank = 1;
    if (isRanked(decision) && (wasSame || side.best == side.played)) bounded->played.rank = 1;
    decision.grade =
        ProvenGrade{std::move(static_cast<Ranked&>(*bounded)), Method::endgame, std::move(bounded->line)};
  }
  decision.band = bandOf(decision, bands);
}

}  // namespace

void carryProofsOver(GameReview& review, const BandScale& bands) {
  std::vector<Side> sides;
  for (Decision& decision : review.decisions)
    if (auto side = sideOf(decision)) sides.push_back(*side);
  // From the end of the game to its beginning, and back: the best move is no worse than the played one.
  for (std::size_t at = sides.size(); at-- > 0;) {
    if (at + 1 < sides.size() && follows(*sides[at].decision, *sides[at + 1].decision, review.replay))
      agree(sides[at], sides[at + 1]);
    if (isRanked(*sides[at].decision)) {
      sides[at].best.low = std::max(sides[at].best.low, sides[at].played.low);
      sides[at].played.high = std::min(sides[at].played.high, sides[at].best.high);
    }
  }
  for (std::size_t at = 0; at + 1 < sides.size(); ++at) {
    if (follows(*sides[at].decision, *sides[at + 1].decision, review.replay)) agree(sides[at], sides[at + 1]);
  }
  for (Side& side : sides)
    put(side, bands);
}

}  // namespace rozbor::reports
