#include <algorithm>
#include <functional>
#include <optional>

#include "rozbor/reports/review.h"
#include "sums.h"

namespace rozbor::reports {
namespace {

using engine::Equity;

constexpr std::size_t kMoments = 3;

/// Points that a play scored above what the game's plays scored on average.
Equity aboveAverage(const GameReview& review, const Decision& decision) {
  int points = 0;
  int plays = 0;
  for (const Decision& other : review.decisions) {
    if (!other.played.move.isPlacement() || other.takenBack) continue;
    points += review.replay.turns[other.turn].scoreComputed;
    ++plays;
  }
  if (plays == 0) return Equity();
  return Equity::points(review.replay.turns[decision.turn].scoreComputed) - Equity::millipoints(points * 1000 / plays);
}

/// What there is to tell of a decision, with the points at stake; nullopt when nothing is.
std::optional<KeyMoment> momentOf(const GameReview& review, std::size_t index) {
  const Decision& decision = review.decisions[index];
  const int score = review.replay.turns[decision.turn].scoreComputed;
  if (!decision.phonies.empty()) {
    const auto kind = decision.takenBack ? MomentKind::phonyLost : MomentKind::phonyStood;
    return KeyMoment{index, kind, Equity::points(score)};
  }
  const Equity above = aboveAverage(review, decision);
  const bool costly = decision.counted && decision.band >= Band::mistake;
  if (costly && decision.equityLoss >= above) {
    const bool missed = decision.bingoAvailable() && !decision.bingoPlayed && decision.best().move == decision.bestBingo->move;
    return KeyMoment{index, missed ? MomentKind::missedBingo : MomentKind::costlyChoice, decision.equityLoss};
  }
  if (above > Equity() && decision.played.move.isPlacement()) return KeyMoment{index, MomentKind::bigPlay, above};
  return std::nullopt;
}

}  // namespace

std::vector<KeyMoment> keyMomentsOf(const GameReview& review) {
  std::vector<KeyMoment> moments;
  for (std::size_t index = 0; index < review.decisions.size(); ++index) {
    if (const auto moment = momentOf(review, index)) moments.push_back(*moment);
  }
  std::ranges::stable_sort(moments, std::greater(), &KeyMoment::weight);
  if (moments.size() > kMoments) moments.resize(kMoments);
  std::ranges::sort(moments, {}, &KeyMoment::decision);
  return moments;
}

}  // namespace rozbor::reports
