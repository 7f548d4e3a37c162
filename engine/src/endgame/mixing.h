#pragma once

#include <cstdint>

namespace rozbor::engine::endgame {

/// Spreads the bits of a number over all 64 (the end of SplitMix64, Steele et al. 2014).
constexpr std::uint64_t mixed(std::uint64_t bits) {
  bits += 0x9E3779B97F4A7C15ull;
  bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9ull;
  bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBull;
  return bits ^ (bits >> 31);
}

}  // namespace rozbor::engine::endgame
