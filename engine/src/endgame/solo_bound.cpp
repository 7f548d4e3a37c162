#include "endgame/solo_bound.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace rozbor::engine::endgame {
namespace {

constexpr std::size_t kNowhere = ~std::size_t{0};

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
  const auto take = [&](int lane, const auto& put) {
    const SoloLanes::Figures& figures = lanes[static_cast<std::size_t>(lane)];
    const Points* end = figures.singles + figures.singleCount * stride;
    for (const Points* entry = figures.singles; entry != end; entry += stride) {
      const auto key = static_cast<unsigned>(entry[0]);
      const game::Square at = board_.square(lane, static_cast<int>(key / SoloLanes::kSquare));
      Crossing& crossing = crossings_[square(at.row, at.column)];
      if ((crossing.rowTiles | crossing.columnTiles) == 0) touched_.push_back(at);
      put(crossing, key % SoloLanes::kSquare, entry + 1);
    }
  };
  for (int row = 0; row < rows_; ++row) {
    take(row, [](Crossing& crossing, unsigned tile, const Points* points) {
      crossing.row[tile] = points;
      crossing.rowTiles |= 1u << tile;
    });
  }
  for (int lane = rows_; lane < board_.lanes(); ++lane) {
    take(lane, [](Crossing& crossing, unsigned tile, const Points* points) {
      crossing.column[tile] = points;
      crossing.columnTiles |= 1u << tile;
    });
  }
  singles_.clear();
  for (const game::Square at : touched_) {
    Crossing& crossing = crossings_[square(at.row, at.column)];
    for (unsigned tiles = laidAlone(at, crossing); tiles != 0; tiles &= tiles - 1)
      addSingle(at, static_cast<std::size_t>(std::countr_zero(tiles)), crossing);
    crossing.rowTiles = crossing.columnTiles = 0;
  }
  touched_.clear();
}

/// The tiles that may be laid by themselves: a square beside tiles of a lane takes then only what makes a
/// word with them. (Of tiles that are laid at once each may need the others to make a word.)
unsigned SoloBound::laidAlone(game::Square at, const Crossing& crossing) const {
  const auto distance = static_cast<std::size_t>(distances_[square(at.row, at.column)]);
  if (distance > rack_.size()) return 0;
  unsigned tiles = crossing.rowTiles | crossing.columnTiles;
  if (board_.cells(at.row)[at.column].crossed) tiles &= crossing.columnTiles;
  if (board_.cells(rows_ + at.column)[at.row].crossed) tiles &= crossing.rowTiles;
  return tiles;
}

