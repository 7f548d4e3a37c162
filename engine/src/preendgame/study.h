#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "preendgame/bag_cases.h"
#include "preendgame/open_game.h"
#include "preendgame/race.h"
#include "rozbor/engine/preendgame.h"

namespace rozbor::engine::preendgame {

/// One position being studied: its moves, its bags, and the workers that search. Each bag has its worker,
/// whatever the number of threads, so that what a worker remembers, and with it the nodes, are the same.
class Study {
 public:
  /// `moves`: legal ones in the order of static equity, and the required one.
  Study(const game::Position& position, const StaticContext& context, const endgame::RackLayout& layout,
        std::vector<RatedPlay> moves, std::optional<std::size_t> required, const PreEndgameOptions& options);

  /// `legal`: how many of the moves may be the best.
  [[nodiscard]] PreEndgameResult solve(std::size_t legal);

 private:
  using Job = std::function<void(OpenGame&, std::size_t heat)>;

  struct Bag {
    BagCase bag;
    endgame::Holding opponent;
  };

  /// What the race had come to after a round.
  struct Mark {
    std::uint64_t nodes = 0;
    std::size_t decided = 0;
  };

  [[nodiscard]] std::vector<std::size_t> promising() const;
  void guess();
  void race();
  [[nodiscard]] std::optional<double> meanSpread(std::size_t move);
  void findSpreads(std::vector<PreEndgamePlay>& plays, const std::vector<std::size_t>& places);
  /// Does the heats, those of one bag in order and by one worker.
  void work(const std::vector<Heat>& heats, const Job& job);
  /// Whether all that follows a move is known to both players: the bag is empty then, or the game over.
  [[nodiscard]] bool isOpenAfter(std::size_t move) const;
  [[nodiscard]] Finding decide(OpenGame& game, const Heat& heat) const;
  [[nodiscard]] std::optional<double> totalSpread(OpenGame& game, std::size_t move, std::size_t bag) const;
  [[nodiscard]] PreEndgamePlay playOf(std::size_t move) const;
  [[nodiscard]] LastTile lastTileOf(std::size_t move) const;
  [[nodiscard]] std::vector<std::size_t> ranking(std::size_t legal) const;
  [[nodiscard]] std::size_t alike(const std::vector<std::size_t>& places) const;
  [[nodiscard]] std::size_t alikeBeside(const std::vector<std::size_t>& places, std::size_t legal) const;
  [[nodiscard]] bool isInterrupted() const;  ///< by time or the one who asked
  [[nodiscard]] bool isOver() const;
  [[nodiscard]] bool isHopeless() const;
  void startSpreads();
  [[nodiscard]] std::uint64_t nodes() const;
  [[nodiscard]] std::uint64_t nodesForRound() const;
  [[nodiscard]] std::uint64_t grantFor(const Heat& heat, std::size_t heats) const;
  void report() const;

  const PreEndgameOptions& options_;
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point end_;  ///< when all must be done
  endgame::Bounds bounds_;                     ///< of what is being done now; nodes: of all searchers
  endgame::PlayableWords words_;
  OpenTable table_;
  std::vector<RatedPlay> plays_;
  std::vector<endgame::WrittenMove> moves_;
  std::optional<std::size_t> required_;
  std::vector<Bag> bags_;
  std::vector<std::unique_ptr<OpenGame>> workers_;
  std::vector<std::vector<int>> guesses_;  ///< final spreads by move and bag, of the moves in front
  std::optional<Race> race_;
  std::vector<Mark> marks_;  ///< round by round
};

}  // namespace rozbor::engine::preendgame
