#include "endgame/solo_bound.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace rozbor::engine::endgame {
namespace {

constexpr std::size_t kNowhere = ~std::size_t{0};

/// To no less than others, each.
template <class Points>
void raise(Points& points, const Points& to) {
  for (std::size_t before = 0; before < points.size(); ++before)
    points[before] = std::max(points[before], to[before]);
}

}  // namespace

SoloBound::SoloBound(const LaneBoard& board, LanePlays& plays, const game::Language& language,
                     const PlayableWords& words, const RackLayout& layout, std::size_t bytes)
    : board_(board),
      plays_(plays),
      language_(language),
      rows_(board.length(board.lanes() - 1)),
      columns_(board.length(0)),
      lanes_(board, language, words, bytes),
      rack_(layout) {}

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

/// Where single tiles may be laid.
void SoloBound::findSingles(const std::array<SoloLanes::Figures, LaneBoard::kMaxLanes>& lanes) {
  const std::size_t stride = rack_.size() + 1;
  for (int lane = 0; lane < board_.lanes(); ++lane) {
    const SoloLanes::Figures& figures = lanes[static_cast<std::size_t>(lane)];
    const bool isRow = lane < rows_;
    for (std::size_t at = 0; at < figures.singleCount; ++at) {
      const Points* entry = figures.singles + at * stride;
      const int place = entry[0] / SoloLanes::kSquare;
      const std::size_t here = isRow ? square(lane, place) : square(place, lane - rows_);
      auto& tiles = crosses_[here];
      if (!isTouched_[here]) touched_.push_back(here);
      isTouched_[here] = true;
      Cross& cross = tiles[static_cast<std::size_t>(entry[0] % SoloLanes::kSquare)];
      (isRow ? cross.row : cross.column) = entry + 1;
    }
  }
  singles_.clear();
  for (const std::size_t here : touched_) {
    const int row = static_cast<int>(here) / columns_;
    const int column = static_cast<int>(here) % columns_;
    for (std::size_t tile = 0; tile < rack_.size(); ++tile) {
      const Cross cross = crosses_[here][tile];
      if (cross.row != nullptr || cross.column != nullptr) addSingle(row, column, tile, cross);
      crosses_[here][tile] = {};
    }
    isTouched_[here] = false;
  }
  touched_.clear();
}

/// What a tile scores in either lane of a square, and both together where it is laid by itself: a square
/// beside tiles of a lane takes then only what makes a word with them, and what was laid before stands in one
/// of the two words, not in both. (Of tiles that are laid at once each may need the others to make a word.)
void SoloBound::addSingle(int row, int column, std::size_t tile, const Cross& cross) {
  const bool besideColumn = board_.cells(row)[column].crossed;
  const bool besideRow = board_.cells(rows_ + column)[row].crossed;
  if ((cross.column == nullptr && besideColumn) || (cross.row == nullptr && besideRow)) return;
  const auto distance = static_cast<std::size_t>(distances_[square(row, column)]);
  if (distance > rack_.size()) return;
  Single& one = singles_.emplace_back();
  one.row = row;
  one.column = column;
  one.tile = tile;
  constexpr std::size_t kCount = SoloLanes::kReadable;
  ByBefore inRow;
  inRow.fill(SoloLanes::kNone);
  if (cross.row != nullptr) std::copy_n(cross.row, kCount, inRow.begin());
  // That of the column once more behind as many that stand for nothing, to be read from any place.
  std::array<Points, 2 * kCount> inColumn;
  inColumn.fill(SoloLanes::kNone);
  if (cross.column != nullptr) std::copy_n(cross.column, kCount, inColumn.begin() + kCount);
  for (std::size_t before = 0; before < kCount; ++before) {
    one.inRow[before] = std::max<Points>(inRow[before], 0);
    one.inColumn[before] = std::max<Points>(inColumn[kCount + before], 0);
  }
  if (!besideRow) inRow = one.inRow;
  if (!besideColumn) std::ranges::copy(one.inColumn, inColumn.begin() + kCount);
  ByBefore both{};
  for (std::size_t ofRow = 0; ofRow < rack_.size(); ++ofRow) {
    for (std::size_t before = 0; before < kCount; ++before)
      both[before] = std::max<Points>(both[before],
                                      static_cast<Points>(inRow[ofRow] + inColumn[kCount + before - ofRow]));
  }
  one.both = both;
  for (std::size_t before = 0; before + 1 < distance; ++before)
    one.inRow[before] = one.inColumn[before] = one.both[before] = 0;
}

