#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <span>
#include <vector>

#include "rozbor/engine/study/win_model_fit.h"
#include "win/normal.h"

namespace rozbor::engine {
namespace {

constexpr int kReach = 4;        ///< tiles to either side that lend their changes, where any do
constexpr int kTrendReach = 12;  ///< and that lend theirs to how the change depends on the spread
constexpr double kFewestTurns = 500;

/// Beyond this spread the change is distributed as it is there.
constexpr double kFarSpread = 150;
constexpr double kLeastVariance = 0.5;  ///< against that of all spreads
constexpr double kMostVariance = 1.5;
/// Slopes are shrunk as by turns without effect, as many as tell of one that is a tenth of a deviation
/// for 100 points of spread, or a tenth of the variance for their square, no more than noise does.
constexpr double kMeanShrinkage = 100 * 1e4;
constexpr double kVarianceShrinkage = 200 * 1e8;

constexpr int kFineStep = 1;
constexpr int kCoarseStep = 3;

double near(double spread) {
  return std::clamp(spread, -kFarSpread, kFarSpread);
}

/// Distribution of the change, for one number of tiles unseen, and at which spreads it was seen.
class Changes {
 public:
  void add(const WinCounts::Row& row, double weight) {
    for (std::size_t at = 0; at < weights_.size(); ++at)
      weights_[at] += weight * static_cast<double>(row.changes[at]);
    for (std::size_t at = 0; at < row.bands.size(); ++at) {
      const double spread = near(WinCounts::middleOf(at));
      const double turns = weight * static_cast<double>(row.bands[at].turns);
      spreads_ += turns * spread;
      spreadSquares_ += turns * spread * spread;
    }
  }

  /// To be called when all has been added.
  void finish() {
    double sum = 0;
    double squares = 0;
    for (std::size_t at = 0; at < weights_.size(); ++at) {
      const double change = changeAt(at);
      turns_ += weights_[at];
      sum += weights_[at] * change;
      squares += weights_[at] * change * change;
    }
    if (turns_ <= 0) return;
    mean_ = sum / turns_;
    deviation_ = std::sqrt(std::max(1.0, squares / turns_ - mean_ * mean_));
    double below = 0;
    for (std::size_t at = 0; at < weights_.size(); ++at) {
      middles_[at] = (below + weights_[at] / 2) / turns_;
      below += weights_[at];
    }
  }

  /// Share of changes below this one and half of those equal to it, linear between whole points. One
  /// imaginary turn, normal with twice the deviation, keeps the tails from running flat.
  [[nodiscard]] double below(double change) const {
    return (middle(change) * turns_ + normalShare((change - mean_) / (2 * deviation_))) / (turns_ + 1);
  }

  [[nodiscard]] double turns() const { return turns_; }
  [[nodiscard]] double mean() const { return mean_; }
  [[nodiscard]] double deviation() const { return deviation_; }
  [[nodiscard]] double meanSpread() const { return spreads_ / turns_; }
  [[nodiscard]] double meanSquare() const { return spreadSquares_ / turns_; }

 private:
  static double changeAt(std::size_t at) { return static_cast<int>(at) - WinCounts::kMostChange; }

  [[nodiscard]] double middle(double change) const {
    const double place = change + WinCounts::kMostChange;
    if (place < 0) return 0;
    const auto at = static_cast<std::size_t>(place);
    if (at + 1 >= middles_.size()) return 1;
    return middles_[at] + (place - static_cast<double>(at)) * (middles_[at + 1] - middles_[at]);
  }

  std::vector<double> weights_ = std::vector<double>(2 * WinCounts::kMostChange + 1);
  std::vector<double> middles_ = weights_;
  double turns_ = 0;
  double mean_ = 0;
  double deviation_ = 1;
  double spreads_ = 0;
  double spreadSquares_ = 0;
};

/// How the change depends on the spread, against its distribution over all spreads: the mean is a
/// straight line in the spread, the variance one in its square.
struct Trend {
  double meanSlope = 0;      ///< deviations for each point
  double varianceSlope = 0;  ///< shares of the variance for each squared point

