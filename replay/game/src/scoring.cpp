#include "rozbor/game/scoring.h"

#include <algorithm>

namespace rozbor::game {
namespace {

/// The tile `offset` steps along `direction` from `square`, none off the board.
Tile along(const Board& board, Square square, Direction direction, int offset) {
  return direction == Direction::across ? board.atOrNone(square.row, square.column + offset)
                                        : board.atOrNone(square.row + offset, square.column);
}

/// How many tiles lie without a gap before (`step` -1) or after (+1) `square`.
int runLength(const Board& board, Square square, Direction direction, int step) {
  int length = 0;
  while (!along(board, square, direction, step * (length + 1)).empty())
    ++length;
  return length;
}

Square back(Square square, Direction direction, int distance) {
  return direction == Direction::across ? Square(square.row, square.column - distance)
                                        : Square(square.row - distance, square.column);
}

/// Where the last square of the move would be, as row and column that may be off the board.
bool endsOnBoard(const Board& board, const Move& move) {
  const int last = move.length() - 1;
  const bool across = move.direction() == Direction::across;
  return board.contains(move.start()) &&
         board.contains(move.start().row + (across ? 0 : last), move.start().column + (across ? last : 0));
}

/// The tile that will lie `offset` squares from the start of `move`.
Tile laidTile(const Board& board, const Move& move, int offset) {
  const auto tiles = move.tiles();
  if (offset >= 0 && offset < move.length() && !tiles[static_cast<std::size_t>(offset)].empty()) {
    return tiles[static_cast<std::size_t>(offset)];
  }
  return along(board, move.start(), move.direction(), offset);
}

bool touchesTile(const Board& board, Square square) {
  return !board.atOrNone(square.row - 1, square.column).empty() ||
         !board.atOrNone(square.row + 1, square.column).empty() ||
         !board.atOrNone(square.row, square.column - 1).empty() ||
         !board.atOrNone(square.row, square.column + 1).empty();
}

void findSquareFaults(const Board& board, const BoardLayout& layout, const Move& move,
                      std::vector<PlacementFault>& faults) {
  bool overlap = false;
  bool gap = false;
  bool connected = false;
  bool coversStart = false;
  bool crossWord = false;
  for (int offset = 0; offset < move.length(); ++offset) {
    const Square square = move.start().step(move.direction(), offset);
    const bool isNew = !move.tiles()[static_cast<std::size_t>(offset)].empty();
    const bool taken = !board.isEmpty(square);
    overlap |= isNew && taken;
    gap |= !isNew && !taken;
    connected |= taken || touchesTile(board, square);
    coversStart |= square == layout.start();
    const Direction cross = crosswise(move.direction());
    crossWord |= isNew && runLength(board, square, cross, -1) + runLength(board, square, cross, 1) > 0;
  }
  const Square end = move.start().step(move.direction(), move.length() - 1);
  const int before = runLength(board, move.start(), move.direction(), -1);
  const int behind = runLength(board, end, move.direction(), 1);
  const bool single = move.length() + before + behind < 2;
  if (overlap) faults.push_back(PlacementFault::overlap);
  if (gap) faults.push_back(PlacementFault::gap);
  if (before + behind > 0 && !(move.length() == 1 && crossWord))
    faults.push_back(PlacementFault::notWholeWord);
  if (board.empty() ? !coversStart : false) faults.push_back(PlacementFault::missesStart);
  if (!board.empty() && !connected) faults.push_back(PlacementFault::notConnected);
  if (single && !crossWord) faults.push_back(PlacementFault::tooShort);
}

/// Points of the cross-word through a new tile, 0 when it forms none.
int crossScore(const Board& board, const Language& language, Square square, Direction cross, Tile tile) {
  const int before = runLength(board, square, cross, -1);
  const int behind = runLength(board, square, cross, 1);
  if (before + behind == 0) return 0;
  const Premium premium = language.board.premium(square);
  int sum = language.value(tile) * premium.letter;
  for (int offset = -before; offset <= behind; ++offset) {
    if (offset != 0) sum += language.value(along(board, square, cross, offset));
  }
  return sum * premium.word;
}

LaidWord wordThrough(const Board& board, Square square, Direction direction, Tile tile) {
  const int before = runLength(board, square, direction, -1);
  const int behind = runLength(board, square, direction, 1);
  LaidWord word{back(square, direction, before), direction, {}};
  for (int offset = -before; offset <= behind; ++offset) {
    word.tiles.push_back(offset == 0 ? tile : along(board, square, direction, offset));
  }
  return word;
}

}  // namespace

std::vector<PlacementFault> placementFaults(const Board& board, const BoardLayout& layout, const Move& move) {
  std::vector<PlacementFault> faults;
  if (move.tilesUsed() == 0) faults.push_back(PlacementFault::noTile);
  if (move.length() == 0) return faults;
  if (!endsOnBoard(board, move)) {
    faults.push_back(PlacementFault::offBoard);
    return faults;
  }
  findSquareFaults(board, layout, move, faults);
  return faults;
}

int scoreOf(const Board& board, const Language& language, const Move& move) {
  if (!move.isPlacement() || move.length() == 0) return 0;
  const Direction direction = move.direction();
  const Square end = move.start().step(direction, move.length() - 1);
  const int before = runLength(board, move.start(), direction, -1);
  const int behind = runLength(board, end, direction, 1);
  int sum = 0;
  int wordFactor = 1;
  int crossSum = 0;
  for (int offset = -before; offset < move.length() + behind; ++offset) {
    const bool isNew =
        offset >= 0 && offset < move.length() && !move.tiles()[static_cast<std::size_t>(offset)].empty();
    const Tile tile = laidTile(board, move, offset);
    if (!isNew) {
      sum += language.value(tile);
      continue;
    }
    const Square square = move.start().step(direction, offset);
    const Premium premium = language.board.premium(square);
    sum += language.value(tile) * premium.letter;
    wordFactor *= premium.word;
    crossSum += crossScore(board, language, square, crosswise(direction), tile);
  }
  const bool mainWord = before + move.length() + behind >= 2;
  const int bonus = move.tilesUsed() >= language.rules.bingoTiles ? language.rules.bingoBonus : 0;
  return (mainWord ? sum * wordFactor : 0) + crossSum + bonus;
}

std::vector<LaidWord> wordsFormed(const Board& board, const Move& move) {
  std::vector<LaidWord> words;
  if (!move.isPlacement() || move.length() == 0) return words;
  const Square end = move.start().step(move.direction(), move.length() - 1);
  const int before = runLength(board, move.start(), move.direction(), -1);
  const int behind = runLength(board, end, move.direction(), 1);
  if (before + move.length() + behind >= 2) {
    LaidWord word{back(move.start(), move.direction(), before), move.direction(), {}};
    for (int offset = -before; offset < move.length() + behind; ++offset) {
      word.tiles.push_back(laidTile(board, move, offset));
    }
    words.push_back(std::move(word));
  }
  for (int offset = 0; offset < move.length(); ++offset) {
    const Tile tile = move.tiles()[static_cast<std::size_t>(offset)];
    if (tile.empty()) continue;
    LaidWord word =
        wordThrough(board, move.start().step(move.direction(), offset), crosswise(move.direction()), tile);
    if (word.tiles.size() >= 2) words.push_back(std::move(word));
  }
  return words;
}

void lay(Board& board, const Move& move) {
  for (int offset = 0; offset < move.length(); ++offset) {
    const Tile tile = move.tiles()[static_cast<std::size_t>(offset)];
    if (!tile.empty()) board.set(move.start().step(move.direction(), offset), tile);
  }
}

void takeUp(Board& board, const Move& move) {
  for (int offset = 0; offset < move.length(); ++offset) {
    if (!move.tiles()[static_cast<std::size_t>(offset)].empty()) {
      board.set(move.start().step(move.direction(), offset), Tile());
    }
  }
}

}  // namespace rozbor::game
