#pragma once

#include <cstdio>
#include <cstdlib>

namespace rozbor::fuzz {

/// A claim that must hold.
inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "fuzz: %s\n", what);
  std::abort();
}

}  // namespace rozbor::fuzz
