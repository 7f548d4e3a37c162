#include "endgame/solo_bound.h"

#include <algorithm>
#include <bit>

#include "endgame/mixing.h"

namespace rozbor::engine::endgame {

using game::Tile;

SoloBound::SoloBound(const LaneBoard& board, const game::Language& language, const PlayableWords& words,
                     const RackLayout& layout, std::size_t bytes)
    : board_(board),
      language_(language),
      words_(words),
      layout_(layout),
      rows_(board.length(board.lanes() - 1)),
      columns_(board.length(0)),
      slots_(std::bit_floor(std::max<std::size_t>(bytes / 8, 1u << 14) / sizeof(Slot))),
      storeLimit_(std::max<std::size_t>(bytes / 2, 1u << 19) / sizeof(Points)) {
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    if (layout.unit(kind) != 0) kinds_.push_back(kind);
  }
}

void SoloBound::take(RackCode rack) {
  if (rack == rack_) return;
  rack_ = rack;
  size_ = 0;
  for (const int kind : kinds_) {
    const std::size_t first = size_;
    for (int count = layout_.count(rack, kind); count > 0; --count) {
      firstLike_[size_] = first;
      tiles_[size_++] = kind;
    }
  }
  for (unsigned set = 0; set < 1u << size_; ++set) {
    // Of equal tiles the first ones.
    unsigned told = 0;
    for (std::size_t tile = 0, next = 0; tile < size_; tile = next) {
      unsigned taken = 0;
      for (next = tile; next < size_ && tiles_[next] == tiles_[tile]; ++next)
        taken += set >> next & 1;
      told |= ((1u << taken) - 1) << tile;
    }
    canonical_[set] = static_cast<std::uint8_t>(told);
  }
}

std::size_t SoloBound::figures(int lane) {
  const std::uint64_t salt = mixed(static_cast<std::uint64_t>(lane) + 1);
  const std::uint64_t key = mixed(board_.letters(lane) ^ rack_ * 0x9E3779B97F4A7C15ull ^ salt) | 1;
  std::size_t at = key >> 20 & (slots_.size() - 1);
  while (slots_[at].key != 0 && slots_[at].key != key)
    at = (at + 1) & (slots_.size() - 1);
  Slot& slot = slots_[at];
  if (slot.key == 0) {
    slot = {key, static_cast<std::uint32_t>(store_.size())};
    ++slotsUsed_;
    fill(lane, store_.size());
  }
  return slot.first;
}

void SoloBound::fill(int lane, std::size_t first) {
  cells_ = board_.cells(lane);
  length_ = board_.length(lane);
  first_ = first;
  block_ = lanes_[static_cast<std::size_t>(lane)].block;
  store_.resize(first + size_ * block_, kNone);
  for (start_ = 0; start_ + 1 < length_; ++start_) {
    if (start_ == 0 || cells_[start_ - 1].letter == 0) extend(start_, words_.root());
  }
  // So many tiles laid before, or fewer.
  for (std::size_t at = first + block_; at < store_.size(); ++at)
    store_[at] = std::max(store_[at], store_[at - block_]);
}

void SoloBound::extend(int at, const PlayableWords::Node& node) {
  const Cell& here = cells_[at];
  if (here.letter != 0) {
    if ((node.letters >> here.letter & 1) == 0) return;
    sum_ += here.points;
    goOn(at, words_.child(node, here.letter));
    sum_ -= here.points;
    return;
  }
  if (count_ == size_) return;
  const std::uint64_t next = goesOn(at + 1);
  for (std::size_t tile = 0; tile < size_; ++tile) {
    if ((used_ >> tile & 1) != 0) continue;
    if (tile > 0 && tiles_[tile] == tiles_[tile - 1] && (used_ >> (tile - 1) & 1) == 0) continue;
    const bool isBlank = tiles_[tile] == 0;
    std::uint64_t open = node.letters & ~PlayableWords::kEnd;
    if (!isBlank) open &= std::uint64_t{1} << tiles_[tile];
    for (; open != 0; open &= open - 1) {
      const int letter = std::countr_zero(open);
      const PlayableWords::Node& child = words_.child(node, letter);
      if ((child.letters & next) != 0) lay(at, letter, child, tile);
    }
  }
}

