#include <algorithm>

#include "rozbor/insight/schedule.h"

namespace rozbor::reports {
namespace {

/// A won endgame that is not won any more.
bool isThrownAway(const Loss& loss) {
  return loss.exact && loss.phase == Phase::endgame && loss.win && loss.win->best == 1 &&
         loss.win->played < 1;
}

double amountOf(const Loss& loss) {
  return loss.byPoints() ? loss.points : loss.win->loss();
}

Grade gradeByLoss(const Loss& loss, const GradeScale& scale) {
  if (isThrownAway(loss)) return Grade::again;
  const auto& edges = loss.byPoints() ? scale.points : scale.win;
  const auto passed = std::ranges::count_if(edges, [&](double edge) { return amountOf(loss) >= edge; });
  return static_cast<Grade>(static_cast<int>(Grade::easy) - passed);
}

Grade mostAllowed(const AnswerCircumstances& how) {
  if (how.hints > 1 || how.phonies > 0) return Grade::hard;
  return how.hints == 1 ? Grade::good : Grade::easy;
}

}  // namespace

Grade gradeOf(const Loss& answer, const Loss& played, const AnswerCircumstances& how,
              const GradeScale& scale) {
  if (how.isBest) return mostAllowed(how);
  if (amountOf(answer) >= amountOf(played)) return Grade::again;
  return std::min(gradeByLoss(answer, scale), mostAllowed(how));
}

}  // namespace rozbor::reports
