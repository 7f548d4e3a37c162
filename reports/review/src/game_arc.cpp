#include "rozbor/review/game_arc.h"

#include <algorithm>
#include <array>

#include "rozbor/review/game_review.h"

namespace rozbor::reports {
namespace {

/// From this chance on the loser was the favourite clearly enough to speak of it.
constexpr double kFavourite = 0.6;
/// A game that is decided this many decisions before its end is worth a sentence.
constexpr std::size_t kDecisionsLeft = 4;

/// 0 or 1, who has more; nothing in a tie.
std::optional<std::size_t> aheadOf(const std::array<int, 2>& totals) {
  if (totals[0] == totals[1]) return std::nullopt;
  return totals[0] > totals[1] ? 0 : 1;
}

/// Follows the totals; a play that was taken back never counted.
class LeadFinder {
 public:
  void take(const replay::Turn& turn, std::size_t index) {
    if (turn.takenBack) return;
    totals_[turn.player] = turn.totalComputed;
    const auto now = aheadOf(totals_);
    if (now && now != ahead_) since_ = index;
    if (now && lastAhead_ && now != lastAhead_) {
      ++changes_;
      changed_ = index;
    }
    ahead_ = now;
    if (now) lastAhead_ = now;
  }

  [[nodiscard]] std::optional<GameArc::Lead> lead() const {
    if (!ahead_) return std::nullopt;
    return GameArc::Lead{*ahead_, changes_ > 0 ? changed_ : since_, changes_};
  }

 private:
  std::array<int, 2> totals_{};
  std::optional<std::size_t> ahead_, lastAhead_;
  std::size_t since_ = 0;
  std::size_t changed_ = 0;
  int changes_ = 0;
};

std::optional<GameArc::Lead> leadOf(const GameReview& review) {
  LeadFinder finder;
  for (std::size_t index = 0; index < review.replay.turns.size(); ++index)
    finder.take(review.replay.turns[index], index);
  return finder.lead();
}

/// The chance of a player before a decision of either, with its best move.
double chanceOf(std::size_t player, const Decision& decision, double ofMover) {
  return decision.player == player ? ofMover : 1 - ofMover;
}

/// Whether the chance is known before every turn; who plays on alone has no chance to lose or gain.
bool isKnownThroughout(const GameReview& review) {
  const auto turns = std::ranges::count_if(review.replay.turns, &replay::Turn::isDecision);
  return static_cast<std::size_t>(turns) == review.decisions.size() &&
         std::ranges::all_of(review.decisions, [&](const Decision& decision) {
           return decision.win() || review.replay.turns[decision.turn].unseen.empty();
         });
}

std::optional<GameArc::Height> heightOf(const GameReview& review, std::size_t loser) {
  std::optional<GameArc::Height> height;
  for (const Decision& decision : review.decisions) {
    const auto win = decision.win();
    if (!win) continue;
    const double chance = chanceOf(loser, decision, win->best);
    if (chance >= kFavourite && (!height || chance > height->win)) height = {loser, decision.turn, chance};
  }
  if (height) height->isCertain = isKnownThroughout(review);
  return height;
}

bool isWonFor(std::size_t winner, const Decision& decision) {
  const auto win = decision.win();
  return win && win->isDecided() && chanceOf(winner, decision, win->best) > 0.5;
}

std::optional<std::size_t> decidedFrom(const GameReview& review, std::size_t winner) {
  std::size_t left = 0;
  std::optional<std::size_t> from;
  for (auto decision = review.decisions.rbegin(); decision != review.decisions.rend(); ++decision) {
    if (!isWonFor(winner, *decision)) break;
    if (++left >= kDecisionsLeft) from = decision->turn;
  }
  return from;
}

}  // namespace

GameArc arcOf(const GameReview& review) {
  GameArc arc;
  if (review.replay.players.size() != 2) return arc;
  arc.lead = leadOf(review);
  if (!arc.lead || !review.replay.complete) return arc;
  arc.height = heightOf(review, 1 - arc.lead->player);
  arc.decidedFrom = decidedFrom(review, arc.lead->player);
  return arc;
}

}  // namespace rozbor::reports
