#include <algorithm>
#include <cmath>

#include "rozbor/engine/simulation.h"

namespace rozbor::engine {
namespace {

/// How likely two bags hold the same, of one or two tiles, drawn from these.
double sameBag(const game::TileCounts& tiles, int inBag) {
  const auto of = [&](int kind) { return static_cast<double>(tiles.count(kind)); };
  const auto size = static_cast<double>(tiles.size());
  const double bags = inBag == 1 ? size : size * (size - 1) / 2;
  double same = 0;
  for (int one = 0; one < game::TileCounts::kKinds; ++one) {
    if (inBag == 1) same += std::pow(of(one) / bags, 2);
    for (int other = 0; inBag > 1 && other <= one; ++other)
      same += std::pow((other == one ? of(one) * (of(one) - 1) / 2 : of(one) * of(other)) / bags, 2);
  }
  return same;
}

}  // namespace

double Sums::error() const {
  if (count < 2) return 0;
  const auto size = static_cast<double>(count);
  return std::sqrt(std::max(0.0, (squares - sum * sum / size) / (size - 1)) / size);
}

double probabilityOf(const Sums& wins) {
  return std::clamp(wins.mean(), 0.0, 1.0);
}

double DoubtError::of(const Sums& doubt) const {
  if (doubt.count == 0) return 0;
  // A guess of p is right or wrong: its variance is p (1 - p), which is doubt less its square.
  const double alone = std::max(0.0, doubt.mean() - doubt.squares / static_cast<double>(doubt.count));
  return std::hypot(together * doubt.mean(), std::sqrt(sameDeal * alone));
}

DoubtError doubtError(const game::Position& position, const game::Language& language) {
  // So that intervals hold the truth in 95 cases of 100 at least (docs/simulation.md#doubt).
  constexpr double kOfFewDeals = 1.25;
  constexpr double kOfOneRack = 1;
  constexpr double kOfTwoRacks = 0.6;
  constexpr double kOfMore = 0.4;
  const int inBag = bagCount(position.board, language);
  if (areDealsFew(position, language)) {
    game::TileCounts unknown = unseenTiles(position, language);
    unknown.removeAvailable(position.opponentRack);
    return {kOfFewDeals, sameBag(unknown, inBag)};
  }
  if (inBag <= language.rules.rackSize) return {kOfOneRack};
  return {inBag <= 2 * language.rules.rackSize ? kOfTwoRacks : kOfMore};
}

double PairedDifference::winError(double scale) const {
  if (win.count == 0) return 1;
  const std::uint64_t seen = searched > 0 ? win.count : deals();
  return std::hypot(scale * win.error(), scale / static_cast<double>(seen), methodError());
}

double PairedDifference::methodError() const {
  const double chance = (probabilityOf(firstWin) + probabilityOf(secondWin)) / 2;
  return std::hypot(doubt.of(firstDoubt), doubt.of(secondDoubt), horizon.ofDifferenceAt(chance));
}

double PairedDifference::equityError(double scale) const {
  return std::hypot(scale * equity.error(), ending.ofDifference);
}

PairedDifference& PairedDifference::operator+=(const PairedDifference& other) {
  firstWin += other.firstWin;
  secondWin += other.secondWin;
  win += other.win;
  firstDoubt += other.firstDoubt;
  secondDoubt += other.secondDoubt;
  firstEquity += other.firstEquity;
  secondEquity += other.secondEquity;
  equity += other.equity;
  firstReply += other.firstReply;
  secondReply += other.secondReply;
  reply += other.reply;
  firstNext += other.firstNext;
  secondNext += other.secondNext;
  next += other.next;
  doubt = other.doubt;
  horizon = other.horizon;
  ending = other.ending;
  together = other.together;
  searched += other.searched;
  return *this;
}

}  // namespace rozbor::engine
