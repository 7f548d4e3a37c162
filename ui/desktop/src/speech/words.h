#pragma once

#include <QString>
#include <cstddef>
#include <string>

#include "library/game_view.h"
#include "rozbor/render/wording.h"

/// What the widgets say of a game. The sentences are those of the text report and the page.
namespace rozbor::desktop {

/// The name if the record tells one, else the nick, else "Player 2".
[[nodiscard]] QString playerName(const reports::GameReview& game, std::size_t player,
                                 const reports::Wording& wording);

/// "8D HO(U)SE", "exchange ABC", "pass".
[[nodiscard]] QString moveWords(const game::Move& move, const game::Board& board,
                                const game::Language& language, const reports::Wording& wording);
/// The same with the points: "8D HO(U)SE for 24".
[[nodiscard]] QString playWords(const engine::RatedPlay& play, const game::Board& board,
                                const game::Language& language, const reports::Wording& wording);
/// What happened on a turn (`index`), be it understood or not.
[[nodiscard]] QString turnWords(const reports::GameReview& game, std::size_t index,
                                const reports::Wording& wording);

/// "blunder", "phony", "best", "not graded" or nothing.
[[nodiscard]] QString verdictWord(const reports::Decision& decision, const reports::Wording& wording);
[[nodiscard]] QString severityWord(parser::Severity severity, const reports::Wording& wording);

/// Tiles grouped by letter: "AAA BB E".
[[nodiscard]] QString groupedTiles(const game::TileCounts& tiles, const game::Language& language);

/// One decimal; `signedPoints` with a plus in front of what is positive.
[[nodiscard]] QString points(engine::Equity value, const reports::Wording& wording);
[[nodiscard]] QString signedPoints(engine::Equity value, const reports::Wording& wording);

/// "+5", "-3", "0".
[[nodiscard]] std::string signedNumber(int value, const reports::Wording& wording);

/// Language, lexicon and leave values, for the status bar.
[[nodiscard]] QString groundsOf(const reports::GameReview& game, const reports::Wording& wording);

}  // namespace rozbor::desktop
