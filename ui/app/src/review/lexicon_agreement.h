#pragma once

#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/review/game_review.h"

namespace rozbor::app {

/// Which installed lexicon lacks fewest of the words of a game, where the one used lacks any and another
/// lacks fewer. The others are opened only then.
void findBetterLexicon(reports::GameReview& review, const lexica::LexiconStore& store);

}  // namespace rozbor::app
