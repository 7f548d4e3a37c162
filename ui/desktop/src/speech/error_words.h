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

/// The same for work that is about no game. A window asks for no command: what lacks a lexicon says so.
/// `language` is that of the work, where it is known.
[[nodiscard]] QString errorWords(const game::Error& error, const reports::Wording& wording,
                                 const game::Language* language = nullptr);

/// Whether there is no lexicon to work with, or not the one that was chosen.
[[nodiscard]] bool wantsLexicon(const game::Error& error);

/// What the user should know of the choice of lexicon before believing the grades; mostly empty.
[[nodiscard]] QString lexiconCaveat(const reports::GameReview& game, const reports::Wording& wording);

}  // namespace rozbor::desktop
