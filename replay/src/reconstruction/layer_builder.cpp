#include "layer_builder.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace rozbor::replay {
namespace {

/// From so many boards on their order matters: the work may not do for all.
constexpr std::size_t kMany = 64;

/// A hash of what makes nodes equal.
std::uint64_t keyOf(const Node& node) {
  std::uint64_t hash = static_cast<std::uint64_t>(node.hands[0]) + 1;
  const auto mix = [&](std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 29;
  };
  for (int row = 0; row < node.board.rows(); ++row) {
    for (int column = 0; column < node.board.columns(); ++column) {
      const game::Tile tile = node.board.at(game::Square(row, column));
      mix(static_cast<std::uint64_t>(tile.letter().index()) * 2 + (tile.isBlank() ? 1 : 0));
    }
  }
  return hash;
}

}  // namespace

void LayerBuilder::add(Node node, Edge edge, double cost, double weight) {
  const std::uint64_t key = keyOf(node);
  for (auto [at, end] = index_.equal_range(key); at != end; ++at) {
    Node& known = nodes_[at->second];
    if (known.hands != node.hands || !(known.board == node.board)) continue;
    known.cheapest = std::min(known.cheapest, cost);
    known.heaviest = std::max(known.heaviest, weight);
    known.in.push_back(edge);
    return;
  }
  if (nodes_.size() >= 2 * most_) keepLikeliest();
  index_.emplace(key, nodes_.size());
  node.cheapest = cost;
  node.heaviest = weight;
  node.in = {edge};
  nodes_.push_back(std::move(node));
}

std::vector<Node> LayerBuilder::take() {
  if (nodes_.size() > most_) {
    keepLikeliest();
  } else if (nodes_.size() > kMany) {
    sortByLikelihood();
  }
  return std::move(nodes_);
}

void LayerBuilder::keepLikeliest() {
  cut_ = true;
  sortByLikelihood();
  nodes_.resize(most_);
  index_.clear();
  for (std::size_t node = 0; node < nodes_.size(); ++node)
    index_.emplace(keyOf(nodes_[node]), node);
}

void LayerBuilder::sortByLikelihood() {
  std::vector<std::pair<double, std::size_t>> order;
  for (std::size_t node = 0; node < nodes_.size(); ++node)
    order.emplace_back(likelihood(nodes_[node]), node);
  std::ranges::stable_sort(order, std::greater<>(), &std::pair<double, std::size_t>::first);
  std::vector<Node> sorted;
  sorted.reserve(nodes_.size());
  for (const auto& [likely, node] : order)
    sorted.push_back(std::move(nodes_[node]));
  nodes_ = std::move(sorted);
}

double LayerBuilder::likelihood(const Node& node) {
  const int size = node.pool.size();
  const auto known = stocks_.find(size);
  const game::TileWorth& stock =
      known != stocks_.end() ? known->second : stocks_.emplace(size, demand_.stock(size)).first->second;
  return node.heaviest + stock.of(node.pool) / 1000.0;
}

}  // namespace rozbor::replay
