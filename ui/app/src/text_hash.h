#pragma once

#include <cstdint>
#include <string_view>

namespace rozbor::app {

inline constexpr std::uint64_t kHashStart = 0xcbf29ce484222325;

/// FNV-1a (Fowler, Noll, Vo), 64 bits.
[[nodiscard]] inline std::uint64_t hashOf(std::string_view text, std::uint64_t hash = kHashStart) {
  for (const char byte : text)
    hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return hash;
}

}  // namespace rozbor::app
