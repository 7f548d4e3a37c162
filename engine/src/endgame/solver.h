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

/// One position being solved, with all that the search works on. Keeps references to what it is made of.
class Solver {
 public:
  Solver(const game::Position& position, const game::Language& language, const Lexicon& lexicon,
         const RackLayout& layout, const EndgameOptions& options);

  [[nodiscard]] EndgameResult solve();

 private:
  [[nodiscard]] Holding holding(const game::Rack& rack) const;
  void iterate(const std::optional<OtherMove>& other);
  [[nodiscard]] OtherMove findOther(const game::Move& move) const;
  int valueOfOther(const OtherMove& other, int depth, int guess);
  [[nodiscard]] EndgameLine lineOf(Play first, const Stage& stage, int value, bool exact);
  [[nodiscard]] Play playOf(const Stage& stage, const Candidate& move);
  std::optional<Candidate> bestReply(const Stage& stage, int value);

  const game::Position& position_;
  const game::Language& language_;
  const EndgameOptions& options_;
  const RackLayout& layout_;
  PlayableWords words_;
  LaneBoard board_;
  LanePlays plays_;
  Search search_;
  Root root_;
  bool exact_ = false;
  int otherValue_ = 0;
  bool otherExact_ = false;
};

}  // namespace rozbor::engine::endgame
