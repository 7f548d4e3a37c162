#include "rozbor/review/luck/score_chances.h"

#include <algorithm>
#include <array>

#include "rozbor/game/outcome.h"
#include "rozbor/game/position.h"

namespace rozbor::reports {
namespace {

using replay::Replay;
using replay::Turn;

/// How many tiles both players hold, which follows from what they laid, and a record need not tell.
class RackSizes {
 public:
  explicit RackSizes(int whole) : whole_(whole), sizes_{whole, whole} {}

  void after(const Turn& turn) {
    if (!turn.move || !turn.move->isPlacement() || !turn.playable || turn.takenBack) return;
    int& size = sizes_[turn.player];
    const int laid = turn.move->tilesUsed();
    size = std::clamp(size - laid + std::min(laid, turn.bag), 0, whole_);
  }
  [[nodiscard]] engine::TilesLeft seenBy(std::size_t player, int bag) const {
    return {bag + sizes_[1 - player], sizes_[player]};
  }

 private:
  int whole_;
  std::array<int, 2> sizes_;
};

double ofFirst(double chance, std::size_t player) {
  return player == 0 ? chance : 1 - chance;
}

/// Behind the last turn.
double atTheEnd(const Replay& replay, const game::Language& language, const engine::WinModel& model,
                const RackSizes& racks) {
  if (replay.complete)
    return game::outcomeOf(static_cast<double>(replay.finalScores[0]) - replay.finalScores[1]);
  const std::size_t next = 1 - replay.turns.back().player;
  const int bag = game::bagCount(replay.finalPosition.board, language);
  return ofFirst(model.winProbability(replay.finalPosition.spread(), racks.seenBy(next, bag)), next);
}

}  // namespace

std::vector<double> scoreChancesOf(const Replay& replay, const game::Language& language,
                                   const engine::WinModel& model) {
  if (replay.players.size() != 2 || replay.turns.empty()) return {};
  std::vector<double> chances(replay.turns.size() + 1);
  RackSizes racks(language.rules.rackSize);
  for (std::size_t at = 0; at < replay.turns.size(); ++at) {
    const Turn& turn = replay.turns[at];
    if (turn.isDecision()) {
      const engine::TilesLeft tiles = racks.seenBy(turn.player, turn.bag);
      chances[at] = ofFirst(model.winProbability(turn.before.spread(), tiles), turn.player);
    }
    racks.after(turn);
  }
  chances.back() = atTheEnd(replay, language, model, racks);
  // What follows from a decision (a play taken back, tiles left, a penalty) is part of what the next one
  // finds.
  for (std::size_t at = replay.turns.size(); at-- > 0;) {
    if (!replay.turns[at].isDecision()) chances[at] = chances[at + 1];
  }
  return chances;
}

}  // namespace rozbor::reports
