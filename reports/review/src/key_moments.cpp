#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <vector>

#include "rozbor/review/plays/great_play.h"
#include "rozbor/review/plays/other_moves.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {
namespace {

using engine::Equity;

constexpr std::size_t kMoments = 3;  ///< of mistakes, phonies and big plays
/// A play is big when it scores so much more than the average placement of the game, and half as much again.
constexpr Equity kLeastAbove = Equity::points(10);
constexpr double kTellingDraw = 0.1;   ///< chance to win that a draw brings or takes, from which it is told
constexpr double kSwingErrors = 1.96;  ///< standard errors that it must be away from nothing

using Moments = std::vector<KeyMoment>;

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

/// What a phony that stood won in chances against the best move of the lexicon.
std::optional<double> phonyGain(const Decision& decision) {
  const Ranked* const moves = decision.ranked();
  const Candidate* const valid = bestOther(decision);
  if (valid == nullptr || !moves->played.win || !valid->win) return std::nullopt;
  const double gain = *moves->played.win - *valid->win;
  return gain > 0 && !isDecided(*valid->win, *moves->played.win) ? std::optional(gain) : std::nullopt;
}

/// What the loss did to the chances; nothing where it says more in points.
std::optional<double> swingOf(const Decision& decision) {
  const auto loss = lossOf(decision);
  if (!loss) return std::nullopt;
  if (loss->threwWinAway()) return loss->winBounds ? loss->winBounds->low : loss->win->loss() / 100;
  if (loss->byPoints()) return std::nullopt;
  return loss->win->loss() / 100;
}

/// Whether it is known that the game was decided, whichever of the two moves is made.
bool wasDecided(const Decision& decision) {
  const auto win = decision.win();
  return win && isDecided(win->best, win->played);
}

/// What a phony won or lost against the best play of the lexicon; against an average play where
/// the rack is not known.
KeyMoment phonyMoment(const Decision& decision, std::size_t index, Equity score, Equity average) {
  if (decision.takenBack) {
    return {index, MomentKind::phonyLost, decision.isGraded() ? decision.equityLoss() : average,
            swingOf(decision), wasDecided(decision)};
  }
  const Candidate* const valid = bestOther(decision);
  const Equity gain = valid != nullptr ? decision.played().equity - valid->play.equity : score - average;
  return {index, MomentKind::phonyStood, gain, phonyGain(decision), wasDecided(decision)};
}

bool isCostly(const Decision& decision) {
  return decision.isGraded() && decision.isCounted() && decision.band >= Band::mistake;
}

KeyMoment costlyMoment(const Decision& decision, std::size_t index) {
  const bool missed = decision.bingoAvailable() && !decision.bingoPlayed &&
                      decision.best().move == decision.bestBingo()->move;
  const auto swing = swingOf(decision);
  return {index, missed ? MomentKind::missedBingo : MomentKind::costlyChoice, decision.equityLoss(), swing,
          !swing && wasDecided(decision)};
}

bool isBig(Equity above, Equity average) {
  return above >= kLeastAbove && above + above >= average;
}

/// What there is to tell of a decision apart from its draw; nothing where there is nothing.
std::optional<KeyMoment> momentOf(const GameReview& review, std::size_t index, Equity average) {
  const Decision& decision = review.decisions[index];
  const Equity score = Equity::points(review.replay.turns[decision.turn].scoreComputed);
  const Equity above = score - average;
  const bool costly = isCostly(decision);
  // A lexicon that does not fit lacks words that are valid.
  const bool phony = !decision.phonies.empty() && (decision.takenBack || review.lexiconFit.isGood());
  if (phony && (decision.takenBack || !costly)) {
    const KeyMoment moment = phonyMoment(decision, index, score, average);
    return moment.weight > Equity() ? std::optional(moment) : std::nullopt;
  }
  // By points alone a big play may say more than what was better still; by wins a mistake is one.
  if (costly && (decision.looksAhead() || decision.equityLoss() >= above))
    return costlyMoment(decision, index);
  if (decision.played().move.isPlacement() && isBig(above, average))
    return KeyMoment{index, MomentKind::bigPlay, above, std::nullopt, wasDecided(decision)};
  return std::nullopt;
}

Moments momentsOf(const GameReview& review) {
  const Equity average = averagePlay(review);
  Moments moments;
  for (std::size_t index = 0; index < review.decisions.size(); ++index) {
    if (const auto moment = momentOf(review, index, average)) moments.push_back(*moment);
  }
  return moments;
}

/// Takes the weightiest of those that fit, until there are enough; at most one of a decided game.
template <class Fits, class Weight>
void take(Moments& chosen, const Moments& from, Fits fits, Weight weight) {
  Moments sorted = from;
  std::ranges::stable_sort(sorted, std::greater(), weight);
  for (const KeyMoment& moment : sorted) {
    if (chosen.size() >= kMoments) return;
    const bool oneMore = moment.decided && std::ranges::any_of(chosen, &KeyMoment::decided);
    if (fits(moment) && !oneMore) chosen.push_back(moment);
  }
}

/// What a moment did to the chances beyond chance: of a loss the lower end of its interval, so that one that
/// is hardly known does not keep out one that is sure.
double sureSwing(const GameReview& review, const KeyMoment& moment) {
  const auto loss = lossOf(review.decisions[moment.decision]);
  const bool isLoss = moment.kind == MomentKind::costlyChoice || moment.kind == MomentKind::missedBingo;
  const auto interval = isLoss && loss ? loss->winInterval() : std::nullopt;
  return interval ? std::min(interval->low, *moment.winSwing) : *moment.winSwing;
}

/// By what they did to the chances first; then by points, mistakes before plays that were merely big.
Moments choice(const GameReview& review, const Moments& all) {
  Moments chosen;
  take(
      chosen, all, [](const KeyMoment& each) { return each.winSwing.has_value(); },
      [&](const KeyMoment& each) { return each.winSwing ? sureSwing(review, each) : 0; });
  take(
      chosen, all, [](const KeyMoment& each) { return !each.winSwing && each.kind != MomentKind::bigPlay; },
      &KeyMoment::weight);
  take(
      chosen, all, [](const KeyMoment& each) { return each.kind == MomentKind::bigPlay; },
      &KeyMoment::weight);
  return chosen;
}

bool isTold(const Moments& chosen, std::size_t decision) {
  return std::ranges::find(chosen, decision, &KeyMoment::decision) != chosen.end();
}

/// The draw that moved the chances most, if it moved them much; before another turn than those that are told.
std::optional<KeyMoment> tellingDraw(const GameReview& review, const Moments& chosen) {
  std::optional<KeyMoment> found;
  for (std::size_t index = 0; index < review.decisions.size(); ++index) {
    const auto& luck = review.decisions[index].luck;
    if (!luck || !luck->win || isTold(chosen, index)) continue;
    const double swing = std::abs(*luck->win);
    if (swing < kTellingDraw || swing < kSwingErrors * luck->winSe) continue;
    if (found && *found->winSwing >= swing) continue;
    found = KeyMoment{index, *luck->win > 0 ? MomentKind::luckyDraw : MomentKind::unluckyDraw,
                      Equity::fromDouble(std::abs(luck->points)), swing};
  }
  return found;
}

/// The play that gained most on the next best, where it was hard to find.
std::optional<KeyMoment> greatestPlay(const GameReview& review) {
  std::optional<KeyMoment> found;
  for (std::size_t index = 0; index < review.decisions.size(); ++index) {
    const auto great = greatPlay(review.decisions[index]);
    if (!great || (found && *found->winSwing >= great->margin)) continue;
    found = KeyMoment{index, MomentKind::greatPlay, std::max(Equity(), great->points), great->margin};
  }
  return found;
}

}  // namespace

const char* name(MomentKind kind) {
  static constexpr std::array kNames{"costly-choice", "missed-bingo", "phony-stood",  "phony-lost",
                                     "great-play",    "lucky-draw",   "unlucky-draw", "big-play"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::vector<KeyMoment> keyMomentsOf(const GameReview& review) {
  Moments all = momentsOf(review);
  Moments chosen;
  if (looksAhead(review)) {
    const auto great = greatestPlay(review);
    if (great) std::erase_if(all, [&](const KeyMoment& each) { return each.decision == great->decision; });
    chosen = choice(review, all);
    if (great) chosen.push_back(*great);
    if (const auto draw = tellingDraw(review, chosen)) chosen.push_back(*draw);
  } else {
    take(
        chosen, all, [](const KeyMoment&) { return true; }, &KeyMoment::weight);
  }
  std::ranges::stable_sort(chosen, {}, &KeyMoment::decision);
  return chosen;
}

}  // namespace rozbor::reports
