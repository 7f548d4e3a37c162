#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "rozbor/parser/record.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/game_review.h"
#include "rozbor/review/review_context.h"

namespace rozbor::reports {

/// Called as decisions are graded with the work done and all of it, a decision for what it usually takes,
/// never by two threads at once; false stops the work. The review then holds what was done so far: decisions
/// that were not yet graded by the stronger methods are as static equity grades them.
using Progress = std::function<bool(std::size_t done, std::size_t all)>;

/// Grades every decision of a record, by static equity and then by what the effort allows, and sums them up.
/// The record is taken as read; its reading diagnostics go along. Fields about the choice of lexicon are the
/// caller's.
[[nodiscard]] GameReview reviewGame(parser::ParsedRecord parsed, const ReviewContext& context,
                                    const Progress& progress = {});
/// The same of a record that was replayed already.
[[nodiscard]] GameReview reviewGame(parser::ParsedRecord parsed, replay::Replay replay,
                                    const ReviewContext& context, const Progress& progress = {});

/// Grades one decision of a review anew by what the effort of the context allows, and sums the review up
/// again. False when stopped, or where no method beyond static equity applies: nothing has changed then.
bool regradeDecision(GameReview& review, std::size_t decision, const ReviewContext& context,
                     const std::stop_token& stop);

/// Distinct words formed by plays that stood, as letters.
[[nodiscard]] std::vector<std::vector<game::Letter>> wordsOnBoard(const replay::Replay& replay);

}  // namespace rozbor::reports
