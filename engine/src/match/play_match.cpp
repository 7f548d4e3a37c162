#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "rozbor/engine/study/match.h"

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
using Piece = std::vector<PlayedGame>;

/// A match while it is played: workers take pieces in order, play them, and hand them in; what is
/// complete from the front is counted.
class Match {
 public:
  Match(const MatchPlan& plan, const MatchTally& tally, const MatchHooks& hooks)
      : plan_(plan),
        hooks_(hooks),
        tally_(tally),
        taken_(static_cast<std::uint64_t>(tally_.games)),
        counted_(taken_) {}

  [[nodiscard]] MatchTally play(const std::stop_token& stop) {
    const std::stop_callback forward(stop, [this] { stop_.request_stop(); });
    {
      std::vector<std::jthread> workers;
      active_ = std::max(1, plan_.threads);
      for (int thread = 0; thread < std::max(1, plan_.threads); ++thread)
        workers.emplace_back([this] { work(); });
      watch();
    }
    report(tally_);
    return tally_;
  }

 private:
  /// Tells the caller how far it is, until no worker is left.
  void watch() {
    std::unique_lock lock(mutex_);
    while (!idle_.wait_for(lock, kProgressInterval, [this] { return active_ == 0; })) {
      const MatchTally now = tally_;
      lock.unlock();
      report(now);
      lock.lock();
    }
  }

  void report(const MatchTally& tally) const {
    if (hooks_.progress) hooks_.progress(tally);
  }

  void work() {
    const std::array players{plan_.makePlayer(0), plan_.makePlayer(1)};
    const Pair pair{players[0].get(), players[1].get()};
    while (const auto first = take()) {
      Piece piece = playPiece(pair, *first);
      if (piece.empty()) break;
      handIn(*first, std::move(piece));
    }
    const std::scoped_lock lock(mutex_);
    --active_;
    idle_.notify_one();
  }

  /// The first game of the next piece; nothing when there is none.
  std::optional<std::uint64_t> take() {
    const std::scoped_lock lock(mutex_);
    if (stop_.stop_requested() || taken_ >= plan_.games) return std::nullopt;
    return std::exchange(taken_, endOfPiece(taken_));
  }

  [[nodiscard]] std::uint64_t endOfPiece(std::uint64_t first) const {
    return std::min(first / kGamesOfPiece * kGamesOfPiece + kGamesOfPiece, plan_.games);
  }

  /// Empty when the match was stopped.
  Piece playPiece(const Pair& players, std::uint64_t first) {
    Piece piece;
    for (std::uint64_t number = first; number < endOfPiece(first); ++number) {
      auto observer = hooks_.observe ? hooks_.observe() : nullptr;
      auto result = playGame(plan_.language, players, gameSetup(plan_.seed, number, plan_.paired),
                             observer.get(), stop_.get_token());
      if (!result) return {};
      piece.push_back({*result, std::move(observer)});
    }
    return piece;
  }

  void handIn(std::uint64_t first, Piece piece) {
    const std::scoped_lock lock(mutex_);
    waiting_.emplace(first, std::move(piece));
    while (!stoppedByHook_ && !waiting_.empty() && waiting_.begin()->first == counted_) {
      count(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
    }
  }

  void count(const Piece& piece) {
    std::vector<GameResult> results;
    for (const PlayedGame& game : piece) {
      if (game.observer && hooks_.keep && !hooks_.keep(*game.observer, game.result)) {
        stoppedByHook_ = true;
        stop_.request_stop();
        return;
      }
      results.push_back(game.result);
    }
    const std::span<const GameResult> all(results);
    const std::size_t unit = plan_.paired ? 2 : 1;
    for (std::size_t at = 0; at < all.size(); at += unit)
      tally_.add(all.subspan(at, std::min(unit, all.size() - at)), unit);
    counted_ += results.size();
  }

  const MatchPlan& plan_;
  const MatchHooks& hooks_;
  std::stop_source stop_;

  std::mutex mutex_;  ///< guards what follows
  std::condition_variable idle_;
  MatchTally tally_;
  std::uint64_t taken_;    ///< games given out
  std::uint64_t counted_;  ///< games in the tally
  std::map<std::uint64_t, Piece> waiting_;
  bool stoppedByHook_ = false;
  int active_ = 0;
};

}  // namespace

MatchTally playMatch(const MatchPlan& plan, const MatchTally& tally, const MatchHooks& hooks,
                     const std::stop_token& stop) {
  return Match(plan, tally, hooks).play(stop);
}

}  // namespace rozbor::engine
