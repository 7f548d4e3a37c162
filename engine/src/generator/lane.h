#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rozbor/engine/word_graph.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/square.h"
#include "rozbor/game/tile.h"

namespace rozbor::engine {

/// One square of a lane, with all that the generator needs to know of what lies across it.
struct LaneSquare {
  game::Tile tile;
  game::LetterMask crossSet;    ///< letters that may be laid; all where no tile lies across
  std::int32_t crossScore = 0;  ///< points of the tiles that lie across
  bool crossed = false;         ///< a tile laid here forms a cross-word
  bool anchor = false;          ///< empty, and next to a tile (or the start of an empty board)
  std::uint8_t letterFactor = 1;
  std::uint8_t wordFactor = 1;
};

/// A row or a column of a position.
struct Lane {
  std::array<LaneSquare, game::Board::kMaxSide> squares{};
  int length = 0;
  int anchors = 0;
  game::Direction direction = game::Direction::across;
  int index = 0;

  [[nodiscard]] bool isTaken(int at) const {
    return at >= 0 && at < length && !squares[static_cast<std::size_t>(at)].tile.empty();
  }
};

/// Lane number `index` (a row for across, a column for down) of a board, with cross-sets from
/// the DAWG.
[[nodiscard]] Lane makeLane(const game::Board& board, const game::Language& language, const WordGraph& graph,
                            game::Direction direction, int index);

}  // namespace rozbor::engine
