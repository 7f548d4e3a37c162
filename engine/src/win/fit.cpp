#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <vector>

#include "rozbor/engine/win_model_fit.h"

namespace rozbor::engine {
namespace {

constexpr int kReach = 4;        ///< tiles to either side that lend their changes, where any do
constexpr int kScaleReach = 12;  ///< and that lend theirs to how the scale depends on the spread
constexpr double kFewestTurns = 500;

/// Beyond this spread the scale stays as it is there.
constexpr double kFarSpread = 150;
constexpr double kLeastVariance = 0.5;  ///< against that of all spreads
constexpr double kMostVariance = 1.5;
/// Turns without effect, times their variance of squared spreads: twice the noise of a squared change
/// over the square of a slope of a tenth for each (100 points)².
constexpr double kScaleShrinkage = 200 * 1e8;

constexpr int kFineStep = 1;
constexpr int kCoarseStep = 3;

double normal(double deviations) {
  return 0.5 * std::erfc(-deviations / std::numbers::sqrt2);
}

/// Distribution of the change, for one number of tiles unseen.
class Changes {
 public:
  void add(const WinCounts::Row& row, double weight) {
    for (std::size_t at = 0; at < weights_.size(); ++at)
      weights_[at] += weight * static_cast<double>(row.changes[at]);
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
    return (middle(change) * turns_ + normal((change - mean_) / (2 * deviation_))) / (turns_ + 1);
  }

  [[nodiscard]] double turns() const { return turns_; }
  [[nodiscard]] double mean() const { return mean_; }
  [[nodiscard]] double deviation() const { return deviation_; }

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
};

/// How the variance of the change depends on the square of the spread: a straight line through the
/// mean of both.
struct Scale {
  double slope = 0;
  double meanSquare = 0;

  [[nodiscard]] double factor(double spread) const {
    const double square = std::min(spread * spread, kFarSpread * kFarSpread);
    return std::sqrt(std::clamp(1 + slope * (square - meanSquare), kLeastVariance, kMostVariance));
  }
};

class Fit {
 public:
  Fit(const WinCounts& counts, int rackSize)
      : counts_(counts), rackSize_(rackSize), most_(static_cast<int>(counts.rows.size())) {
    for (int unseen = 1; unseen <= most_; ++unseen)
      changes_.push_back(changesOf(unseen));
  }

  [[nodiscard]] WinTable::Row row(int unseen) const {
    const Changes& changes = changesAt(unseen);
    const Scale scale = scaleOf(unseen);
    const int step = isLate(unseen) ? kFineStep : kCoarseStep;
    const int reach = WinCounts::kMostChange / step * step;
    WinTable::Row row{-reach, step, {}};
    int least = WinTable::kLeast;
    for (int spread = -reach; spread <= reach; spread += step) {
      const double needed =
          changes.mean() + (-static_cast<double>(spread) - changes.mean()) / scale.factor(spread);
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
    return counts_.rows[static_cast<std::size_t>(unseen) - 1];
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

  /// From the turns around that have the same kind of end before them.
  [[nodiscard]] Scale scaleOf(int unseen) const {
    const bool bagEmpty = unseen <= rackSize_;
    const int first = std::max(bagEmpty ? 1 : rackSize_ + 1, unseen - kScaleReach);
    const int last = std::min(bagEmpty ? rackSize_ : most_, unseen + kScaleReach);
    double turns = 0;
    double squares = 0;
    double fourths = 0;
    double variances = 0;
    double products = 0;
    for (int other = first; other <= last; ++other) {
      const double weight = 1 - std::abs(other - unseen) / (kScaleReach + 1.0);
      const Changes& changes = changesAt(other);
      for (std::size_t at = 0; at < WinCounts::kBands; ++at) {
        const WinCounts::Band& band = countsAt(other).bands[at];
        const auto count = static_cast<double>(band.turns);
        const double square = std::min(std::pow(WinCounts::middleOf(at), 2), kFarSpread * kFarSpread);
        const double variance =
            (static_cast<double>(band.squares) - 2 * changes.mean() * static_cast<double>(band.sum) +
             count * changes.mean() * changes.mean()) /
            (changes.deviation() * changes.deviation());
        turns += weight * count;
        squares += weight * count * square;
        fourths += weight * count * square * square;
        variances += weight * variance;
        products += weight * variance * square;
      }
    }
    if (turns <= 0) return {};
    const double meanSquare = squares / turns;
    const double slope =
        (products - meanSquare * variances) / (fourths - meanSquare * squares + kScaleShrinkage);
    return {slope, meanSquare};
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

  const WinCounts& counts_;
  int rackSize_;
  int most_;
  std::vector<Changes> changes_;
};

}  // namespace

game::Result<WinTable> fitWinTable(const WinCounts& counts, int rackSize) {
  if (counts.turns == 0) return game::Error{"winmodel.no-games", "no game has been played to fit to"};
  const Fit fit(counts, rackSize);
  WinTable table;
  for (int unseen = 1; unseen <= static_cast<int>(counts.rows.size()); ++unseen)
    table.rows.push_back(fit.row(unseen));
  return table;
}

}  // namespace rozbor::engine
