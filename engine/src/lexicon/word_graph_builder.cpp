#include "rozbor/engine/word_graph_builder.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace rozbor::engine {
namespace {

/// Letter `position` sits at this bit of the 128, counted from the top.
constexpr int kBits = 6;

int bitsAt(const WordKey& key, int position) {
  const int top = position * kBits;  // bits above the letter
  if (top + kBits <= 64) return static_cast<int>(key.high >> (64 - top - kBits)) & 63;
  if (top >= 64) return static_cast<int>(key.low >> (128 - top - kBits)) & 63;
  const int lowBits = top + kBits - 64;
  return static_cast<int>((key.high << lowBits | key.low >> (64 - lowBits)) & 63);
}

/// Open-addressing set of sibling lists, by the index of their first arc.
class Register {
 public:
  explicit Register(std::vector<Arc>& arcs) : arcs_(arcs), slots_(1u << 16) {}

  /// The index of a list equal to `siblings`, which is appended if there is none.
  std::uint32_t intern(std::span<const Arc> siblings) {
    if (used_ * 2 > slots_.size()) grow();
    std::size_t slot = hashOf(siblings) & (slots_.size() - 1);
    for (; slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1)) {
      if (equal(slots_[slot], siblings)) return slots_[slot];
    }
    const auto index = static_cast<std::uint32_t>(arcs_.size());
    arcs_.insert(arcs_.end(), siblings.begin(), siblings.end());
    slots_[slot] = index;
    ++used_;
    return index;
  }

 private:
  static std::size_t hashOf(std::span<const Arc> siblings) {
    std::uint64_t hash = siblings.size();
    for (const Arc arc : siblings) {
      hash = (hash ^ arc.bits()) * 0x9E3779B97F4A7C15ull;
      hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
  }

  [[nodiscard]] std::span<const Arc> listAt(std::uint32_t first) const {
    std::uint32_t end = first;
    while (!arcs_[end].last())
      ++end;
    return {&arcs_[first], end - first + 1};
  }

  [[nodiscard]] bool equal(std::uint32_t first, std::span<const Arc> siblings) const {
    for (std::size_t i = 0; i < siblings.size(); ++i) {
      if (first + i >= arcs_.size() || arcs_[first + i].bits() != siblings[i].bits()) return false;
    }
    return true;  // the last arc's mark makes the lengths equal
  }

  void grow() {
    std::vector<std::uint32_t> old(slots_.size() * 2);
    old.swap(slots_);
    for (const std::uint32_t first : old) {
      if (first == 0) continue;
      std::size_t slot = hashOf(listAt(first)) & (slots_.size() - 1);
      while (slots_[slot] != 0)
        slot = (slot + 1) & (slots_.size() - 1);
      slots_[slot] = first;
    }
  }

  std::vector<Arc>& arcs_;
  std::vector<std::uint32_t> slots_;
  std::size_t used_ = 0;
};

/// Daciuk's algorithm for sorted input: the arcs on the way to the newest string are open, all
/// others are final and registered.
class Minimizer {
 public:
  explicit Minimizer(std::vector<Arc>& arcs) : arcs_(arcs), register_(arcs) {}

  /// Adds a string greater than all before. `accepts` marks its end; `continuation`, if not 0, is
  /// reached from there over the separator.
  void add(const WordKey& key, bool accepts, std::uint32_t continuation) {
    int common = 0;
    while (common < depth_ && key.letter(common) == previous_.letter(common))
      ++common;
    closeTo(common);
    for (int letter = key.letter(common); letter != 0;
         letter = common < WordKey::kMaxLength ? key.letter(common) : 0) {
      open_[static_cast<std::size_t>(common)].push_back(Arc(letter, false, false, 0));
      ++common;
      if (common == WordKey::kMaxLength) break;
    }
    depth_ = common;
    previous_ = key;
    auto& end = open_[static_cast<std::size_t>(depth_) - 1].back();
    end = Arc(end.letter(), accepts, false, 0);
    if (continuation != 0) {
      open_[static_cast<std::size_t>(depth_)].push_back(
          Arc(WordGraph::kSeparator, false, false, continuation));
    }
  }

  /// Closes everything and returns the root's index, 0 when nothing was added.
  std::uint32_t finish() {
    closeTo(0);
    return closeSiblings(open_[0]);
  }

