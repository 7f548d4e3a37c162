#pragma once

#include <vector>

#include "endgame/search.h"
#include "rozbor/engine/endgame.h"

namespace rozbor::engine::endgame {

/// A move of the position asked about.
struct RootMove {
  Candidate move;
  int value = 0;                   ///< latest estimate or bound
  int least = -Search::kInfinity;  ///< bounds of the iteration under way, for B*
  int most = Search::kInfinity;
};

/// The position asked about; its moves, the best so far in front.
struct Root {
  Stage stage;
  std::vector<RootMove> moves;
  int value = 0;
};

/// Searches all moves `depth` plies ahead, brings the best to the front and its value into
/// `root.value`. When the search is stopped on the way, what was found so far stands.
void drive(EndgameDriver driver, Search& search, Root& root, int depth);

}  // namespace rozbor::engine::endgame
