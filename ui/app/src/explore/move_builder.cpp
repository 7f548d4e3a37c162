#include "rozbor/app/explore/move_builder.h"

#include <algorithm>

namespace rozbor::app {

using game::Direction;
using game::Move;
using game::Square;
using game::Tile;

namespace {

/// The square one step back; nothing at the edge.
std::optional<Square> before(Square square, Direction direction) {
  const int row = square.row - (direction == Direction::down ? 1 : 0);
  const int column = square.column - (direction == Direction::across ? 1 : 0);
  if (row < 0 || column < 0) return std::nullopt;
  return Square(row, column);
}

}  // namespace

MoveBuilder::MoveBuilder(std::shared_ptr<const game::Language> language, const game::Position& position)
    : language_(std::move(language)), board_(position.board), full_(position.rack), rack_(position.rack) {}

Tile MoveBuilder::tileAt(Square square) const {
  if (!board_.contains(square)) return {};
  const auto found = std::ranges::find(laid_, square, &LaidTile::first);
  return found == laid_.end() ? board_.at(square) : found->second;
}

bool MoveBuilder::isFree(Square square) const {
  return board_.contains(square) && tileAt(square).empty();
}

bool MoveBuilder::pointAt(Square square) {
  if (!board_.contains(square)) return false;
  if (cursor_ == square) direction_ = crosswise(direction_);
  cursor_ = square;
  return true;
}

void MoveBuilder::advance() {
  if (cursor_) cursor_ = cursor_->step(direction_);
}

bool MoveBuilder::type(std::string_view letter) {
  const auto wanted = language_->alphabet.letter(letter);
  if (!wanted) return false;
  const auto waiting = std::ranges::find(laid_, Tile::blank(), &LaidTile::second);
  if (waiting != laid_.end()) {
    waiting->second = Tile::blank(*wanted);
    return true;
  }
  if (!cursor_) return false;
  while (board_.contains(*cursor_) && !tileAt(*cursor_).empty()) {
    const bool same = tileAt(*cursor_).letter() == *wanted;
    advance();
    if (same) return true;
  }
  if (!board_.contains(*cursor_)) return false;
  const Tile plain(*wanted);
  const bool isThere = rack_.remove(plain);
  if (!isThere && !rack_.remove(Tile::blank())) return false;
  laid_.emplace_back(*cursor_, isThere ? plain : Tile::blank(*wanted));
  advance();
  return true;
}

bool MoveBuilder::lay(Tile tile, Square square) {
  if (!isFree(square)) return false;
  const Tile physical = tile.isBlank() ? Tile::blank() : tile;
  if (!rack_.remove(physical)) return false;
  laid_.emplace_back(square, tile);
  return true;
}

bool MoveBuilder::takeBack() {
  return !laid_.empty() && takeBack(laid_.back().first);
}

bool MoveBuilder::takeBack(Square square) {
  const auto found = std::ranges::find(laid_, square, &LaidTile::first);
  if (found == laid_.end()) return false;
  rack_.add(found->second);
  laid_.erase(found);
  if (cursor_) cursor_ = square;
  return true;
}

void MoveBuilder::clear() {
  laid_.clear();
  rack_ = full_;
  cursor_.reset();
}

bool MoveBuilder::set(const Move& move) {
  clear();
  if (!move.isPlacement()) return false;
  for (int offset = 0; offset < move.length(); ++offset) {
    const Tile tile = move.tiles()[static_cast<std::size_t>(offset)];
    if (tile.empty()) continue;
    if (!lay(tile, move.start().step(move.direction(), offset))) {
      clear();
      return false;
    }
  }
  return true;
}

/// Of the word through the first tile.
int MoveBuilder::wordLength(Direction direction) const {
  const auto play = along(direction);
  return play ? play->length() : 0;
}

std::optional<Move> MoveBuilder::along(Direction direction) const {
  Square start = laid_.front().first;
  for (auto back = before(start, direction); back && !tileAt(*back).empty(); back = before(start, direction))
    start = *back;
  std::vector<Tile> tiles;
  int used = 0;
  for (Square at = start; board_.contains(at) && !tileAt(at).empty(); at = at.step(direction)) {
    const bool lay = board_.at(at).empty();
    tiles.push_back(lay ? tileAt(at) : Tile());
    used += lay ? 1 : 0;
  }
  if (used != static_cast<int>(laid_.size())) return std::nullopt;
  return Move::placement(start, direction, tiles);
}

std::optional<Move> MoveBuilder::move() const {
  const auto nameless = [](const LaidTile& laid) { return !laid.second.letter(); };
  if (laid_.empty() || std::ranges::any_of(laid_, nameless)) return std::nullopt;
  const bool down = wordLength(Direction::down) > wordLength(Direction::across);
  return along(down ? Direction::down : Direction::across);
}

}  // namespace rozbor::app
