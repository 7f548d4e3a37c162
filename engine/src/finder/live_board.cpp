#include "live_board.h"

#include <algorithm>

#include "generator/symmetry.h"
#include "slot_words.h"

namespace rozbor::engine {

namespace {

/// Who has searched the same board so often will do so again: then words are looked for in its slots.
constexpr int kManyVisits = 30;

}  // namespace

using game::Direction;
using game::Square;
using game::Tile;

LiveBoard::LiveBoard(const game::Language& language, const Lexicon& lexicon, std::uint64_t toCome)
    : language_(language),
      lexicon_(&lexicon),
      toCome_(toCome),
      crossSets_(std::make_shared<CrossSets>(lexicon.graph())),
      board_(language.board.emptyBoard()) {
  lanes_.resize(static_cast<std::size_t>(board_.rows()) + static_cast<std::size_t>(board_.columns()));
  for (int index = 0; index < board_.rows() + board_.columns(); ++index) {
    LiveLane& lane = lanes_[static_cast<std::size_t>(index)];
    lane.direction = index < board_.rows() ? Direction::across : Direction::down;
    lane.index = lane.direction == Direction::across ? index : index - board_.rows();
    lane.length = lane.direction == Direction::across ? board_.columns() : board_.rows();
    for (Cell& cell : lane.squares)
      cell.allowed = language.alphabet.all().bits();
  }
  refreshSlots();
}

LiveLane& LiveBoard::lane(Direction direction, int index) {
  return lanes_[static_cast<std::size_t>(direction == Direction::across ? index : board_.rows() + index)];
}

void LiveBoard::follow(const game::Board& board) {
  if (board == board_) {
    if (++visits_ == kManyVisits) dropEmptySlots();
    return;
  }
  visits_ = 0;
  changed_.clear();
  for (int row = 0; row < board_.rows(); ++row) {
    for (int column = 0; column < board_.columns(); ++column) {
      const Square square(row, column);
      if (board.at(square) != board_.at(square)) changed_.push_back(square);
    }
  }
  for (const Square square : changed_)
    put(square, board.at(square));
  refreshed_.fill(0);
  for (const Square square : changed_)
    refreshAround(square);
  refreshSlots();
}

void LiveBoard::returnTo(const LiveBoard& trunk) {
  board_ = trunk.board_;
  visits_ = 0;
  for (std::size_t number = 0; number < lanes_.size(); ++number) {
    if (!lanes_[number].strayed) continue;
    lanes_[number] = trunk.lanes_[number];
    lanes_[number].strayed = false;
  }
}

LiveBoard::LaneSet LiveBoard::lanesUnlike(const LiveBoard& other) const {
  LaneSet unlike;
  for (std::size_t number = 0; number < lanes_.size(); ++number)
    unlike[number] = !std::ranges::equal(lanes_[number].cells(), other.lanes_[number].cells());
  return unlike;
}

void LiveBoard::dropEmptySlots() {
  SlotWords words(*lexicon_);
  for (LiveLane& lane : lanes_) {
    if (lane.sifted) continue;
    lane.sifted = true;
    for (Slot& slot : lane.slots)
      slot.letters = words.lettersIn(lane.cells(), slot) & toCome_;
    std::erase_if(lane.slots, [](const Slot& slot) { return slot.letters == 0; });
  }
}

void LiveBoard::put(Square square, Tile tile) {
  board_.set(square, tile);
  for (const Direction direction : {Direction::across, Direction::down}) {
    const bool across = direction == Direction::across;
    LiveLane& lane = this->lane(direction, across ? square.row : square.column);
    const int at = across ? square.column : square.row;
    Cell& cell = lane.squares[static_cast<std::size_t>(at)];
    cell = {};
    cell.letter = static_cast<std::uint8_t>(tile.letter().index());
    cell.points = static_cast<std::int16_t>(language_.value(tile));
    cell.allowed = tile.empty() ? language_.alphabet.all().bits() : std::uint64_t{1} << cell.letter;
    lane.crossed &= ~(1u << at);
    mark(lane);
  }
}

/// Cross-words change on the square itself, and at both ends of the tiles above, below and beside.
void LiveBoard::refreshAround(Square square) {
  for (const Direction direction : {Direction::across, Direction::down}) {
    if (board_.isEmpty(square)) refreshCross(direction, square);
    const int rowStep = direction == Direction::across ? 1 : 0;
    for (const int sign : {-1, 1}) {
      int row = square.row + sign * rowStep;
      int column = square.column + sign * (1 - rowStep);
      while (board_.contains(row, column) && !board_.isEmpty({row, column})) {
        row += sign * rowStep;
        column += sign * (1 - rowStep);
      }
      if (board_.contains(row, column)) refreshCross(direction, {row, column});
    }
  }
}

void LiveBoard::refreshCross(Direction direction, Square square) {
  const bool across = direction == Direction::across;
  LiveLane& lane = this->lane(direction, across ? square.row : square.column);
  const int at = across ? square.column : square.row;
  std::uint32_t& refreshed = refreshed_[static_cast<std::size_t>(&lane - lanes_.data())];
  if ((refreshed >> at & 1) != 0) return;
  refreshed |= 1u << at;
  const LiveLane& crossing =
      this->lane(across ? Direction::down : Direction::across, across ? square.column : square.row);
  Cell& cell = lane.squares[static_cast<std::size_t>(at)];
  const Cross cross = crossSets_->at(crossing.cells(), across ? square.row : square.column);
  cell.crossed = cross.exists;
  cell.crossScore = cross.points;
  cell.allowed = cross.exists ? cross.letters : language_.alphabet.all().bits();
  lane.crossed = cross.exists ? lane.crossed | 1u << at : lane.crossed & ~(1u << at);
  mark(lane);
}

void LiveBoard::refreshSlots() {
  const bool downMirrorsAcross = board_.empty() && isSymmetric(language_.board);
  for (LiveLane& lane : lanes_) {
    if (!lane.stale) continue;
    lane.stale = lane.sifted = false;
    if (downMirrorsAcross && lane.direction == Direction::down) {
      lane.slots.clear();
    } else {
      findSlots(lane.cells(), {language_, lane.direction, lane.index, board_.empty(), toCome_}, lane.slots);
    }
  }
}

}  // namespace rozbor::engine
