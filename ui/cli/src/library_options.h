#pragma once

#include <optional>
#include <string>

#include "rozbor/reports/library.h"

namespace CLI {
class App;
}

/// What the commands of the library have in common.
namespace rozbor::cli {

/// --library; empty: the user's own.
void addLibraryOption(CLI::App& command, std::string& library);

/// Opens it, and its folder if need be; nothing, with a complaint, where that fails.
[[nodiscard]] std::optional<reports::Library> openLibrary(const std::string& where);

}  // namespace rozbor::cli
