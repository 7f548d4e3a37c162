#include <algorithm>
#include <cmath>
#include <vector>

#include "rozbor/engine/study/ending_counts.h"
#include "win/normal.h"

namespace rozbor::engine {
namespace {

constexpr auto& kSpreads = EndingSample::kLevels;

int inTable(double chance) {
  return std::clamp(static_cast<int>(std::lround(chance * WinTable::kWhole)), WinTable::kLeast,
                    WinTable::kMost);
}

/// How often a change is larger than the lead lost: one imaginary ending, normal with twice the deviation,
/// keeps the tails from running flat.
WinTable::Row ofAll(const EndingCounts& counts) {
  double sum = 0;
  double squares = 0;
  for (int change = -EndingCounts::kMostChange; change <= EndingCounts::kMostChange; ++change) {
    const int place = change + EndingCounts::kMostChange;
    const auto endings = static_cast<double>(counts.changes[static_cast<std::size_t>(place)]);
    sum += endings * change;
    squares += endings * change * change;
  }
  const auto all = static_cast<double>(counts.endings);
  const double mean = sum / all;
  const double deviation = std::sqrt(std::max(1.0, squares / all - mean * mean));
  WinTable::Row row{-EndingCounts::kMostChange, 1, {}};
  double larger = 0;  // changes than what makes a tie
  for (int spread = -EndingCounts::kMostChange; spread <= EndingCounts::kMostChange; ++spread) {
    const int tying = EndingCounts::kMostChange - spread;
    const auto equal = static_cast<double>(counts.changes[static_cast<std::size_t>(tying)]);
    const double imaginary = normalShare((mean + spread) / (2 * deviation));
    row.chances.push_back(inTable((larger + equal / 2 + imaginary) / (all + 1)));
    larger += equal;
  }
  return row;
}

/// Neighbours together where their chances would fall (Ayer et al. 1955: pool adjacent violators).
struct Pool {
  double endings = 0;
  double won = 0;
  std::size_t levels = 1;
  [[nodiscard]] double chance() const { return won / endings; }
};

std::vector<double> neverFalling(const std::vector<Pool>& levels) {
  std::vector<Pool> pools;
  for (const Pool& level : levels) {
    pools.push_back(level);
    while (pools.size() > 1 && pools[pools.size() - 2].chance() >= pools.back().chance()) {
      const Pool last = pools.back();
      pools.pop_back();
      pools.back().endings += last.endings;
      pools.back().won += last.won;
      pools.back().levels += last.levels;
    }
  }
  std::vector<double> chances;
  for (const Pool& pool : pools)
    chances.insert(chances.end(), pool.levels, pool.chance());
  return chances;
}

/// One imaginary ending at each level is tied: of few endings little is known (Jeffreys' prior). Linear
/// between levels.
WinTable::Row ofOpen(const EndingCounts& counts) {
  std::vector<Pool> levels;
  for (const EndingCounts::Open& open : counts.open)
    levels.push_back({static_cast<double>(open.endings) + 1, (static_cast<double>(open.halvesWon) + 1) / 2});
  const std::vector<double> chances = neverFalling(levels);
  WinTable::Row row{kSpreads.front(), 1, {}};
  for (std::size_t at = 0; at + 1 < kSpreads.size(); ++at) {
    const double span = kSpreads[at + 1] - kSpreads[at];
    for (int spread = kSpreads[at]; spread < kSpreads[at + 1]; ++spread)
      row.chances.push_back(
          inTable(chances[at] + (chances[at + 1] - chances[at]) * (spread - kSpreads[at]) / span));
  }
  row.chances.push_back(inTable(chances.back()));
  return row;
}

}  // namespace

game::Result<WinTable::Endings> fitEndings(const EndingCounts& counts) {
  if (counts.endings == 0)
    return game::Error{"winmodel.no-endings", said::words("no game has been played to its ending")};
  return WinTable::Endings{ofAll(counts), ofOpen(counts)};
}

}  // namespace rozbor::engine
