#pragma once

#include <cstddef>
#include <cstdint>

#include "endgame/lazy_array.h"

namespace rozbor::engine::endgame {

/// How much there is to show at least, in positions to look at, before a question is answered with yes or
/// with no (Allis 1994). One of both is 0 when it is answered.
struct ProofNumbers {
  static constexpr std::uint32_t kNever = 1u << 30;

  std::uint32_t proof = 1;
  std::uint32_t disproof = 1;
};

/// What is known of questions that are not answered yet. Of bounded size; of four neighbours the one with the
/// least to show gives way.
class Proofs {
 public:
  explicit Proofs(std::size_t bytes);

  [[nodiscard]] const ProofNumbers* find(std::uint64_t key) const;
  void keep(std::uint64_t key, const ProofNumbers& numbers);
  void clear();

 private:
  static constexpr std::size_t kNeighbours = 4;

  struct Entry {
    std::uint64_t key = 0;  ///< 0: none
    ProofNumbers numbers;
  };
  static_assert(sizeof(Entry) == 16);

  [[nodiscard]] std::size_t bucket(std::uint64_t key) const { return (key >> 8 & mask_) * kNeighbours; }

  LazyArray<Entry> entries_;
  std::size_t mask_;
};

}  // namespace rozbor::engine::endgame
