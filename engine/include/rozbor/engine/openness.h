#pragma once

#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/move_finder.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/rack.h"

namespace rozbor::engine {

/// Tells how open boards are: the share of full racks, drawn at random from the tiles that may still come,
/// that could lay all of their tiles (docs/winmodel.md#boards). For the same tiles the racks are the same, so
/// that boards are told apart by what they are. The arguments must outlive it. One thread at a time.
class Openness {
 public:
  /// Racks that are drawn; the standard error of a share is 5 percentage points at most.
  static constexpr int kRacks = 100;

  Openness(const game::Language& language, const Lexicon& lexicon);

  /// Racks of `kRacks` that have a bingo; 0 where the tiles are fewer than a rack holds.
  [[nodiscard]] int bingos(const game::Board& board, const game::TileCounts& tiles);

  [[nodiscard]] double of(const game::Board& board, const game::TileCounts& tiles) {
    return bingos(board, tiles) / static_cast<double>(kRacks);
  }

 private:
  const game::Language& language_;
  MoveFinder finder_;
};

}  // namespace rozbor::engine
