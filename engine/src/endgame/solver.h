#pragma once

#include <array>
#include <optional>
#include <vector>

#include "endgame/drivers.h"
#include "endgame/lane_board.h"
#include "endgame/lane_plays.h"
#include "endgame/playable_words.h"
#include "endgame/rack_code.h"
#include "endgame/search.h"
#include "endgame/written_move.h"
#include "rozbor/engine/endgame.h"

namespace rozbor::engine::endgame {

/// A move that was asked about. It need not be one of the lexicon's.
struct OtherMove {
  WrittenMove laid;
  game::Move written;
  bool legal = false;  ///< among the moves of the position
};

/// Where a value is proven to lie.
struct Range {
  int low = -Search::kInfinity;
  int high = Search::kInfinity;

  [[nodiscard]] bool isClosed() const { return low >= high; }
  /// What a test with a window of no width has shown.
  void learn(int found, int bound) { (found >= bound ? low : high) = found; }
};

/// One position being solved, with all that the search works on. Keeps references to what it is made of.
class Solver {
 public:
  Solver(const game::Position& position, const game::Language& language, const Lexicon& lexicon,
         const RackLayout& layout, const EndgameOptions& options);

  [[nodiscard]] EndgameResult solve();

 private:
  void iterate(const std::optional<OtherMove>& other);
  [[nodiscard]] OtherMove findOther(const game::Move& move) const;
  void valueOther(const OtherMove& other, int depth);
  Range narrowed(const OtherMove& other, int depth, int guess, Range range);
  int tested(const OtherMove& other, int depth, int bound);
  void takeBoundsOfRoot();
  void findWhoWins(const OtherMove& other);
  void testRoot(int bound);
  [[nodiscard]] EndgameLine lineOf(Play first, const Stage& stage, int value, const Range& range);
  [[nodiscard]] Play playOf(const Stage& stage, const Candidate& move);
  std::optional<Candidate> bestReply(const Stage& stage, int value);

  const game::Position& position_;
  const game::Language& language_;
  const EndgameOptions& options_;
  const RackLayout& layout_;
  PlayableWords words_;
  LaneBoard board_;
  LanePlays plays_;
  SoloBound solo_;
  Search search_;
  Root root_;
  bool exact_ = false;
  Range range_;  ///< of the best move
  int otherValue_ = 0;
  Range otherRange_;
};

}  // namespace rozbor::engine::endgame
