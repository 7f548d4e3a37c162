#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"

namespace rozbor::app {

/// The first words of a lexicon in its order that begin with some letters, in capitals; at most `most`. None
/// for what is no letters, and for none.
[[nodiscard]] std::vector<std::string> wordCompletions(const engine::Lexicon& lexicon,
                                                       const game::Language& language,
                                                       std::string_view letters, std::size_t most);

}  // namespace rozbor::app
