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

/// A question that is not answered yet.
class OpenQuestion {
 public:
  OpenQuestion() = default;
  /// `isBounded`: what one player makes alone was asked for.
  OpenQuestion(std::uint64_t key, const ProofNumbers& numbers, bool isBounded)
      : key_((key & ~kBounded) | (isBounded ? kBounded : 0)), numbers_(numbers) {}

  [[nodiscard]] bool is(std::uint64_t key) const { return (key_ & ~kBounded) == (key & ~kBounded); }
  [[nodiscard]] bool isNone() const { return key_ == 0; }
  [[nodiscard]] bool isBounded() const { return (key_ & kBounded) != 0; }
  [[nodiscard]] const ProofNumbers& numbers() const { return numbers_; }

 private:
  static constexpr std::uint64_t kBounded = std::uint64_t{1} << 63;

  std::uint64_t key_ = 0;
  ProofNumbers numbers_;
};

/// What is known of questions that are not answered yet. Of bounded size; of four neighbours the one with the
/// least to show gives way. A key is not 0 without its highest bit, which does not count.
class Proofs {
 public:
  explicit Proofs(std::size_t bytes);

  [[nodiscard]] const OpenQuestion* find(std::uint64_t key) const;
  void keep(std::uint64_t key, const ProofNumbers& numbers, bool isBounded);
  void clear();

 private:
  static constexpr std::size_t kNeighbours = 4;
  static_assert(sizeof(OpenQuestion) == 16);

  [[nodiscard]] std::size_t bucket(std::uint64_t key) const { return (key >> 8 & mask_) * kNeighbours; }

  LazyArray<OpenQuestion> questions_;
  std::size_t mask_;
};

}  // namespace rozbor::engine::endgame
