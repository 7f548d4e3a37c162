#pragma once

#include <cstddef>
#include <optional>

namespace rozbor::reports {

struct GameReview;

/// How a game between two went from beginning to end, in facts that follow from its turns
/// (docs/verdicts.md#the-story). Turns are indices into the replay's.
struct GameArc {
  /// Of who had more points when the record ended.
  struct Lead {
    std::size_t player = 0;
    std::size_t turn = 0;  ///< since when they were ahead; with changes: that of the last change
    int changes = 0;       ///< how often the other was overtaken, be it over a tie
  };
  std::optional<Lead> lead;  ///< nothing where nobody had more, or more than two play

  /// The turn before which the loser of a finished game came nearest to winning it.
  struct Height {
    std::size_t player = 0;
    std::size_t turn = 0;
    double win = 0;         ///< with the best move of who was on turn, 0 to 1
    bool isCertain = true;  ///< the chance is known before every turn
  };
  std::optional<Height> height;  ///< nothing where nobody looked ahead, or the loser was no favourite

  /// The turn from which on the winner could not lose any more as nearly as can be told, whatever was played.
  std::optional<std::size_t> decidedFrom;  ///< nothing where that was only at the very end, or is not known
};

[[nodiscard]] GameArc arcOf(const GameReview& review);

}  // namespace rozbor::reports
