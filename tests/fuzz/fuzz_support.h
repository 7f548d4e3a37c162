#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "rozbor/game/language.h"

/// What the fuzzers share: a claim that must hold, and a language to read with.
namespace rozbor::fuzz {

inline void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "fuzz: %s\n", what);
  std::abort();
}

inline const game::Language& language(const char* id) {
  static const game::Result<game::Language> kLanguage =
      game::loadLanguage(std::string(ROZBOR_SOURCE_DIR) + "/data/languages/" + id);
  require(static_cast<bool>(kLanguage), "the language cannot be loaded");
  return *kLanguage;
}

}  // namespace rozbor::fuzz