/// What a tile scores in either lane of a square, and both together where it is laid by itself: what was laid
/// before stands in one of the two words, not in both.
void SoloBound::addSingle(game::Square at, std::size_t tile, const Crossing& crossing) {
  const auto distance = static_cast<std::size_t>(distances_[square(at.row, at.column)]);
  const std::size_t before = std::max<std::size_t>(distance, 1) - 1;
  const bool hasRow = (crossing.rowTiles >> tile & 1) != 0;
  const bool hasColumn = (crossing.columnTiles >> tile & 1) != 0;
  const PointsByBefore nothing;
  const PointsByBefore row = hasRow ? PointsByBefore(crossing.row[tile]) : nothing;
  const PointsByBefore column = hasColumn ? PointsByBefore(crossing.column[tile]) : nothing;
  const PointsByBefore inRow = higherOf(row, nothing);
  const PointsByBefore inColumn = higherOf(column, nothing);
  PointsByBefore both = higherOf(inRow, inColumn);
  if (hasRow && hasColumn) {
    const bool besideColumn = board_.cells(at.row)[at.column].crossed;
    const bool besideRow = board_.cells(rows_ + at.column)[at.row].crossed;
    both =
        higherOf(together(besideRow ? row : inRow, besideColumn ? column : inColumn, rack_.size()), nothing);
  }
  singles_.push_back({at, tile, inRow.from(before), inColumn.from(before), both.from(before)});
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
    heat(across_[static_cast<std::size_t>(one.at.row)], one.at.column, one.inColumn[before]);
    heat(across_[columnLane(one.at.column)], one.at.row, one.inRow[before]);
    const std::size_t here = square(one.at.row, one.at.column);
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
PointsByBefore& SoloBound::pointsOf(std::size_t tile, std::size_t square) {
  const auto hot = static_cast<std::size_t>(std::ranges::find(hot_, square) - hot_.begin());
  return hot < kHotSquares ? onHot_[hot][tile] : alone_[tile];
}

/// The plays there are: one of them is the first, and later ones that do not need what was laid before are
/// among them.
void SoloBound::addFirst() {
  std::array<Points, SoloRack::kSets> best{};
  for (int lane = 0; lane < board_.lanes(); ++lane) {
    for (const LanePlay& play : plays_.of(lane, rack_.code())) {
      const unsigned set = rack_.setOf(play.used);
      if (play.score > PointsByBefore::kMost) isFirstCut_ = true;
      const auto score = static_cast<Points>(std::min<int>(play.score, PointsByBefore::kMost));
      if (play.count > 1) {
        best[set] = std::max(best[set], score);
        continue;
      }
      const game::Square at = board_.square(lane, std::countr_zero(play.laid));
      PointsByBefore& points =
          pointsOf(static_cast<std::size_t>(std::countr_zero(set)), square(at.row, at.column));
      points.set(0, std::max(points[0], score));
    }
  }
  for (unsigned set = 0; set < rack_.sets(); ++set)
    best_[set] = PointsByBefore(best[set]);
}

/// Later plays of one tile, by both lanes of its square; and what each tile can score at most across each
/// lane.
void SoloBound::addSingles() {
  const auto bonus = static_cast<Points>(language_.rules.bingoTiles == 1 ? language_.rules.bingoBonus : 0);
  for (const Single& one : singles_) {
    Across& row = across_[static_cast<std::size_t>(one.at.row)];
    Across& column = across_[columnLane(one.at.column)];
    (column.hotAt == one.at.row ? column.there : column.elsewhere)[one.tile].raise(one.inRow);
    (row.hotAt == one.at.column ? row.there : row.elsewhere)[one.tile].raise(one.inColumn);
    PointsByBefore both = one.both;
    for (std::size_t before = 0; bonus != 0 && before < rack_.size(); ++before) {
      if (both[before] > 0) both.set(before, static_cast<Points>(both[before] + bonus));
    }
    pointsOf(one.tile, square(one.at.row, one.at.column)).raise(both.from(1));
  }
}

/// What the tiles of a set can score across a lane when they are laid at once and so many others were laid in
/// the lanes across, each of which serves one; only one lies on the square that promises the most.
PointsByBefore SoloBound::acrossOf(const Across& across, unsigned set) {
  std::array<PointsByBefore, kTiles> gains;  // the greatest first
  std::size_t count = 0;
  Points alone = 0;
  PointsByBefore more;
  for (unsigned rest = set; rest != 0; rest &= rest - 1) {
    const auto tile = static_cast<std::size_t>(std::countr_zero(rest));
    const Points ofTile = across.elsewhere[tile][0];
    alone = static_cast<Points>(alone + ofTile);
    more.raise(across.there[tile] - ofTile);
    PointsByBefore gain = across.elsewhere[tile] - ofTile;
    for (std::size_t at = 0; at < count; ++at) {
      const PointsByBefore greater = higherOf(gains[at], gain);
      gain = lowerOf(gains[at], gain);
      gains[at] = greater;
    }
    gains[count++] = gain;
  }
  PointsByBefore points = more + alone;
  for (std::size_t at = 0; at < count; ++at)
    points = points + gains[at].from(at + 1);
  return points;
}

/// Later plays of a set of tiles in a lane, which need what was laid before, in the lane or across it.
/// `most`: of each tile, what it can score across at most.
void SoloBound::addSet(const Across& across, const std::array<PointsByBefore, kTiles>& most,
                       const Points* entry) {
  const auto set = static_cast<unsigned>(entry[0]);
  const auto tiles = static_cast<std::size_t>(std::popcount(set));
  const game::Rules& rules = language_.rules;
  const bool isBingo = tiles >= static_cast<std::size_t>(rules.bingoTiles);
  const PointsByBefore along =
      PointsByBefore(entry + 1) + static_cast<Points>(isBingo ? rules.bingoBonus : 0);
  const std::size_t others = rack_.size() - tiles;
  const auto with = [&](PointsByBefore points) {
    return together(along, points, others + 1).from(1).upTo(others);
  };
  PointsByBefore all;
  for (unsigned rest = set; rest != 0; rest &= rest - 1)
    all = all + most[static_cast<std::size_t>(std::countr_zero(rest))];
  if (with(all).isAnywhereMoreThan(best_[set])) best_[set].raise(with(lowerOf(all, acrossOf(across, set))));
}

/// Later plays of more than one tile.
void SoloBound::addSets(const std::array<SoloLanes::Figures, LaneBoard::kMaxLanes>& lanes) {
  const std::size_t stride = rack_.size() + 1;
  for (std::size_t lane = 0; lane < static_cast<std::size_t>(board_.lanes()); ++lane) {
    const SoloLanes::Figures& figures = lanes[lane];
    if (figures.setCount == 0) continue;
    Across& across = across_[lane];
    std::array<PointsByBefore, kTiles> most;
    for (std::size_t tile = 0; tile < rack_.size(); ++tile) {
      across.elsewhere[tile] = across.elsewhere[rack_.firstLike(tile)];
      across.there[tile] = across.there[rack_.firstLike(tile)];
      most[tile] = across.elsewhere[tile];
      most[tile].raise(across.there[tile]);
    }
    const Points* end = figures.sets + figures.setCount * stride;
    for (const Points* entry = figures.sets; entry != end; entry += stride)
      addSet(across, most, entry);
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
      const int points = isSingle ? alone_[tile][laid] : best_[told][laid];
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

/// Whether anything was more than can be added up.
bool SoloBound::isCut() const {
  return isFirstCut_ || lanes_.areCut() || language_.rules.bingoBonus > PointsByBefore::kMost;
}

int SoloBound::most(RackCode rack) {
  rack_.take(rack);
  if (rack_.size() == 0) return 0;
  const auto& lanes = lanes_.of(rack_);
  findDistances();
  findSingles(lanes);
  findHotSquares();
  alone_ = {};
  onHot_ = {};
  addFirst();
  addSingles();
  addSets(lanes);
  findRests();
  if (isCut()) rests_.fill(kUnknown);
  return rests_[rack_.sets() - 1];
}

}  // namespace rozbor::engine::endgame
