#include "rozbor/game/notation.h"

#include <array>
#include <vector>

#include "text.h"

namespace rozbor::game {
namespace {

std::string tilesText(std::span<const Tile> tiles, const Alphabet& alphabet) {
  std::string text;
  for (const Tile tile : tiles)
    text += alphabet.text(tile);
  return text;
}

/// 0 for 'a' or 'A', nullopt for what is no letter.
std::optional<int> columnOf(char letter) {
  const char lower = static_cast<char>(letter | 0x20);
  if (lower < 'a' || lower >= 'a' + Board::kMaxSide) return std::nullopt;
  return lower - 'a';
}

std::optional<int> rowOf(std::string_view text) {
  const auto number = text::number(text);
  if (!number || *number < 1 || *number > Board::kMaxSide) return std::nullopt;
  return *number - 1;
}

}  // namespace

std::string placeText(Square square, Direction direction) {
  const std::string row = std::to_string(square.row + 1);
  const std::string column(1, static_cast<char>('A' + square.column));
  return direction == Direction::across ? row + column : column + row;
}

std::string moveText(const Move& move, const Alphabet& alphabet) {
  switch (move.kind()) {
    case Move::Kind::pass:
      return "-";
    case Move::Kind::exchange:
      return "-" + tilesText(move.tiles(), alphabet);
    case Move::Kind::placement:
      break;
  }
  return placeText(move.start(), move.direction()) + " " + tilesText(move.tiles(), alphabet);
}

std::string moveTextForPeople(const Move& move, const Board& board, const Alphabet& alphabet) {
  if (!move.isPlacement()) return moveText(move, alphabet);
  std::string text = placeText(move.start(), move.direction()) + " ";
  bool open = false;
  for (int offset = 0; offset < move.length(); ++offset) {
    const Tile tile = move.tiles()[static_cast<std::size_t>(offset)];
    if (tile.empty() != open) text += open ? ")" : "(";
    open = tile.empty();
    const Square square = move.start().step(move.direction(), offset);
    text += alphabet.text(open ? board.atOrNone(square.row, square.column) : tile);
  }
  return open ? text + ")" : text;
}

std::optional<Place> parsePlace(std::string_view text) {
  if (text.size() < 2) return std::nullopt;
  const bool columnFirst = columnOf(text.front()).has_value();
  const auto column = columnOf(columnFirst ? text.front() : text.back());
  const auto row = rowOf(columnFirst ? text.substr(1) : text.substr(0, text.size() - 1));
  if (!column || !row) return std::nullopt;
  return Place{Square(*row, *column), columnFirst ? Direction::down : Direction::across};
}

namespace {

/// The word with its place, every letter written out or a dot where one lies.
std::optional<Move> placementFrom(std::string_view where, std::string_view word, const Board& board,
                                  const Alphabet& alphabet) {
  const auto place = parsePlace(where);
  auto tiles = alphabet.tiles(word);
  if (!place || !tiles || tiles->empty() || tiles->size() > Move::kMaxTiles) return std::nullopt;
  for (std::size_t offset = 0; offset < tiles->size(); ++offset) {
    const int row = place->square.row + (place->direction == Direction::down ? static_cast<int>(offset) : 0);
    const int column =
        place->square.column + (place->direction == Direction::across ? static_cast<int>(offset) : 0);
    Tile& tile = (*tiles)[offset];
    const Tile there = board.atOrNone(row, column);
    if (!there.empty() && there.letter() == tile.letter()) tile = Tile();
  }
  return Move::placement(place->square, place->direction, *tiles);
}

}  // namespace

std::optional<Move> parseMove(std::string_view text, const Board& board, const Alphabet& alphabet) {
  text = text::trimmed(text);
  if (text == "-" || text == "pass") return Move::pass();
  if (text.starts_with('-')) {
    const auto tiles = parseRack(text.substr(1), alphabet);
    if (!tiles || tiles->size() > Move::kMaxTiles) return std::nullopt;
    return Move::exchange(*tiles);
  }
  const auto parts = text::words(text);
  if (parts.size() != 2) return std::nullopt;
  if (parts[1].find('(') == std::string_view::npos) return placementFrom(parts[0], parts[1], board, alphabet);
  std::string bare(parts[1]);
  std::erase_if(bare, [](char each) { return each == '(' || each == ')'; });
  const auto move = placementFrom(parts[0], bare, board, alphabet);
  const bool asWritten =
      move && moveTextForPeople(*move, board, alphabet).ends_with(" " + std::string(parts[1]));
  return asWritten ? move : std::nullopt;
}

std::string rackText(const TileCounts& tiles, const Alphabet& alphabet) {
  std::string text;
  tiles.forEachTile([&](Tile tile) { text += alphabet.text(tile); });
  return text;
}

std::optional<TileCounts> parseRack(std::string_view text, const Alphabet& alphabet) {
  const auto tiles = alphabet.tiles(text);
  if (!tiles) return std::nullopt;
  TileCounts counts;
  for (const Tile tile : *tiles) {
    if (tile.empty()) return std::nullopt;
    if (counts.size() >= 255) return std::nullopt;
    counts.add(tile);
  }
  return counts;
}

std::string wordText(std::span<const Tile> tiles, const Alphabet& alphabet) {
  std::string text;
  for (const Tile tile : tiles)
    text += alphabet.shown(tile);
  return text;
}

}  // namespace rozbor::game
