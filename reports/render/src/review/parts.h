#pragma once

#include <string>
#include <vector>

#include "rozbor/render/document.h"

/// The parts that the document of a review is put together of, a .cpp each. Everything that is said of a game
/// is put into words here, once for all faces.
namespace rozbor::reports::parts {

/// Title and file.
[[nodiscard]] std::vector<Fact> originOf(const GameReview& review, const Wording& wording);
[[nodiscard]] OpeningBlock opening(const GameReview& review, const Wording& wording);

[[nodiscard]] std::vector<MomentBlock> moments(const GameReview& review, const Wording& wording);

/// A column for each player.
[[nodiscard]] TableBlock numbers(const GameReview& review, const Wording& wording);
/// No rows where no luck was measured.
[[nodiscard]] TableBlock ledger(const GameReview& review, const Wording& wording);

[[nodiscard]] TurnsBlock turns(const GameReview& review, const Wording& wording);
[[nodiscard]] TurnDetails turnDetails(const GameReview& review, const Decision& decision,
                                      const Wording& wording);
/// The time of every turn; no rows where the record has no clocks.
[[nodiscard]] TableBlock times(const GameReview& review, const Wording& wording);

/// The board with what was played, and beside it with what would have been better.
[[nodiscard]] std::vector<BoardFigure> decisionBoards(const GameReview& review, const Decision& decision,
                                                      const Wording& wording);

/// Of any record that was read from `file`.
[[nodiscard]] RemarksBlock remarksOn(const std::string& file,
                                     const std::vector<parser::Diagnostic>& diagnostics,
                                     const Wording& wording);
[[nodiscard]] RemarksBlock remarks(const GameReview& review, const Wording& wording);
/// Program and lexicon.
[[nodiscard]] SourcesBlock sourcesOf(const engine::LexiconInfo& lexicon, const Wording& wording);
[[nodiscard]] SourcesBlock sources(const GameReview& review, const Wording& wording);

}  // namespace rozbor::reports::parts
