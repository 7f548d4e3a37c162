#pragma once

#include <string>

#include "rozbor/game/language.h"
#include "rozbor/library/rows.h"
#include "rozbor/parser/record.h"
#include "rozbor/replay/replay.h"

namespace rozbor::reports {

/// What a record says of its game (docs/statistics.md has every count). Of two players; ids, path, format,
/// event and date are the caller's.
[[nodiscard]] GameRow factsOf(const parser::GameRecord& record, const replay::Replay& replay,
                              const game::Language& language);

/// Which player of the replay sits on `seats[0]`: who moved first.
[[nodiscard]] std::size_t firstMover(const replay::Replay& replay);

/// Names a game by what was played, whoever wrote it down and however: two records of one game have the
/// same, also where one has across and down the other way round. 32 hexadecimal digits. A fragment of
/// fewer than four turns is named by its players, too.
[[nodiscard]] std::string fingerprintOf(const replay::Replay& replay, const game::Language& language);

}  // namespace rozbor::reports
