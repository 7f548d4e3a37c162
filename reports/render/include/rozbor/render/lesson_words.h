#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/library/rows.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/cause.h"
#include "rozbor/review/verdict.h"

/// What is to be said of stored decisions, in the reader's language and without any mark-up.
namespace rozbor::reports {

/// "a missed word", "the leave": the name of a cause in a sentence.
[[nodiscard]] std::string causeWords(Cause cause, const Wording& wording);

/// What its check found of a cause, with its numbers; empty where the comparison of the two plays says it.
[[nodiscard]] std::string findingSentence(const CauseFinding& finding, Proof proof, const Wording& wording);

/// "8D HO(U)SE", "exchange ABC", "pass"; as it is stored where it cannot be read.
[[nodiscard]] std::string storedMoveWords(std::string_view move, const game::Board& board,
                                          const game::Language& language, const Wording& wording);

/// "5.2 % (winning chances)", or "12.4 points of equity" where there is no win probability.
[[nodiscard]] std::string lossWords(const Loss& loss, const Wording& wording);

/// The board for a terminal or any other fixed pitch, with its coordinates: capitals are tiles, small
/// letters blanks, ' " double and triple letters, - = double and triple words.
[[nodiscard]] std::string boardText(const game::Board& board, const game::Language& language);

}  // namespace rozbor::reports
