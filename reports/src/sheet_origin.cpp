#include "rozbor/reports/sheet_origin.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "rozbor/reports/review.h"

namespace rozbor::reports {
namespace {

struct Loss {
  double points = 0;
  Band band = Band::none;
};

std::optional<Loss> lossOf(const Decision& decision) {
  if (decision.graded) return Loss{decision.equityLoss.inPoints(), decision.band};
  if (decision.imputed) return Loss{decision.imputed->equityLoss, decision.imputed->band};
  return std::nullopt;
}

}  // namespace

std::vector<OtherVerdict> differingVerdicts(const GameReview& review, const GameReview& other) {
  std::vector<OtherVerdict> differences;
  const std::size_t both = std::min(review.decisions.size(), other.decisions.size());
  for (std::size_t at = 0; at < both; ++at) {
    const auto one = lossOf(review.decisions[at]);
    const auto two = lossOf(other.decisions[at]);
    if (!one || !two || review.decisions[at].turn != other.decisions[at].turn) continue;
    if (one->band == two->band && std::abs(one->points - two->points) < kNearlySameLoss) continue;
    differences.push_back({review.decisions[at].turn, one->points, two->points, one->band, two->band});
  }
  return differences;
}

}  // namespace rozbor::reports
