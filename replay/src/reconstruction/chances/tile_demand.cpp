#include "tile_demand.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "log_choose.h"

namespace rozbor::replay {
namespace {

using parser::SheetTurnKind;

/// Of the letters of words that are played, so many are taken for new tiles. They are 81 to 88 % in the
/// sample games of the four languages, 88 % in 55 public English ones.
constexpr double kNewShare = 0.8;
/// Tiles that a turn lays whose word is not known, and that are left when nothing tells how many.
constexpr double kTilesOfGap = 4;
constexpr double kTilesLeft = 3;
/// Nothing is impossible: a letter may be misread, a blank unmarked.
constexpr double kLeastChance = 3e-4;
constexpr double kSpareBlank = 0.3;

/// Chance that `tiles` of `letters` letters are new.
double newChance(int letters, int tiles) {
  if (tiles < 0 || tiles > letters) return 0;
  return std::exp(logChoose(letters, tiles) + tiles * std::log(kNewShare) +
                  (letters - tiles) * std::log1p(-kNewShare));
}

std::int32_t thousandths(double value) {
  return static_cast<std::int32_t>(std::lround(1000 * value));
}

}  // namespace

TileDemand::TileDemand(const Plan& plan, std::size_t step, const SheetGame& game)
    : left_(game.ending.tiles), marksBlanks_(game.marksBlanks) {
  for (std::size_t later = step; later < plan.steps.size(); ++later) {
    const Step& turn = plan.steps[later];
    if (turn.kind == SheetTurnKind::missing) ++gaps_;
    if (turn.kind != SheetTurnKind::play) continue;
    const Reading& written = turn.readings.front();
    for (std::size_t at = 0; at < written.letters.size(); ++at) {
      const bool blank = ((written.marks >> at) & 1) != 0;
      ++letters_[static_cast<std::size_t>(blank ? 0 : written.letters[at].index())];
      ++allLetters_;
    }
  }
}

double TileDemand::spareShare(int pool) const {
  double spare = kTilesOfGap * gaps_;
  if (!left_) spare += std::max(kTilesLeft, pool - kNewShare * allLetters_ - spare);
  return spare / (spare + pool + 1);
}

double TileDemand::logChance(int kind, int tiles, double spare) const {
  const int letters = letters_[static_cast<std::size_t>(kind)];
  const int left = left_ ? left_->count(kind) : 0;
  if (kind == 0) spare = std::max(spare, marksBlanks_ ? spare : kSpareBlank);
  double chance = 0;
  double share = 1;
  for (int others = 0; others <= std::max(0, tiles - left); ++others) {
    chance += share * (1 - spare) * newChance(letters, tiles - left - others);
    share *= spare;
  }
  const int beyond = std::max({0, tiles - left - letters, left - tiles});
  return std::log(std::max(chance, std::pow(kLeastChance, std::max(1, beyond))));
}

game::TileWorth TileDemand::stock(int poolSize) const {
  const double spare = spareShare(poolSize);
  game::TileWorth worth;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    for (int tiles = 0; tiles <= game::TileWorth::kMost; ++tiles)
      worth.set(kind, tiles, thousandths(logChance(kind, tiles, spare)));
  }
  return worth;
}

game::TileWorth TileDemand::worth(const game::TileCounts& pool) const {
  const double spare = spareShare(pool.size());
  game::TileWorth worth;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    const int there = pool.count(kind);
    for (int used = 0; used <= game::TileWorth::kMost; ++used) {
      const int copies = std::min(used, there);
      worth.set(
          kind, used,
          there == 0 ? 0 : thousandths(logChoose(there, copies) + logChance(kind, there - copies, spare)));
    }
  }
  return worth;
}

}  // namespace rozbor::replay
