#pragma once

#include <string>

#include "rozbor/render/wording.h"
#include "rozbor/review/decision.h"

namespace rozbor::reports {

/// What one had to see to find the best play: length, tiles of the board, hooks, words at once, how often a
/// full bag deals its tiles. Empty where the best is no placement.
[[nodiscard]] std::string shapeSentence(const Decision& decision, const game::Language& language,
                                        const Wording& wording);

/// What the better play of an ending takes from the opponent, or the played one gives; empty where nothing
/// such was found.
[[nodiscard]] std::string deniedSentence(const Decision& decision, const game::Language& language,
                                         const Wording& wording);

}  // namespace rozbor::reports
