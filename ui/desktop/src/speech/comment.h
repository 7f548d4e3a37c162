#pragma once

#include <QString>
#include <cstddef>

#include "library/game_view.h"
#include "rozbor/render/wording.h"

namespace rozbor::desktop {

/// What is to be said of a decision, each sentence backed by its numbers; empty for one that
/// nothing could better. The sentences are those of the text report and the page. `decision` is one
/// of `game`.
[[nodiscard]] QString commentOn(const reports::GameReview& game, const reports::Decision& decision,
                                const reports::Wording& wording);

/// The record's own notes on a turn, without those that an earlier review wrote.
[[nodiscard]] QString notesOn(const reports::GameReview& game, std::size_t turn);

}  // namespace rozbor::desktop
