#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "rozbor/engine/leaves.h"

namespace rozbor::engine {

/// Reads a leave model (docs/equity.md): lines "tiles,TILES,points" and
/// "balance,VOWELS,CONSONANTS,points". Error "leaves.bad-line" with the line.
[[nodiscard]] game::Result<std::shared_ptr<const Leaves>> readLeaveModel(std::string_view csv,
                                                                         std::string name,
                                                                         const game::Language& language);

}  // namespace rozbor::engine
