#include "klv.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <vector>

#include "lexicon/graph_check.h"
#include "rozbor/engine/word_graph.h"

namespace rozbor::engine {
namespace {

/// A table of leaves: a DAWG over sorted tiles (blank first) gives each leave its rank, by counting
/// the leaves that come before it, and the rank its value.
class LeaveTable final : public Leaves {
 public:
  LeaveTable(std::string name, std::vector<Arc> arcs, std::uint32_t root, std::vector<Equity> values)
      : Leaves(std::move(name)),
        arcs_(std::move(arcs)),
        root_(root),
        values_(std::move(values)),
        below_(arcs_.size(), kUnknown),
        run_(arcs_.size(), 0) {
    countBelow(root_);
  }

  /// Leaves in the DAWG; must be the number of values.
  [[nodiscard]] std::uint64_t size() const { return root_ == 0 ? 0 : below_[root_]; }

  [[nodiscard]] Equity value(const game::TileCounts& leave) const override {
    std::uint32_t node = root_;
    std::uint64_t rank = 0;
    bool accepts = false;
    for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
      for (int copy = 0; copy < leave.count(kind); ++copy) {
        if (node == 0) return Equity();
        rank += accepts ? 1 : 0;
        for (; arcs_[node].letter() < kind && !arcs_[node].last(); ++node)
          rank += leavesOf(arcs_[node]);
        const Arc arc = arcs_[node];
        if (arc.letter() != kind) return Equity();
        accepts = arc.accepts();
        node = arc.child();
      }
    }
    return accepts ? values_[static_cast<std::size_t>(rank)] : Equity();
  }

  void valueSubsets(std::span<const HeldTile> tiles, std::span<Equity> values) const override {
    for (std::size_t mask = 0; mask < std::size_t{1} << tiles.size(); ++mask)
      values[mask] = Equity();
    valueFrom(tiles, values, root_, 0, 0);
  }

 private:
  static constexpr std::uint64_t kUnknown = ~std::uint64_t{0};
  /// More leaves than a file has values: sums of it do not wrap around.
  static constexpr std::uint64_t kCountless = std::uint64_t{1} << 48;

  /// Values every leave made of `mask`, whose last tile led to the list at `first`, and of one or
  /// more of `tiles`; `rank` leaves come before that list.
  void valueFrom(std::span<const HeldTile> tiles, std::span<Equity> values, std::uint32_t first,
                 std::uint32_t mask, std::uint64_t rank) const {
    if (first == 0) return;
    std::uint32_t index = first;
    for (std::size_t at = 0; at < tiles.size(); ++at) {
      const int kind = tiles[at].kind;
      if (at > 0 && kind == tiles[at - 1].kind) continue;
      index = seek(index, kind);
      const Arc arc = arcs_[index];
      if (arc.letter() < kind) return;  // the list ends before it
      if (arc.letter() > kind) continue;
      const std::uint32_t longer = mask | 1u << tiles[at].bit;
      const std::uint64_t before = rank + below_[first] - below_[index];
      if (arc.accepts()) values[longer] = values_[static_cast<std::size_t>(before)];
      valueFrom(tiles.subspan(at + 1), values, arc.child(), longer, before + (arc.accepts() ? 1 : 0));
    }
  }

  /// The first arc from `index` on in its list with a letter not before `letter`, or the last.
  /// Lists that hold every letter are stepped through at once.
  [[nodiscard]] std::uint32_t seek(std::uint32_t index, int letter) const {
    const auto step = static_cast<std::uint32_t>(std::max(0, letter - arcs_[index].letter()));
    if (step < run_[index]) return index + step;
    while (arcs_[index].letter() < letter && !arcs_[index].last())
      ++index;
    return index;
  }

  /// Leaves that begin with the tiles up to `arc`.
  [[nodiscard]] std::uint64_t leavesOf(Arc arc) const {
    return (arc.accepts() ? 1u : 0u) + (arc.child() == 0 ? 0 : below_[arc.child()]);
  }

  /// Lists may share their ends, so each arc counts for itself what comes from it on.
  void countBelow(std::uint32_t first) {
    if (first == 0 || below_[first] != kUnknown) return;
    std::uint32_t last = first;
    while (!arcs_[last].last())
      ++last;
    for (std::uint32_t index = last + 1; index-- > first;) {
      const bool isLast = index == last;
      countBelow(arcs_[index].child());
      below_[index] = std::min(kCountless, leavesOf(arcs_[index]) + (isLast ? 0 : below_[index + 1]));
      const bool goesOn = !isLast && arcs_[index + 1].letter() == arcs_[index].letter() + 1;
      run_[index] = static_cast<std::uint8_t>(goesOn ? run_[index + 1] + 1 : 1);
    }
  }

  std::vector<Arc> arcs_;
  std::uint32_t root_;
  std::vector<Equity> values_;
  std::vector<std::uint64_t> below_;  ///< leaves in the list from an arc on
  std::vector<std::uint8_t> run_;     ///< arcs from one on whose letters follow each other without a gap
};

std::uint32_t wordAt(std::span<const std::byte> bytes, std::size_t offset) {
  std::uint32_t word = 0;
  std::memcpy(&word, bytes.data() + offset, 4);
  return word;
}

game::Error corrupt(const said::Message& what) {
  return {"leaves.corrupt", what};
}

}  // namespace

game::Result<std::shared_ptr<const Leaves>> readKlv(std::span<const std::byte> bytes, std::string name,
                                                    int letters) {
  if (bytes.size() < 8 || bytes.size() % 4 != 0)
    return game::Error{"leaves.foreign", said::words("the size is not that of a KLV2")};
  const std::uint64_t nodes = wordAt(bytes, 0);
  if (nodes == 0 || 4 + nodes * 4 + 4 > bytes.size())
    return game::Error{"leaves.foreign", said::words("the graph is larger than the file")};
  const std::size_t valuesAt = static_cast<std::size_t>(4 + nodes * 4);
  const std::uint64_t count = wordAt(bytes, valuesAt);
  if (valuesAt + 4 + count * 4 != bytes.size())
    return game::Error{"leaves.foreign", said::words("the number of values is not what the size tells")};

  std::vector<Arc> arcs;
  for (std::size_t index = 0; index < nodes; ++index) {
    const std::uint32_t word = wordAt(bytes, 4 + index * 4);
    const auto letter = static_cast<int>(word >> 24);
    if (letter > letters)
      return game::Error{"leaves.other-alphabet", said::words("the leaves are for another alphabet")};
    arcs.emplace_back(letter, (word & (1u << 23)) != 0, (word & (1u << 22)) != 0, word & ((1u << 22) - 1));
  }
  const std::uint32_t root = arcs[0].child();
  const WordGraph graph{arcs, root, 0};
  if (faultOf(graph, letters, true)) return corrupt(said::words("its graph is damaged"));
  std::vector<Equity> values;
  values.reserve(static_cast<std::size_t>(count));
  for (std::size_t index = 0; index < count; ++index) {
    float value = 0;
    std::memcpy(&value, bytes.data() + valuesAt + 4 + index * 4, 4);
    if (!std::isfinite(value) || std::fabs(value) > 1000)
      return corrupt(said::words("a value is no number of points"));
    values.push_back(Equity::fromDouble(static_cast<double>(value)));
  }
  auto table = std::make_shared<LeaveTable>(std::move(name), std::move(arcs), root, std::move(values));
  if (table->size() != count) return corrupt(said::words("it has another number of values than leaves"));
  return std::shared_ptr<const Leaves>(std::move(table));
}

}  // namespace rozbor::engine
