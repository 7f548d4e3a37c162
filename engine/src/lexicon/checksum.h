#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace rozbor::engine {

/// A 64-bit checksum against accidents (not against people): four lanes of multiply-and-rotate, so
/// that a mapped lexicon is checked at the speed of memory.
inline std::uint64_t checksumOf(std::span<const std::byte> bytes) {
  constexpr std::uint64_t kPrime = 0x9E3779B97F4A7C15ull;
  std::array<std::uint64_t, 4> lanes{1, 2, 3, 4};
  std::size_t at = 0;
  for (; at + 32 <= bytes.size(); at += 32) {
    std::array<std::uint64_t, 4> words;
    std::memcpy(words.data(), bytes.data() + at, 32);
    for (std::size_t lane = 0; lane < 4; ++lane) {
      lanes[lane] = std::rotl((lanes[lane] ^ words[lane]) * kPrime, 29);
    }
  }
  std::uint64_t sum = bytes.size() * kPrime;
  for (; at < bytes.size(); ++at)
    sum = std::rotl((sum ^ std::to_integer<std::uint64_t>(bytes[at])) * kPrime, 29);
  for (const std::uint64_t lane : lanes)
    sum = std::rotl((sum ^ lane) * kPrime, 31);
  return sum ^ (sum >> 32);
}

}  // namespace rozbor::engine
