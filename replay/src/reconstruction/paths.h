#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "search.h"

namespace rozbor::replay {

/// The ways through finished layers. A way's weight is the sum of its edges' and of its ending's.
class Paths {
 public:
  /// Needs complete layers, which must outlive this.
  explicit Paths(const Layers& layers);

  /// Logarithm of the sum of all weights.
  [[nodiscard]] double total() const { return behind_.front().front(); }
  /// The cheapest way's cost, in nats.
  [[nodiscard]] double cheapest() const;

  /// Calls `visit(step, edge, share)` for every edge that lies on some way, with the share of the
  /// total weight that runs over it.
  void forEachEdge(const std::function<void(std::size_t, const Edge&, double)>& visit) const;

  struct Way {
    std::vector<const Edge*> edges;  ///< one for each step
    double weight = 0;
    std::size_t last = 0;  ///< node of the last layer
  };
  /// The `most` heaviest ways, heaviest first.
  [[nodiscard]] std::vector<Way> heaviest(std::size_t most) const;

 private:
  using Table = std::vector<std::vector<double>>;  ///< by layer and node

  const Layers& layers_;
  Table ahead_;      ///< log weight of all ways from the start to a node
  Table bestAhead_;  ///< of the heaviest
  Table behind_;     ///< of all ways from a node to the end
};

}  // namespace rozbor::replay
