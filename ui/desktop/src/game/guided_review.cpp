#include "guided_review.h"

#include <algorithm>

#include "rozbor/app/training/decision_question.h"

namespace rozbor::desktop {
namespace {

/// Nobody chooses what is drawn.
bool isChoice(const reports::KeyMoment& moment) {
  return moment.kind != reports::MomentKind::luckyDraw && moment.kind != reports::MomentKind::unluckyDraw;
}

/// Losses of one grading are of one kind: chances where both have them, else points.
bool isSmaller(const reports::Loss& left, const reports::Loss& right) {
  return left.win && right.win ? left.win->loss() < right.win->loss() : left.points < right.points;
}

}  // namespace

void GuidedReview::begin(const reports::GameReview& game) {
  end();
  for (const reports::KeyMoment& moment : game.keyMoments) {
    const reports::Decision& decision = game.decisions[moment.decision];
    if (isChoice(moment) && app::isAskable(decision)) hidden_.insert(static_cast<int>(decision.turn));
  }
  turns_.assign(hidden_.begin(), hidden_.end());
  running_ = !turns_.empty();
}

void GuidedReview::end() {
  running_ = false;
  turns_.clear();
  hidden_.clear();
  answers_.clear();
}

std::optional<int> GuidedReview::next() const {
  return hidden_.empty() ? std::nullopt : std::optional(*hidden_.begin());
}

std::size_t GuidedReview::numberOf(int turn) const {
  const auto found = std::ranges::find(turns_, turn);
  return found == turns_.end() ? 0 : static_cast<std::size_t>(found - turns_.begin()) + 1;
}

GuidedCount GuidedReview::count() const {
  GuidedCount count{.moments = turns_.size(), .answered = answers_.size()};
  for (const auto& [turn, verdict] : answers_) {
    count.best += verdict.isBest ? 1 : 0;
    count.better += !verdict.isBest && isSmaller(verdict.loss, verdict.playedLoss) ? 1 : 0;
  }
  return count;
}

}  // namespace rozbor::desktop
