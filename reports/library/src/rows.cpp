#include "rozbor/library/rows.h"

namespace rozbor::reports {

bool isLesson(Band band, const std::optional<CauseFinding>& cause) {
  return band >= Band::mistake && cause && cause->cause != Cause::unclassified;
}

bool isLesson(const DecisionRow& decision, const BandScale& scale) {
  return isLesson(bandOf(decision, scale), decision.cause);
}

Band bandOf(const DecisionRow& decision, const BandScale& scale) {
  return decision.graded || decision.imputed ? bandOf(decision.loss, scale) : Band::none;
}

}  // namespace rozbor::reports
