#include "rozbor/engine/word_patterns.h"

#include <vector>

namespace rozbor::engine {
namespace {

/// Calls `visit` with each word of the DAWG that is not too long, as letters.
template <class Visit>
class Words {
 public:
  Words(const WordGraph& graph, Visit visit) : graph_(graph), visit_(visit) { walk(graph.dawgRoot, 0); }

 private:
  void walk(std::uint32_t first, std::size_t length) {
    if (first == 0 || length == word_.size()) return;
    for (const Arc* arc = &graph_.arcs[first];; ++arc) {
      word_[length] = static_cast<std::uint8_t>(arc->letter());
      if (arc->accepts()) visit_(word_, length + 1);
      walk(arc->child(), length + 1);
      if (arc->last()) return;
    }
  }

  const WordGraph& graph_;
  Visit visit_;
  std::array<std::uint8_t, game::Board::kMaxSide> word_{};
};

}  // namespace

WordPatterns::WordPatterns(const WordGraph& graph, int letters)
    : letters_(static_cast<std::size_t>(letters)) {
  std::size_t end = 0;
  for (int length = 1; length <= game::Board::kMaxSide; ++length) {
    begins_[static_cast<std::size_t>(length)] = end;
    end += static_cast<std::size_t>(length) * letters_ * rowOf(length);
  }
  masks_.resize(end);
  Words(graph, [&](const auto& word, std::size_t length) {
    std::array<std::uint64_t, rowOf(game::Board::kMaxSide)> bits{};
    for (std::size_t place = 0; place < length; ++place)
      bits[place] = std::uint64_t{1} << word[place];
    const std::size_t row = rowOf(static_cast<int>(length));
    for (std::size_t place = 0; place < length; ++place) {
      std::uint64_t* const masks =
          &masks_[at(word[place], static_cast<int>(place), static_cast<int>(length))];
      for (std::size_t from = 0; from < row; from += kStep) {
        for (std::size_t step = from; step < from + kStep; ++step)
          masks[step] |= bits[step];
      }
    }
  });
}

}  // namespace rozbor::engine
