#pragma once

#include <optional>
#include <vector>

#include "rozbor/engine/game_luck.h"
#include "rozbor/parser/record.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/game_review.h"
#include "rozbor/review/grade.h"
#include "rozbor/review/review_context.h"
#include "rozbor/review/sheet_origin.h"

namespace rozbor::reports {

/// What takes the time of a review. All else of it follows from these and the record, in milliseconds.
struct FoundGrades {
  std::vector<Grade> grades;  ///< one for each decision
  std::optional<engine::GameLuck> luck;
  std::optional<SheetOrigin> sheet;
};

[[nodiscard]] FoundGrades foundGradesOf(const GameReview& review);

/// The review that the grades were taken from, of the same record and with the same context: as reviewGame
/// makes it, without the time. Nothing where they are not those of this record.
[[nodiscard]] std::optional<GameReview> reviewOf(parser::ParsedRecord parsed, replay::Replay replay,
                                                 const ReviewContext& context, FoundGrades found);

}  // namespace rozbor::reports
