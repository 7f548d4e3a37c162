#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "rozbor/engine/leaves.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/rack_posterior.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/parser/record.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/cause.h"
#include "rozbor/review/luck.h"
#include "rozbor/review/preset.h"
#include "rozbor/review/sheet_origin.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

/// The deals over which the best and the played move were compared, so that more can be added.
struct Comparison {
  engine::PairedDifference difference;
  std::uint64_t nextDeal = 0;  ///< the first that was not used yet, be it to tell how many are needed
  engine::RatedPlay best;
  engine::RatedPlay played;
  std::shared_ptr<const engine::RackPosterior> opponentLeave;  ///< null: not inferred
};

/// What a method that looks ahead says of a decision (docs/verdicts.md). Win probabilities are 0 to 1.
struct Outlook {
  double bestWin = 0;
  double playedWin = 0;
  double winLossSe = 0;     ///< of bestWin - playedWin; 0 where they are exact
  double equityLossSe = 0;  ///< points
  /// Points of the opponent's next move and of the player's after that, means of simulated games.
  struct Follow {
    double reply = 0;
    double next = 0;
  };
  std::optional<Follow> afterBest{};  ///< known with afterPlayed, where both were simulated together
  std::optional<Follow> afterPlayed{};
  double replySe = 0;  ///< of the difference of the replies
  double nextSe = 0;   ///< of the difference of the moves after them
  std::optional<Comparison> comparison{};
  bool exact = false;
  bool inferred = false;             ///< the opponent's last move was taken to tell of their rack
  std::vector<engine::Play> line{};  ///< best play by both from here on, where the method finds it

  /// Percentage points, not below 0.
  [[nodiscard]] double winLoss() const { return std::max(0.0, 100 * (bestWin - playedWin)); }
};

/// The grade of a decision whose rack the record does not tell in full: over the racks that are possible,
/// by how likely each is (docs/inference.md), by static equity. Always marked as such.
struct ImputedGrade {
  double equityLoss = 0;    ///< points, mean over the racks
  double equityLossSd = 0;  ///< standard deviation over them: the rack is one of them, nobody knows which
  int racks = 0;            ///< that were weighed
  engine::WeightedRack mostLikely;
  Band band = Band::none;  ///< with the noise guard, so that it holds for nearly all of the racks
};

/// Standard errors of what simulated games say of a move.
struct CandidateError {
  double win = 0;     ///< of the win probability, 0 to 1
  double equity = 0;  ///< points

  friend bool operator==(const CandidateError&, const CandidateError&) = default;
};

/// One decision of a player, graded: the unit that everything else is derived from.
struct Decision {
  std::size_t turn = 0;  ///< index into the replay's turns
  std::size_t player = 0;
  game::Position position;  ///< before the decision, seen by the player
  replay::RackKnowledge rackKnown = replay::RackKnowledge::unknown;
  Phase phase = Phase::midgame;
  Method method = Method::staticEquity;

  /// What was played. Its equity means something only if `graded`; of a play that was challenged
  /// off it is what a pass is worth, for that is what it came to.
  engine::RatedPlay played;
  bool bingoPlayed = false;
  std::vector<std::vector<game::Tile>> phonies;  ///< words of the play that the lexicon lacks
  bool takenBack = false;                        ///< the play was challenged off

  /// The rack is known in full and the move understood, so that the following has values.
  bool graded = false;
  /// Enters the headline: graded or imputed, and at least two distinct plays.
  bool counted = false;
  /// The best moves, best first; at least one if graded. Their equity is that of the method.
  std::vector<engine::RatedPlay> candidates;
  std::vector<double> candidateWins;            ///< win probability of each; empty with static equity
  std::vector<CandidateError> candidateErrors;  ///< of each; empty unless simulated
  std::optional<Outlook> outlook;               ///< nothing with static equity, which does not look ahead
  std::optional<ImputedGrade> imputed;          ///< where it is not graded: what can be said all the same
  std::size_t legalPlays = 0;                   ///< number of legal moves
  std::optional<std::size_t> playedRank;        ///< place of the played move among them, from 1
  engine::Equity equityLoss;                    ///< best - played, not below 0
  Band band = Band::none;
  std::optional<CauseFinding> cause;           ///< of the loss, where there is a band
  std::optional<engine::RatedPlay> bestBingo;  ///< the best one, if any was there

  /// For a placement, graded or not: the highest score that the very same tiles make elsewhere or
  /// in another order. The leave is the same, so the difference is equity lost for sure, even when
  /// the rest of the rack is not known.
  std::optional<engine::RatedPlay> sameTilesBest;

  std::optional<engine::DrawLuck> luck;  ///< of the draw before it, where that is known

  [[nodiscard]] bool bingoAvailable() const { return bestBingo.has_value(); }
  [[nodiscard]] const engine::RatedPlay& best() const { return candidates.front(); }
};

/// Why a moment is told.
enum class MomentKind : std::uint8_t { costlyChoice, missedBingo, phonyStood, phonyLost, bigPlay };