  [[nodiscard]] double mean(const Changes& changes, double spread) const {
    return changes.mean() + changes.deviation() * meanSlope * (near(spread) - changes.meanSpread());
  }

  [[nodiscard]] double scale(const Changes& changes, double spread) const {
    const double square = near(spread) * near(spread);
    return std::sqrt(
        std::clamp(1 + varianceSlope * (square - changes.meanSquare()), kLeastVariance, kMostVariance));
  }
};

class Fit {
 public:
  Fit(std::span<const WinCounts::Row> counts, int rackSize)
      : counts_(counts), rackSize_(rackSize), most_(static_cast<int>(counts.size())) {
    for (int unseen = 1; unseen <= most_; ++unseen)
      changes_.push_back(changesOf(unseen));
  }

  [[nodiscard]] WinTable::Row row(int unseen) const {
    const Changes& changes = changesAt(unseen);
    const Trend trend = trendOf(unseen);
    const int step = isLate(unseen) ? kFineStep : kCoarseStep;
    const int reach = WinCounts::kMostChange / step * step;
    WinTable::Row row{-reach, step, {}};
    int least = WinTable::kLeast;
    for (int spread = -reach; spread <= reach; spread += step) {
      const double needed =
          changes.mean() + (-spread - trend.mean(changes, spread)) / trend.scale(changes, spread);
      const auto chance = static_cast<int>(std::lround((1 - changes.below(needed)) * WinTable::kWhole));
      least = std::clamp(chance, least, WinTable::kMost);  // never falls
      row.chances.push_back(least);
    }
    trim(row);
    return row;
  }

 private:
  /// With so few tiles each number is a situation of its own: a bag that nearly ends, or a rack that
  /// shrinks.
  [[nodiscard]] bool isLate(int unseen) const { return unseen <= 2 * rackSize_; }
  /// So is the first turn of a game, on an empty board.
  [[nodiscard]] bool isStart(int unseen) const { return unseen == most_; }

  [[nodiscard]] const Changes& changesAt(int unseen) const {
    return changes_[static_cast<std::size_t>(unseen) - 1];
  }
  [[nodiscard]] const WinCounts::Row& countsAt(int unseen) const {
    return counts_[static_cast<std::size_t>(unseen) - 1];
  }

  /// Reaches farther where there are too few turns to tell anything.
  [[nodiscard]] Changes changesOf(int unseen) const {
    const int usual = isLate(unseen) || isStart(unseen) ? 0 : std::min(kReach, unseen - 2 * rackSize_ - 1);
    for (int reach = usual;; reach = 2 * reach + 1) {
      Changes changes;
      const int first = std::max(1, unseen - reach);
      const int last = std::min(most_, unseen + reach);
      for (int other = first; other <= last; ++other) {
        if (reach == usual && isStart(other) != isStart(unseen)) continue;
        changes.add(countsAt(other), 1 - std::abs(other - unseen) / (reach + 1.0));
      }
      changes.finish();
      if (changes.turns() >= kFewestTurns || (first == 1 && last == most_)) return changes;
    }
  }

  /// Calls `visit(changes, band, spread, weight)` for the turns around, by bands, that have the same
  /// kind of end before them.
  template <class Visit>
  void forBandsAround(int unseen, Visit visit) const {
    const bool bagEmpty = unseen <= rackSize_;
    const int first = std::max(bagEmpty ? 1 : rackSize_ + 1, unseen - kTrendReach);
    const int last = std::min(bagEmpty ? rackSize_ : most_, unseen + kTrendReach);
    for (int other = first; other <= last; ++other) {
      const double weight = 1 - std::abs(other - unseen) / (kTrendReach + 1.0);
      for (std::size_t at = 0; at < WinCounts::kBands; ++at)
        visit(changesAt(other), countsAt(other).bands[at], near(WinCounts::middleOf(at)), weight);
    }
  }

