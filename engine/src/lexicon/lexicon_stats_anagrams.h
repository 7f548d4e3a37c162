#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "leaves/packed_rack.h"
#include "match/rack_draws.h"
#include "rozbor/engine/lexicon_stats.h"

namespace rozbor::engine {

/// The words as long as a rack, by the letters they are made of.
class AnagramSets {
 public:
  AnagramSets(const Lexicon& lexicon, const RackDraws& draws);

  [[nodiscard]] std::uint64_t words() const { return words_.size(); }

  /// Sets of letters that the tiles without blanks make up.
  [[nodiscard]] std::uint64_t drawable() const { return drawable_.size(); }

  /// Distinct sets of letters, ascending, also those for which there are not the tiles.
  [[nodiscard]] std::vector<PackedRack> distinct() const;

  [[nodiscard]] std::vector<AnagramSet> mostWords(std::size_t top) const;
  [[nodiscard]] std::vector<AnagramSet> likeliest(std::size_t top) const;

 private:
  struct Word {
    PackedRack rack;
    WordKey key;
    friend auto operator<=>(const Word&, const Word&) = default;
  };
  struct Set {
    std::size_t first;  ///< of `words_`
    std::size_t count;
    std::uint64_t ways;  ///< to draw it
  };

  /// The sets that stand first by `rankOf`, the highest first; among equals by the alphabet.
  template <class RankOf>
  [[nodiscard]] std::vector<AnagramSet> best(std::size_t top, RankOf rankOf) const;
  [[nodiscard]] AnagramSet shown(const Set& set) const;

  const RackDraws& draws_;
  std::vector<Word> words_;
  std::vector<Set> drawable_;
};

}  // namespace rozbor::engine
