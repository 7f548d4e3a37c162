#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "endgame/candidate.h"
#include "endgame/lane_board.h"
#include "endgame/lane_plays.h"
#include "endgame/proofs.h"
#include "endgame/rack_code.h"
#include "endgame/solo_bound.h"
#include "endgame/transpositions.h"
#include "endgame/ways_out.h"

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

/// When to give up.
struct Bounds {
  std::uint64_t nodes = 0;         ///< 0: no limit
  std::uint64_t triesOfANode = 0;  ///< so many tiles tried for plays count as one more; 0: they do not
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  std::stop_token stop{};
};

/// Depth-first search of an endgame with a transposition table: alpha-beta, and proof numbers for questions
/// of more or less. All values are points, final spread less present spread, for the player on turn.
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

  /// From now on questions to the end with a window of no width are answered by proof numbers; `bytes`: at
  /// most, for those that are open.
  void useProofNumbers(std::size_t bytes) { proofs_.emplace(bytes); }

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
  static constexpr int kMostCredit = 200;

  /// The best of the moves that end the game.
  struct Ending {
    int value = -kInfinity;
    PlayName name;
  };
  /// A stage of which is asked whether it reaches a bound; its open moves are on the stack from `base` on.
  struct ProofNode {
    const Stage& stage;
    int bound = 0;
    std::size_t base = 0;
    int best = -kInfinity;  ///< what the moves that are answered bring
    PlayName bestName;
    bool isDropped = false;  ///< moves out of reach were left out
  };
  /// A move on the stack that is open, by the question put to the player who is on turn after it.
  struct Kid {
    ProofNumbers numbers;
    std::uint8_t weight = 0;  ///< of its proof number in a sum
    bool isLookedUp = false;

    [[nodiscard]] std::uint64_t weighted() const { return std::uint64_t{numbers.proof} * weight; }
  };
  struct Choice {
    std::size_t at = 0;        ///< of the move to go on with
    std::uint32_t next = 0;    ///< disproof number of the next best
    std::uint32_t others = 0;  ///< what the other moves have in the disproof number of the stage
    ProofNumbers own;          ///< of the stage
  };
  /// How often the bound of what one player makes alone has answered of late.
  class BoundRecord {
   public:
    void add(bool answered) {
      if (++asked_ == kForgetful) {
        asked_ /= 2;
        answered_ /= 2;
      }
      answered_ += answered ? 1 : 0;
    }
    /// In three cases of four.
    [[nodiscard]] bool mostlyAnswers() const { return asked_ >= kFewest && 4 * answered_ >= 3 * asked_; }
    /// In one case of three, or it is not known yet.
    [[nodiscard]] bool mayBeWorthIt() const { return asked_ < kFewest || 3 * answered_ >= asked_; }

   private:
    static constexpr int kForgetful = 1024;
    static constexpr int kFewest = 16;

    int asked_ = 0;
    int answered_ = 0;
  };

  [[nodiscard]] static std::uint64_t hashOf(const Stage& stage);
  [[nodiscard]] bool isKnown(std::uint64_t key, int depth, int alpha, int beta, int& value,
                             PlayName& hashMove);
  int look(const Stage& stage, std::uint64_t key, int depth, int alpha, int beta, PlayName hashMove);
  [[nodiscard]] int mostAfter(const Stage& stage, const Candidate& move, const WaysOut& out) const;
  void gather(const Stage& stage);
  Ending gatherOpen(const Stage& stage, PlayName first);
  int searchMoves(const Stage& stage, std::uint64_t key, int depth, int alpha, int beta, PlayName hashMove);
  [[nodiscard]] static bool mayBeOutOfReach(const Holding& player, const Holding& other, int alpha);
  void keep(const Stage& stage, std::uint64_t key, Bound bound, int value, PlayName best);
  std::size_t dropRefuted(const Stage& stage, const WaysOut& out, std::size_t first, std::size_t last,
                          int alpha, int& best);
  int prove(const Stage& stage, std::uint64_t key, int bound);
  ProofNumbers expand(const Stage& stage, std::uint64_t key, int bound, const ProofNumbers& limits);
  void takeOpenMoves(ProofNode& node);
  void learn(ProofNode& node, std::size_t at, int value);
  [[nodiscard]] int valueOfLastTiles(const Stage& stage);
  bool lookUp(ProofNode& node, std::size_t at);
  bool answerAlone(ProofNode& node, bool isFirstLook);
  std::size_t dropOutOfReach(ProofNode& node);
  void askForAll(ProofNode& node);
  [[nodiscard]] Choice choose(const ProofNode& node) const;
  void follow(ProofNode& node, const Choice& choice, const ProofNumbers& limits);
  int estimate(const Stage& stage);
  [[nodiscard]] bool mustStop();
  void countTries();
  [[nodiscard]] std::size_t historyPlace(const Candidate& move) const {
    return move.key >> 16 & (kHistorySize - 1);
  }
  void credit(const Candidate& move) {
    std::int32_t& credit = history_[historyPlace(move)];
    credit += (kMostCredit - credit) / 8;
  }

  LaneBoard& board_;
  LanePlays& plays_;
  SoloBound& solo_;
  Transpositions table_;
  std::optional<Proofs> proofs_;
  Bounds bounds_;
  bool limited_ = true;
  bool scouting_ = false;
  bool stopped_ = false;
  bool horizonMet_ = false;
  std::uint64_t nodes_ = 0;
  std::uint64_t looks_ = 0;  ///< how often it was asked whether to stop; the clock is not looked at each time
  std::uint64_t triesCounted_ = 0;
  int proven_ = 0;            ///< the value that the last question to be answered was answered with
  bool othersReach_ = false;  ///< it was answered by what the other player makes alone
  std::vector<Candidate> stack_;
  std::vector<Kid> kids_;  ///< of the open moves on the stack, at the same places
  std::array<BoundRecord, kMostTiles + 1> moversBound_;  ///< by the tiles of the player
  std::array<BoundRecord, kMostTiles + 1> othersBound_;
  std::array<BoundRecord, kMostTiles + 1> allBounds_;  ///< of all moves at once, by the tiles of the mover
  std::vector<std::int32_t> history_;
};

}  // namespace rozbor::engine::endgame
