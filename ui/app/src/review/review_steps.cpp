#include "rozbor/app/review/review_steps.h"

#include <algorithm>

namespace rozbor::app {
namespace {

bool isMistake(const reports::Decision& decision) {
  return decision.isGraded() && decision.band >= reports::Band::mistake;
}

}  // namespace

std::optional<std::size_t> nextMistake(const reports::GameReview& review, std::size_t turn) {
  for (const reports::Decision& decision : review.decisions) {
    if (decision.turn > turn && isMistake(decision)) return decision.turn;
  }
  return std::nullopt;
}

std::optional<std::size_t> previousMistake(const reports::GameReview& review, std::size_t turn) {
  std::optional<std::size_t> found;
  for (const reports::Decision& decision : review.decisions) {
    if (decision.turn < turn && isMistake(decision)) found = decision.turn;
  }
  return found;
}

std::optional<reports::Preset> deeperPreset(const reports::Decision& decision) {
  if (!decision.isGraded() || decision.proof() == reports::Proof::exact) return std::nullopt;
  return decision.method() == reports::Method::staticEquity ? reports::Preset::standard
                                                            : reports::Preset::deep;
}

}  // namespace rozbor::app
