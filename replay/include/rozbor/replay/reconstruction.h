#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/move.h"
#include "rozbor/game/rack.h"
#include "rozbor/game/tile_worth.h"
#include "rozbor/parser/score_sheet.h"

namespace rozbor::replay {

/// Whether letters are a word. Judges cross-words and main words softly: a phony may stand.
using WordTest = std::function<bool(std::span<const game::Letter>)>;

/// A play of which only the points are known: that of a row without a word.
struct MissingPlay {
  const game::Board& board;
  const game::TileCounts& tiles;  ///< of which it was made: those that do not lie
  int mostTiles = 0;              ///< that the player held
  int points = 0;
  game::TileWorth worth;   ///< which tiles it is likely to have used
  std::size_t most = 0;    ///< plays wanted: those of the greatest worth
  std::uint64_t work = 0;  ///< tiles that may be tried
};

struct PossiblePlays {
  std::vector<game::Move> moves;  ///< those of the greatest worth first
  bool complete = true;           ///< there are no others
  std::uint64_t work = 0;         ///< tiles that were tried
};

/// Finds the plays that a missing one may have been.
using PlaySource = std::function<PossiblePlays(const MissingPlay&)>;

/// What the reconstruction may ask of others. Without a word test no word is judged, without a play
/// source the word of a missing row is not looked for.
struct ReconstructionMeans {
  WordTest isWord;
  PlaySource playsOf;
};

/// How far the search goes. Beyond it the likeliest games found so far are the answer, and a diagnostic
/// tells that there may be others. Counted, not timed.
struct ReconstructionLimits {
  std::uint64_t work = 1'200'000;  ///< words looked for and boards laid; about a second
  std::size_t boards = 4'000;      ///< kept after each turn
  std::stop_token stop;            ///< ends the search early, as if the work were done
};

/// One turn as it was put on the board.
struct PlacedTurn {
  std::optional<std::size_t> turn;  ///< index into the sheet's turns; none for a row that is missing
  int player = 0;
  parser::SheetTurnKind kind = parser::SheetTurnKind::play;
  std::optional<game::Move> move;  ///< of a play; of an invalid one a place where it could have lain
  int score = 0;                   ///< points that stand: by the rules for a play, else 0
  int wordScore = 0;               ///< of an invalid play: points before it was taken back
};

/// One way in which the whole game can have gone.
struct Solution {
  std::vector<PlacedTurn> turns;  ///< in the order of play
  double probability = 0;         ///< among all solutions that were found
};

/// A place for a word, with the share of the solutions' probability that has it there.
struct PlaceChance {
  game::Move move;
  double probability = 0;
};

/// Where a turn's word can lie, likeliest first.
struct TurnPlaces {
  std::size_t turn = 0;
  std::vector<PlaceChance> places;
};

/// What a slip is a slip of. `order`: this turn and the next have changed places (in a sheet side by
/// side: this round and the next). `missingTurn`: a turn is missing before this one.
enum class SlipField : std::uint8_t { score, total, word, blank, endTiles, missingTurn, order };

/// "score", "total", …, "missing-turn", "order".
[[nodiscard]] const char* name(SlipField field);

/// A proposal, never made silently: what is written, and what was likely meant.
struct Repair {
  SlipField field = SlipField::score;
  std::size_t turn = 0;  ///< index into the sheet's turns; its size for "after the last"
  int player = 0;
  std::string written;
  std::string likely;
  double probability = 0;  ///< share of the solutions' probability that need it

  friend bool operator==(const Repair&, const Repair&) = default;
};

/// The question whose answer is expected to remove most uncertainty.
struct Question {
  std::size_t turn = 0;
  std::vector<PlaceChance> places;
  double bits = 0;  ///< expected information of the answer
};

/// How the boards of a sheet that somebody saw fit the likeliest game. `corrected`: but for some squares,
/// which were misread. `contradicts`: no game has both the rows and the boards; then the boards count for
/// nothing.
enum class BoardFit : std::uint8_t { agrees, corrected, contradicts };

/// "agrees", "corrected", "contradicts".
[[nodiscard]] const char* name(BoardFit fit);

/// A square that the likeliest game holds for misread.
struct SquareCorrection {
  std::size_t board = 0;  ///< index into the sheet's boards
  game::Square square;
  std::string read;    ///< "A", "(A)" for a blank, "?" for a tile, "" for empty
  std::string likely;  ///< the same

  friend bool operator==(const SquareCorrection&, const SquareCorrection&) = default;
};

enum class ReconstructionStatus : std::uint8_t { unique, ambiguous, inconsistent, refused };

/// "unique", "ambiguous", "inconsistent", "refused".
[[nodiscard]] const char* name(ReconstructionStatus status);

/// What a sheet without coordinates tells of the game. `unique`: the likeliest solution needs no
/// repair and holds at least kUniqueShare of the probability. `ambiguous`: several solutions, none needs a
/// repair. `inconsistent`: the sheet as written cannot be, or is less likely than one with the repairs named.
/// `refused`: the sheet has the words of one player only. docs/cas.md says what the probabilities mean.
struct Reconstruction {
  ReconstructionStatus status = ReconstructionStatus::inconsistent;
  std::vector<Solution> solutions;  ///< likeliest first, at most kSolutionsListed; empty if none was found
  std::vector<TurnPlaces> places;   ///< of every placed turn
  std::optional<Question> question;
  std::vector<std::size_t> conflict;  ///< turns that cannot all be as written
  std::vector<Repair> repairs;        ///< likeliest first
  std::optional<BoardFit> boardFit;   ///< where the sheet has boards, and some game was found
  std::vector<SquareCorrection> corrections;
  int wordsUnknown = 0;  ///< main words as written that the word test does not know
  int wordsJudged = 0;
  bool bounded = false;                         ///< the limits left ways untried: there may be other games
  std::vector<parser::Diagnostic> diagnostics;  ///< codes "reconstruct.…"
};

inline constexpr double kUniqueShare = 0.98;
inline constexpr std::size_t kSolutionsListed = 64;

/// Finds where every word of the sheet lay. Never throws for input. The same sheet gives the same
/// answer, unless it was stopped. Work and memory are bounded by `limits`, whatever the sheet. The method is
/// of docs/cas.md; it is our own.
[[nodiscard]] Reconstruction reconstruct(const parser::ScoreSheet& sheet, const game::Language& language,
                                         const ReconstructionMeans& means,
                                         const ReconstructionLimits& limits = {});

}  // namespace rozbor::replay
