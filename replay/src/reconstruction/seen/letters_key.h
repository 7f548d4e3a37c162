#pragma once

#include <string>

#include "reconstruction/sheet_game.h"

namespace rozbor::replay {

/// The letters of a word as the key of a table.
[[nodiscard]] inline std::string keyOf(const Letters& word) {
  std::string key;
  for (const game::Letter letter : word)
    key += static_cast<char>(letter.index());
  return key;
}

}  // namespace rozbor::replay
