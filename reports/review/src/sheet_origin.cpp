#include "rozbor/review/sheet_origin.h"

#include <algorithm>
#include <cmath>

#include "rozbor/review/review.h"

namespace rozbor::reports {

bool canBeCompared(const GameReview& review, const GameReview& other) {
  if (other.interrupted || review.decisions.size() != other.decisions.size()) return false;
  bool isAnyGraded = false;
  for (std::size_t at = 0; at < review.decisions.size(); ++at) {
    const Decision& one = review.decisions[at];
    const Decision& two = other.decisions[at];
    if (!lossOf(one)) continue;
    isAnyGraded = true;
    if (!lossOf(two) || one.turn != two.turn || one.looksAhead() != two.looksAhead()) return false;
  }
  return isAnyGraded;
}

std::vector<OtherVerdict> differingVerdicts(const GameReview& review, const GameReview& other) {
  std::vector<OtherVerdict> differences;
  const std::size_t both = std::min(review.decisions.size(), other.decisions.size());
  for (std::size_t at = 0; at < both; ++at) {
    const auto one = lossOf(review.decisions[at]);
    const auto two = lossOf(other.decisions[at]);
    if (!one || !two || review.decisions[at].turn != other.decisions[at].turn) continue;
    const Band oneBand = review.decisions[at].band;
    const Band twoBand = other.decisions[at].band;
    if (oneBand == twoBand && std::abs(one->points - two->points) < kNearlySameLoss) continue;
    differences.push_back({review.decisions[at].turn, one->points, two->points, oneBand, twoBand});
  }
  return differences;
}

}  // namespace rozbor::reports
