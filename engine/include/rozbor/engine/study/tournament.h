#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/match_tally.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/game/language.h"

namespace rozbor::engine {

/// Two players of a tournament, by their numbers from 0.
struct Pairing {
  std::size_t first = 0;
  std::size_t second = 1;

  friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// Everybody against everybody: 0–1, 0–2, …, 1–2, …
[[nodiscard]] std::vector<Pairing> everyPairing(std::size_t players);

/// The games of a pairing so far.
struct PairingResult {
  MatchTally tally;
  /// What the first player won of each whole unit (pair of games, or game) in order: 2 for a win, 1 for a
  /// tie. One bag in all pairings, unit by unit.
  std::vector<std::uint8_t> unitHalves;

  /// Adds the games of a unit, as MatchTally does.
  void add(std::span<const GameResult> unit, std::size_t unitSize);
  friend bool operator==(const PairingResult&, const PairingResult&) = default;
};
/// In the order of everyPairing.
using TournamentResults = std::vector<PairingResult>;

/// A checksum over the games of all pairings.
[[nodiscard]] std::uint64_t signatureOf(const TournamentResults& results);

/// Each pairing is a match with the seed of the tournament: all have the same bags, and each comes to what
/// it would come to alone.
struct TournamentPlan {
  const game::Language& language;
  /// Makes a player by its number; called from each thread for players of its own.
  std::function<std::unique_ptr<Player>(std::size_t player)> makePlayer;
  std::size_t players = 2;
  std::uint64_t games = 0;  ///< of each pairing
  std::uint64_t seed = 1;
  bool paired = true;
  int threads = 1;
};

/// As those of a match.
struct TournamentHooks {
  std::function<std::unique_ptr<GameObserver>(const Pairing& pairing)> observe;
  std::function<bool(const Pairing& pairing, GameObserver& observer, const GameResult& result)> keep;
  std::function<void(const TournamentResults& results)> progress;
};

/// Plays the games that `results` does not count yet (empty: none is), two of each pairing in turn, and
/// tells the results of all. The same whatever the threads. After `stop` they hold what stands before the
/// first two games that were not finished.
[[nodiscard]] TournamentResults playTournament(const TournamentPlan& plan, TournamentResults results,
                                               const TournamentHooks& hooks = {},
                                               const std::stop_token& stop = {});

/// How strong a player is by the results: points of the scale of Elo above the mean of all players.
struct Rating {
  double value = 0;
  double error = 0;  ///< standard error
};

/// By the model of Bradley and Terry, half a win being added to either side of each pairing; the errors
/// take bags as the independent units (docs/autoplay.md). `unitSize` is 2 where games are paired, else 1.
[[nodiscard]] std::vector<Rating> ratingsOf(std::size_t players, const TournamentResults& results,
                                            std::size_t unitSize);

}  // namespace rozbor::engine