/// The letters of which one must come at square `at`, when one tile more has been laid before it; or the word
/// ends.
std::uint64_t SoloBound::goesOn(int at) const {
  if (at == length_) return PlayableWords::kEnd;
  if (cells_[at].letter != 0) return std::uint64_t{1} << cells_[at].letter;
  std::uint64_t letters = PlayableWords::kEnd;
  if (count_ + 1 == size_) return letters;
  for (std::size_t tile = 0; tile < size_; ++tile) {
    if ((used_ >> tile & 1) == 0)
      letters |= tiles_[tile] == 0 ? ~std::uint64_t{0} : std::uint64_t{1} << tiles_[tile];
  }
  return letters;
}

void SoloBound::lay(int at, int letter, const PlayableWords::Node& next, std::size_t tile) {
  const int value = tiles_[tile] == 0 ? 0 : language_.value(Tile(game::Letter(letter)));
  const Cell& here = cells_[at];
  const unsigned parts = 1u << count_;
  for (unsigned part = 0; part < parts; ++part) {
    const Part& before = parts_[part];
    parts_[parts + part] = {before.more + value * (here.letterFactor - 1), before.factor * here.wordFactor,
                            before.set | 1u << tile, at};
  }
  ++count_;
  used_ |= 1u << tile;
  sum_ += value;
  goOn(at, next);
  sum_ -= value;
  used_ &= ~(1u << tile);
  --count_;
}

void SoloBound::goOn(int at, const PlayableWords::Node& node) {
  const bool atEnd = at + 1 == length_;
  if ((node.letters & PlayableWords::kEnd) != 0 && at > start_ && count_ > 0 &&
      (atEnd || cells_[at + 1].letter == 0))
    record();
  if (!atEnd) extend(at + 1, node);
}

/// A word, each part of its tiles being laid at last.
void SoloBound::record() {
  for (unsigned number = 1; number < 1u << count_; ++number) {
    const Part& part = parts_[number];
    const unsigned told = canonical_[part.set];
    std::size_t place = first_ + (count_ - static_cast<std::size_t>(std::popcount(number))) * block_;
    if (std::has_single_bit(number)) {
      place += static_cast<std::size_t>(part.at) * size_ + static_cast<std::size_t>(std::countr_zero(told));
    } else {
      place += static_cast<std::size_t>(length_) * size_ + told;
    }
    const int points = std::min<int>((sum_ + part.more) * part.factor, kMostPoints);
    store_[place] = std::max(store_[place], static_cast<Points>(points));
  }
}

/// How many tiles it takes to get to each empty square from those that lie, the last one on it. From a bare
/// board the first word may lead anywhere.
void SoloBound::findDistances() {
  const int far = board_.isBare() ? 0 : 2 * game::Board::kMaxSide;
  const auto step = [&](int row, int column, int nextRow, int nextColumn) {
    if (nextRow < 0 || nextRow >= rows_ || nextColumn < 0 || nextColumn >= columns_) return;
    int& here = distances_[square(row, column)];
    here = std::min(here, distances_[square(nextRow, nextColumn)] + 1);
  };
  for (int row = 0; row < rows_; ++row) {
    const Cell* cells = board_.cells(row);
    for (int column = 0; column < columns_; ++column) {
      distances_[square(row, column)] = cells[column].letter != 0 ? 0 : far;
      step(row, column, row - 1, column);
      step(row, column, row, column - 1);
    }
  }
  for (int row = rows_; row-- > 0;) {
    for (int column = columns_; column-- > 0;) {
      step(row, column, row + 1, column);
      step(row, column, row, column + 1);
    }
  }
}