/// By what single tiles can score there when all others were laid before.
void SoloBound::findHotSquares() {
  const std::size_t before = rack_.size() - 1;
  hot_.fill(kNowhere);
  std::array<Points, kHotSquares> points{};
  for (int lane = 0; lane < board_.lanes(); ++lane)
    across_[static_cast<std::size_t>(lane)] = {};
  for (const Single& one : singles_) {
    const auto heat = [](Across& across, int at, int value) {
      if (value <= across.hotPoints) return;
      across.hotPoints = value;
      across.hotAt = at;
    };
    heat(across_[static_cast<std::size_t>(one.row)], one.column, one.inColumn[before]);
    heat(across_[columnLane(one.column)], one.row, one.inRow[before]);
    const std::size_t here = square(one.row, one.column);
    auto at = static_cast<std::size_t>(std::ranges::find(hot_, here) - hot_.begin());
    if (at == kHotSquares) {
      if (one.both[before] <= points.back()) continue;
      at = kHotSquares - 1;
      hot_[at] = here;
      points[at] = 0;
    }
    points[at] = std::max(points[at], one.both[before]);
    for (; at > 0 && points[at - 1] < points[at]; --at) {
      std::swap(points[at - 1], points[at]);
      std::swap(hot_[at - 1], hot_[at]);
    }
  }
}

/// Of a tile laid by itself.
SoloBound::ByBefore& SoloBound::pointsOf(std::size_t tile, std::size_t square) {
  const auto hot = static_cast<std::size_t>(std::ranges::find(hot_, square) - hot_.begin());
  return hot < kHotSquares ? onHot_[hot][tile] : alone_[tile];
}

/// The plays there are: one of them is the first, and later ones that do not need what was laid before are
/// among them.
void SoloBound::addFirst() {
  for (int lane = 0; lane < board_.lanes(); ++lane) {
    for (const LanePlay& play : plays_.of(lane, rack_.code())) {
      const unsigned set = rack_.setOf(play.used);
      if (play.count > 1) {
        best_[0][set] = std::max(best_[0][set], play.score);
        continue;
      }
      const game::Square at = board_.square(lane, std::countr_zero(play.laid));
      Points& points =
          pointsOf(static_cast<std::size_t>(std::countr_zero(set)), square(at.row, at.column))[0];
      points = std::max(points, static_cast<Points>(play.score));
    }
  }
}

/// Later plays of one tile, by both lanes of its square; and what each tile can score at most across each
/// lane.
void SoloBound::addSingles() {
  const auto bonus = static_cast<Points>(language_.rules.bingoTiles == 1 ? language_.rules.bingoBonus : 0);
  for (const Single& one : singles_) {
    Across& row = across_[static_cast<std::size_t>(one.row)];
    Across& column = across_[columnLane(one.column)];
    raise((column.hotAt == one.row ? column.there : column.elsewhere)[one.tile], one.inRow);
    raise((row.hotAt == one.column ? row.there : row.elsewhere)[one.tile], one.inColumn);
    ByBefore both = one.both;
    both[0] = 0;
    if (bonus != 0) {
      for (Points& points : both)
        points = static_cast<Points>(points > 0 ? points + bonus : 0);
    }
    raise(pointsOf(one.tile, square(one.row, one.column)), both);
  }
}

/// What the tiles of a set can score across a lane when they are laid at once and so many others were laid in
/// the lanes across; only one lies on the square that promises the most.
int SoloBound::acrossOf(const Across& across, unsigned set, std::size_t before) const {
  int points = 0;
  int more = 0;
  std::array<int, kTiles> gains{};
  std::size_t count = 0;
  for (unsigned rest = set; rest != 0; rest &= rest - 1) {
    const std::size_t tile = rack_.firstLike(static_cast<std::size_t>(std::countr_zero(rest)));
    const int alone = across.elsewhere[tile][0];
    points += alone;
    gains[count++] = across.elsewhere[tile][before] - alone;
    more = std::max(more, across.there[tile][before] - alone);
  }
  if (before > 0) {
    if (before < count)
      std::partial_sort(gains.begin(), gains.begin() + static_cast<std::ptrdiff_t>(before),
                        gains.begin() + static_cast<std::ptrdiff_t>(count), std::greater{});
    for (std::size_t gain = 0; gain < std::min(count, before); ++gain)
      points += gains[gain];
  }
  return points + more;
}

