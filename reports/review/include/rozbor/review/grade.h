#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "rozbor/engine/rack_posterior.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/review/candidate.h"
#include "rozbor/review/verdict.h"

/// What can be said of a decision, each kind with its own fields only (docs/verdicts.md).
namespace rozbor::reports {

/// By points and leave alone, which look at nothing ahead.
struct StaticGrade : Ranked {};

/// Points of the opponent's next move and of the player's after that, means of simulated games.
struct Follow {
  double reply = 0;
  double next = 0;
};

/// What follows after the best move and after the played one.
struct Follows {
  Follow afterBest;
  Follow afterPlayed;
  double replySe = 0;  ///< of the difference of the replies
  double nextSe = 0;   ///< of the difference of the moves after them
};

/// The deals over which the best and the played move were compared, so that more can be added.
struct Comparison {
  engine::PairedDifference difference;
  engine::RatedPlay best;
  engine::RatedPlay played;
  std::shared_ptr<const engine::RackPosterior> opponentLeave;  ///< null: not inferred
  std::uint64_t pointNodes =
      0;  ///< positions searched for the points of an ending; 0: static play tells them
};

/// Where a win probability is proven to lie.
struct WinRange {
  double low = 0;
  double high = 1;

  friend bool operator==(const WinRange&, const WinRange&) = default;
};

/// What a pre-endgame search has proven before it was given up, over all orders of the bag.
struct ProvenWins {
  WinRange best;    ///< of the best move, whichever it is
  WinRange played;  ///< of the played one
  /// The legal move that is proven to win most often at least.
  engine::RatedPlay surest{};
  WinRange ofSurest{};
  std::optional<engine::LastTile> lastTile{};  ///< after the played one, with one tile in the bag

  /// Whether it says more than that a probability is one.
  [[nodiscard]] bool tells() const { return best != WinRange{} || played != WinRange{}; }
};

/// By games played on from each candidate.
struct SimulatedGrade : Ranked {
  double winLossSe = 0;                       ///< of the difference of the best and the played move
  double equityLossSe = 0;                    ///< points
  std::vector<engine::SimulatedPlay> race{};  ///< of all candidates, best first: it chose what is compared
  std::optional<Follows> follows{};           ///< known where both were simulated together
  std::optional<Comparison> comparison{};     ///< nothing where the played move won the race
  int plies = 0;                       ///< that the games of the race were played on for, and points are of
  std::optional<ProvenWins> proven{};  ///< the win probabilities keep to it
  bool inferred = false;               ///< the opponent's last move was taken to tell of their rack
};

/// Searched to the end of the game, with best play by both.
struct ProvenGrade : Ranked {
  Method method = Method::endgame;
  std::vector<engine::Play> line{};  ///< the best move and best play by both after it, where it is known
};

/// A search that did not look at everything: an ending that its limit cut off, whose values are estimates, or
/// a decided pre-endgame of which not all moves that win as often were valued. What is proven is where the
/// spreads lie.
struct BoundedGrade : Ranked {
  Method method = Method::endgame;
  Interval bestSpread{};    ///< final spreads, of best play; mean ones where tiles are in the bag
  Interval playedSpread{};  ///< and of the played move
  std::vector<engine::Play> line{};
};

/// The rack is not known in full: by static equity over the racks that are possible, by how likely each is
/// (docs/inference.md). Always marked as such.
struct ImputedGrade {
  double equityLoss = 0;    ///< points, mean over the racks
  double equityLossSd = 0;  ///< standard deviation over them: the rack is one of them, nobody knows which
  int racks = 0;            ///< that were weighed
  engine::WeightedRack mostLikely;
};

/// Nothing can be said: the rack is not known, or no move could be made out.
struct Ungraded {};

using Grade = std::variant<Ungraded, StaticGrade, SimulatedGrade, ProvenGrade, BoundedGrade, ImputedGrade>;

/// The moves of a grade; null where it has none.
[[nodiscard]] const Ranked* rankedOf(const Grade& grade);
[[nodiscard]] Ranked* rankedOf(Grade& grade);

/// How a grade was found; static equity where there is none.
[[nodiscard]] Method methodOf(const Grade& grade);
[[nodiscard]] Proof proofOf(const Grade& grade);

}  // namespace rozbor::reports
