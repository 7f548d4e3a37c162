#include "paths.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <queue>
#include <utility>

namespace rozbor::replay {
namespace {

constexpr double kNone = -std::numeric_limits<double>::infinity();

double logSum(double one, double other) {
  if (one < other) std::swap(one, other);
  return other == kNone ? one : one + std::log1p(std::exp(other - one));
}

std::vector<std::vector<double>> emptyTable(const Layers& layers) {
  std::vector<std::vector<double>> table;
  for (const auto& layer : layers.layers)
    table.emplace_back(layer.size(), kNone);
  return table;
}

/// The end of a way whose beginning is still open.
struct Tail {
  double heaviest = 0;  ///< weight of the heaviest way that ends like this
  double weight = 0;    ///< of the tail alone
  std::size_t layer = 0;
  std::size_t node = 0;
  std::size_t last = 0;
  std::uint64_t serial = 0;    ///< decides between equals, so that the order is the same everywhere
  const Edge* edge = nullptr;  ///< out of `node`
  std::shared_ptr<const Tail> next;
};
using TailPointer = std::shared_ptr<const Tail>;

bool lighter(const TailPointer& one, const TailPointer& other) {
  return one->heaviest != other->heaviest ? one->heaviest < other->heaviest : one->serial > other->serial;
}

}  // namespace

Paths::Paths(const Layers& layers)
    : layers_(layers),
      ahead_(emptyTable(layers)),
      bestAhead_(emptyTable(layers)),
      behind_(emptyTable(layers)) {
  ahead_.front().front() = bestAhead_.front().front() = 0;
  for (std::size_t layer = 1; layer < layers.layers.size(); ++layer) {
    for (std::size_t node = 0; node < layers.layers[layer].size(); ++node) {
      for (const Edge& edge : layers.layers[layer][node].in) {
        double& sum = ahead_[layer][node];
        sum = logSum(sum, ahead_[layer - 1][edge.from] + edge.weight);
        double& best = bestAhead_[layer][node];
        best = std::max(best, bestAhead_[layer - 1][edge.from] + edge.weight);
      }
    }
  }
  for (std::size_t node = 0; node < layers.endings.size(); ++node)
    behind_.back()[node] = -layers.endings[node];
  for (std::size_t layer = layers.layers.size(); layer-- > 1;) {
    for (std::size_t node = 0; node < layers.layers[layer].size(); ++node) {
      for (const Edge& edge : layers.layers[layer][node].in) {
        double& behind = behind_[layer - 1][edge.from];
        behind = logSum(behind, edge.weight + behind_[layer][node]);
      }
    }
  }
}

double Paths::cheapest() const {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t node = 0; node < layers_.endings.size(); ++node)
    least = std::min(least, layers_.layers.back()[node].cheapest + layers_.endings[node]);
  return least;
}

void Paths::forEachEdge(const std::function<void(std::size_t, const Edge&, double)>& visit) const {
  for (std::size_t layer = 1; layer < layers_.layers.size(); ++layer) {
    for (std::size_t node = 0; node < layers_.layers[layer].size(); ++node) {
      for (const Edge& edge : layers_.layers[layer][node].in) {
        const double weight = ahead_[layer - 1][edge.from] + edge.weight + behind_[layer][node];
        visit(layer - 1, edge, std::exp(weight - total()));
      }
    }
  }
}

std::vector<Paths::Way> Paths::heaviest(std::size_t most) const {
  std::priority_queue<TailPointer, std::vector<TailPointer>, decltype(&lighter)> open(&lighter);
  std::uint64_t serial = 0;
  const auto push = [&](Tail tail) {
    tail.heaviest = bestAhead_[tail.layer][tail.node] + tail.weight;
    tail.serial = serial++;
    open.push(std::make_shared<const Tail>(std::move(tail)));
  };
  const std::size_t end = layers_.layers.size() - 1;
  for (std::size_t node = 0; node < layers_.endings.size(); ++node)
    push({.weight = -layers_.endings[node], .layer = end, .node = node, .last = node, .next = {}});
  std::vector<Way> ways;
  while (!open.empty() && ways.size() < most) {
    const TailPointer top = open.top();
    open.pop();
    if (top->layer > 0) {
      for (const Edge& edge : layers_.layers[top->layer][top->node].in) {
        push({.weight = top->weight + edge.weight,
              .layer = top->layer - 1,
              .node = edge.from,
              .last = top->last,
              .edge = &edge,
              .next = top});
      }
      continue;
    }
    Way way{.edges = {}, .weight = top->weight, .last = top->last};
    for (const Tail* tail = top.get(); tail->edge != nullptr; tail = tail->next.get())
      way.edges.push_back(tail->edge);
    ways.push_back(std::move(way));
  }
  return ways;
}

}  // namespace rozbor::replay