/// What a tile scores in either lane of a square, and both together where it is laid by itself: a square
/// beside tiles of a lane takes then only what makes a word with them, and what was laid before stands in one
/// of the two words, not in both. (Of tiles that are laid at once each may need the others to make a word.)
SoloBound::Single SoloBound::single(int row, int column, std::size_t tile, std::size_t before) const {
  if (distances_[square(row, column)] > static_cast<int>(before) + 1) return {};
  const Lane& inRow = lanes_[static_cast<std::size_t>(row)];
  const Lane& inColumn = lanes_[columnLane(column)];
  const Points* rowPoints = inRow.figures + static_cast<std::size_t>(column) * size_ + tile;
  const Points* columnPoints = inColumn.figures + static_cast<std::size_t>(row) * size_ + tile;
  const bool besideColumn = board_.cells(row)[column].crossed;
  const bool besideRow = board_.cells(rows_ + column)[row].crossed;
  Single one{std::max<int>(rowPoints[before * inRow.block], 0),
             std::max<int>(columnPoints[before * inColumn.block], 0), 0};
  for (std::size_t ofRow = 0; ofRow <= before; ++ofRow) {
    const Points byRow = rowPoints[ofRow * inRow.block];
    const Points byColumn = columnPoints[(before - ofRow) * inColumn.block];
    if ((byRow == kNone && besideRow) || (byColumn == kNone && besideColumn)) continue;
    one.both = std::max(one.both, std::max<int>(byRow, 0) + std::max<int>(byColumn, 0));
  }
  return one;
}

/// Where single tiles may be laid when all others were laid before.
void SoloBound::findSingles() {
  singles_.clear();
  const std::size_t before = size_ - 1;
  const auto holdsAny = [&](const Lane& lane, int at) {
    const Points* figures = lane.figures + before * lane.block + static_cast<std::size_t>(at) * size_;
    return std::any_of(figures, figures + size_, [](Points points) { return points != kNone; });
  };
  for (int row = 0; row < rows_; ++row) {
    const Cell* cells = board_.cells(row);
    const Lane& rowLane = lanes_[static_cast<std::size_t>(row)];
    for (int column = 0; column < columns_; ++column) {
      if (cells[column].letter != 0 || distances_[square(row, column)] > static_cast<int>(size_)) continue;
      const bool byRow = holdsAny(rowLane, column);
      if (!byRow && board_.cells(rows_ + column)[row].crossed) continue;
      const bool byColumn = holdsAny(lanes_[columnLane(column)], row);
      if (!byColumn && (!byRow || cells[column].crossed)) continue;
      for (std::size_t tile = 0; tile < size_; ++tile) {
        const Single one = single(row, column, tile, before);
        if (one.inRow > 0 || one.inColumn > 0) singles_.push_back({row, column, tile, one});
      }
    }
  }
}

/// By what single tiles can score there then.
void SoloBound::findHotSquares() {
  hot_.fill(-1);
  std::array<int, kHotSquares> points{};
  for (const Place& place : singles_) {
    const auto heat = [](Lane& lane, int at, int across) {
      if (across <= lane.hotPoints) return;
      lane.hotPoints = across;
      lane.hotAt = at;
    };
    heat(lanes_[static_cast<std::size_t>(place.row)], place.column, place.points.inColumn);
    heat(lanes_[columnLane(place.column)], place.row, place.points.inRow);
    const int here = place.row * columns_ + place.column;
    std::size_t at = kHotSquares;
    for (std::size_t hot = 0; hot < kHotSquares; ++hot) {
      if (hot_[hot] == here) at = hot;
    }
    if (at == kHotSquares) {
      if (place.points.both <= points.back()) continue;
      at = kHotSquares - 1;
      hot_[at] = here;
      points[at] = 0;
    }
    points[at] = std::max(points[at], place.points.both);
    for (; at > 0 && points[at - 1] < points[at]; --at) {
      std::swap(points[at - 1], points[at]);
      std::swap(hot_[at - 1], hot_[at]);
    }
  }
}

/// Plays of one tile, by both lanes of its square; and what each tile can score at most across each lane.
void SoloBound::addSingles(std::size_t before) {
  for (int lane = 0; lane < board_.lanes(); ++lane) {
    lanes_[static_cast<std::size_t>(lane)].across.fill(0);
    lanes_[static_cast<std::size_t>(lane)].acrossHot.fill(0);
  }
  for (auto& tile : onHot_[before])
    tile.fill(0);
  const int bonus = language_.rules.bingoTiles == 1 ? language_.rules.bingoBonus : 0;
  for (const Place& place : singles_) {
    const Single one =
        before + 1 == size_ ? place.points : single(place.row, place.column, place.tile, before);
    Lane& row = lanes_[static_cast<std::size_t>(place.row)];
    Lane& column = lanes_[columnLane(place.column)];
    int& inRow = (column.hotAt == place.row ? column.acrossHot : column.across)[place.tile];
    int& inColumn = (row.hotAt == place.column ? row.acrossHot : row.across)[place.tile];
    inRow = std::max(inRow, one.inRow);
    inColumn = std::max(inColumn, one.inColumn);
    int* points = &best_[before][1u << place.tile];
    for (std::size_t hot = 0; hot < kHotSquares; ++hot) {
      if (hot_[hot] == place.row * columns_ + place.column) points = &onHot_[before][place.tile][hot];
    }
    if (one.both > 0) *points = std::max(*points, one.both + bonus);
  }
}

