#pragma once

#include <string>

#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::reports {

/// A picture of the board that needs nothing else: one SVG element with its own colours, without line breaks,
/// tabs and double quotes, so that it can stand in a field as it is.
[[nodiscard]] std::string boardSvg(const game::Board& board, const game::Language& language);

/// A rack as such a picture.
[[nodiscard]] std::string rackSvg(const game::Rack& rack, const game::Language& language);

}  // namespace rozbor::reports
