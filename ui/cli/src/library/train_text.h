#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "rozbor/app/training/training_session.h"
#include "rozbor/insight/training.h"
#include "rozbor/render/wording.h"

namespace rozbor::cli {

/// The position that is asked: board, rack, score.
[[nodiscard]] std::string askedText(const app::TrainingItem& item, std::size_t number, std::size_t all,
                                    const reports::Wording& wording);

/// What is asked for, on a terminal.
[[nodiscard]] std::string trainPrompt(const reports::Wording& wording);

/// One line on answers.
[[nodiscard]] std::string trainingSummary(std::span<const reports::AnswerRow> answers,
                                          const reports::Wording& wording);

/// One line on a card that is due.
[[nodiscard]] std::string dueText(const reports::Card& card, const reports::DecisionRecord& lesson,
                                  const reports::Wording& wording);

}  // namespace rozbor::cli
