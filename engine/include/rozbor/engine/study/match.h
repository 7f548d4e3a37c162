#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "rozbor/engine/study/match_tally.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// Everything by which one game of a match differs from another.
struct GameSetup {
  std::uint64_t number = 0;  ///< from 0
  int first = 0;             ///< the player who begins
  std::uint64_t bagSeed = 0;
  std::array<std::uint64_t, 2> playerSeeds{};
};

/// The setup of a game of a match. Player `number` % 2 begins. With `paired`, games 2k and 2k + 1
/// are played with the same bag, so that each player once gets the tiles of either seat.
[[nodiscard]] GameSetup gameSetup(std::uint64_t seed, std::uint64_t number, bool paired);

/// Sees a game as it is played: for statistics, records, training data. On the thread that plays.
class GameObserver {
 public:
  GameObserver() = default;
  virtual ~GameObserver() = default;
  GameObserver(const GameObserver&) = delete;
  GameObserver& operator=(const GameObserver&) = delete;

  virtual void onStart(const GameSetup& /*setup*/) {}
  /// `before` is what the player saw: the opponent's rack only when the bag is empty.
  virtual void onTurn(const game::Position& before, const RatedPlay& played, int player) = 0;
  /// The final scores count the tiles left.
  virtual void onEnd(const GameResult& result) = 0;
};

using Pair = std::array<Player*, 2>;

/// Plays one game by the rules of the language, to a player out with the bag empty or the limit of
/// scoreless turns or passes. Each seat draws from its own end of a shuffled bag. The same setup and
/// players give the same game. `observer` may be null. Nothing when `stop` came before the end.
[[nodiscard]] std::optional<GameResult> playGame(const game::Language& language, const Pair& players,
                                                 const GameSetup& setup, GameObserver* observer,
                                                 const std::stop_token& stop = {});

/// A match of two players.
struct MatchPlan {
  const game::Language& language;
  /// Makes player 0 or 1; called from each thread for players of its own.
  std::function<std::unique_ptr<Player>(int player)> makePlayer;
  std::uint64_t games = 0;
  std::uint64_t seed = 1;
  bool paired = true;
  int threads = 1;
};

/// What to do beside playing; each may be empty.
struct MatchHooks {
  /// Makes the observer of a game.
  std::function<std::unique_ptr<GameObserver>()> observe;
  /// Gets each observer back after its game, in the order of the games, one at a time; false ends
  /// the match.
  std::function<bool(GameObserver& observer, const GameResult& result)> keep;
  /// Called several times a second, and at the end, on the thread of the caller.
  std::function<void(const MatchTally& tally)> progress;
};

/// Plays the games that `tally` has not counted yet, and tells the tally of all. However many threads
/// play, the games are counted in order, so the result is the same. After `stop` it holds the games
/// before the first that was not finished (a pair counts as a whole).
[[nodiscard]] MatchTally playMatch(const MatchPlan& plan, const MatchTally& tally,
                                   const MatchHooks& hooks = {}, const std::stop_token& stop = {});

}  // namespace rozbor::engine
