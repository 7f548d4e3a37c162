#include <algorithm>
#include <cmath>

#include "rozbor/engine/simulation.h"

namespace rozbor::engine {

double Sums::error() const {
  if (count < 2) return 0;
  const auto size = static_cast<double>(count);
  return std::sqrt(std::max(0.0, (squares - sum * sum / size) / (size - 1)) / size);
}

double probabilityOf(const Sums& wins) {
  return std::clamp(wins.mean(), 0.0, 1.0);
}

double errorsTogether(const game::Position& position, const game::Language& language) {
  // So that intervals hold the truth in 95 cases of 100 at least (docs/simulation.md).
  constexpr double kOfFewDeals = 1.25;
  constexpr double kOfOneRack = 1;
  constexpr double kOfTwoRacks = 0.6;
  constexpr double kOfMore = 0.4;
  if (areDealsFew(position, language)) return kOfFewDeals;
  const int inBag = bagCount(position.board, language);
  if (inBag <= language.rules.rackSize) return kOfOneRack;
  return inBag <= 2 * language.rules.rackSize ? kOfTwoRacks : kOfMore;
}

double PairedDifference::winError(double scale) const {
  if (win.count == 0) return 1;
  const std::uint64_t seen = searched > 0 ? win.count : deals();
  return std::hypot(scale * win.error(), scale / static_cast<double>(seen), methodError());
}

double PairedDifference::methodError() const {
  const double chance = (probabilityOf(firstWin) + probabilityOf(secondWin)) / 2;
  return std::hypot(errorsTogether * std::hypot(firstDoubt.mean(), secondDoubt.mean()),
                    horizon.ofDifferenceAt(chance));
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
  errorsTogether = other.errorsTogether;
  horizon = other.horizon;
  ending = other.ending;
  together = other.together;
  searched += other.searched;
  return *this;
}

}  // namespace rozbor::engine
