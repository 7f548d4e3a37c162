#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/game/result.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// The files of a language by their names in its folder, with what is in them.
using LanguageFiles = std::map<std::string, std::string>;

/// Whether a folder of a language may hold a file of this name.
[[nodiscard]] bool isLanguageFile(std::string_view name);

/// Values of a setting of language.conf, in their order.
[[nodiscard]] std::vector<std::string> settingsOf(std::string_view conf, std::string_view setting);

/// Everything that belongs to a language, made to stand alone: its board is among the files, and so are leave
/// values and win model that are shipped for it. Error "file.cannot-read".
[[nodiscard]] game::Result<LanguageFiles> filesOf(const lexica::DataPaths& paths, const std::string& id,
                                                  const std::filesystem::path& folder);

}  // namespace rozbor::app
