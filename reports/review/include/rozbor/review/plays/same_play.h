#pragma once

#include "rozbor/engine/generator.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/board.h"

namespace rozbor::reports {

/// Whether a move that was written by a person is one that the generator gives, which writes each in one
/// way only: an opening play down the board of a symmetric layout is the mirror of one across, and a single
/// tile that makes a word across is written across.
[[nodiscard]] bool isSamePlay(const engine::RatedPlay& candidate, const engine::Play& written,
                              const game::Board& board);

}  // namespace rozbor::reports
