#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rozbor/engine/word_graph.h"
#include "rozbor/game/board.h"

namespace rozbor::engine {

/// Which letters can stand where in a word that has a certain letter at a certain place. What lies in a row
/// or column tells by it much of what may be laid beside it, before a word is looked for: no word of eight
/// letters has a Q third and a J sixth. A mask of letters for each place of the word, for each length, place
/// and letter; about a megabyte. Safe to read from any number of threads.
class WordPatterns {
 public:
  WordPatterns() = default;
  /// Of all words of the graph's DAWG that fit on a board. `letters`: of the alphabet.
  WordPatterns(const WordGraph& graph, int letters);

  /// Where `letter` (an index from 1) stands at `place` (from 0) of a word of `length` letters, at most
  /// game::Board::kMaxSide: a mask of letters for each place, all 0 if no word is so.
  [[nodiscard]] const std::uint64_t* with(int letter, int place, int length) const {
    return masks_.data() + at(letter, place, length);
  }

 private:
  /// Rows are as long as whole vectors, so that a row is added at once.
  static constexpr std::size_t kStep = 4;

  [[nodiscard]] static constexpr std::size_t rowOf(int length) {
    return (static_cast<std::size_t>(length) + kStep - 1) / kStep * kStep;
  }
  [[nodiscard]] std::size_t at(int letter, int place, int length) const {
    const auto row = static_cast<std::size_t>(place) * letters_ + static_cast<std::size_t>(letter - 1);
    return begins_[static_cast<std::size_t>(length)] + row * rowOf(length);
  }

  std::size_t letters_ = 0;
  std::array<std::size_t, game::Board::kMaxSide + 1> begins_{};  ///< in masks_, by length
  std::vector<std::uint64_t> masks_;
};

}  // namespace rozbor::engine
