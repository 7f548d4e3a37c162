#include "endgame/lane_board.h"

#include <bit>
#include <cassert>

#include "endgame/mixing.h"

namespace rozbor::engine::endgame {

using game::Board;
using game::Tile;

game::LetterMask lettersOf(const game::TileCounts& tiles, const game::Language& language) {
  if (tiles.blanks() > 0) return language.alphabet.all();
  game::LetterMask letters;
  for (int kind = 1; kind < game::TileCounts::kKinds; ++kind) {
    if (tiles.count(kind) > 0) letters.insert(game::Letter(kind));
  }
  return letters;
}

LaneBoard::LaneBoard(const Board& board, const game::Language& language, const PlayableWords& words,
                     game::LetterMask letters)
    : language_(language),
      words_(words),
      letters_(letters.bits()),
      rows_(board.rows()),
      columns_(board.columns()),
      start_(language.board.start()),
      cells_(static_cast<std::size_t>(kMaxLanes) * kStride) {
  for (int lane = 0; lane < lanes(); ++lane) {
    for (int at = 0; at < length(lane); ++at) {
      const game::Premium premium = language.board.premium(square(lane, at));
      cell(lane, at).letterFactor = premium.letter;
      cell(lane, at).wordFactor = premium.word;
    }
  }
  for (int row = 0; row < rows_; ++row) {
    for (int column = 0; column < columns_; ++column) {
      const Tile tile = board.at({row, column});
      if (tile.empty()) continue;
      putTile(row, column, tile);
      putTile(rows_ + column, row, tile);
      ++tiles_;
    }
  }
  for (int lane = 0; lane < lanes(); ++lane) {
    for (int at = 0; at < length(lane); ++at) {
      if (cell(lane, at).letter == 0) refreshCross(lane, at);
    }
  }
  changes_.clear();
}

std::uint64_t LaneBoard::tileHash(game::Square square, Tile tile) {
  return mixed(static_cast<std::uint64_t>(square.row) << 24 |
               static_cast<std::uint64_t>(square.column) << 16 |
               static_cast<std::uint64_t>(tile.letter().index()) << 8 | (tile.isBlank() ? 1u : 0u));
}

void LaneBoard::lay(int lane, const LaidTile* tiles, int count) {
  Mark& mark = marks_.emplace_back();
  mark.changes = changes_.size();
  mark.tiles = tiles_;
  mark.hashes = hashes_;
  mark.lettersIn = lettersIn_;
  tiles_ += count;
  const int place = placeIn(lane);
  for (const LaidTile* laid = tiles; laid != tiles + count; ++laid) {
    putTile(lane, laid->at, laid->tile);
    putTile(crossLane(lane, laid->at), place, laid->tile);
  }
  refreshEnds(lane, tiles[0].at);
  for (const LaidTile* laid = tiles; laid != tiles + count; ++laid)
    refreshEnds(crossLane(lane, laid->at), place);
}

void LaneBoard::takeUp() {
  const Mark& mark = marks_.back();
  while (changes_.size() > mark.changes) {
    cells_[changes_.back().cell] = changes_.back().before;
    changes_.pop_back();
  }
  tiles_ = mark.tiles;
  hashes_ = mark.hashes;
  lettersIn_ = mark.lettersIn;
  marks_.pop_back();
}

void LaneBoard::change(int lane, int at) {
  changes_.push_back({static_cast<std::uint16_t>(index(lane, at)), cell(lane, at)});
}

void LaneBoard::putTile(int lane, int at, Tile tile) {
  change(lane, at);
  Cell& here = cell(lane, at);
  std::uint64_t& hash = hashes_[static_cast<std::size_t>(lane)];
  hash ^= crossHash(lane, at, here);
  here.crossed = false;
  here.letter = static_cast<std::uint8_t>(tile.letter().index());
  here.points = static_cast<std::uint8_t>(language_.value(tile));
  const std::uint64_t laid =
      mixed(std::uint64_t{1} << 62 | static_cast<std::uint64_t>(index(lane, at)) << 16 |
            static_cast<std::uint64_t>(here.letter) << 8 | here.points);
  hash ^= laid;
  lettersIn_[static_cast<std::size_t>(lane)] ^= laid;
}

/// Brings up to date the squares at both ends of the tiles around `at`, as plays across see them.
void LaneBoard::refreshEnds(int lane, int at) {
  int first = at;
  while (first >= 0 && cell(lane, first).letter != 0)
    --first;
  int last = at;
  while (last < length(lane) && cell(lane, last).letter != 0)
    ++last;
  const int place = placeIn(lane);
  if (first >= 0) refreshCross(crossLane(lane, first), place);
  if (last < length(lane)) refreshCross(crossLane(lane, last), place);
}

/// The cross-set and -score of an empty square, from the tiles before and behind it in the lane
/// that crosses there.
void LaneBoard::refreshCross(int lane, int at) {
  const int across = crossLane(lane, at);
  const int place = placeIn(lane);
  const Cell* line = cells(across);
  int first = place;
  int score = 0;
  while (first > 0 && line[first - 1].letter != 0)
    score += line[--first].points;
  int last = place;
  while (last + 1 < length(across) && line[last + 1].letter != 0)
    score += line[++last].points;
  if (first == last) return;
  change(lane, at);
  Cell& here = cell(lane, at);
  std::uint64_t& hash = hashes_[static_cast<std::size_t>(lane)];
  hash ^= crossHash(lane, at, here);
  here.crossed = true;
  here.crossScore = score;
  here.crossFirst = static_cast<std::uint8_t>(first);
  here.crossLast = static_cast<std::uint8_t>(last);
  here.crossSet = crossSet(across, first, place, last);
  hash ^= crossHash(lane, at, here);
}

/// Letters that make the tiles of a lane from `first` to `last` a word when laid at `at`.
std::uint64_t LaneBoard::crossSet(int lane, int first, int at, int last) const {
  const Cell* line = cells(lane);
  const PlayableWords::Node* node = &words_.root();
  for (int before = first; before < at; ++before) {
    const int letter = line[before].letter;
    if ((node->letters >> letter & 1) == 0) return 0;
    node = &words_.child(*node, letter);
  }
  std::uint64_t set = 0;
  for (std::uint64_t open = node->letters & letters_; open != 0; open &= open - 1) {
    const int letter = std::countr_zero(open);
    const PlayableWords::Node* end = &words_.child(*node, letter);
    int behind = at + 1;
    while (behind <= last && (end->letters >> line[behind].letter & 1) != 0)
      end = &words_.child(*end, line[behind++].letter);
    if (behind > last && (end->letters & PlayableWords::kEnd) != 0) set |= std::uint64_t{1} << letter;
  }
  return set;
}

std::uint64_t LaneBoard::crossHash(int lane, int at, const Cell& cell) {
  if (!cell.crossed) return 0;
  std::uint64_t word = index(lane, at);
  word = word * game::Board::kMaxSide + cell.crossFirst;
  word = word * game::Board::kMaxSide + cell.crossLast;
  return mixed(cell.crossSet ^ mixed(word << 32 | static_cast<std::uint32_t>(cell.crossScore)));
}

}  // namespace rozbor::engine::endgame
