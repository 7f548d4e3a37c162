#include "rozbor/review/sheet_origin.h"

#include <algorithm>
#include <cmath>

#include "rozbor/review/review.h"

namespace rozbor::reports {
std::vector<OtherVerdict> differingVerdicts(const GameReview& review, const GameReview& other) {
  std::vector<OtherVerdict> differences;
  const std::size_t both = std::min(review.decisions.size(), other.decisions.size());
  for (std::size_t at = 0; at < both; ++at) {
    const auto one = lossOf(review.decisions[at]);
    const auto two = lossOf(other.decisions[at]);
    if (!one || !two || review.decisions[at].turn != other.decisions[at].turn) continue;
    // Where time was short for one of them, it is the method that makes a difference.
    if (review.decisions[at].looksAhead() != other.decisions[at].looksAhead()) continue;
    const Band oneBand = review.decisions[at].band;
    const Band twoBand = other.decisions[at].band;
    if (oneBand == twoBand && std::abs(one->points - two->points) < kNearlySameLoss) continue;
    differences.push_back({review.decisions[at].turn, one->points, two->points, oneBand, twoBand});
  }
  return differences;
}

}  // namespace rozbor::reports
