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

/// Names a game by the plays that stood, whoever wrote it down and however: two records of one game have the
/// same, also where one has across and down the other way round or leaves out a pass, an exchange or a play
/// that was taken back. 32 hexadecimal digits. A fragment of fewer than four plays is named by all its turns
/// and its players.
[[nodiscard]] std::string fingerprintOf(const replay::Replay& replay, const game::Language& language);

/// As libraries of the first versions have it: every turn counts.
[[nodiscard]] std::string formerFingerprintOf(const replay::Replay& replay, const game::Language& language);

}  // namespace rozbor::reports