  /// Each number of tiles unseen has means of its own; what they have in common are the slopes.
  [[nodiscard]] Trend trendOf(int unseen) const {
    Trend trend;
    double products = 0;
    double squares = kMeanShrinkage;
    forBandsAround(
        unseen, [&](const Changes& changes, const WinCounts::Band& band, double spread, double weight) {
          const auto turns = static_cast<double>(band.turns);
          const double from = spread - changes.meanSpread();
          products +=
              weight * from * (static_cast<double>(band.sum) - turns * changes.mean()) / changes.deviation();
          squares += weight * turns * from * from;
        });
    trend.meanSlope = products / squares;
    products = 0;
    squares = kVarianceShrinkage;
    forBandsAround(unseen,
                   [&](const Changes& changes, const WinCounts::Band& band, double spread, double weight) {
                     const auto turns = static_cast<double>(band.turns);
                     const double from = spread * spread - changes.meanSquare();
                     const double mean = trend.mean(changes, spread);
                     const double deviations = static_cast<double>(band.squares) -
                                               2 * mean * static_cast<double>(band.sum) + turns * mean * mean;
                     const double variance = changes.deviation() * changes.deviation();
                     products += weight * from * (deviations / variance - turns);
                     squares += weight * turns * from * from;
                   });
    trend.varianceSlope = products / squares;
    return trend;
  }

  /// Leaves off what is as good as certain, but for the last point on either side.
  static void trim(WinTable::Row& row) {
    const auto begin = row.chances.begin();
    const auto first = std::ranges::upper_bound(row.chances, WinTable::kLeast) - begin;
    const auto last = std::ranges::lower_bound(row.chances, WinTable::kMost) - begin;
    const auto from = std::clamp<std::ptrdiff_t>(first - 1, 0, std::ssize(row.chances) - 2);
    const auto to = std::clamp<std::ptrdiff_t>(last + 1, from + 2, std::ssize(row.chances));
    row.first += static_cast<int>(from) * row.step;
    row.chances = {begin + from, begin + to};
  }

  std::span<const WinCounts::Row> counts_;  ///< for 1, 2, 3 … tiles unseen
  int rackSize_;
  int most_;
  std::vector<Changes> changes_;
};

/// For a player who holds so many tiles; where that is too rare to tell anything, the row of all.
std::vector<WinTable::Row> rowsOfRack(std::span<const WinCounts::Row> counts,
                                      std::span<const WinTable::Row> ofAll) {
  std::vector<WinTable::Row> rows(ofAll.begin(), ofAll.begin() + std::ssize(counts));
  const auto tells = [](const WinCounts::Row& row) {
    return static_cast<double>(row.turns()) >= kFewestTurns;
  };
  if (std::ranges::none_of(counts, tells)) return rows;
  const int rackSize = static_cast<int>(counts.size());
  const Fit fit(counts, rackSize);
  for (int unseen = 1; unseen <= rackSize; ++unseen) {
    const auto at = static_cast<std::size_t>(unseen) - 1;
    if (tells(counts[at])) rows[at] = fit.row(unseen);
  }
  return rows;
}

}  // namespace

game::Result<WinTable> fitWinTable(const WinCounts& counts, int rackSize) {
  if (counts.turns == 0)
    return game::Error{"winmodel.no-games", said::words("no game has been played to fit to")};
  const Fit fit(counts.rows, rackSize);
  WinTable table;
  for (int unseen = 1; unseen <= static_cast<int>(counts.rows.size()); ++unseen)
    table.rows.push_back(fit.row(unseen));
  for (const std::vector<WinCounts::Row>& held : counts.racks)
    table.racks.push_back(rowsOfRack(held, table.rows));
  return table;
}

}  // namespace rozbor::engine
