#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/openness.h"
#include "rozbor/engine/study/match.h"
#include "rozbor/engine/win_model.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"

namespace rozbor::engine {

/// A board after a move, and what became of the game from two turns later on, where a simulation of two plies
/// asks the win model.
struct BoardSample {
  int bingos = 0;  ///< of Openness::kRacks, on the board after the move
  int unseen = 0;  ///< two turns later, to the player on turn there
  int change = 0;  ///< points: final spread of that player, less what the win model is asked with
};

/// Looks at the boards of a game. The arguments must outlive it.
class BoardSampler final : public GameObserver {
 public:
  BoardSampler(const game::Language& language, const Lexicon& lexicon)
      : language_(language), openness_(language, lexicon) {}

  void onTurn(const game::Position& before, const RatedPlay& played, int player) override;
  void onEnd(const GameResult& result) override;

  /// Those whose bag is not empty two turns later; none before the end.
  [[nodiscard]] std::span<const BoardSample> samples() const { return samples_; }

 private:
  struct Turn {
    int player = 0;
    int bag = 0;
    int bingos = 0;     ///< before it
    double spread = 0;  ///< before it, of the player
    double leave = 0;   ///< points; of the tiles kept
  };

  const game::Language& language_;
  Openness openness_;
  std::optional<game::TileCounts> unseen_;  ///< to who made the last move, before it
  std::vector<Turn> turns_;
  std::vector<BoardSample> samples_;
};

/// What `WinTable::Boards` are fitted to: whole sums, so that it does not matter who counted them.
struct BoardCounts {
  /// Of samples with as many tiles unseen.
  struct Row {
    std::int64_t samples = 0;
    std::int64_t bingos = 0;
    std::int64_t bingoSquares = 0;
    std::int64_t changeSquares = 0;
    std::int64_t products = 0;  ///< bingos × square of the change
  };

  void addGame(std::span<const BoardSample> samples);
  [[nodiscard]] std::int64_t samples() const;

  std::int64_t games = 0;
  std::vector<Row> rows;  ///< by tiles unseen
};

/// Fits both lines by least squares (docs/winmodel.md#boards). Equal counts give equal lines. Error
/// "winmodel.no-boards" where there are too few samples to tell a line.
[[nodiscard]] game::Result<WinTable::Boards> fitBoards(const BoardCounts& counts);

}  // namespace rozbor::engine
