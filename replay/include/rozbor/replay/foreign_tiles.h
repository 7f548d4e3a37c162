#pragma once

#include "rozbor/game/language.h"
#include "rozbor/parser/record.h"

namespace rozbor::replay {

/// The first part of fitOf (replay.h) alone, which needs no replay: tiles that are none of the language's.
[[nodiscard]] int foreignTilesOf(const parser::GameRecord& record, const game::Language& language);

}  // namespace rozbor::replay
