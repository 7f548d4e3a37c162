#pragma once

#include <QString>
#include <string>

#include "library/game_view.h"
#include "rozbor/game/result.h"
#include "rozbor/render/wording.h"

namespace rozbor::desktop {

/// An error of the application, said to the user of this window. `file` is what was opened; `game`
/// may be null.
[[nodiscard]] QString errorWords(const game::Error& error, const std::string& file, const GamePtr& game,
                                 const reports::Wording& wording);

/// What the user should know of the choice of lexicon before believing the grades; mostly empty.
[[nodiscard]] QString lexiconCaveat(const reports::GameReview& game, const reports::Wording& wording);

}  // namespace rozbor::desktop