/// Later plays of a set of tiles in a lane, which need what was laid before, in the lane or across it.
void SoloBound::addSet(const Across& across, const Points* entry) {
  const auto set = static_cast<unsigned>(entry[0]);
  const Points* points = entry + 1;
  const game::Rules& rules = language_.rules;
  const int bonus = std::popcount(set) >= rules.bingoTiles ? rules.bingoBonus : 0;
  const std::size_t most = rack_.size() - static_cast<std::size_t>(std::popcount(set));
  Points last = SoloLanes::kNone;
  for (std::size_t along = 0; along <= most; ++along) {
    if (points[along] == last) continue;  // so many are not needed
    last = points[along];
    for (std::size_t before = std::max<std::size_t>(along, 1); before <= most; ++before) {
      int& best = best_[before][set];
      const int value = last + bonus;
      if (value + across.most[before - along] <= best) continue;
      best = std::max(best, value + acrossOf(across, set, before - along));
    }
  }
}

/// Later plays of more than one tile.
void SoloBound::addSets(const std::array<SoloLanes::Figures, LaneBoard::kMaxLanes>& lanes) {
  const std::size_t stride = rack_.size() + 1;
  for (std::size_t before = 1; before < rack_.size(); ++before)
    std::copy(best_[0].begin(), best_[0].begin() + rack_.sets(), best_[before].begin());
  for (int at = 0; at < board_.lanes(); ++at) {
    const SoloLanes::Figures& figures = lanes[static_cast<std::size_t>(at)];
    if (figures.setCount == 0) continue;
    Across& across = across_[static_cast<std::size_t>(at)];
    for (std::size_t tile = 0; tile < rack_.size(); ++tile) {
      const std::size_t told = rack_.firstLike(tile);
      for (std::size_t before = 0; before < rack_.size(); ++before)
        across.most[before] += std::max(across.elsewhere[told][before], across.there[told][before]);
    }
    for (std::size_t entry = 0; entry < figures.setCount; ++entry)
      addSet(across, figures.sets + entry * stride);
  }
}

/// Play after play: what each set of tiles can bring when all others were laid before.
void SoloBound::findRests() {
  constexpr std::size_t kHots = 1u << kHotSquares;
  std::array<std::array<int, kHots>, SoloRack::kSets> most;  // by the hot squares that are left
  most[0] = {};
  rests_[0] = 0;
  for (unsigned set = 1; set < rack_.sets(); ++set) {
    auto& here = most[set];
    here = {};
    const auto laid = rack_.size() - static_cast<std::size_t>(std::popcount(set));
    for (unsigned part = set; part != 0; part = (part - 1) & set) {
      const auto& after = most[set & ~part];
      const unsigned told = rack_.canonical(part);
      const auto tile = static_cast<std::size_t>(std::countr_zero(told));
      const bool isSingle = std::has_single_bit(part);
      const int points = isSingle ? alone_[tile][laid] : best_[laid][told];
      for (std::size_t hots = 0; hots < kHots; ++hots)
        here[hots] = std::max(here[hots], after[hots] + points);
      if (!isSingle) continue;
      for (std::size_t hot = 0; hot < kHotSquares; ++hot) {
        for (std::size_t hots = 0; hots < kHots; ++hots) {
          if ((hots >> hot & 1) != 0)
            here[hots] = std::max(here[hots], after[hots ^ std::size_t{1} << hot] + onHot_[hot][tile][laid]);
        }
      }
    }
    rests_[set] = here[kHots - 1];
  }
}

int SoloBound::most(RackCode rack) {
  rack_.take(rack);
  if (rack_.size() == 0) return 0;
  const auto& lanes = lanes_.of(rack_);
  findDistances();
  findSingles(lanes);
  findHotSquares();
  std::fill_n(best_[0].begin(), rack_.sets(), 0);
  alone_ = {};
  onHot_ = {};
  addFirst();
  addSingles();
  addSets(lanes);
  findRests();
  return rests_[rack_.sets() - 1];
}

}  // namespace rozbor::engine::endgame
