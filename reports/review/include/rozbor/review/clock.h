#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "rozbor/parser/record.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {

/// What the clock tells of a turn (docs/statistics.md); seconds.
struct TurnClock {
  std::optional<double>
      spent;  ///< on this move; of a player's first one only where the time control is known
  std::optional<double> before;  ///< left when the turn began
  std::optional<double> after;   ///< left when it was over; below 0 in overtime
  bool inTrouble = false;        ///< so little was left before it that it may explain the move
};

/// One for each turn of the replay; empty where the record has no clocks.
[[nodiscard]] std::vector<TurnClock> clocksOf(const parser::GameRecord& record, const replay::Replay& replay);

/// Whether a move was the best by so much that there was nothing to think about.
[[nodiscard]] bool isObvious(const Decision& decision);

/// One player's use of time.
struct ClockSummary {
  int timed = 0;               ///< moves of which the time is known
  double seconds = 0;          ///< spent on them
  std::optional<double> left;  ///< at the end
  int troubled = 0;            ///< counted turns in time trouble
  double lostInTrouble = 0;    ///< points, on them
  int calm = 0;                ///< counted turns out of it, of which the clock is known
  double lostCalm = 0;
  int slowObvious = 0;            ///< obvious moves that took longer than the player's average move
  double slowObviousSeconds = 0;  ///< what they took

  [[nodiscard]] std::optional<double> perTurn() const;
};

/// What another program says of the decision, as far as the record has its results; null where it has none.
[[nodiscard]] const parser::OpinionTurn* opinionOn(const GameReview& review, const Decision& decision);

/// By player; empty where the record has no clocks.
[[nodiscard]] std::vector<ClockSummary> clockSummaries(const GameReview& review);

}  // namespace rozbor::reports
