#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rozbor/engine/draw_luck.h"
#include "rozbor/engine/lexicon.h"

namespace rozbor::engine {

/// A turn of a game of two players, as the luck of the draw needs it (docs/luck.md). A play that was
/// challenged off is a pass.
struct LuckTurn {
  std::size_t player = 0;
  game::Position before;           ///< with what is known of the rack
  bool rackKnown = true;           ///< that rack is whole
  std::optional<game::Move> move;  ///< what became of the turn; nothing where that is not known
  int points = 0;                  ///< for it
};

/// What there is to tell of the draw before a turn.
enum class DrawState : std::uint8_t {
  drawn,    ///< tiles were drawn, all known
  none,     ///< the rack is what was kept
  unknown,  ///< the rack, or what was kept, is not known in full, or they contradict each other
};

struct TurnDraw {
  DrawState state = DrawState::unknown;
  Draw draw;  ///< where tiles were drawn
};

/// The draw that came before `turns[index]`. What is known of the opponent's rack is not in the pool,
/// unless `fromUnseen` asks for everything that the player had not seen.
[[nodiscard]] TurnDraw drawBefore(std::span<const LuckTurn> turns, std::size_t index,
                                  const game::Language& language, bool fromUnseen = false);

/// The same measured, and what the ledger makes of the turn.
struct MeasuredTurn {
  DrawState state = DrawState::unknown;
  std::optional<DrawLuck> luck;  ///< where tiles were drawn
  /// Equity that was to be expected before the draw, less what had been kept for it; in points.
  /// Nothing where the draw or the move before is not known.
  std::optional<double> prospect;
  double lost = 0;  ///< static equity of the best move less that of the move made; below 0 of a phony
  std::optional<Equity> kept;  ///< what the move left for later: its equity less its points
};

/// The luck of one player's draws, in sums.
struct PlayerLuck {
  double points = 0;
  double pointsSe = 0;
  std::optional<double> win;  ///< nothing without a model
  double winSe = 0;
  int draws = 0;    ///< measured
  int unknown = 0;  ///< turns whose draw is not known
};

/// All draws of a game.
struct GameLuck {
  std::vector<MeasuredTurn> turns;  ///< as many as were given
  std::array<PlayerLuck, 2> players;
  /// What the board offered to player 0 less what it offered to player 1, in points: the part of the
  /// result that is neither luck nor mistakes. Nothing unless every draw and move is known.
  std::optional<double> board;
};

/// What a game is measured with; the references outlive the call.
struct GameLuckContext {
  const game::Language& language;
  const Lexicon& lexicon;
  const Leaves& leaves;
  const WinModel* winModel = nullptr;
  bool fromUnseen = false;  ///< see drawBefore
};

/// Measures all draws of a game, each with a sample of its own that `options.seed` and the number of
/// the turn decide. `settled` is what the end of the game brought player 0 less player 1 in
/// end-rack points. Nothing after a stop.
[[nodiscard]] std::optional<GameLuck> measureGame(std::span<const LuckTurn> turns, int settled,
                                                  const GameLuckContext& context,
                                                  const DrawLuckOptions& options);

}  // namespace rozbor::engine
