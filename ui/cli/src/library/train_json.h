#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "rozbor/app/training/training_session.h"
#include "rozbor/insight/training.h"

/// The lines of `train --json` (docs/json.md), each an object with its "type".
namespace rozbor::cli {

[[nodiscard]] std::string askedJson(const app::TrainingItem& item, std::size_t number, std::size_t all);
[[nodiscard]] std::string hintJson(const app::Hint& hint);
[[nodiscard]] std::string faultJson(const reports::AnswerFault& fault);
[[nodiscard]] std::string resultJson(const app::TrainingItem& item);
[[nodiscard]] std::string summaryJson(std::span<const reports::AnswerRow> answers);
[[nodiscard]] std::string dueJson(const reports::Card& card, const reports::DecisionRecord& lesson,
                                  reports::Day today);

}  // namespace rozbor::cli
