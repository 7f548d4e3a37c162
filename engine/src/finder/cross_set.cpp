#include "cross_set.h"

#include <bit>
#include <cstddef>

namespace rozbor::engine {
namespace {

/// Where following letters in a graph leads.
struct Walk {
  std::uint32_t node = 0;
  bool accepts = false;
};

/// Follows the letters of the lane from `from` to `to`, in either direction.
bool follow(const WordGraph& graph, std::span<const Cell> lane, int from, int to, Walk& walk) {
  const int step = from <= to ? 1 : -1;
  for (int at = from; at != to + step; at += step) {
    const Arc* arc = graph.find(walk.node, lane[static_cast<std::size_t>(at)].letter);
    if (arc == nullptr) return false;
    walk = {arc->child(), arc->accepts()};
  }
  return true;
}

/// Letters that end a word behind those before `at`.
std::uint64_t endings(const WordGraph& graph, std::span<const Cell> lane, int first, int at) {
  Walk walk{graph.dawgRoot, false};
  if (!follow(graph, lane, first, at - 1, walk) || walk.node == 0) return 0;
  std::uint64_t letters = 0;
  for (const Arc* arc = &graph.arcs[walk.node];; ++arc) {
    if (arc->accepts()) letters |= std::uint64_t{1} << arc->letter();
    if (arc->last()) return letters;
  }
}

/// Letters between those before `at`, if any, and those behind: the GADDAG holds each word
/// backwards, so the letters behind come first.
std::uint64_t middles(const WordGraph& graph, std::span<const Cell> lane, int first, int at, int last) {
  Walk walk{graph.gaddagRoot, false};
  if (!follow(graph, lane, last, at + 1, walk) || walk.node == 0) return 0;
  std::uint64_t letters = 0;
  for (const Arc* arc = &graph.arcs[walk.node];; ++arc) {
    if (arc->letter() != WordGraph::kSeparator) {
      Walk rest{arc->child(), arc->accepts()};
      const bool fits = first == at || follow(graph, lane, at - 1, first, rest);
      if (fits && rest.accepts) letters |= std::uint64_t{1} << arc->letter();
    }
    if (arc->last()) return letters;
  }
}

/// The letters of the lane from `first` to `last`, one of which is a gap, as one number; 0 if they are too
/// many for that.
std::uint64_t packed(std::span<const Cell> lane, int first, int last) {
  constexpr int kBits = 6;
  constexpr int kMost = 10;
  if (last - first >= kMost) return 0;
  std::uint64_t word = 1;
  for (int at = first; at <= last; ++at)
    word = word << kBits | lane[static_cast<std::size_t>(at)].letter;
  return word;
}

std::uint64_t between(const WordGraph& graph, std::span<const Cell> lane, int first, int at, int last) {
  return last == at ? endings(graph, lane, first, at) : middles(graph, lane, first, at, last);
}

}  // namespace

Cross CrossSets::at(std::span<const Cell> lane, int at) {
  Cross cross;
  const auto cellAt = [&](int place) -> const Cell& { return lane[static_cast<std::size_t>(place)]; };
  int first = at;
  for (; first > 0 && cellAt(first - 1).letter != 0; --first)
    cross.points += cellAt(first - 1).points;
  int last = at;
  for (; last + 1 < static_cast<int>(lane.size()) && cellAt(last + 1).letter != 0; ++last)
    cross.points += cellAt(last + 1).points;
  cross.exists = first < last;
  if (!cross.exists) return cross;
  const std::uint64_t word = packed(lane, first, last);
  Known& known = known_[word * 0x9e3779b97f4a7c15 >> (64 - std::countr_zero(kKnown))];
  if (word == 0 || known.word != word) known = {word, between(graph_, lane, first, at, last)};
  cross.letters = known.letters;
  return cross;
}

}  // namespace rozbor::engine
