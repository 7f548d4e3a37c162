#include "decision_numbers.h"

#include <cmath>
#include <limits>

#include "checked.h"

namespace rozbor::reports {
namespace {

using Numbers = DecisionNumbers;

constexpr int kMethods = static_cast<int>(Method::endgame) + 1;
constexpr int kMostTurns = 1'000'000;
constexpr int kMostPoints = 1'000'000;

/// Sums and charts are made of these.
void check(const Numbers& numbers) {
  checkBetween(numbers.seat, 0, 1, "decision.seat");
  checkBetween(numbers.turn, 1, kMostTurns, "decision.turn");
  checkBetween(numbers.score, -kMostPoints, kMostPoints, "decision.score");
  checkNumber(numbers.loss, "decision.equity_loss");
  checkNumber(numbers.lossSe, "decision.equity_loss_se");
  const auto number = [&](Numbers::Value value, const char* column) {
    checkNumber(numbers.values[value].value_or(0), column);
  };
  const auto within = [&](Numbers::Value value, double least, double most, const char* column) {
    checkWithin(numbers.values[value].value_or(least), least, most, column);
  };
  within(Numbers::bestWin, 0, 1, "decision.best_win");
  within(Numbers::playedWin, 0, 1, "decision.played_win");
  number(Numbers::winLossSe, "decision.win_loss_se");
  number(Numbers::causeBest, "decision.cause_best");
  number(Numbers::causePlayed, "decision.cause_played");
  number(Numbers::luckPoints, "decision.luck_points");
  number(Numbers::luckPointsSe, "decision.luck_points_se");
  within(Numbers::luckWin, -1, 1, "decision.luck_win");
  within(Numbers::luckPercentile, 0, 100, "decision.luck_percentile");
  number(Numbers::seconds, "decision.seconds");
  number(Numbers::secondsLeft, "decision.seconds_left");
  number(Numbers::pointsLow, "decision.points_low");
  number(Numbers::pointsHigh, "decision.points_high");
  number(Numbers::winLow, "decision.win_low");
  number(Numbers::winHigh, "decision.win_high");
}

Proof proofOf(const Numbers& numbers, Method method) {
  if (numbers.has(Numbers::imputed)) return Proof::imputed;
  if (!numbers.has(Numbers::graded)) return Proof::none;
  if (numbers.has(Numbers::exact)) return Proof::exact;
  switch (method) {
    case Method::staticEquity:
      return Proof::staticEquity;
    case Method::simulation:
      return Proof::sampled;
    case Method::preendgame:
    case Method::endgame:
      break;
  }
  return Proof::bounded;
}

/// An ending that is not exact was cut off. Older rows do not tell what was proven of it: nothing, then,
/// and who wins was an estimate.
void takeBounds(const Numbers& numbers, Loss& loss) {
  constexpr double kAnything = std::numeric_limits<double>::infinity();
  const auto& values = numbers.values;
  loss.pointsBounds =
      Interval{values[Numbers::pointsLow].value_or(0), values[Numbers::pointsHigh].value_or(kAnything)};
  const bool known = values[Numbers::winLow].has_value();
  loss.winBounds =
      known ? Interval{*values[Numbers::winLow], values[Numbers::winHigh].value_or(0)} : Interval{0.0, 1.0};
  if (!known) loss.win.reset();
}

}  // namespace

DecisionNumbers numbersOf(const DecisionRow& row) {
  DecisionNumbers numbers;
  numbers.turn = row.turn;
  numbers.seat = row.seat;
  numbers.phase = static_cast<int>(row.loss.phase);
  numbers.method = static_cast<int>(row.method);
  const std::array<bool, Numbers::kFlags> flags{
      row.graded,         row.counted,       row.imputed,   row.placement,     row.bingoPlayed,
      row.bingoAvailable, row.phony,         row.takenBack, row.phonyLetStand, row.validChallenged,
      row.loss.isExact(), row.inTimeTrouble, row.obvious};
  for (std::size_t flag = 0; flag < flags.size(); ++flag)
    numbers.flags |= flags[flag] ? 1 << flag : 0;
  numbers.score = row.score;
  numbers.loss = row.loss.points;
  numbers.lossSe = row.loss.pointsSe;
  auto& values = numbers.values;
  if (const auto& win = row.loss.win) {
    values[Numbers::bestWin] = win->best;
    values[Numbers::playedWin] = win->played;
    values[Numbers::winLossSe] = win->lossSe;
  }
  if (row.cause) {
    numbers.cause = static_cast<int>(row.cause->cause);
    values[Numbers::causeBest] = row.cause->best;
    values[Numbers::causePlayed] = row.cause->played;
  }
  if (row.luckPoints) {
    values[Numbers::luckPoints] = row.luckPoints;
    values[Numbers::luckPointsSe] = row.luckPointsSe;
    values[Numbers::luckPercentile] = row.luckPercentile;
  }
  values[Numbers::luckWin] = row.luckWin;
  values[Numbers::seconds] = row.seconds;
  values[Numbers::secondsLeft] = row.secondsLeft;
  if (const auto& points = row.loss.pointsBounds) {
    values[Numbers::pointsLow] = points->low;
    if (std::isfinite(points->high)) values[Numbers::pointsHigh] = points->high;
  }
  if (const auto& wins = row.loss.winBounds) {
    values[Numbers::winLow] = wins->low;
    values[Numbers::winHigh] = wins->high;
  }
  return numbers;
}

DecisionRow rowOf(const DecisionNumbers& numbers) {
  check(numbers);
  const auto& values = numbers.values;
  const auto known = [&](Numbers::Value value) { return values[value].value_or(0); };
  DecisionRow row;
  row.turn = numbers.turn;
  row.seat = numbers.seat;
  row.score = numbers.score;
  row.loss.points = numbers.loss;
  row.loss.pointsSe = numbers.lossSe;
  row.loss.phase = checked<Phase>(numbers.phase, kPhases, "decision.phase");
  row.method = checked<Method>(numbers.method, kMethods, "decision.method");
  bool* const flags[] = {&row.graded,        &row.counted,         &row.imputed, &row.placement,
                         &row.bingoPlayed,   &row.bingoAvailable,  &row.phony,   &row.takenBack,
                         &row.phonyLetStand, &row.validChallenged, nullptr,      &row.inTimeTrouble,
                         &row.obvious};
  for (std::size_t flag = 0; flag < std::size(flags); ++flag)
    if (flags[flag] != nullptr) *flags[flag] = (numbers.flags >> flag & 1) != 0;
  if (values[Numbers::bestWin])
    row.loss.win = Loss::Win{*values[Numbers::bestWin], known(Numbers::playedWin), known(Numbers::winLossSe)};
  row.loss.proof = proofOf(numbers, row.method);
  if (row.loss.proof == Proof::bounded) takeBounds(numbers, row.loss);
  if (numbers.cause)
    row.cause = CauseFinding{checked<Cause>(*numbers.cause, kCauses, "decision.cause"),
                             known(Numbers::causeBest), known(Numbers::causePlayed)};
  row.luckPoints = values[Numbers::luckPoints];
  row.luckPointsSe = row.luckPoints ? known(Numbers::luckPointsSe) : 0;
  row.luckWin = values[Numbers::luckWin];
  row.luckPercentile = row.luckPoints ? known(Numbers::luckPercentile) : 0;
  row.seconds = values[Numbers::seconds];
  row.secondsLeft = values[Numbers::secondsLeft];
  return row;
}

}  // namespace rozbor::reports
