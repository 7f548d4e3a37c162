#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "rozbor/engine/study/match.h"
#include "rozbor/engine/study/tournament.h"

namespace rozbor::engine {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kProgressInterval{100};

/// Games that are given out together: a pair, which shares its bag. Small, because a piece that is
/// interrupted is lost; a lock for each costs nothing beside two games.
constexpr std::uint64_t kGamesOfPiece = 2;

struct PlayedGame {
  GameResult result;
  std::unique_ptr<GameObserver> observer;
};

/// Two games of a pairing.
struct Piece {
  std::size_t pairing = 0;
  std::uint64_t first = 0;  ///< number of the game
  std::uint64_t end = 0;
  std::vector<PlayedGame> games{};
};

/// The players of one thread; each is made when it is first wanted.
class Team {
 public:
  explicit Team(const TournamentPlan& plan) : plan_(plan), players_(plan.players) {}

  [[nodiscard]] Pair of(const Pairing& pairing) { return {player(pairing.first), player(pairing.second)}; }

 private:
  Player* player(std::size_t number) {
    auto& player = players_[number];
    if (!player) player = plan_.makePlayer(number);
    return player.get();
  }

  const TournamentPlan& plan_;
  std::vector<std::unique_ptr<Player>> players_;
};

/// A tournament while it is played: workers take pieces in order, one of each pairing in turn, play
/// them, and hand them in; what is complete from the front is counted.
class Tournament {
 public:
  Tournament(const TournamentPlan& plan, TournamentResults results, const TournamentHooks& hooks)
      : plan_(plan), hooks_(hooks), pairings_(everyPairing(plan.players)), results_(std::move(results)) {
    results_.resize(pairings_.size());
    for (const PairingResult& result : results_)
      begun_.push_back(static_cast<std::uint64_t>(result.tally.games));
    while (taken_ < pieces() && pieceOf(taken_).first >= pieceOf(taken_).end)
      ++taken_;
    counted_ = taken_;
  }

  [[nodiscard]] TournamentResults play(const std::stop_token& stop) {
    const std::stop_callback forward(stop, [this] { stop_.request_stop(); });
    {
      std::vector<std::jthread> workers;
      active_ = std::max(1, plan_.threads);
      for (int thread = 0; thread < std::max(1, plan_.threads); ++thread)
        workers.emplace_back([this] { work(); });
      watch();
    }
    report(results_);
    return std::move(results_);
  }

 private:
  /// Tells the caller how far it is, until no worker is left.
  void watch() {
    std::unique_lock lock(mutex_);
    while (!idle_.wait_for(lock, kProgressInterval, [this] { return active_ == 0; })) {
      if (!hooks_.progress) continue;
      const TournamentResults now = results_;
      lock.unlock();
      report(now);
      lock.lock();
    }
  }

  void report(const TournamentResults& results) const {
    if (hooks_.progress) hooks_.progress(results);
  }

  void work() {
    Team team(plan_);
    while (const auto number = take()) {
      Piece piece = pieceOf(*number);
      if (!playGames(team.of(pairings_[piece.pairing]), piece)) break;
      handIn(*number, std::move(piece));
    }
    const std::scoped_lock lock(mutex_);
    --active_;
    idle_.notify_one();
  }

  /// The next piece; nothing when there is none.
  std::optional<std::uint64_t> take() {
    const std::scoped_lock lock(mutex_);
    if (stop_.stop_requested() || taken_ >= pieces()) return std::nullopt;
    return taken_++;
  }

  [[nodiscard]] std::uint64_t pieces() const {
    return (plan_.games + kGamesOfPiece - 1) / kGamesOfPiece * pairings_.size();
  }

  /// Without the games that were counted when this sitting began.
  [[nodiscard]] Piece pieceOf(std::uint64_t number) const {
    const auto pairing = static_cast<std::size_t>(number % pairings_.size());
    const std::uint64_t first = number / pairings_.size() * kGamesOfPiece;
    return {pairing, std::max(first, begun_[pairing]), std::min(first + kGamesOfPiece, plan_.games)};
  }

  /// False when it was stopped.
  bool playGames(const Pair& players, Piece& piece) const {
    const Pairing& pairing = pairings_[piece.pairing];
    for (std::uint64_t number = piece.first; number < piece.end; ++number) {
      auto observer = hooks_.observe ? hooks_.observe(pairing) : nullptr;
      auto result = playGame(plan_.language, players, gameSetup(plan_.seed, number, plan_.paired),
                             observer.get(), stop_.get_token());
      if (!result) return false;
      piece.games.push_back({*result, std::move(observer)});
    }
    return true;
  }

  void handIn(std::uint64_t number, Piece piece) {
    const std::scoped_lock lock(mutex_);
    waiting_.emplace(number, std::move(piece));
    while (!stoppedByHook_ && !waiting_.empty() && waiting_.begin()->first == counted_) {
      count(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
    }
  }

  void count(const Piece& piece) {
    std::vector<GameResult> results;
    for (const PlayedGame& game : piece.games) {
      if (game.observer && hooks_.keep &&
          !hooks_.keep(pairings_[piece.pairing], *game.observer, game.result)) {
        stoppedByHook_ = true;
        stop_.request_stop();
        return;
      }
      results.push_back(game.result);
    }
    const std::span<const GameResult> all(results);
    const std::size_t unit = plan_.paired ? 2 : 1;
    for (std::size_t at = 0; at < all.size(); at += unit)
      results_[piece.pairing].add(all.subspan(at, std::min(unit, all.size() - at)), unit);
    ++counted_;
  }

  const TournamentPlan& plan_;
  const TournamentHooks& hooks_;
  std::vector<Pairing> pairings_;
  std::vector<std::uint64_t> begun_;  ///< games of each pairing that were counted before this sitting
  std::stop_source stop_;

  std::mutex mutex_;  ///< guards what follows
  std::condition_variable idle_;
  TournamentResults results_;
  std::uint64_t taken_ = 0;    ///< pieces given out
  std::uint64_t counted_ = 0;  ///< pieces in the results
  std::map<std::uint64_t, Piece> waiting_;
  bool stoppedByHook_ = false;
  int active_ = 0;
};

}  // namespace

TournamentResults playTournament(const TournamentPlan& plan, TournamentResults results,
                                 const TournamentHooks& hooks, const std::stop_token& stop) {
  return Tournament(plan, std::move(results), hooks).play(stop);
}

MatchTally playMatch(const MatchPlan& plan, const MatchTally& tally, const MatchHooks& hooks,
                     const std::stop_token& stop) {
  TournamentHooks same;
  if (hooks.observe) same.observe = [&hooks](const Pairing&) { return hooks.observe(); };
  if (hooks.keep) {
    same.keep = [&hooks](const Pairing&, GameObserver& observer, const GameResult& result) {
      return hooks.keep(observer, result);
    };
  }
  if (hooks.progress) {
    same.progress = [&hooks](const TournamentResults& results) { hooks.progress(results.front().tally); };
  }
  const auto makePlayer = [&plan](std::size_t player) { return plan.makePlayer(static_cast<int>(player)); };
  const TournamentPlan two{plan.language, makePlayer, 2, plan.games, plan.seed, plan.paired, plan.threads};
  return playTournament(two, {{tally, {}}}, same, stop).front().tally;
}

}  // namespace rozbor::engine