  [[nodiscard]] bool overflown() const { return arcs_.size() > Arc::kMaxIndex; }

 private:
  void closeTo(int depth) {
    for (; depth_ > depth; --depth_) {
      const std::uint32_t child = closeSiblings(open_[static_cast<std::size_t>(depth_)]);
      Arc& parent = open_[static_cast<std::size_t>(depth_) - 1].back();
      parent = Arc(parent.letter(), parent.accepts(), false, child & Arc::kMaxIndex);
    }
  }

  std::uint32_t closeSiblings(std::vector<Arc>& siblings) {
    if (siblings.empty()) return 0;
    siblings.back() = siblings.back().asLast();
    const std::uint32_t first = register_.intern(siblings);
    siblings.clear();
    return first;
  }

  std::vector<Arc>& arcs_;
  Register register_;
  std::array<std::vector<Arc>, WordKey::kMaxLength + 1> open_;
  WordKey previous_;
  int depth_ = 0;
};

/// A prefix read backwards, and where the DAWG stands behind it.
struct ReversedPrefix {
  WordKey key;
  std::uint32_t continuation;
  bool accepts;

  friend bool operator<(const ReversedPrefix& left, const ReversedPrefix& right) {
    return left.key < right.key;
  }
};

/// The key with `letter` put before its first letter.
WordKey prepended(const WordKey& key, int letter) {
  return {key.high >> kBits | static_cast<std::uint64_t>(letter) << (64 - kBits),
          key.low >> kBits | key.high << (64 - kBits)};
}

void collectPrefixes(const WordGraph& dawg, std::uint32_t first, const WordKey& reversed,
                     std::vector<ReversedPrefix>& prefixes) {
  if (first == 0) return;
  for (const Arc* arc = &dawg.arcs[first];; ++arc) {
    const WordKey key = prepended(reversed, arc->letter());
    prefixes.push_back({key, arc->child(), arc->accepts()});
    collectPrefixes(dawg, arc->child(), key, prefixes);
    if (arc->last()) return;
  }
}

game::Error tooLarge() {
  return {"lexicon.too-large", said::words("the word graph would need more than 16.7 million arcs")};
}

}  // namespace

WordKey WordKey::of(std::span<const game::Letter> word) {
  assert(word.size() <= kMaxLength);
  WordKey key;
  for (std::size_t position = 0; position < word.size(); ++position) {
    key.setLetter(static_cast<int>(position), word[position].index());
  }
  return key;
}

int WordKey::letter(int position) const {
  return position < kMaxLength ? bitsAt(*this, position) : 0;
}

void WordKey::setLetter(int position, int letter) {
  const int shift = 128 - (position + 1) * kBits;  // of the letter's lowest bit
  const auto bits = static_cast<std::uint64_t>(letter);
  if (shift >= 64) {
    high |= bits << (shift - 64);
  } else {
    low |= bits << shift;
    if (shift > 64 - kBits) high |= bits >> (64 - shift);
  }
}

int WordKey::length() const {
  int length = 0;
  while (length < kMaxLength && letter(length) != 0)
    ++length;
  return length;
}

game::Result<BuiltGraph> buildWordGraph(std::vector<WordKey> words) {
  std::sort(words.begin(), words.end());
  words.erase(std::unique(words.begin(), words.end()), words.end());

  BuiltGraph graph;
  graph.arcs.emplace_back(0u);  // index 0 is nowhere
  {
    Minimizer dawg(graph.arcs);
    for (const WordKey& word : words)
      dawg.add(word, true, 0);
    graph.dawgRoot = dawg.finish();
    if (dawg.overflown()) return tooLarge();
  }
  words = {};
  std::vector<ReversedPrefix> prefixes;
  collectPrefixes(graph.view(), graph.dawgRoot, WordKey{}, prefixes);
  std::sort(prefixes.begin(), prefixes.end());
  Minimizer gaddag(graph.arcs);
  for (const ReversedPrefix& prefix : prefixes) {
    gaddag.add(prefix.key, prefix.accepts, prefix.continuation);
    if (gaddag.overflown()) return tooLarge();
  }
  graph.gaddagRoot = gaddag.finish();
  return graph;
}

}  // namespace rozbor::engine
