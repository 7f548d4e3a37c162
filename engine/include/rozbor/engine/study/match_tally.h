#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "rozbor/game/rack.h"

namespace rozbor::engine {

/// A finished game of a match. Indices are players, not seats.
struct GameResult {
  std::uint64_t number = 0;           ///< from 0
  int first = 0;                      ///< the player who began
  std::array<int, 2> scores{};        ///< final, the tiles left settled
  std::array<int, 2> turns{};         ///< placements, exchanges and passes
  std::array<int, 2> bingos{};        ///< placements that earned the bonus
  std::array<game::Rack, 2> racks{};  ///< left at the end
  bool brokenOff = false;             ///< after 1,000 turns, with no tiles settled
  std::uint64_t checksum = 0;         ///< of the moves and scores
};

/// The sums of a match, all whole numbers, so that adding them up in any way gives the same. The
/// sums of squares are over independent units: pairs of games that share a bag, else games.
struct MatchTally {
  struct Player {
    std::int64_t wins = 0;
    std::int64_t firstGames = 0;
    std::int64_t firstWins = 0;
    std::int64_t score = 0;
    std::int64_t scoreSquares = 0;  ///< over games
    std::int64_t turns = 0;
    std::int64_t bingos = 0;

    std::int64_t unitHalves = 0;  ///< 2 for a win, 1 for a tie
    std::int64_t unitHalvesSquares = 0;
    std::int64_t unitScore = 0;
    std::int64_t unitScoreSquares = 0;
    std::int64_t unitTurns = 0;
    std::int64_t unitTurnsSquares = 0;
    std::int64_t unitScoreTurns = 0;
    std::int64_t unitBingos = 0;
    std::int64_t unitBingosSquares = 0;

    friend bool operator==(const Player&, const Player&) = default;
  };

  std::int64_t games = 0;
  std::int64_t ties = 0;
  std::int64_t units = 0;              ///< whole ones
  std::int64_t unitSpreadSquares = 0;  ///< of player 0; the spread follows from the scores
  std::array<Player, 2> players;
  std::uint64_t signature = 0;  ///< of all games in order

  /// Adds the games of a unit of `unitSize` games. An incomplete last pair counts as games only.
  void add(std::span<const GameResult> unit, std::size_t unitSize);

  [[nodiscard]] std::int64_t turns() const { return players[0].turns + players[1].turns; }
  friend bool operator==(const MatchTally&, const MatchTally&) = default;
};

/// Calls `visit(name, number)` for every sum of a tally but the signature, to write or read it.
template <class Player, class Visit>
void visitPlayerSums(Player& player, Visit visit) {
  visit("wins", player.wins);
  visit("firstGames", player.firstGames);
  visit("firstWins", player.firstWins);
  visit("score", player.score);
  visit("scoreSquares", player.scoreSquares);
  visit("turns", player.turns);
  visit("bingos", player.bingos);
  visit("unitHalves", player.unitHalves);
  visit("unitHalvesSquares", player.unitHalvesSquares);
  visit("unitScore", player.unitScore);
  visit("unitScoreSquares", player.unitScoreSquares);
  visit("unitTurns", player.unitTurns);
  visit("unitTurnsSquares", player.unitTurnsSquares);
  visit("unitScoreTurns", player.unitScoreTurns);
  visit("unitBingos", player.unitBingos);
  visit("unitBingosSquares", player.unitBingosSquares);
}
template <class Tally, class Visit>
void visitSums(Tally& tally, Visit visit) {
  visit("games", tally.games);
  visit("ties", tally.ties);
  visit("units", tally.units);
  visit("unitSpreadSquares", tally.unitSpreadSquares);
}

/// A figure estimated from the games.
struct Estimate {
  double value = 0;
  std::optional<double> error;  ///< standard error; none with fewer than two units
};

/// What a match says of one player (docs/autoplay.md has the formulas).
struct PlayerFigures {
  std::int64_t wins = 0;
  std::int64_t ties = 0;
  std::int64_t losses = 0;
  std::int64_t firstGames = 0;
  std::int64_t firstWins = 0;
  double winRate = 0;  ///< share of games won, ties counting half
  double winRateLow = 0;
  double winRateHigh = 1;  ///< 95 % interval
  Estimate scoreMean;
  double scoreSd = 0;
  Estimate spreadMean;
  Estimate pointsPerTurn;
  Estimate bingosPerGame;
};

/// The figures of a player; `unitSize` is 2 for a paired match, else 1.
[[nodiscard]] PlayerFigures figuresOf(const MatchTally& tally, std::size_t player, std::size_t unitSize);

}  // namespace rozbor::engine