/// Plays of more than one tile: the word itself, and what each tile can score across it; only one lies on the
/// square that promises the most.
void SoloBound::addTogether(std::size_t before) {
  const game::Rules& rules = language_.rules;
  for (int at = 0; at < board_.lanes(); ++at) {
    const Lane& lane = lanes_[static_cast<std::size_t>(at)];
    const Points* together =
        lane.figures + before * lane.block + static_cast<std::size_t>(board_.length(at)) * size_;
    for (unsigned set = 3; set < 1u << size_; ++set) {
      if (together[set] == kNone) continue;
      int points = together[set];
      int more = 0;
      for (std::size_t tile = 0; tile < size_; ++tile) {
        if ((set >> tile & 1) == 0) continue;
        const std::size_t told = firstLike_[tile];
        points += lane.across[told];
        more = std::max(more, lane.acrossHot[told] - lane.across[told]);
      }
      points += more;
      if (std::popcount(set) >= rules.bingoTiles) points += rules.bingoBonus;
      best_[before][set] = std::max(best_[before][set], points);
    }
  }
}

/// Play after play, each set of tiles by what it can bring after the sets before it.
int SoloBound::bestOrder() const {
  constexpr std::size_t kHots = 1u << kHotSquares;
  std::array<std::array<int, kHots>, kSubsets> most{};
  int best = 0;
  for (unsigned set = 1; set < 1u << size_; ++set) {
    auto& here = most[set];
    for (unsigned part = set; part != 0; part = (part - 1) & set) {
      const auto& before = most[set & ~part];
      const auto laid = static_cast<std::size_t>(std::popcount(set & ~part));
      const int points = best_[laid][canonical_[part]];
      for (std::size_t hots = 0; hots < kHots; ++hots)
        here[hots] = std::max(here[hots], before[hots] + points);
      if (!std::has_single_bit(part)) continue;
      const auto tile = static_cast<std::size_t>(std::countr_zero(canonical_[part]));
      for (std::size_t hot = 0; hot < kHotSquares; ++hot) {
        for (std::size_t hots = 0; hots < kHots; ++hots) {
          if ((hots >> hot & 1) != 0)
            here[hots] = std::max(here[hots], before[hots ^ std::size_t{1} << hot] + onHot_[laid][tile][hot]);
        }
      }
    }
    best = std::max(best, here[kHots - 1]);
  }
  return best;
}

int SoloBound::most(RackCode rack) {
  take(rack);
  if (size_ == 0) return 0;
  const std::size_t room = LaneBoard::kMaxLanes * size_ * (game::Board::kMaxSide * size_ + kSubsets);
  if (slotsUsed_ + LaneBoard::kMaxLanes >= slots_.size() - slots_.size() / 4 ||
      store_.size() + room > storeLimit_) {
    std::fill_n(slots_.data(), slots_.size(), Slot{});
    slotsUsed_ = 0;
    store_.clear();
  }
  std::array<std::size_t, LaneBoard::kMaxLanes> firsts{};
  for (int at = 0; at < board_.lanes(); ++at) {
    Lane& lane = lanes_[static_cast<std::size_t>(at)];
    lane.block = static_cast<std::size_t>(board_.length(at)) * size_ + (std::size_t{1} << size_);
    lane.hotAt = -1;
    lane.hotPoints = 0;
    firsts[static_cast<std::size_t>(at)] = figures(at);
  }
  for (int at = 0; at < board_.lanes(); ++at)
    lanes_[static_cast<std::size_t>(at)].figures = &store_[firsts[static_cast<std::size_t>(at)]];
  findDistances();
  findSingles();
  findHotSquares();
  for (std::size_t before = 0; before < size_; ++before) {
    best_[before].fill(0);
    addSingles(before);
    addTogether(before);
  }
  return bestOrder();
}

}  // namespace rozbor::engine::endgame
