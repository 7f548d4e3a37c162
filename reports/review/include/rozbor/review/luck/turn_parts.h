#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "rozbor/engine/win_model.h"

/// What each turn did to a game, part by part (docs/luck.md#parts).
namespace rozbor::reports {

struct GameReview;

/// What moves the worth of a game: from what it is worth after one move to what it is worth after the next.
enum class Part : std::uint8_t {
  draw,      ///< luck of the tiles drawn
  reply,     ///< what the turn offered beyond what was to be expected of it, the draw set aside
  method,    ///< the same, where the two sides of it were valued by different methods
  decision,  ///< the move against the best one
  other      ///< a phony that stood; points that no move made (challenges, clocks)
};
inline constexpr std::size_t kPartCount = 5;
/// "draw", "reply", "method", "decision", "other".
[[nodiscard]] const char* name(Part part);

/// Values by part; nothing where it is not known.
using Parts = std::array<std::optional<double>, kPartCount>;

[[nodiscard]] inline std::optional<double>& of(Parts& parts, Part part) {
  return parts[static_cast<std::size_t>(part)];
}
[[nodiscard]] inline const std::optional<double>& of(const Parts& parts, Part part) {
  return parts[static_cast<std::size_t>(part)];
}

/// One turn, seen by the player whose it is: what is above 0 is for the better.
struct TurnParts {
  Parts points;
  Parts win;             ///< chances to win, -1 to 1
  double pointsVar = 0;  ///< variance that sampling gives to `reply` or `method`, squared standard errors
  double winVar = 0;
};

/// A whole game.
struct GameParts {
  double startPoints = 0;           ///< that player 0 begins, or does not
  std::optional<double> startWin;   ///< chance of player 0; nothing where no chances are told
  std::vector<TurnParts> turns;     ///< one for each decision
  TurnParts end;                    ///< from the last move to the result, seen by player 0
  std::optional<double> resultWin;  ///< of player 0: 1, 1/2, 0; nothing of a game that did not end
};

/// The parts of a game of two players; nothing of others, without a model, and without a decision. Chances
/// only where something looked ahead.
[[nodiscard]] std::optional<GameParts> partsOf(const GameReview& review, const engine::WinModel* model);

}  // namespace rozbor::reports
