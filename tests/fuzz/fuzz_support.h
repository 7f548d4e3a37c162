#pragma once

#include <string>
#include <string_view>

#include "require.h"
#include "rozbor/game/language.h"
#include "test_paths.h"

/// What the fuzzers share: a language to read with.
namespace rozbor::fuzz {

inline const game::Language& language(const char* id) {
  static const game::Result<game::Language> kLanguage =
      game::loadLanguage(std::string(rozbor::test::kSourceDir) + "/data/languages/" + id);
  require(static_cast<bool>(kLanguage), "the language cannot be loaded");
  return *kLanguage;
}

}  // namespace rozbor::fuzz
