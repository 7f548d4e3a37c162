#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "cross_set.h"
#include "lane_slots.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"

namespace rozbor::engine {

/// A row or a column as the finder sees it.
struct LiveLane {
  std::array<Cell, game::Board::kMaxSide> squares{};
  std::vector<Slot> slots;
  std::uint32_t crossed = 0;  ///< a bit for each empty square that a cross-word runs over
  game::Direction direction = game::Direction::across;
  int index = 0;
  int length = 0;
  bool stale = true;
  bool sifted = false;  ///< slots without words are gone
  bool strayed = true;  ///< from the lane of the trunk, of a board that returns to one

  [[nodiscard]] std::span<const Cell> cells() const {
    return {squares.data(), static_cast<std::size_t>(length)};
  }
};

/// Cross-sets and slots of a board, brought up to date from one board to the next where they differ.
class LiveBoard {
 public:
  /// A bit for each lane.
  using LaneSet = std::bitset<2 * std::size_t{game::Board::kMaxSide}>;

  /// `toCome`: the letters of all racks that there will be; all letters where there is a blank.
  LiveBoard(const game::Language& language, const Lexicon& lexicon, std::uint64_t toCome = ~std::uint64_t{0});

  /// Makes all of `lanes()` true for `board`, which has the size of the language's.
  void follow(const game::Board& board);

  /// Becomes what `trunk` is, by copying the lanes that have changed since it last was; it is the same
  /// trunk each time, and never changes.
  void returnTo(const LiveBoard& trunk);

  /// Drops slots in which no word fits, and learns which letters the others can take. Takes as long as thirty
  /// searches where all lanes are new; what is found serves until a lane changes.
  void dropEmptySlots();

  [[nodiscard]] std::span<const LiveLane> lanes() const { return lanes_; }
  [[nodiscard]] bool isEmpty() const { return board_.empty(); }
  /// The lanes that offer other plays than those of `other`, neither of the boards being empty.
  [[nodiscard]] LaneSet lanesUnlike(const LiveBoard& other) const;

 private:
  [[nodiscard]] LiveLane& lane(game::Direction direction, int index);
  void put(game::Square square, game::Tile tile);
  void refreshAround(game::Square square);
  void refreshCross(game::Direction direction, game::Square square);
  void refreshSlots();
  static void mark(LiveLane& lane) { lane.stale = lane.strayed = true; }

  const game::Language& language_;
  const Lexicon* lexicon_;
  std::uint64_t toCome_;
  std::shared_ptr<CrossSets> crossSets_;  ///< of all copies, which belong to one thread
  int visits_ = 0;                        ///< to the same board, one after the other
  game::Board board_;
  std::vector<LiveLane> lanes_;  ///< rows, then columns
  std::vector<game::Square> changed_;
  /// By lane: the squares whose cross-words are those of `board_` by now. The ends of a new word come up once
  /// for each of its tiles.
  std::array<std::uint32_t, 2 * std::size_t{game::Board::kMaxSide}> refreshed_{};
};

}  // namespace rozbor::engine
