#include <algorithm>
#include <functional>
#include <optional>

#include "rozbor/review/review.h"
#include "sums.h"

namespace rozbor::reports {
namespace {

using engine::Equity;

constexpr std::size_t kMoments = 3;

/// Points a placement that stood scored on average in this game.
Equity averagePlay(const GameReview& review) {
  int points = 0;
  int plays = 0;
  for (const Decision& decision : review.decisions) {
    if (!decision.played().move.isPlacement() || decision.takenBack) continue;
    points += review.replay.turns[decision.turn].scoreComputed;
    ++plays;
  }
  return plays == 0 ? Equity() : Equity::millipoints(points * 1000 / plays);
}

/// What a phony won or lost against the best play of the lexicon; against an average play where
/// the rack is not known.
KeyMoment phonyMoment(const Decision& decision, std::size_t index, Equity score, Equity average) {
  if (decision.takenBack)
    return {index, MomentKind::phonyLost, decision.isGraded() ? decision.equityLoss() : average};
  const Equity gain =
      decision.isGraded() ? decision.played().equity - decision.best().equity : score - average;
  return {index, MomentKind::phonyStood, gain};
}

/// What there is to tell of a decision, with the points at stake; nullopt when nothing is.
std::optional<KeyMoment> momentOf(const GameReview& review, std::size_t index, Equity average) {
  const Decision& decision = review.decisions[index];
  const Equity score = Equity::points(review.replay.turns[decision.turn].scoreComputed);
  const Equity above = score - average;
  const bool costly = decision.isGraded() && decision.isCounted() && decision.band >= Band::mistake;
  if (!decision.phonies.empty() && (decision.takenBack || !costly)) {
    const KeyMoment moment = phonyMoment(decision, index, score, average);
    return moment.weight > Equity() ? std::optional(moment) : std::nullopt;
  }
  if (costly && decision.equityLoss() >= above) {
    const bool missed = decision.bingoAvailable() && !decision.bingoPlayed &&
                        decision.best().move == decision.bestBingo()->move;
    return KeyMoment{index, missed ? MomentKind::missedBingo : MomentKind::costlyChoice,
                     decision.equityLoss()};
  }
  if (above > Equity() && decision.played().move.isPlacement())
    return KeyMoment{index, MomentKind::bigPlay, above};
  return std::nullopt;
}

}  // namespace

std::vector<KeyMoment> keyMomentsOf(const GameReview& review) {
  const Equity average = averagePlay(review);
  std::vector<KeyMoment> moments;
  for (std::size_t index = 0; index < review.decisions.size(); ++index) {
    if (const auto moment = momentOf(review, index, average)) moments.push_back(*moment);
  }
  std::ranges::stable_sort(moments, std::greater(), &KeyMoment::weight);
  // Where mistakes are told from noise, they go before plays that were merely big.
  if (std::ranges::any_of(review.decisions, [](const Decision& each) { return each.looksAhead(); })) {
    std::stable_partition(moments.begin(), moments.end(),
                          [](const KeyMoment& moment) { return moment.kind != MomentKind::bigPlay; });
  }
  if (moments.size() > kMoments) moments.resize(kMoments);
  std::ranges::sort(moments, {}, &KeyMoment::decision);
  return moments;
}

}  // namespace rozbor::reports
