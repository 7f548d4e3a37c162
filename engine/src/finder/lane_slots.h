#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rozbor/engine/word_map.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"

namespace rozbor::engine {

/// Racks of more tiles are left to the plain generator.
inline constexpr int kSlotTiles = 8;

/// A square seen along a lane, with what lies across it.
struct Cell {
  std::uint64_t allowed = 0;    ///< letters that may stand here: the one that does, or the cross-set
  std::int32_t crossScore = 0;  ///< points of the tiles across
  std::int16_t points = 0;      ///< of the tile that lies here
  std::uint8_t letter = 0;      ///< of the tile that lies here, 0 if none
  bool crossed = false;         ///< a tile laid here forms a cross-word

  [[nodiscard]] bool operator==(const Cell&) const = default;
};

/// A place for a number of new tiles: where the word begins and how far it reaches, with every tile
/// that already lies in it. The multipliers say how often each new tile counts, largest first.
struct Slot {
  std::array<std::int16_t, kSlotTiles> multipliers{};
  std::uint64_t through = 0;    ///< key of the tiles that lie in it
  std::int32_t points = 0;      ///< without the new tiles' own: those that lie, and the bonus
  std::uint32_t squares = 0;    ///< a bit for each square of the lane that gets a new tile
  std::int16_t wordFactor = 1;  ///< of the main word
  std::uint64_t letters = 0;    ///< of the new tiles of all words that fit, and perhaps more
  std::uint8_t start = 0;
  std::uint8_t length = 0;
  std::uint8_t tiles = 0;         ///< new ones
  std::uint8_t throughTiles = 0;  ///< those that lie
};

/// The lanes of a board in both directions, as far as slots need them.
struct LaneContext {
  const game::Language& language;
  game::Direction direction = game::Direction::across;
  int index = 0;                             ///< a row for across, a column for down
  bool firstMove = false;                    ///< no tile lies: the start square is the only anchor
  std::uint64_t toCome = ~std::uint64_t{0};  ///< letters that racks can have; all with a blank
};

/// Fills `slots` with every slot of a lane in which letters to come can stand on each square.
void findSlots(std::span<const Cell> cells, const LaneContext& lane, std::vector<Slot>& slots);

/// How often a new tile on a cell counts: in the main word and across.
[[nodiscard]] inline int multiplierAt(const Cell& cell, game::Premium premium, int wordFactor) {
  return premium.letter * (wordFactor + (cell.crossed ? premium.word : 0));
}

/// The place of a lane's square on the board.
[[nodiscard]] inline game::Square squareOf(game::Direction direction, int index, int at) {
  return direction == game::Direction::across ? game::Square(index, at) : game::Square(at, index);
}

}  // namespace rozbor::engine
