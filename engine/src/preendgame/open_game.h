#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>

#include "endgame/lane_board.h"
#include "endgame/lane_plays.h"
#include "endgame/playable_words.h"
#include "endgame/rack_code.h"
#include "endgame/search.h"
#include "endgame/ways_out.h"
#include "endgame/written_move.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine::preendgame {

/// What all games of one position share; read by all threads.
struct OpenTable {
  const game::Position& position;
  const game::Language& language;
  const endgame::RackLayout& layout;
  const endgame::PlayableWords& words;
  game::TileCounts tiles;  ///< not on the board
};

/// A rest of the game with everything known: the opponent's rack and the order of the bag.
struct Deal {
  endgame::Holding opponent;
  std::span<const int> bag;  ///< kinds, the next one to be drawn first
};

enum class Outcome : std::uint8_t { win, tie, loss };

/// 2 for a win, 1 for a tie.
[[nodiscard]] constexpr int halfPoints(Outcome outcome) {
  return outcome == Outcome::win ? 2 : outcome == Outcome::tie ? 1 : 0;
}

/// Searches open games of one position: the rest of the bag is played with open racks, then the exact
/// endgame. What leaves no tile in the bag is open in truth; the rest is a guess, or a step of BlindGame.
/// Keeps what it has learnt from one game to the next. One thread at a time.
class OpenGame {
 public:
  OpenGame(const OpenTable& table, std::size_t bytes, const endgame::Bounds& bounds);

  /// A move on the board for as long as this lives.
  class Laid {
   public:
    Laid(OpenGame& game, const endgame::WrittenMove& move);
    ~Laid();
    Laid(const Laid&) = delete;
    Laid& operator=(const Laid&) = delete;

   private:
    endgame::LaneBoard& board_;
    bool isPlacement_;
  };

  /// Searches so many positions at most in the next call; 0: no limit.
  void grant(std::uint64_t nodes, std::chrono::steady_clock::time_point deadline) {
    search_.grant(nodes, deadline);
  }

  /// How the game ends after `move`, both playing best from there on; none when stopped.
  [[nodiscard]] std::optional<Outcome> outcome(const endgame::WrittenMove& move, const Deal& deal);
  /// The final spread then, in points; none when stopped.
  [[nodiscard]] std::optional<int> finalSpread(const endgame::WrittenMove& move, const Deal& deal);
  /// Every move of a stage on the board as it lies, best guess first; the pass last.
  [[nodiscard]] std::vector<endgame::Candidate> moves(const endgame::Stage& stage) {
    return search_.moves(stage);
  }
  /// How the game ends for who is on turn at a stage, `spread` points ahead, and makes `move`; none when
  /// stopped.
  [[nodiscard]] std::optional<Outcome> outcomeOf(const endgame::Stage& stage, std::span<const int> bag,
                                                 const endgame::Candidate& move, int spread);
  /// What it is when both take what looks best at once.
  [[nodiscard]] int guess(const endgame::WrittenMove& move, const Deal& deal);

  [[nodiscard]] std::uint64_t nodes() const { return search_.nodes(); }

 private:
  [[nodiscard]] endgame::Stage root(const Deal& deal) const;
  [[nodiscard]] endgame::Stage afterDraw(endgame::Stage stage, std::span<const int> drawn) const;
  [[nodiscard]] bool leavesALostGame(const endgame::WrittenMove& move, const Deal& deal);
  template <class Value>
  std::optional<Outcome> outcomeBy(int spread, const Value& value) const;
  int tried(const endgame::WrittenMove& move, const Deal& deal, int depth, int alpha, int beta);
  int triedAt(const endgame::Stage& stage, std::span<const int> bag, const endgame::Candidate& move,
              int depth, int alpha, int beta);
  int afterMove(const endgame::Stage& stage, std::span<const int> bag, const endgame::Candidate& move,
                int depth, int alpha, int beta);
  int best(const endgame::Stage& stage, std::span<const int> bag, int depth, int alpha, int beta);

  const OpenTable& table_;
  endgame::LaneBoard board_;
  endgame::LanePlays plays_;
  endgame::SoloBound solo_;
  endgame::Search search_;
  std::map<endgame::RackCode, endgame::WaysOut> waysOut_;  ///< of the opponent's racks, before any move
};

/// A rack as the search holds it.
[[nodiscard]] endgame::Holding holding(const game::TileCounts& rack, const OpenTable& table);

}  // namespace rozbor::engine::preendgame
