#pragma once

#include <span>
#include <string>

#include "rozbor/game/language.h"
#include "rozbor/parser/record.h"
#include "rozbor/parser/score_sheet.h"
#include "rozbor/replay/reconstruction.h"

namespace rozbor::replay {

/// The game of a sheet as a record, its words where `solution` has them. Points and totals are those
/// that the sheet has, right or wrong; where it has none, those of the rules. Racks are those of the
/// sheet, else the tiles played. A play ruled invalid is laid and withdrawn. `notes`, by turn of the
/// sheet, become notes of its event; there may be fewer. The tiles left are settled where they are known.
[[nodiscard]] parser::GameRecord recordOf(const parser::ScoreSheet& sheet, const Solution& solution,
                                          const game::Language& language,
                                          std::span<const std::string> notes = {});

}  // namespace rozbor::replay
