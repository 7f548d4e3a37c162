#pragma once

#include <vector>

#include "rozbor/app/training/library_cards.h"
#include "rozbor/insight/topics.h"

namespace rozbor::app {

/// Positions of one kind that are trained by themselves, whatever is due.
struct Drill {
  reports::Topic topic = reports::AllLessons{};
  std::vector<reports::DecisionName> positions;
};

/// Of what a sentence of the coach counts, those that can be trained.
[[nodiscard]] Drill drillOf(const reports::CoachingCase& player, const reports::Topic& topic);

}  // namespace rozbor::app
