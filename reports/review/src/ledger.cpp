#include "rozbor/review/luck/ledger.h"

#include <algorithm>
#include <cmath>

#include "rozbor/review/counted_loss.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {
namespace {

/// What one scale is taken from.
struct Scale {
  Parts TurnParts::*parts;
  double TurnParts::*variance;
};
constexpr Scale kPoints{&TurnParts::points, &TurnParts::pointsVar};
constexpr Scale kWin{&TurnParts::win, &TurnParts::winVar};

void addTurn(LedgerScale& ledger, const TurnParts& turn, const Scale& scale, double sign) {
  const Parts& parts = turn.*scale.parts;
  const double variance = turn.*scale.variance;
  ledger.replies += sign * of(parts, Part::reply).value_or(0);
  ledger.method += sign * of(parts, Part::method).value_or(0);
  ledger.other += sign * of(parts, Part::other).value_or(0);
  if (of(parts, Part::reply)) ledger.repliesSe = std::hypot(ledger.repliesSe, std::sqrt(variance));
  if (of(parts, Part::method)) ledger.methodSe = std::hypot(ledger.methodSe, std::sqrt(variance));
}

/// All that the turns tell but mistakes and draws.
void addParts(LedgerScale& ledger, const GameReview& review, std::size_t player, const Scale& scale) {
  if (!review.parts) return;
  for (std::size_t turn = 0; turn < review.parts->turns.size(); ++turn)
    addTurn(ledger, review.parts->turns[turn], scale, review.decisions[turn].player == player ? 1 : -1);
  addTurn(ledger, review.parts->end, scale, player == 0 ? 1 : -1);
}

struct Lost {
  double sum = 0;
  double error = 0;
};

Lost pointsLost(const GameReview& review, std::size_t player) {
  Lost lost{review.players[player].lost.inPoints(), 0};
  for (const Decision& decision : review.decisions) {
    if (decision.player != player || !decision.isCounted()) continue;
    if (const auto loss = lossOf(decision)) lost.error = std::hypot(lost.error, loss->pointsSe);
  }
  return lost;
}

Lost winsLost(const GameReview& review, std::size_t player) {
  Lost lost;
  for (const Decision& decision : review.decisions) {
    const auto win = decision.player == player ? decision.win() : std::nullopt;
    if (!win) continue;
    lost.sum += win->loss() / 100;
    lost.error = std::hypot(lost.error, win->lossSe);
  }
  return lost;
}

void addMistakes(LedgerScale& ledger, const Lost& own, const Lost& opponent) {
  ledger.ownMistakes = -own.sum;
  ledger.ownMistakesSe = own.error;
  ledger.opponentMistakes = opponent.sum;
  ledger.opponentMistakesSe = opponent.error;
}

void addPointsOfDraws(LedgerScale& ledger, const engine::PlayerLuck& own,
                      const engine::PlayerLuck& opponent) {
  if (own.draws > 0) ledger.ownLuck = own.points;
  if (opponent.draws > 0) ledger.opponentLuck = -opponent.points;
  ledger.ownLuckSe = own.pointsSe;
  ledger.opponentLuckSe = opponent.pointsSe;
}

void addWinsOfDraws(LedgerScale& ledger, const engine::PlayerLuck& own, const engine::PlayerLuck& opponent) {
  ledger.ownLuck = own.win;
  if (opponent.win) ledger.opponentLuck = -*opponent.win;
  ledger.ownLuckSe = own.winSe;
  ledger.opponentLuckSe = opponent.winSe;
}

/// What the lines leave over.
void close(LedgerScale& ledger) {
  ledger.luckSe = std::hypot(ledger.ownLuckSe, ledger.opponentLuckSe);
  ledger.rest = ledger.result - ledger.start - ledger.ownLuck.value_or(0) - ledger.opponentLuck.value_or(0) -
                ledger.ownMistakes - ledger.opponentMistakes - ledger.replies - ledger.method - ledger.other;
}

LedgerScale inPoints(const GameReview& review, std::size_t player) {
  LedgerScale ledger;
  ledger.result = review.players[player].score - review.players[1 - player].score;
  if (review.parts) ledger.start = player == 0 ? review.parts->startPoints : -review.parts->startPoints;
  if (review.luck) addPointsOfDraws(ledger, review.luck->players[player], review.luck->players[1 - player]);
  addMistakes(ledger, pointsLost(review, player), pointsLost(review, 1 - player));
  addParts(ledger, review, player, kPoints);
  close(ledger);
  return ledger;
}

std::optional<LedgerScale> inWins(const GameReview& review, std::size_t player) {
  if (!review.parts || !review.parts->startWin || !review.parts->resultWin) return std::nullopt;
  const auto seen = [&](double chance) { return player == 0 ? chance : 1 - chance; };
  LedgerScale ledger;
  ledger.start = seen(*review.parts->startWin);
  ledger.result = seen(*review.parts->resultWin);
  if (review.luck) addWinsOfDraws(ledger, review.luck->players[player], review.luck->players[1 - player]);
  addMistakes(ledger, winsLost(review, player), winsLost(review, 1 - player));
  addParts(ledger, review, player, kWin);
  close(ledger);
  return ledger;
}

bool isWhole(const GameReview& review) {
  return review.luck && std::ranges::all_of(review.luck->players, [](const engine::PlayerLuck& luck) {
           return luck.draws > 0 && luck.unknown == 0;
         });
}

}  // namespace

Ledger ledgerOf(const GameReview& review, std::size_t player) {
  Ledger ledger{inPoints(review, player), inWins(review, player), std::nullopt};
  const LedgerScale& points = ledger.points;
  if (isWhole(review))
    ledger.adjustedSpread = points.result - points.ownLuck.value_or(0) - points.opponentLuck.value_or(0);
  return ledger;
}

}  // namespace rozbor::reports
