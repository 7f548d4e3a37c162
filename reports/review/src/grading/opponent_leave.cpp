#include "regrade.h"
#include "rozbor/engine/inference.h"

namespace rozbor::reports {
namespace {

using parser::EventKind;

/// The last move of the game before a turn, where the opponent made it and it stood.
const replay::Turn* lastMove(const replay::Replay& replay, std::size_t turn) {
  const std::size_t player = replay.turns[turn].player;
  while (turn-- > 0) {
    const replay::Turn& before = replay.turns[turn];
    if (!before.isDecision()) continue;
    const bool understood = before.move || before.exchangeCount;
    const bool laid = before.kind != EventKind::placement || before.playable;
    return before.player != player && !before.takenBack && understood && laid ? &before : nullptr;
  }
  return nullptr;
}

}  // namespace

std::shared_ptr<const engine::RackPosterior> opponentLeave(const replay::Replay& replay, std::size_t turn,
                                                           const ReviewContext& context,
                                                           const std::stop_token& stop) {
  const replay::Turn* move = lastMove(replay, turn);
  if (move == nullptr) return nullptr;
  engine::LastMove last;
  last.before = move->before;
  last.before.rack = {};
  last.before.opponentRack = replay.turns[turn].before.rack;
  if (move->move) {
    last.seen.move = *move->move;
    // Nobody saw which tiles went back.
    if (move->kind == EventKind::exchange) last.seen = {{}, move->move->length()};
  } else {
    last.seen.exchanged = *move->exchangeCount;
  }
  engine::MoveFinder finder(*context.language, *context.lexicon);
  const engine::StaticContext statics = context.statics();
  auto posterior =
      inferLeave(last, {statics, finder},
                 {.samples = context.effort.inferredRacks, .seed = context.seed + turn, .stop = stop});
  if (!posterior || posterior->tiles() == 0) return nullptr;
  return std::make_shared<const engine::RackPosterior>(*std::move(posterior));
}

}  // namespace rozbor::reports
