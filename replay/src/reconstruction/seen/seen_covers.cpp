#include "seen_covers.h"

#include <utility>

#include "letters_key.h"

namespace rozbor::replay {
namespace {

/// What a word may cost where it is held possible, in nats: some three letters misread.
constexpr double kMostOfWord = 12;

}  // namespace

const SquareSet& SeenCovers::of(const SeenBoard& board, const Letters& word) {
  auto& words = known_[&board];
  std::string key = keyOf(word);
  const auto known = words.find(key);
  return known != words.end() ? known->second
                              : words.emplace(std::move(key), find(board, word)).first->second;
}

SquareSet SeenCovers::tilesOf(const SeenBoard& board) const {
  SquareSet tiles;
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      const game::Square square(row, column);
      if (board.contradicts(square, game::Tile())) tiles.set(indexOf(square));
    }
  }
  return tiles;
}

SquareSet SeenCovers::find(const SeenBoard& board, const Letters& word) const {
  SquareSet cover;
  addAlong(game::Direction::across, board, word, cover);
  addAlong(game::Direction::down, board, word, cover);
  return cover;
}

void SeenCovers::addAlong(game::Direction direction, const SeenBoard& board, const Letters& word,
                          SquareSet& cover) const {
  const bool across = direction == game::Direction::across;
  const int length = static_cast<int>(word.size());
  for (int line = 0; line < (across ? rows_ : columns_); ++line) {
    for (int start = 0; start + length <= (across ? columns_ : rows_); ++start) {
      const game::Square first = across ? game::Square(line, start) : game::Square(start, line);
      double cost = 0;
      for (int at = 0; at < length && cost <= kMostOfWord; ++at)
        cost += board.costOfLetter(first.step(direction, at), word[static_cast<std::size_t>(at)]);
      for (int at = 0; at < length && cost <= kMostOfWord; ++at)
        cover.set(indexOf(first.step(direction, at)));
    }
  }
}

}  // namespace rozbor::replay
