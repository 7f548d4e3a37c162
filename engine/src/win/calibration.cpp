#include "rozbor/engine/study/win_calibration.h"

#include <algorithm>
#include <cmath>

#include "win/normal.h"

namespace rozbor::engine {
namespace {

/// Nobody may be infinitely surprised.
constexpr double kLeastChance = 1.0 / WinTable::kWhole;

/// Sums over the turns of one game.
struct GameSum {
  double sum = 0;
  double predicted = 0;
  double observed = 0;
  std::int64_t turns = 0;

  void add(double chance, double outcome) {
    sum += outcome - chance;
    predicted += chance;
    observed += outcome;
    ++turns;
  }
};

std::size_t decileOf(double chance) {
  return std::min<std::size_t>(9, static_cast<std::size_t>(chance * 10));
}

std::size_t phaseOf(int unseen) {
  const auto found =
      std::ranges::lower_bound(WinCalibration::kPhases, unseen, {}, &WinCalibration::Phase::last);
  return std::min(static_cast<std::size_t>(found - WinCalibration::kPhases.begin()),
                  WinCalibration::kPhases.size() - 1);
}

double squaredError(double chance, double outcome) {
  return (outcome - chance) * (outcome - chance);
}

double surprise(double chance, double outcome) {
  const double kept = std::clamp(chance, kLeastChance, 1 - kLeastChance);
  return -outcome * std::log(kept) - (1 - outcome) * std::log(1 - kept);
}

template <class Groups, class Sums>
void addGroups(Groups& groups, const Sums& sums) {
  for (std::size_t at = 0; at < sums.size(); ++at) {
    if (sums[at].turns == 0) continue;
    groups[at].predicted += sums[at].predicted;
    groups[at].observed += sums[at].observed;
    groups[at].excess.addGame(sums[at].sum, sums[at].turns);
  }
}

template <class Group>
CalibrationGroup figuresOf(const Group& group) {
  const auto turns = static_cast<double>(std::max<std::int64_t>(1, group.excess.turns()));
  return {group.excess.turns(), group.predicted / turns, group.observed / turns, group.excess.estimate()};
}

}  // namespace

NormalWins::NormalWins(const WinTable& table) {
  for (const WinTable::Row& row : table.rows) {
    double weights = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t at = 0; at + 1 < row.chances.size(); ++at) {
      const double weight = row.chances[at + 1] - row.chances[at];
      const double spread = row.first + row.step * (static_cast<double>(at) + 0.5);
      weights += weight;
      sum += weight * spread;
      squares += weight * spread * spread;
    }
    if (weights <= 0) {
      rows_.push_back({});
      continue;
    }
    const double mean = sum / weights;
    rows_.push_back({mean, std::sqrt(std::max(1.0, squares / weights - mean * mean))});
  }
}

double NormalWins::winProbability(double spread, int unseen) const {
  const Row& row = rows_[std::min(static_cast<std::size_t>(unseen), rows_.size()) - 1];
  return normalShare((spread - row.mean) / row.deviation);
}

void MeanOverGames::addGame(double sum, std::int64_t turns) {
  const auto count = static_cast<double>(turns);
  ++games_;
  turns_ += turns;
  sum_ += sum;
  sumSquares_ += sum * sum;
  products_ += sum * count;
  turnsSquares_ += count * count;
}

Estimate MeanOverGames::estimate() const {
  if (turns_ == 0) return {};
  const auto turns = static_cast<double>(turns_);
  const double mean = sum_ / turns;
  if (games_ < 2) return {mean, std::nullopt};
  const auto games = static_cast<double>(games_);
  const double residuals = std::max(0.0, sumSquares_ - 2 * mean * products_ + mean * mean * turnsSquares_);
  return {mean, std::sqrt(residuals * games / (games - 1)) / turns};
}

double WinCalibrationFigures::worstDecile() const {
  double worst = 0;
  for (const CalibrationGroup& decile : deciles)
    worst = std::max(worst, std::fabs(decile.excess.value));
  return worst;
}

void WinCalibration::addGame(std::span<const WinSample> samples) {
  std::array<GameSum, 10> deciles{};
  std::array<GameSum, kPhases.size()> phases{};
  double brier = 0;
  double logLoss = 0;
  double baselineBrier = 0;
  double baselineLogLoss = 0;
  for (const WinSample& sample : samples) {
    const double chance = model_.winProbability(sample.spread, {sample.unseen, sample.held});
    const double normal = baseline_.winProbability(sample.spread, sample.unseen);
    const double outcome = sample.outcome();
    deciles[decileOf(chance)].add(chance, outcome);
    phases[phaseOf(sample.unseen)].add(chance, outcome);
    brier += squaredError(chance, outcome);
    logLoss += surprise(chance, outcome);
    baselineBrier += squaredError(normal, outcome);
    baselineLogLoss += surprise(normal, outcome);
  }
  const auto turns = static_cast<std::int64_t>(samples.size());
  ++games_;
  turns_ += turns;
  addGroups(deciles_, deciles);
  addGroups(phases_, phases);
  scores_.brier.addGame(brier, turns);
  scores_.logLoss.addGame(logLoss, turns);
  baselineScores_.brier.addGame(baselineBrier, turns);
  baselineScores_.logLoss.addGame(baselineLogLoss, turns);
  gains_.brier.addGame(baselineBrier - brier, turns);
  gains_.logLoss.addGame(baselineLogLoss - logLoss, turns);
}

WinCalibrationFigures WinCalibration::figures() const {
  WinCalibrationFigures figures;
  figures.games = games_;
  figures.turns = turns_;
  for (std::size_t at = 0; at < deciles_.size(); ++at)
    figures.deciles[at] = figuresOf(deciles_[at]);
  for (const Group& phase : phases_)
    figures.phases.push_back(figuresOf(phase));
  figures.brier = scores_.brier.estimate();
  figures.logLoss = scores_.logLoss.estimate();
  figures.baselineBrier = baselineScores_.brier.estimate();
  figures.baselineLogLoss = baselineScores_.logLoss.estimate();
  figures.brierGain = gains_.brier.estimate();
  figures.logLossGain = gains_.logLoss.estimate();
  return figures;
}

}  // namespace rozbor::engine
