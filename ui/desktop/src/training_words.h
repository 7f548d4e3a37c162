#pragma once

#include <QString>
#include <span>

#include "rozbor/app/training_session.h"
#include "rozbor/reports/wording.h"

namespace rozbor::desktop {

/// "Ida Lind – Otto Berg, 2026-11-21": whose position it is, and against whom.
[[nodiscard]] QString lessonTitle(const reports::DecisionRecord& lesson);
/// Scores, the bag, who is on turn.
[[nodiscard]] QString positionWords(const app::Exercise& exercise, const reports::Wording& wording);
[[nodiscard]] QString hintWords(const app::Hint& hint, const reports::Wording& wording);
/// What an answer came to, what was best, what was played, and when it is asked again; a line each.
[[nodiscard]] QString resultWords(const app::TrainingItem& item, const reports::Wording& wording);
/// How many were right.
[[nodiscard]] QString sittingWords(std::span<const reports::AnswerRow> answers,
                                   const reports::Wording& wording);

}  // namespace rozbor::desktop
