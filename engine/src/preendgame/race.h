#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace rozbor::engine::preendgame {

/// Orders of the bag by how the game ends in them.
struct Counts {
  int wins = 0;
  int ties = 0;
  int losses = 0;

  [[nodiscard]] int all() const { return wins + ties + losses; }
  /// In half points of a game.
  [[nodiscard]] int points() const { return 2 * wins + ties; }
  /// Orders that bring 2, 1 or 0 half points.
  void add(int halfPoints, int orders) {
    (halfPoints == 2 ? wins : halfPoints == 1 ? ties : losses) += orders;
  }
  Counts& operator+=(const Counts& other) {
    wins += other.wins;
    ties += other.ties;
    losses += other.losses;
    return *this;
  }
};

/// One bag of one move, to be decided.
struct Heat {
  std::size_t move = 0;
  std::size_t bag = 0;
  int tries = 0;  ///< so many before were given up
};

/// What a heat has shown.
struct Finding {
  std::optional<Counts> counts;  ///< none while it is not decided
  int most = 0;                  ///< half points that the move makes with this bag at most
  bool isLast = true;            ///< trying again would show no more
};

/// Finds the moves with the most points over all bags with few heats. A move whose points and what its open
/// bags can bring are no more than those of the wanted number of finished moves is out of the race, decided
/// or not. Moves are known by their place in the order of liking: of equals, the former is preferred.
class Race {
 public:
  /// What is thought of a move before it is tried.
  struct Entrant {
    std::vector<int> guesses;  ///< points that it is thought to make with each bag; none: not thought about
    int tiles = 0;             ///< that it lays; the more, the sooner it is decided
  };
  Race(std::vector<int> weights, std::size_t wanted, const std::vector<Entrant>& entrants);

  /// A move that must be finished in any case; a phony does not count among the best.
  void require(std::size_t move, bool legal) {
    required_ = move;
    runners_[move].legal = legal;
  }

  /// What to decide next; empty when nothing is left that trying could show.
  [[nodiscard]] std::vector<Heat> next() const;

  void take(const Heat& heat, const Finding& finding);

  /// Whether only one move is tried for now: no other matters if it wins with all bags.
  [[nodiscard]] bool isOfOne() const {
    const auto moves = contenders();
    return !moves.empty() && mayWinAlone(moves.front());
  }
  /// Whether one of so many parts of a move that counts is decided.
  [[nodiscard]] bool hasDecided(int part) const;
  /// Bags that must still be decided at least, of all moves together, before the race can be won, if of the
  /// moves of which one of so many parts is decided the one that may come to the most does.
  [[nodiscard]] std::size_t leastLeft(int part) const;
  /// Bags that were decided.
  [[nodiscard]] std::size_t decided() const { return decided_; }

  /// Whether the wanted moves are finished and no other one can make more points.
  [[nodiscard]] bool isWon() const;

  [[nodiscard]] const Counts& counts(std::size_t move) const { return runners_[move].sum; }
  /// With one bag; none while it is not decided.
  [[nodiscard]] std::optional<Counts> counts(std::size_t move, std::size_t bag) const {
    const Cell& cell = runners_[move].cells[bag];
    return cell.decided ? std::optional(cell.counts) : std::nullopt;
  }
  /// Half points that a move makes at most, for all that is known.
  [[nodiscard]] int most(std::size_t move) const { return runners_[move].most; }
  /// That any legal move makes at most.
  [[nodiscard]] int most() const;
  [[nodiscard]] int undecided(std::size_t move) const { return weight_ - runners_[move].sum.all(); }
  [[nodiscard]] bool isDecided(std::size_t move, std::size_t bag) const {
    return runners_[move].cells[bag].decided;
  }
  [[nodiscard]] int weight() const { return weight_; }
  /// Moves that may still be among the best wanted.
  [[nodiscard]] std::size_t open() const;

 private:
  struct Cell {
    bool decided = false;
    Counts counts{};
    bool closed = false;  ///< decided, or never to be
    int tries = 0;
    int guess = 0;  ///< points that are hoped for, while it is not decided
    int most = 0;   ///< points that are possible, while it is not decided
  };
  struct Runner {
    std::vector<Cell> cells;
    Counts sum;
    int hope = 0;  ///< sum of the points and guesses
    int most = 0;  ///< sum of the points and of what is possible
    int tiles = 0;
    bool legal = true;
  };
  struct Danger {
    int lost = 0;   ///< half points lost, by weight
    int tried = 0;  ///< half points there were
  };

  /// Whether a move is not finished and may make more points than the last wanted finished one.
  [[nodiscard]] bool isOpen(const Runner& runner, int enough) const {
    return runner.legal && runner.sum.all() < weight_ && runner.most > enough;
  }
  [[nodiscard]] bool isDecidedBy(const Runner& runner, int part) const;
  [[nodiscard]] bool mayWinAlone(std::size_t move) const;
  [[nodiscard]] int enough() const;
  [[nodiscard]] std::vector<std::size_t> contenders() const;
  [[nodiscard]] std::optional<std::size_t> pick(const Runner& runner, const std::vector<int>& load) const;

  std::vector<int> weights_;
  int weight_ = 0;
  std::size_t wanted_;
  std::optional<std::size_t> required_;
  std::vector<Runner> runners_;
  std::vector<Danger> dangers_;
  std::size_t decided_ = 0;
};

}  // namespace rozbor::engine::preendgame
