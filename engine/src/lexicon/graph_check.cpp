#include "graph_check.h"

#include <algorithm>
#include <utility>

namespace rozbor::engine {
namespace {

/// Depth-first walk that meets every sibling list below a root once, without recursion, so that a
/// hostile file cannot overflow the stack.
class Walker {
 public:
  Walker(const WordGraph& graph, int letters)
      : graph_(graph), letters_(letters), state_(graph.arcs.size()), height_(graph.arcs.size()) {}

  /// False when a fault was found.
  bool walk(std::uint32_t root, bool separators) {
    separators_ = separators;
    if (root == 0) return true;
    if (!enter(root)) return false;
    while (!path_.empty()) {
      auto& [first, at] = path_.back();
      if (at == kDone) {
        const std::uint32_t done = first;
        state_[done] = State::finished;
        path_.pop_back();
        if (!path_.empty() && !putAbove(path_.back().first, done)) return false;
        continue;
      }
      const Arc arc = graph_.arcs[at];
      at = arc.last() ? kDone : at + 1;
      const std::uint32_t child = arc.child();
      if (child == 0) continue;
      if (child >= graph_.arcs.size()) return fail(said::words("an index points behind the end"));
      if (state_[child] == State::open) return fail(said::words("the graph goes in circles"));
      if (state_[child] == State::finished && !putAbove(first, child)) return false;
      if (state_[child] == State::unseen && !enter(child)) return false;
    }
    return true;
  }

  [[nodiscard]] const said::Message& fault() const { return fault_; }

 private:
  enum class State : std::uint8_t { unseen, open, finished };
  static constexpr std::uint32_t kDone = 0xFFFFFFFF;
  static constexpr int kTallest = 64;  // other walks recurse, and so need a bound

  bool fail(said::Message what) {
    fault_ = std::move(what);
    return false;
  }

  /// Keeps the number of letters that can follow.
  bool putAbove(std::uint32_t parent, std::uint32_t child) {
    height_[parent] = std::max(height_[parent], static_cast<std::uint8_t>(height_[child] + 1));
    return height_[parent] <= kTallest || fail(said::words("a word is longer than any board"));
  }

  bool enter(std::uint32_t first) {
    int previous = -1;
    for (std::uint32_t index = first;; ++index) {
      if (index >= graph_.arcs.size()) return fail(said::words("a list of letters has no end"));
      const Arc arc = graph_.arcs[index];
      if (arc.letter() > letters_) return fail(said::words("a letter is not in the alphabet"));
      if (arc.letter() == WordGraph::kSeparator && !separators_)
        return fail(said::words("a separator is in a word"));
      if (arc.letter() <= previous) return fail(said::words("letters are out of order"));
      previous = arc.letter();
      if (arc.last()) break;
    }
    state_[first] = State::open;
    path_.emplace_back(first, first);
    return true;
  }

  const WordGraph& graph_;
  int letters_;
  bool separators_ = true;
  std::vector<State> state_;
  std::vector<std::uint8_t> height_;                           ///< of finished lists; of open ones, so far
  std::vector<std::pair<std::uint32_t, std::uint32_t>> path_;  ///< (first sibling, next to look at)
  said::Message fault_;
};

/// More words than are worth counting: sums of it do not wrap around.
constexpr std::uint64_t kCountless = std::uint64_t{1} << 48;

std::uint64_t countFrom(const WordGraph& graph, std::uint32_t first, std::vector<std::uint64_t>& known) {
  if (first == 0) return 0;
  if (known[first] != 0) return known[first] - 1;
  std::uint64_t words = 0;
  for (std::uint32_t index = first;; ++index) {
    const Arc arc = graph.arcs[index];
    words = std::min(kCountless, words + (arc.accepts() ? 1u : 0u) + countFrom(graph, arc.child(), known));
    if (arc.last()) break;
  }
  known[first] = words + 1;
  return words;
}

/// Proves a graph whose lists stand behind those they lead to, as our builder writes them, in one pass over
/// the arcs in their order. Then no way can come back to where it was.
class InOrder {
 public:
  InOrder(const WordGraph& graph, int letters)
      : graph_(graph), letters_(letters), below_(graph.arcs.size()) {}

  [[nodiscard]] bool isSound() {
    std::size_t first = 1;  // index 0 is nowhere
    for (std::size_t at = 1; at < graph_.arcs.size(); ++at) {
      if (!isInOrder(at, first)) return false;
      if (!graph_.arcs[at].last()) continue;
      if (!settle(first, at)) return false;
      first = at + 1;
    }
    return first == graph_.arcs.size() && (below_[graph_.dawgRoot] & kSeparated) == 0;
  }

 private:
  static constexpr std::uint8_t kSeparated = 0x80;
  static constexpr std::uint8_t kTallest = 64;

  [[nodiscard]] bool isInOrder(std::size_t at, std::size_t first) const {
    const Arc arc = graph_.arcs[at];
    return arc.letter() <= letters_ && arc.child() < first &&
           (at == first || graph_.arcs[at - 1].letter() < arc.letter());
  }

  /// Keeps for each arc of a list what can follow from it on: how many letters, and whether a separator.
  [[nodiscard]] bool settle(std::size_t first, std::size_t last) {
    int height = 0;
    std::uint8_t separated = 0;
    for (std::size_t at = last + 1; at-- > first;) {
      const Arc arc = graph_.arcs[at];
      const std::uint8_t child = arc.child() == 0 ? 0 : below_[arc.child()];
      height = std::max(height, (child & ~kSeparated) + 1);
      separated = static_cast<std::uint8_t>(separated | (child & kSeparated) |
                                            (arc.letter() == WordGraph::kSeparator ? kSeparated : 0));
      if (height > kTallest) return false;
      below_[at] = static_cast<std::uint8_t>(height | separated);
    }
    return true;
  }

  const WordGraph& graph_;
  const int letters_;
  std::vector<std::uint8_t> below_;
};

}  // namespace

bool isSoundInOrder(const WordGraph& graph, int letters) {
  if (graph.arcs.size() < 2 || graph.dawgRoot >= graph.arcs.size() || graph.gaddagRoot >= graph.arcs.size())
    return false;
  return InOrder(graph, letters).isSound();
}

std::optional<said::Message> faultOf(const WordGraph& graph, int letters, bool zeroInWords) {
  if (graph.dawgRoot >= graph.arcs.size() || graph.gaddagRoot >= graph.arcs.size())
    return said::words("a root points behind the end");
  Walker walker(graph, letters);
  if (!walker.walk(graph.dawgRoot, zeroInWords) || !walker.walk(graph.gaddagRoot, true))
    return walker.fault();
  return std::nullopt;
}

std::uint64_t countWords(const WordGraph& graph) {
  std::vector<std::uint64_t> known(graph.arcs.size());
  return countFrom(graph, graph.dawgRoot, known);
}

}  // namespace rozbor::engine
