#include "rozbor/review/plays/other_moves.h"

#include <algorithm>

namespace rozbor::reports {

bool looksAhead(const GameReview& review) {
  return std::ranges::any_of(review.decisions, [](const Decision& each) { return each.looksAhead(); });
}

const Candidate* bestOther(const Decision& decision) {
  const auto found = std::ranges::find(decision.candidates(), false, &Candidate::isPlayed);
  return found != decision.candidates().end() ? &*found : nullptr;
}

}  // namespace rozbor::reports
