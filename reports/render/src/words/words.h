#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/render/document/blocks.h"
#include "rozbor/render/verdict_words.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/plays/other_moves.h"
#include "rozbor/review/review.h"

/// What the text and the page both say of a review, in the reader's language and without any
/// mark-up. Nothing here is escaped.
namespace rozbor::reports {

/// The name if the record tells one, else the nick, else "Player 2".
[[nodiscard]] std::string playerName(const GameReview& review, std::size_t player, const Wording& wording);

/// Turns are counted as in the JSON: every event of the record is one, from 1.
[[nodiscard]] inline std::size_t turnNumber(std::size_t turn) {
  return turn + 1;
}

/// The decision made on a turn; nullptr for events that are none.
[[nodiscard]] const Decision* decisionOn(const GameReview& review, std::size_t turn);

/// "8D HO(U)SE", "exchange ABC", "pass".
[[nodiscard]] std::string moveWords(const game::Move& move, const game::Board& board,
                                    const game::Language& language, const Wording& wording);
/// The same with the points: "8D HO(U)SE for 24".
[[nodiscard]] std::string playWords(const engine::RatedPlay& play, const game::Board& board,
                                    const game::Language& language, const Wording& wording);
/// What happened on a turn, be it understood or not.
[[nodiscard]] std::string turnWords(const GameReview& review, std::size_t index, const Wording& wording);

/// Tiles as a player reads them; "nothing" when there are none.
[[nodiscard]] std::string tilesWords(const game::TileCounts& tiles, const game::Language& language,
                                     const Wording& wording);
/// Many tiles, a blank between the letters: "AAA BB E".
[[nodiscard]] std::string groupedTiles(const game::TileCounts& tiles, const game::Language& language,
                                       const Wording& wording);
/// The rack a turn lists, followed by "…" where the record tells only a part; empty if it tells none.
[[nodiscard]] std::string rackWords(const replay::Turn& turn, const game::Language& language);

/// The words of a play that the lexicon lacks, with commas between them.
[[nodiscard]] std::string phonyWords(const Decision& decision, const game::Language& language);

/// One decimal; with a plus in front of what is positive.
[[nodiscard]] std::string pointsText(engine::Equity points, const Wording& wording);
[[nodiscard]] std::string signedText(engine::Equity points, const Wording& wording);

/// "Josh wins by 49 points.", "A draw.", or who leads where the record ends too soon.
[[nodiscard]] std::string resultSentence(const GameReview& review, const Wording& wording);

/// The leave values by name, or that there are none.
[[nodiscard]] std::string leavesFact(const GameReview& review, const Wording& wording);
/// Lexicon, leaves, method: what the numbers rest on.
[[nodiscard]] std::vector<Fact> groundsOf(const GameReview& review, const Wording& wording);
/// What a reader must know of the record before believing the numbers; whole sentences.
[[nodiscard]] std::vector<std::string> caveatsOf(const GameReview& review, const Wording& wording);
/// The text behind every "equity lost": what it is and what it is not.
[[nodiscard]] std::string methodSentence(const GameReview& review, const Wording& wording);
/// The same in a few words.
[[nodiscard]] std::string methodFact(const GameReview& review, const Wording& wording);

/// Seconds as "0:43", "1:02:03"; "-0:05" in overtime.
[[nodiscard]] std::string timeText(double seconds);

/// What is to be said below a turn: words that the lexicon lacks, the best play, a sure gain.
[[nodiscard]] std::vector<std::string> remarksOn(const GameReview& review, const Decision& decision,
                                                 const Wording& wording);

/// A line of the table that sums up the game: a cell a player.
struct SummaryRow {
  std::string label;
  bool headline = false;     ///< the figures to look at first
  std::optional<Band> band;  ///< for the counts of bands
  std::vector<std::string> cells;
};
[[nodiscard]] std::vector<SummaryRow> summaryRows(const GameReview& review, const Wording& wording);

/// The ledger, seen by the winner, or by the first of two that tied: parts that sum up to the result, with
/// intervals of 95 percent (docs/luck.md). Without rows where no luck was measured.
struct LedgerTable {
  std::string head;                  ///< "Seen by Ida"
  std::vector<std::string> columns;  ///< "points", and "chance to win, %" where it is told
  std::vector<SummaryRow> rows;
};
[[nodiscard]] LedgerTable ledgerTable(const GameReview& review, const Wording& wording);
/// What the lines of the ledger mean, for below it.
[[nodiscard]] std::string ledgerSentence(const Wording& wording);

}  // namespace rozbor::reports
