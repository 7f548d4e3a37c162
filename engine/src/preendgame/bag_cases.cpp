#include "preendgame/bag_cases.h"

#include <algorithm>

namespace rozbor::engine::preendgame {
namespace {

using game::TileCounts;

std::vector<std::vector<int>> ordersOf(const TileCounts& bag) {
  std::vector<int> kinds;
  for (int kind = 0; kind < TileCounts::kKinds; ++kind)
    kinds.insert(kinds.end(), static_cast<std::size_t>(bag.count(kind)), kind);
  std::vector<std::vector<int>> orders;
  do {
    orders.push_back(kinds);
  } while (std::ranges::next_permutation(kinds).found);
  return orders;
}

class Choice {
 public:
  Choice(const TileCounts& hidden, std::vector<BagCase>& cases) : hidden_(hidden), cases_(cases) {}

  void choose(int kind, int left, const TileCounts& bag, int weight) {
    if (left == 0) {
      cases_.push_back({bag, ordersOf(bag), weight});
      return;
    }
    if (kind == TileCounts::kKinds) return;
    TileCounts with = bag;
    int ways = weight;
    for (int taken = 1; taken <= std::min(left, hidden_.count(kind)); ++taken) {
      with.addKind(kind);
      ways *= hidden_.count(kind) - taken + 1;
      choose(kind + 1, left - taken, with, ways);
    }
    choose(kind + 1, left, bag, weight);
  }

 private:
  const TileCounts& hidden_;
  std::vector<BagCase>& cases_;
};

}  // namespace

std::vector<BagCase> bagCases(const TileCounts& hidden, int size) {
  std::vector<BagCase> cases;
  Choice(hidden, cases).choose(0, size, {}, 1);
  return cases;
}

}  // namespace rozbor::engine::preendgame
