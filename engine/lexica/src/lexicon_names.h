#pragma once

#include <string>
#include <string_view>

#include "rozbor/game/language.h"

namespace rozbor::lexica {

/// The name of one of the language's own lexica that `written` means, in any case and with or
/// without the language in front ("KLASIK" for "cs-klasik"); "" when it means none.
[[nodiscard]] std::string ownLexiconName(const game::Language& language, std::string_view written);

}  // namespace rozbor::lexica
