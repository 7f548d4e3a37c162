#include <algorithm>

#include "rozbor/reports/schedule.h"

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

const char* name(Grade grade) {
  static constexpr std::array kNames{"again", "hard", "good", "easy"};
  return kNames[static_cast<std::size_t>(grade) - 1];
}

std::optional<Grade> gradeNamed(std::string_view text) {
  for (const Grade grade : {Grade::again, Grade::hard, Grade::good, Grade::easy}) {
    if (text == name(grade)) return grade;
  }
  return std::nullopt;
}

Grade gradeOf(const Loss& answer, const Loss& played, const AnswerCircumstances& how,
              const GradeScale& scale) {
  if (how.isBest) return mostAllowed(how);
  if (amountOf(answer) >= amountOf(played)) return Grade::again;
  return std::min(gradeByLoss(answer, scale), mostAllowed(how));
}

}  // namespace rozbor::reports
