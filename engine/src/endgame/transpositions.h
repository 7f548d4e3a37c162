#pragma once

#include <cstddef>
#include <cstdint>

#include "endgame/lazy_array.h"

namespace rozbor::engine::endgame {

/// A placement by its lane and its place among the lane's plays.
struct PlayName {
  std::uint32_t bits = kNone;

  static constexpr std::uint32_t kNone = 0xFFFFFFFF;
  static constexpr std::uint32_t kPass = 0xFFFFFFFE;

  static PlayName of(int lane, std::uint32_t index) {
    return {static_cast<std::uint32_t>(lane) << 24 | (index & 0xFFFFFF)};
  }
  [[nodiscard]] int lane() const { return static_cast<int>(bits >> 24); }
  [[nodiscard]] std::uint32_t index() const { return bits & 0xFFFFFF; }
  [[nodiscard]] bool isPlacement() const { return bits < kPass; }
  friend bool operator==(PlayName, PlayName) = default;
};

enum class Bound : std::uint8_t { none, atMost, atLeast, exact };

/// What a search found out about a position: its value for the player on turn, from here to the end.
struct Finding {
  std::uint64_t key = 0;
  std::int16_t value = 0;
  std::uint8_t depth = 0;  ///< plies looked ahead, or kSolved + tiles when nothing was cut off
  Bound bound = Bound::none;
  PlayName best;
};
static_assert(sizeof(Finding) == 16);

/// Positions met by more than one order of moves (Greenblatt et al. 1967). Of bounded size; of four
/// neighbours the shallowest gives way.
class Transpositions {
 public:
  static constexpr int kSolved = 128;  ///< depth of what holds to the end of the game

  explicit Transpositions(std::size_t bytes);

  [[nodiscard]] const Finding* find(std::uint64_t key) const;
  void keep(const Finding& finding);
  void clear();
  void prefetch(std::uint64_t key) const { __builtin_prefetch(&findings_[bucket(key)]); }

 private:
  static constexpr std::size_t kNeighbours = 4;

  [[nodiscard]] std::size_t bucket(std::uint64_t key) const { return (key >> 8 & mask_) * kNeighbours; }

  LazyArray<Finding> findings_;
  std::size_t mask_;
};

}  // namespace rozbor::engine::endgame
