#include "binding.h"

#include <algorithm>
#include <cstdint>
#include <span>

namespace rozbor::replay {
namespace {

/// More tiles than any set has; a longer list is a fault whatever it holds, and counts stay small.
constexpr int kMostTiles = 200;

game::Tile tileAt(const game::Board& board, const parser::Coordinate& at, std::size_t offset) {
  const std::uint64_t row = std::uint64_t{at.row} + (at.across ? 0 : offset);
  const std::uint64_t column = std::uint64_t{at.column} + (at.across ? offset : 0);
  if (row >= game::Board::kMaxSide || column >= game::Board::kMaxSide) return {};
  return board.atOrNone(static_cast<int>(row), static_cast<int>(column));
}

/// How many tiles lie without a gap beyond `square`, looking back (`step` -1) or on (+1).
int run(const game::Board& board, game::Square square, game::Direction direction, int step) {
  const int down = direction == game::Direction::down ? step : 0;
  const int across = step - down;
  int length = 0;
  while (!board.atOrNone(square.row + down * (length + 1), square.column + across * (length + 1)).empty())
    ++length;
  return length;
}

game::Move extended(const game::Board& board, game::Square start, game::Direction direction,
                    std::span<const game::Tile> tiles) {
  const int before = run(board, start, direction, -1);
  const game::Square end = start.step(direction, static_cast<int>(tiles.size()) - 1);
  const int behind = run(board, end, direction, 1);
  std::vector<game::Tile> all(static_cast<std::size_t>(before));
  all.insert(all.end(), tiles.begin(), tiles.end());
  all.resize(all.size() + static_cast<std::size_t>(behind));
  return game::Move::placement(start.step(direction, -before), direction, all);
}

}  // namespace

BoundTiles bindTiles(const std::vector<parser::TileText>& texts, const game::Alphabet& alphabet) {
  BoundTiles bound;
  bound.written = static_cast<int>(texts.size());
  for (const parser::TileText& text : texts) {
    const auto tile = alphabet.tile(text.value);
    if (!tile) {
      bound.unknown.push_back(text);
    } else if (bound.tiles.size() < kMostTiles) {
      bound.tiles.add(*tile);
    }
  }
  return bound;
}

BoundPlay bindPlay(const std::vector<parser::TileText>& texts, const parser::Coordinate& at,
                   const game::Board& board, const game::Alphabet& alphabet) {
  BoundPlay bound;
  bound.tiles.resize(texts.size());
  for (std::size_t offset = 0; offset < texts.size(); ++offset) {
    if (texts[offset].value == ".") continue;
    const auto tile = alphabet.tile(texts[offset].value);
    if (!tile || !tile->letter()) {
      bound.unknown.push_back(texts[offset]);
      ++bound.laid;
      continue;
    }
    if (tileAt(board, at, offset).letter() == tile->letter()) continue;
    bound.tiles[offset] = *tile;
    ++bound.laid;
    if (bound.used.size() < kMostTiles) bound.used.add(*tile);
  }
  return bound;
}

bool fitsOnBoard(const parser::Coordinate& at, std::size_t length, const game::Board& board) {
  const std::uint64_t last = length == 0 ? 0 : length - 1;
  return at.row + (at.across ? 0 : last) < static_cast<std::uint64_t>(board.rows()) &&
         at.column + (at.across ? last : 0) < static_cast<std::uint64_t>(board.columns());
}

game::Move wholeWord(const game::Board& board, const game::Move& move) {
  const game::Move whole = extended(board, move.start(), move.direction(), move.tiles());
  if (whole.length() > 1) return whole;
  const game::Move across = extended(board, move.start(), game::crosswise(move.direction()), move.tiles());
  return across.length() > 1 ? across : whole;
}

const parser::TileText* firstLacking(const std::vector<parser::TileText>& texts,
                                     const std::vector<game::Tile>& tiles, game::TileCounts available) {
  for (std::size_t offset = 0; offset < tiles.size(); ++offset) {
    if (!tiles[offset].empty() && !available.remove(tiles[offset])) return &texts[offset];
  }
  return nullptr;
}

std::string written(const std::vector<parser::TileText>& texts) {
  constexpr std::size_t kShown = 30;
  std::string text;
  for (const parser::TileText& tile : std::span(texts).first(std::min(texts.size(), kShown))) {
    const bool several = game::codePointLength(tile.value) < tile.value.size();
    text += several ? "[" + tile.value + "]" : tile.value;
  }
  return texts.size() > kShown ? text + "…" : text;
}

}  // namespace rozbor::replay
