#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rozbor/engine/preendgame.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/review/verdict.h"

namespace rozbor::reports {

/// Standard errors of what simulated games say of a move.
struct CandidateError {
  double win = 0;     ///< of the win probability, 0 to 1
  double equity = 0;  ///< points

  friend bool operator==(const CandidateError&, const CandidateError&) = default;
};

/// What the numbers of a simulated move rest on.
enum class Basis : std::uint8_t {
  verdict,  ///< the deals that the best and the played move were compared over; or no deals at all
  race      ///< as far behind the best as in the race of all candidates, on other deals
};

/// A move that could have been made, with what a method says of it.
struct Candidate {
  engine::RatedPlay play{};               ///< its equity is that of the method
  std::optional<double> win{};            ///< probability, 0 to 1; nothing with static equity
  std::optional<CandidateError> error{};  ///< of simulated ones
  std::optional<Interval> spread{};       ///< final spreads that it may lead to, where that is not proven
  std::optional<engine::LastTile> lastTile{};  ///< with one tile in the bag, where it is proven
  /// Place among all legal moves, from 1, shared by ties. Nothing for a phony, and where moves that may be
  /// better were not ranked.
  std::optional<std::size_t> rank{};
  Basis basis = Basis::verdict;
  bool isPlayed = false;
};

/// The moves that there were: what every grade of a rack that is known in full has.
struct Ranked {
  /// Best first, at least one; the played move is among them, behind the others where it has no place.
  std::vector<Candidate> candidates;
  /// As it was played, with what it came to: of a play that was challenged off that is a pass.
  Candidate played;
  std::size_t legalPlays = 0;                    ///< number of legal moves
  std::optional<engine::RatedPlay> bestBingo{};  ///< the best one, if any was there

  [[nodiscard]] const Candidate& best() const { return candidates.front(); }
  /// Takes over what a method found of the played move.
  void setPlayed(const Candidate& found);
  /// The row of the played move, which is made where there is none.
  void showPlayed();
};

}  // namespace rozbor::reports