/// One of the few moments to remember from a game.
struct KeyMoment {
  std::size_t decision = 0;  ///< index into GameReview::decisions
  MomentKind kind = MomentKind::costlyChoice;
  engine::Equity weight;  ///< points at stake, by which moments are chosen (docs/verdicts.md)
};

/// One player's game in numbers. Every count is of decisions that stand in GameReview::decisions.
struct PlayerSummary {
  int score = 0;
  int turns = 0;            ///< placements, exchanges and passes
  int counted = 0;          ///< graded turns that enter the headline
  int imputed = 0;          ///< of those, the ones whose rack the record does not tell
  int bingos = 0;           ///< that stood
  int bingosAvailable = 0;  ///< counted turns on which one was there
  int bingosMissed = 0;     ///< of those, another play was made
  int exchanges = 0;
  int passes = 0;
  int phoniesPlayed = 0;
  int phoniesTakenBack = 0;
  int highestPlay = 0;         ///< points
  engine::Equity lost;         ///< sum of equity losses of counted turns
  std::array<int, 5> bands{};  ///< counted turns by Band

  /// Points of equity lost per counted turn; nullopt without any.
  [[nodiscard]] std::optional<double> lostPerTurn() const;
  /// Points scored per turn; nullopt without any.
  [[nodiscard]] std::optional<double> pointsPerTurn() const;
};

/// How well the lexicon explains the record.
struct LexiconFit {
  int words = 0;       ///< distinct words that plays formed and that stood
  int missing = 0;     ///< of those, not in the lexicon used
  std::string better;  ///< name of an installed lexicon that lacks fewer; empty when none does
  int betterMissing = 0;
};

/// A game replayed and graded.
struct GameReview {
  std::string file;
  std::string title;
  std::shared_ptr<const game::Language> language;
  engine::LexiconInfo lexicon;
  std::string lexiconReason;  ///< "command-line", "record", "default" or "only-installed"
  std::string lexiconWanted;  ///< named by the record but not installed; else empty
  LexiconFit lexiconFit;
  std::string leaves;  ///< name; "none" when equity is the score alone
  parser::GameRecord record;
  std::vector<parser::Diagnostic> diagnostics;  ///< of reading and replaying, by line
  replay::Replay replay;
  std::vector<Decision> decisions;
  bool interrupted = false;  ///< the work was stopped, later decisions are missing
  std::vector<PlayerSummary> players;
  std::optional<engine::GameLuck> luck;  ///< as many turns as decisions; nothing when not measured
  std::optional<SheetOrigin> sheet;      ///< where the record comes from a score sheet; the caller's
  std::vector<KeyMoment> keyMoments;     ///< at most three, in the order of the game
};

/// What grading needs; all shared.
struct ReviewContext {
  std::shared_ptr<const game::Language> language;
  std::shared_ptr<const engine::Lexicon> lexicon;
  std::shared_ptr<const engine::Leaves> leaves;
  BandScale bands;
  std::size_t candidates = 10;                         ///< best moves kept for each decision
  Effort effort{};                                     ///< static equity alone, unless told
  std::shared_ptr<const engine::WinModel> winModel{};  ///< needed for all that looks ahead but endgames
  LuckOptions luck = {.samples = 0, .winModel = nullptr};
  std::chrono::milliseconds budget{0};  ///< by the wall clock; 0: as the effort has it, and repeatable
  std::uint64_t seed = 1;
  int threads = 1;

  [[nodiscard]] engine::StaticContext statics() const { return {*language, *lexicon, *leaves}; }
};

/// What a graded or imputed decision lost. Nothing where it is neither.
[[nodiscard]] std::optional<Loss> lossOf(const Decision& decision);

/// The band of what a graded decision lost.
[[nodiscard]] Band bandOf(const Decision& decision, const BandScale& scale);

/// Called as decisions are graded with the number done and the number of all, never by two threads at
/// once; false stops the work. The review then holds what was done so far: decisions that were not yet
/// graded by the stronger methods are as static equity grades them.
using Progress = std::function<bool(std::size_t done, std::size_t all)>;

/// Grades every decision of a record, by static equity and then by what the effort allows, and sums them up.
/// The record is taken as read; its reading diagnostics go along. Fields about the choice of lexicon are the
/// caller's.
[[nodiscard]] GameReview reviewGame(parser::ParsedRecord parsed, const ReviewContext& context,
                                    const Progress& progress = {});

/// Grades one decision of a review anew by what the effort of the context allows, and sums the review up
/// again. False when stopped, or where no method beyond static equity applies: nothing has changed then.
bool regradeDecision(GameReview& review, std::size_t decision, const ReviewContext& context,
                     const std::stop_token& stop);

/// Distinct words formed by plays that stood, as letters.
[[nodiscard]] std::vector<std::vector<game::Letter>> wordsOnBoard(const replay::Replay& replay);

}  // namespace rozbor::reports
