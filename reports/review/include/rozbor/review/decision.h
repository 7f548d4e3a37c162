#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rozbor/engine/draw_luck.h"
#include "rozbor/engine/equity.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/game/position.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/cause.h"
#include "rozbor/review/grade.h"
#include "rozbor/review/plays/denied.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

/// One decision of a player, graded: the unit that everything else is derived from. The facts of its turn,
/// the grade, and what follows from both.
struct Decision {
  std::size_t turn = 0;  ///< index into the replay's turns
  std::size_t player = 0;
  game::Position position;  ///< before the decision, seen by the player
  replay::RackKnowledge rackKnown = replay::RackKnowledge::unknown;
  bool rackFollows = false;  ///< from the end of the game; the turn itself does not tell it
  Phase phase = Phase::midgame;
  engine::RatedPlay laid;    ///< what was played, by static equity; a pass where no move could be made out
  bool bingoPlayed = false;  ///< challenged off or not
  std::vector<std::vector<game::Tile>> phonies;  ///< words of the play that the lexicon lacks
  bool takenBack = false;                        ///< the play was challenged off
  /// For a placement, graded or not: the highest score that the very same tiles make elsewhere or
  /// in another order. The leave is the same, so the difference is equity lost for sure, even when
  /// the rest of the rack is not known.
  std::optional<engine::RatedPlay> sameTilesBest;

  bool unfinished = false;  ///< the time that was given, or an interrupt, ended its grading early
  Grade grade;
  Band band = Band::none;                ///< of what was lost, as `settle` found it
  CauseFinding lossCause;                ///< of what was lost, be it less than any band; else unclassified
  std::optional<CauseFinding> cause;     ///< the same, where there is a band
  std::optional<Denied> denied;          ///< to the opponent of an ending, by the better move
  std::optional<engine::DrawLuck> luck;  ///< of the draw before it, where that is known

  /// The rack is known in full and the move understood: there are moves to compare.
  [[nodiscard]] bool isGraded() const { return ranked() != nullptr; }
  /// Enters the headline: graded or imputed, and at least two distinct plays.
  [[nodiscard]] bool isCounted() const;
  [[nodiscard]] const Ranked* ranked() const { return rankedOf(grade); }
  [[nodiscard]] const ImputedGrade* imputed() const { return std::get_if<ImputedGrade>(&grade); }
  [[nodiscard]] const SimulatedGrade* simulated() const { return std::get_if<SimulatedGrade>(&grade); }
  [[nodiscard]] Method method() const { return methodOf(grade); }
  [[nodiscard]] Proof proof() const { return proofOf(grade); }

  /// Best first; none without a grade.
  [[nodiscard]] const std::vector<Candidate>& candidates() const;
  /// Of a graded one only.
  [[nodiscard]] const engine::RatedPlay& best() const { return ranked()->best().play; }
  /// What was played, as it is graded; as it was laid where it is not.
  [[nodiscard]] const engine::RatedPlay& played() const { return isGraded() ? ranked()->played.play : laid; }
  /// Nothing for a phony and where moves that may be better were not ranked.
  [[nodiscard]] std::optional<std::size_t> playedRank() const;
  [[nodiscard]] bool isBest() const { return playedRank() == 1; }
  [[nodiscard]] std::optional<engine::RatedPlay> bestBingo() const;
  [[nodiscard]] bool bingoAvailable() const { return bestBingo().has_value(); }
  [[nodiscard]] std::size_t legalPlays() const { return isGraded() ? ranked()->legalPlays : 0; }
  /// Best - played, not below 0; 0 without a grade.
  [[nodiscard]] engine::Equity equityLoss() const;
  /// Some method looked ahead.
  [[nodiscard]] bool looksAhead() const { return method() != Method::staticEquity; }
  /// Win probabilities of the best and of the played move; nothing where nothing looked ahead, or a search
  /// was cut off before it was proven who wins.
  [[nodiscard]] std::optional<Loss::Win> win() const;
  /// The line of best play, where the method finds one; else empty.
  [[nodiscard]] const std::vector<engine::Play>& line() const;
};

/// What a graded or imputed decision lost. Nothing where it is neither.
[[nodiscard]] std::optional<Loss> lossOf(const Decision& decision);

/// The band of what a decision lost; none without a grade.
[[nodiscard]] Band bandOf(const Decision& decision, const BandScale& scale);

}  // namespace rozbor::reports
