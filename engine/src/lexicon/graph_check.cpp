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
      if (child >= graph_.arcs.size()) return fail("an index points behind the end");
      if (state_[child] == State::open) return fail("the graph goes in circles");
      if (state_[child] == State::finished && !putAbove(first, child)) return false;
      if (state_[child] == State::unseen && !enter(child)) return false;
    }
    return true;
  }

  [[nodiscard]] const std::string& fault() const { return fault_; }

 private:
  enum class State : std::uint8_t { unseen, open, finished };
  static constexpr std::uint32_t kDone = 0xFFFFFFFF;
  static constexpr int kTallest = 64;  // other walks recurse, and so need a bound

  bool fail(const char* what) {
    fault_ = what;
    return false;
  }

  /// Keeps the number of letters that can follow.
  bool putAbove(std::uint32_t parent, std::uint32_t child) {
    height_[parent] = std::max(height_[parent], static_cast<std::uint8_t>(height_[child] + 1));
    return height_[parent] <= kTallest || fail("a word is longer than any board");
  }

  bool enter(std::uint32_t first) {
    int previous = -1;
    for (std::uint32_t index = first;; ++index) {
      if (index >= graph_.arcs.size()) return fail("a list of letters has no end");
      const Arc arc = graph_.arcs[index];
      if (arc.letter() > letters_) return fail("a letter is not in the alphabet");
      if (arc.letter() == WordGraph::kSeparator && !separators_) return fail("a separator is in a word");
      if (arc.letter() <= previous) return fail("letters are out of order");
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
  std::string fault_;
};

std::uint64_t countFrom(const WordGraph& graph, std::uint32_t first, std::vector<std::uint64_t>& known) {
  if (first == 0) return 0;
  if (known[first] != 0) return known[first] - 1;
  std::uint64_t words = 0;
  for (std::uint32_t index = first;; ++index) {
    const Arc arc = graph.arcs[index];
    words += (arc.accepts() ? 1u : 0u) + countFrom(graph, arc.child(), known);
    if (arc.last()) break;
  }
  known[first] = words + 1;
  return words;
}

}  // namespace

std::optional<std::string> faultOf(const WordGraph& graph, int letters, bool zeroInWords) {
  if (graph.dawgRoot >= graph.arcs.size() || graph.gaddagRoot >= graph.arcs.size())
    return "a root points behind the end";
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
