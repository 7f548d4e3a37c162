#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/position.h"
#include "rozbor/game/scoring.h"
#include "rozbor/render/wording.h"

namespace rozbor::reports {

/// What stands in the way of an answer.
enum class AnswerFaultKind : std::uint8_t { badNotation, notOnRack, doesNotFit, noExchange, notAWord };

/// The stable code, "answer.bad-notation" (docs/training.md).
[[nodiscard]] const char* code(AnswerFaultKind kind);

struct AnswerFault {
  AnswerFaultKind kind = AnswerFaultKind::badNotation;
  std::string detail;                           ///< the tiles that lack, the words; else empty
  std::vector<game::PlacementFault> placement;  ///< of doesNotFit
};

/// A sentence for the player.
[[nodiscard]] std::string answerFaultText(const AnswerFault& fault, const Wording& wording);

/// An answer as it was understood: either of the two.
struct ReadAnswer {
  std::optional<game::Move> move;
  std::optional<AnswerFault> fault;
};

/// Reads "8D HOUSE", "8D HO.SE", "8D HO(U)SE", "-ABC" or "-" and tells whether it may be played. People do
/// not always mark their blanks: letters that the rack does not hold are blanks, as far as it has some, and
/// small letters are capitals where the rack has no blanks for them.
[[nodiscard]] ReadAnswer readAnswer(std::string_view text, const game::Position& position,
                                    const game::Language& language, const engine::Lexicon& lexicon);
/// The same, whatever words come about.
[[nodiscard]] ReadAnswer readMove(std::string_view text, const game::Position& position,
                                  const game::Language& language);
/// The words of a move that the lexicon lacks, as a reader sees them, with commas between; "": none.
[[nodiscard]] std::string unknownWords(const game::Move& move, const game::Board& board,
                                       const game::Language& language, const engine::Lexicon& lexicon);

}  // namespace rozbor::reports
