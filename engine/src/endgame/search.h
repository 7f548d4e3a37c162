#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "endgame/lane_board.h"
#include "endgame/lane_plays.h"
#include "endgame/rack_code.h"
#include "endgame/solo_bound.h"
#include "endgame/transpositions.h"

namespace rozbor::engine::endgame {

/// One player's tiles.
struct Holding {
  RackCode rack = 0;
  int points = 0;
  int tiles = 0;
};

/// So many tiles at most on a rack, or to come in all, that no line is longer than the search can look ahead.
inline constexpr int kMostTiles = 28;

/// A rack as the search holds it.
[[nodiscard]] Holding holdingOf(const game::TileCounts& rack, const RackLayout& layout,
                                const game::Language& language);

/// All of a position but the board.
struct Stage {
  Holding mover;
  Holding other;
  std::uint64_t boardHash = 0;
  bool passed = false;  ///< a pass now ends the game
};

/// A move as the search handles it; what is laid is with LanePlays under `name`.
struct Candidate {
  std::uint64_t key = 0;
  RackCode used = 0;
  std::uint64_t touched = 0;  ///< lanes whose plays it may change
  std::int32_t order = 0;
  std::int32_t score = 0;
  PlayName name;
  std::int16_t points = 0;
  std::uint8_t count = 0;  ///< tiles laid; 0: the pass
};

/// When to give up.
struct Bounds {
  std::uint64_t nodes = 0;         ///< 0: no limit
  std::uint64_t triesOfANode = 0;  ///< so many tiles tried for plays count as one more; 0: they do not
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  std::stop_token stop{};
};

/// Depth-first search of an endgame: alpha-beta with a transposition table. All values are points,
/// final spread less present spread, for the player on turn.
class Search {
 public:
  static constexpr int kInfinity = 30000;
  static constexpr int kToTheEnd = 120;  ///< more plies than any endgame has

  Search(LaneBoard& board, LanePlays& plays, SoloBound& solo, std::size_t tableBytes, Bounds bounds);

  /// Whether limits and stop count; they do until told otherwise.
  void setLimited(bool limited) { limited_ = limited; }
  /// Lets it search so many positions more, also when it was stopped before; 0: as many as it takes.
  void grant(std::uint64_t nodes, std::chrono::steady_clock::time_point deadline) {
    countTries();
    bounds_.nodes = nodes == 0 ? 0 : nodes_ + nodes;
    bounds_.deadline = deadline;
    stopped_ = false;
  }
  /// Begins as if it had never searched.
  void forget();
  /// Whether inner nodes look at later moves through a window of no width first (Reinefeld 1983).
  void setScouting(bool scouting) { scouting_ = scouting; }

  /// Every move of a stage, best guess first; the pass among them.
  [[nodiscard]] std::vector<Candidate> moves(const Stage& stage);

  /// The value of a stage within the window, `depth` plies ahead (fail-soft).
  int value(const Stage& stage, int depth, int alpha, int beta);
  /// The value of making `move`, seen by who makes it.
  int valueAfter(const Stage& stage, const Candidate& move, int depth, int alpha, int beta);

  /// The stage after a move; `lay` must follow for a placement.
  [[nodiscard]] static Stage after(const Stage& stage, const Candidate& move);
  /// Whether a move ends the game, and then what it brings.
  [[nodiscard]] static bool ends(const Stage& stage, const Candidate& move);
  [[nodiscard]] static int endValue(const Stage& stage, const Candidate& move);

  void lay(const Stage& stage, const Candidate& move);
  void takeUp() { board_.takeUp(); }

  /// The best move found for a stage, or none.
  [[nodiscard]] PlayName best(const Stage& stage) const;

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] bool isStopped() const { return stopped_; }
  /// Whether, since it was last asked, some line was cut off at the horizon and only estimated.
  bool takeHorizonMet() {
    const bool met = horizonMet_;
    horizonMet_ = false;
    return met;
  }

 private:
  static constexpr std::size_t kHistorySize = 1u << 14;

  /// The best ways out of the player who is not on turn, best first.
  struct WaysOut {
    struct Way {
      std::int32_t score = 0;
      int lane = 0;
    };
    std::array<Way, LaneBoard::kMaxLanes> ways;
    std::size_t count = 0;
  };

  [[nodiscard]] static std::uint64_t hashOf(const Stage& stage);
  [[nodiscard]] bool isKnown(std::uint64_t key, int depth, int alpha, int beta, int& value,
                             PlayName& hashMove);
  int look(const Stage& stage, std::uint64_t key, int depth, int alpha, int beta, PlayName hashMove);
  void findWaysOut(const Stage& stage, WaysOut& out);
  [[nodiscard]] static int mostAfter(const Stage& stage, const Candidate& move, const WaysOut& out);
  void gather(const Stage& stage);
  int searchMoves(const Stage& stage, std::uint64_t key, int depth, int alpha, int beta, PlayName hashMove);
  [[nodiscard]] bool mayBeOutOfReach(const Stage& stage, int alpha) const;
  void keepBound(const Stage& stage, std::uint64_t key, int most, PlayName hashMove);
  std::size_t dropRefuted(const Stage& stage, const WaysOut& out, std::size_t first, std::size_t last,
                          int alpha, int& best);
  int estimate(const Stage& stage);
  [[nodiscard]] bool mustStop();
  void countTries();
  [[nodiscard]] std::size_t historyPlace(const Candidate& move) const {
    return move.key >> 16 & (kHistorySize - 1);
  }

  LaneBoard& board_;
  LanePlays& plays_;
  SoloBound& solo_;
  Transpositions table_;
  Bounds bounds_;
  bool limited_ = true;
  bool scouting_ = false;
  bool stopped_ = false;
  bool horizonMet_ = false;
  std::uint64_t nodes_ = 0;
  std::uint64_t triesCounted_ = 0;
  std::vector<Candidate> stack_;
  std::vector<std::int32_t> history_;
};

}  // namespace rozbor::engine::endgame
