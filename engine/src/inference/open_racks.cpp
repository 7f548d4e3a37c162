#include "open_racks.h"

#include <algorithm>

#include "leaves/packed_rack.h"

namespace rozbor::engine {
namespace {

using game::Error;
using game::Position;
using game::Result;
using game::TileCounts;

Error impossiblePlay() {
  return {"inference.impossible-play",
          said::words("the tiles of the move are not all among those that were unseen")};
}

/// What is to be filled up: the tiles of the move and the other `held` ones are known, all others come
/// from `unseen`, which holds those, too.
Result<OpenRack> openRack(const Position& before, const SeenMove& seen, const TileCounts& held,
                          const TileCounts& unseen, const game::Language& language) {
  OpenRack rack;
  rack.known = held;
  TileCounts played = seen.exchanged > 0 ? TileCounts() : seen.move.tileCounts();
  played.removeAvailable(held);
  rack.known += played;
  if (!unseen.contains(rack.known)) return impossiblePlay();
  rack.pool = unseen - rack.known;
  const int size = bagCount(before.board, language) > 0 ? language.rules.rackSize
                                                        : std::min(language.rules.rackSize, unseen.size());
  rack.missing = size - rack.known.size();
  if (rack.missing < 0 || rack.missing > rack.pool.size() || seen.exchanged > size) return impossiblePlay();
  if (size > PackedRack::kMaxTiles)
    return Error{"inference.rack-too-large", said::words("racks of more than ten tiles are not inferred")};
  return rack;
}

}  // namespace

TileCounts notSeen(const game::Board& board, const TileCounts& elsewhere, const game::Language& language) {
  TileCounts unseen = language.tiles;
  unseen.removeAvailable(board.tiles());
  unseen.removeAvailable(elsewhere);
  return unseen;
}

Result<OpenRack> openRack(const LastMove& last, const game::Language& language) {
  return openRack(last.before, last.seen, {}, notSeen(last.before.board, last.before.opponentRack, language),
                  language);
}

Result<OpenRack> openRack(const HiddenDecision& decision, const game::Language& language) {
  TileCounts elsewhere = decision.elsewhere;
  for (int kind = 0; kind < TileCounts::kKinds; ++kind) {
    const int more = decision.before.opponentRack.count(kind) - elsewhere.count(kind);
    if (more > 0) elsewhere.addKind(kind, more);
  }
  return openRack(decision.before, decision.seen, decision.before.rack,
                  notSeen(decision.before.board, elsewhere, language), language);
}

bool useLater(OpenRack& rack, std::span<const LaterTiles> later) {
  for (const LaterTiles& seen : later) {
    TileCounts unexplained = seen.had;
    unexplained.removeAvailable(rack.known);
    const int certain = unexplained.size() - seen.drawn;
    if (certain <= rack.certain) continue;
    TileCounts possible;
    for (int kind = 0; kind < TileCounts::kKinds; ++kind)
      possible.addKind(kind, std::min(unexplained.count(kind), rack.pool.count(kind)));
    if (certain > rack.missing || certain > possible.size()) return false;
    rack.likely = possible;
    rack.certain = certain;
  }
  return true;
}

}  // namespace rozbor::engine
