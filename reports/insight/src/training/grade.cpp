#include <algorithm>

#include "rozbor/insight/schedule.h"

namespace rozbor::reports {
namespace {

/// Whether an answer lost as much as another move, on the ruler that says something of both: where only one
/// of them leaves the game decided, that is win probability, which both have.
bool losesAsMuch(const Loss& answer, const Loss& played) {
  if (!answer.win || !played.win || (answer.byPoints() && played.byPoints()))
    return answer.points >= played.points;
  return answer.win->loss() >= played.win->loss();
}

Rating gradeByLoss(const Loss& loss, const GradeScale& scale) {
  if (loss.threwWinAway()) return Rating::again;
  const auto& edges = loss.byPoints() ? scale.points : scale.win;
  const double amount = loss.byPoints() ? loss.points : loss.win->loss();
  const auto passed = std::ranges::count_if(edges, [&](double edge) { return amount >= edge; });
  return static_cast<Rating>(static_cast<int>(Rating::easy) - passed);
}

Rating mostAllowed(const AnswerCircumstances& how) {
  if (how.hints > 1 || how.phonies > 0) return Rating::hard;
  return how.hints == 1 ? Rating::good : Rating::easy;
}

}  // namespace

Rating gradeOf(const Loss& answer, const Loss& played, const AnswerCircumstances& how,
               const GradeScale& scale) {
  if (how.isBest) return mostAllowed(how);
  if (losesAsMuch(answer, played)) return Rating::again;
  return std::min(gradeByLoss(answer, scale), mostAllowed(how));
}

}  // namespace rozbor::reports
