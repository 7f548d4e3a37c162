#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

#include "chances/tile_demand.h"
#include "search.h"

namespace rozbor::replay {

/// A layer that is being filled. Never holds more than twice the boards that are kept: then the
/// likeliest of them are, by the weight of their ways and by how well the tiles left suit the later rows.
class LayerBuilder {
 public:
  LayerBuilder(std::size_t most, TileDemand demand) : most_(most), demand_(demand) {}

  void add(Node node, Edge edge, double cost, double weight);

  /// The layer, likeliest boards first where there are many.
  [[nodiscard]] std::vector<Node> take();
  /// Whether boards were left out.
  [[nodiscard]] bool cut() const { return cut_; }

 private:
  void keepLikeliest();
  void sortByLikelihood();
  [[nodiscard]] double likelihood(const Node& node);

  std::size_t most_;
  TileDemand demand_;
  std::map<int, game::TileWorth> stocks_;  ///< by the number of tiles that do not lie
  std::vector<Node> nodes_;
  std::unordered_multimap<std::uint64_t, std::size_t> index_;
  bool cut_ = false;
};

}  // namespace rozbor::replay
