#pragma once

#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"

namespace rozbor::app {

/// A word lies on `board`: which of its tiles may the last move have laid? Every move that makes a legal
/// placement of words of the lexicon out of a board on which all tiles hang together, the one with most new
/// tiles first.
[[nodiscard]] std::vector<game::Move> possibleLastMoves(const game::Board& board, const game::Move& word,
                                                        const game::Language& language,
                                                        const engine::Lexicon& lexicon);

}  // namespace rozbor::app
