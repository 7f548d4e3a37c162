#pragma once

#include <string>

#include "rozbor/render/wording.h"
#include "rozbor/review/game_review.h"

namespace rozbor::reports {

/// "wins with EIS, loses with QV".
[[nodiscard]] std::string outcomesByLastTile(const engine::LastTile& lastTile, const GameReview& review,
                                             const Wording& wording);

/// With one tile in the bag and proven moves: with which of the tiles that it may be the best move wins, ties
/// and loses, and the played one beside it. Empty where that is not known.
[[nodiscard]] std::string lastTileSentence(const GameReview& review, const Decision& decision,
                                           const Wording& wording);

}  // namespace rozbor::reports
