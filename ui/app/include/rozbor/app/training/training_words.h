#pragma once

#include <span>
#include <string>

#include "rozbor/app/training/training_session.h"
#include "rozbor/insight/training.h"
#include "rozbor/render/wording.h"

/// What every face says of a sitting of the trainer.
namespace rozbor::app {

/// "Ida Lind – Otto Berg, 2026-11-21": whose position it is, and against whom.
[[nodiscard]] std::string lessonTitle(const reports::DecisionRecord& lesson);
/// Scores and the bag.
[[nodiscard]] std::string standingText(const Exercise& exercise, const reports::Wording& wording);
[[nodiscard]] std::string hintText(const Hint& hint, const reports::Wording& wording);
/// The grade, the best move, the one of the game, why that lost, and when it is asked again, a line each
/// without the last line end; needs a result.
[[nodiscard]] std::string resultText(const TrainingItem& item, const reports::Wording& wording);
/// How many of the answers, which are not none, were right.
[[nodiscard]] std::string answeredText(std::span<const reports::AnswerRow> answers,
                                       const reports::Wording& wording);

}  // namespace rozbor::app
