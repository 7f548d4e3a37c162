#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "budget.h"
#include "plan.h"
#include "rozbor/game/board.h"
#include "rozbor/game/language.h"
#include "rozbor/game/rack.h"
#include "seen/near_words.h"
#include "seen/seen_covers.h"
#include "word_places.h"

namespace rozbor::replay {

/// How one board came from another by one turn.
struct Edge {
  std::uint32_t from = 0;     ///< node in the layer before
  std::uint32_t reading = 0;  ///< of the step
  WordPlace place;            ///< of a play
  double cost = 0;            ///< nats
  double weight = 0;          ///< logarithm: minus the cost, and how likely the tiles were at hand
};

/// What has been laid after so many turns. Equal boards with equal hands are one node, however they
/// came about.
struct Node {
  game::Board board;
  game::TileCounts pool;  ///< tiles that do not lie
  std::array<int, 2> hands{};
  int bag = 0;
  double cheapest = 0;  ///< cost of the cheapest way here
  double heaviest = 0;  ///< weight of the heaviest
  std::vector<Edge> in;
};

/// Layer 0 is the empty board; layer k holds the boards after k turns of the plan.
struct Layers {
  std::vector<std::vector<Node>> layers;
  std::vector<double> endings;  ///< cost of the tiles left, by node of the last layer
  bool cut = false;             ///< the search was too wide: some boards or plays were left out

  [[nodiscard]] bool complete() const { return !endings.empty(); }
  /// Steps that could be taken.
  [[nodiscard]] std::size_t reached() const { return layers.size() - 1; }
};

/// Everything a search needs to know but the plan.
struct SearchSetting {
  const SheetGame& game;
  const game::Language& language;
  const ReconstructionMeans& means;
  const SheetHabits& habits;
  const ReconstructionLimits& limits;
  WorkLeft& work;
  NearWords& nearWords;
  SeenCovers& covers;
};

/// Lays the turns of `plan` in order, breadth first, along every way that costs at most `most` nats.
/// The layers end with the last one that holds a board. Where that is more than a `part` of the work that
/// is left, or more boards than are kept, only the likeliest are followed. Of complete layers only the
/// boards that lie on a way to the end remain.
[[nodiscard]] Layers layPlan(const Plan& plan, const SearchSetting& setting, double most, double part);

}  // namespace rozbor::replay
