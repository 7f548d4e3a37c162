#include "board_words.h"

#include <algorithm>

#include "laid_tiles.h"

namespace rozbor::desktop {
namespace {

/// The board with the move that is not yet on it.
game::Board boardShown(const BoardView& view) {
  game::Board board = view.board;
  if (view.ghost) {
    for (const auto& [square, tile] : laidTiles(*view.ghost, view.board))
      board.set(square, tile);
  }
  return board;
}

/// Empty where the run is a single tile.
QString wordAlong(const game::Board& board, const game::Language& language, game::Square square,
                  game::Direction direction) {
  const int down = direction == game::Direction::down ? 1 : 0;
  const int across = 1 - down;
  int row = square.row;
  int column = square.column;
  while (!board.atOrNone(row - down, column - across).empty()) {
    row -= down;
    column -= across;
  }
  std::string word;
  int length = 0;
  for (game::Tile tile = board.atOrNone(row, column); !tile.empty(); tile = board.atOrNone(row, column)) {
    word += language.alphabet.upper(tile.letter());
    row += down;
    column += across;
    ++length;
  }
  return length < 2 ? QString() : QString::fromStdString(word);
}

}  // namespace

QStringList wordsThrough(const BoardView& view, game::Square square) {
  QStringList words;
  const game::Board board = boardShown(view);
  if (!view.language || board.isEmpty(square)) return words;
  for (const auto direction : {game::Direction::across, game::Direction::down}) {
    const QString word = wordAlong(board, *view.language, square, direction);
    if (!word.isEmpty() && !words.contains(word)) words.push_back(word);
  }
  return words;
}

QString wordShown(const BoardView& view) {
  const auto& move = view.ghost ? view.ghost : view.played;
  if (!view.language || !move || !move->isPlacement()) return {};
  const game::Board board = boardShown(view);
  if (board.isEmpty(move->start())) return {};
  const QString along = wordAlong(board, *view.language, move->start(), move->direction());
  return along.isEmpty() ? wordsThrough(view, move->start()).value(0) : along;
}

}  // namespace rozbor::desktop
