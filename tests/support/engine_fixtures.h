#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <string_view>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"

namespace rozbor::test {

/// A lexicon of the given words.
inline std::shared_ptr<const engine::Lexicon> lexiconOf(const game::Language& language,
                                                        std::initializer_list<std::string_view> words) {
  std::vector<engine::WordKey> keys;
  for (const std::string_view word : words) {
    const auto letters = language.alphabet.word(word);
    EXPECT_TRUE(letters) << word;
    if (letters) keys.push_back(engine::WordKey::of(*letters));
  }
  auto lexicon = engine::Lexicon::build(keys, "test", "words of a test", language);
  EXPECT_TRUE(lexicon);
  return *lexicon;
}

}  // namespace rozbor::test
