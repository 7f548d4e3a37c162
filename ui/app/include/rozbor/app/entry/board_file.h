#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rozbor/game/result.h"
#include "rozbor/parser/board_reading.h"

namespace rozbor::app {

/// A board as somebody saw it, from a file ("-": standard input), or from the rows themselves, with "/"
/// between, where no such file is there. `turns`: of the sheet before it; nothing: the whole game. What is
/// odd about the rows is in the diagnostics. Errors: "file.missing", "board.empty".
[[nodiscard]] game::Result<parser::ParsedBoard> openBoard(const std::string& fileOrRows,
                                                          std::optional<std::uint32_t> turns);

}  // namespace rozbor::app
