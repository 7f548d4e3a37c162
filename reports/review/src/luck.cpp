#include "rozbor/review/luck.h"

#include <algorithm>
#include <cmath>

#include "rozbor/review/review.h"

namespace rozbor::reports {
namespace {

using parser::EventKind;
using replay::RackKnowledge;
using replay::Turn;

/// What the end brought player 0 less player 1 for the tiles that were left.
int settledPoints(const replay::Replay& replay) {
  int settled = 0;
  for (const Turn& turn : replay.turns) {
    if (turn.kind != EventKind::endRack && turn.kind != EventKind::rackPenalty) continue;
    settled += turn.player == 0 ? turn.scoreComputed : -turn.scoreComputed;
  }
  return settled;
}

/// Nothing unless a draw was measured.
std::optional<double> pointsOf(const GameReview& review, std::size_t player) {
  if (!review.luck || review.luck->players[player].draws == 0) return std::nullopt;
  return review.luck->players[player].points;
}

/// Of the points that a player lost, by the methods that know their errors.
double mistakesError(const GameReview& review, std::size_t player) {
  double squares = 0;
  for (const Decision& decision : review.decisions) {
    if (decision.player != player || !decision.isCounted()) continue;
    const auto loss = lossOf(decision);
    squares += loss ? loss->pointsSe * loss->pointsSe : 0;
  }
  return std::sqrt(squares);
}

bool isWhole(const GameReview& review) {
  return review.luck && std::ranges::all_of(review.luck->players, [](const engine::PlayerLuck& luck) {
           return luck.draws > 0 && luck.unknown == 0;
         });
}

}  // namespace

std::vector<engine::LuckTurn> luckTurns(const replay::Replay& replay) {
  std::vector<engine::LuckTurn> turns;
  for (const Turn& turn : replay.turns) {
    if (!turn.isDecision()) continue;
    engine::LuckTurn& added = turns.emplace_back();
    added.player = turn.player;
    added.before = turn.before;
    added.rackKnown = turn.rackKnown == RackKnowledge::known;
    if (turn.takenBack) {
      added.move = game::Move::pass();
    } else if (turn.move && (!turn.move->isPlacement() || turn.playable)) {
      added.move = turn.move;
      added.points = turn.scoreComputed;
    }
  }
  return turns;
}

std::optional<engine::GameLuck> luckOf(const replay::Replay& replay, const game::Language& language,
                                       const engine::Lexicon& lexicon, const engine::Leaves& leaves,
                                       const LuckOptions& options) {
  if (replay.players.size() != 2 || options.samples < 2) return std::nullopt;
  engine::DrawLuckOptions draws;
  draws.samples = options.samples;
  draws.seed = options.seed;
  draws.stop = options.stop;
  auto luck = engine::measureGame(luckTurns(replay), settledPoints(replay),
                                  {language, lexicon, leaves, options.winModel.get()}, draws);
  if (luck && !replay.complete) luck->board.reset();
  return luck;
}

Ledger ledgerOf(const GameReview& review, std::size_t player) {
  const PlayerSummary& own = review.players[player];
  const PlayerSummary& other = review.players[1 - player];
  Ledger ledger;
  ledger.ownLuck = pointsOf(review, player);
  ledger.opponentLuck = pointsOf(review, 1 - player);
  if (ledger.opponentLuck) *ledger.opponentLuck *= -1;
  ledger.ownMistakes = -own.lost.inPoints();
  ledger.opponentMistakes = other.lost.inPoints();
  ledger.ownMistakesSe = mistakesError(review, player);
  ledger.opponentMistakesSe = mistakesError(review, 1 - player);
  ledger.result = own.score - other.score;
  const double luck = ledger.ownLuck.value_or(0) + ledger.opponentLuck.value_or(0);
  if (review.luck) {
    ledger.ownLuckSe = review.luck->players[player].pointsSe;
    ledger.opponentLuckSe = review.luck->players[1 - player].pointsSe;
    ledger.luckSe = std::hypot(ledger.ownLuckSe, ledger.opponentLuckSe);
    ledger.board = review.luck->board;
    if (ledger.board && player == 1) *ledger.board *= -1;
  }
  if (isWhole(review)) ledger.adjustedSpread = ledger.result - luck;
  ledger.rest =
      ledger.result - luck - ledger.ownMistakes - ledger.opponentMistakes - ledger.board.value_or(0);
  return ledger;
}

}  // namespace rozbor::reports
