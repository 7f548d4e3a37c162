#pragma once

#include <string_view>

#include "rozbor/game/language.h"
#include "rozbor/parser/record.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/replay/replay.h"

namespace rozbor::replay {

/// The game of two players as its score sheet would have it: main words, points, running totals,
/// and for a writer that wants them places and racks. Points of challenges and of the clock have no
/// cell; they come as remarks and are in the result only. Needs a replay of the same record.
[[nodiscard]] parser::ScoreSheet sheetOf(const parser::GameRecord& record, const Replay& replay,
                                         const game::Language& language);

/// Whether a description is nothing but a date: recordOf keeps that of a sheet so.
[[nodiscard]] bool isDate(std::string_view text);

}  // namespace rozbor::replay
