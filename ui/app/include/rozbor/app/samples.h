#pragma once

#include <filesystem>

#include "rozbor/lexica/data_paths.h"

namespace rozbor::app {

/// The folder of the invented games that come with the program; empty where they are not installed.
[[nodiscard]] std::filesystem::path shippedSamples(const lexica::DataPaths& paths);

/// The user's copy of them, beside the user's players, made where it is not there: whoever writes a note into
/// a sample changes no file of the program. Files that are there stay as they are. The shipped ones where no
/// copy can be made.
[[nodiscard]] std::filesystem::path ownSamples(const lexica::DataPaths& paths);

}  // namespace rozbor::app
