#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

/// Eight bytes side by side in a word, the first of them lowest.
namespace rozbor::engine::bytes {

using Eight = std::uint64_t;
static_assert(std::endian::native == std::endian::little);

inline constexpr Eight kOnes = 0x0101010101010101;

/// The same byte eight times: the lowest of `value`.
[[nodiscard]] constexpr Eight spread(std::uint32_t value) {
  return (value & 0xff) * kOnes;
}

/// All bits of the first so many bytes; of all eight, if there are no more.
[[nodiscard]] constexpr Eight first(std::size_t count) {
  return count < sizeof(Eight) ? (Eight{1} << (8 * count)) - 1 : ~Eight{0};
}

/// 1 in each byte that is not 0.
[[nodiscard]] constexpr Eight filled(Eight value) {
  constexpr Eight kLow = 0x7f * kOnes;
  return (value | ((value & kLow) + kLow)) >> 7 & kOnes;
}

/// The place of the first byte that is not 0; one is.
[[nodiscard]] constexpr std::size_t firstFilled(Eight value) {
  return static_cast<std::size_t>(std::countr_zero(value)) / 8;
}

[[nodiscard]] inline Eight load(const std::uint8_t* from) {
  Eight value;
  std::memcpy(&value, from, sizeof(value));
  return value;
}

}  // namespace rozbor::engine::bytes
