#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/insight/coaching_case.h"

namespace rozbor::reports {

/// An opponent is told of by name from so many games on.
inline constexpr std::size_t kFewestAgainst = 4;

/// A player's games against one opponent.
struct OpponentRecord {
  std::string name;
  std::size_t games = 0;
  double points = 0;                      ///< own: a win 1, a draw a half
  double spread = 0;                      ///< points a game, own less theirs
  Interval spreadInterval{};              ///< 95 %, by Student, since games are few
  double scored = 0;                      ///< by the opponent, a game
  std::optional<OtherGames> elsewhere{};  ///< against others; nothing where there is no such game
};

/// Those with kFewestAgainst games or more, the one with most games first; at most `most`.
[[nodiscard]] std::vector<OpponentRecord> opponentRecords(const CoachingCase& player, std::size_t most);

}  // namespace rozbor::reports
