#include "lane_slots.h"

#include <algorithm>
#include <array>

namespace rozbor::engine {
namespace {

/// A slot that grows square by square to the right.
class GrowingSlot {
 public:
  GrowingSlot(std::span<const Cell> cells, const LaneContext& lane, int start) : cells_(cells), lane_(lane) {
    slot_.start = static_cast<std::uint8_t>(start);
    slot_.letters = lane.toCome;
  }

  void passOver(const Cell& cell) {
    throughPoints_ += cell.points;
    slot_.through += kLetterKeys[cell.letter];
    ++slot_.throughTiles;
    ++slot_.length;
  }

  void layOn(int at) {
    const Cell& cell = cells_[static_cast<std::size_t>(at)];
    const game::Square square = squareOf(lane_.direction, lane_.index, at);
    const game::Premium premium = lane_.language.board.premium(square);
    slot_.squares |= 1u << at;
    ++slot_.tiles;
    ++slot_.length;
    connected_ = connected_ || cell.crossed || (lane_.firstMove && square == lane_.language.board.start());
    if (cell.crossed) crossPoints_ += cell.crossScore * premium.word;
    if (premium.word == 1) {
      insert(multiplierAt(cell, premium, slot_.wordFactor), slot_.tiles - 1);
      return;
    }
    slot_.wordFactor = static_cast<std::int16_t>(slot_.wordFactor * premium.word);
    refill(at);
  }

  /// The slot as it is, if plays of it are legal and not found elsewhere.
  [[nodiscard]] bool isPlayable() const {
    if (slot_.length < 2 || !(connected_ || slot_.throughTiles > 0)) return false;
    const bool foundAcross =
        slot_.tiles == 1 && lane_.direction == game::Direction::down && connected_ && !lane_.firstMove;
    return !foundAcross;
  }

  [[nodiscard]] Slot slot() const {
    Slot finished = slot_;
    const game::Rules& rules = lane_.language.rules;
    finished.points = throughPoints_ * slot_.wordFactor + crossPoints_ +
                      (slot_.tiles >= rules.bingoTiles ? rules.bingoBonus : 0);
    return finished;
  }

  [[nodiscard]] int tiles() const { return slot_.tiles; }

 private:
  void insert(int multiplier, int count) {
    int place = count;
    for (; place > 0 && slot_.multipliers[static_cast<std::size_t>(place) - 1] < multiplier; --place) {
      slot_.multipliers[static_cast<std::size_t>(place)] =
          slot_.multipliers[static_cast<std::size_t>(place) - 1];
    }
    slot_.multipliers[static_cast<std::size_t>(place)] = static_cast<std::int16_t>(multiplier);
  }

  void refill(int last) {
    int count = 0;
    for (int at = slot_.start; at <= last; ++at) {
      if ((slot_.squares >> at & 1) == 0) continue;
      const game::Premium premium = lane_.language.board.premium(squareOf(lane_.direction, lane_.index, at));
      insert(multiplierAt(cells_[static_cast<std::size_t>(at)], premium, slot_.wordFactor), count++);
    }
  }

  std::span<const Cell> cells_;
  const LaneContext& lane_;
  Slot slot_;
  int throughPoints_ = 0;
  int crossPoints_ = 0;
  bool connected_ = false;
};

using TilesToTouch = std::array<int, game::Board::kMaxSide>;

/// For each square how many tiles a word that begins there lays until it touches one that lies, or the start
/// square on an empty board; more than there are squares if it never does.
TilesToTouch tilesToTouch(std::span<const Cell> cells, const LaneContext& lane) {
  TilesToTouch tiles;
  int further = game::Board::kMaxSide;
  for (std::size_t at = cells.size(); at-- > 0;) {
    const bool starts = lane.firstMove && squareOf(lane.direction, lane.index, static_cast<int>(at)) ==
                                              lane.language.board.start();
    further = cells[at].letter != 0 ? 0 : cells[at].crossed || starts ? 1 : further + 1;
    tiles[at] = further;
  }
  return tiles;
}

}  // namespace

void findSlots(std::span<const Cell> cells, const LaneContext& lane, std::vector<Slot>& slots) {
  slots.clear();
  const auto length = static_cast<int>(cells.size());
  const auto cellAt = [&](int at) -> const Cell& { return cells[static_cast<std::size_t>(at)]; };
  const int mostTiles = std::min(lane.language.rules.rackSize, kSlotTiles);
  const TilesToTouch toTouch = tilesToTouch(cells, lane);
  for (int start = 0; start < length; ++start) {
    if (start > 0 && cellAt(start - 1).letter != 0) continue;
    if (toTouch[static_cast<std::size_t>(start)] > mostTiles) continue;
    GrowingSlot growing(cells, lane, start);
    for (int at = start; at < length; ++at) {
      const Cell& cell = cellAt(at);
      if (cell.letter != 0) {
        growing.passOver(cell);
      } else {
        if (growing.tiles() == mostTiles || (cell.allowed & lane.toCome) == 0) break;
        growing.layOn(at);
      }
      const bool ends = at + 1 == length || cellAt(at + 1).letter == 0;
      if (ends && growing.tiles() > 0 && growing.isPlayable()) slots.push_back(growing.slot());
    }
  }
}

}  // namespace rozbor::engine
