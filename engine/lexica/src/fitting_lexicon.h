#pragma once

#include <filesystem>
#include <memory>

#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/result.h"

namespace rozbor::lexica {

[[nodiscard]] bool isKwg(const std::filesystem::path& path);

/// A file that holds a word graph: ours or a KWG, by its extension.
[[nodiscard]] bool isLexiconFile(const std::filesystem::path& path);

/// Opens a lexicon, and refuses a KWG whose letters are another alphabet's: it does not name its
/// alphabet, would open with any longer one, and mean other words. It fits where its highest letter
/// is the alphabet's last. Errors as of engine::Lexicon::open.
[[nodiscard]] game::Result<std::shared_ptr<const engine::Lexicon>> openFitting(
    const std::filesystem::path& path, const game::Language& language);

}  // namespace rozbor::lexica
