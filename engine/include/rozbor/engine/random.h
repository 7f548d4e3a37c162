#pragma once

#include <cassert>
#include <cstdint>

namespace rozbor::engine {

/// A small generator of random numbers whose stream is the same everywhere (SplitMix64, Steele et
/// al. 2014). The standard library's distributions are not, so there is `below` instead.
class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

  constexpr std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15ull;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ull;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
    return mixed ^ (mixed >> 31);
  }

  /// A number from 0 to `limit` - 1, each equally likely (rejection, so without bias).
  constexpr std::uint32_t below(std::uint32_t limit) {
    assert(limit > 0);
    const std::uint64_t bound = ~std::uint64_t{0} - ~std::uint64_t{0} % limit;
    std::uint64_t drawn = next();
    while (drawn >= bound)
      drawn = next();
    return static_cast<std::uint32_t>(drawn % limit);
  }

 private:
  std::uint64_t state_;
};

}  // namespace rozbor::engine
