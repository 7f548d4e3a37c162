#pragma once

#include "rozbor/review/game_review.h"

namespace rozbor::reports {

/// A position of the endgame is met twice, as what a move led to and as what the opponent has to move in.
/// What was proven on one side is carried over to the other, so that a review never contradicts itself.
void carryProofsOver(GameReview& review, const BandScale& bands);

}  // namespace rozbor::reports
