#pragma once

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/lexicon_fit.h"

namespace rozbor::app {

/// How many of the words of a game `lexicon` lacks, and which installed one lacks fewest. The others are
/// opened only where `lexicon` lacks any.
[[nodiscard]] reports::LexiconFit lexiconFitOf(const replay::Replay& replay, const engine::Lexicon& lexicon,
                                               const game::Language& language,
                                               const lexica::LexiconStore& store);

}  // namespace rozbor::app
