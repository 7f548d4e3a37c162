#pragma once

#include <optional>
#include <string>

#include "commands.h"
#include "rozbor/game/result.h"
#include "rozbor/library/library.h"

/// What the commands of the library have in common.
namespace rozbor::cli {

/// --library; empty: the user's own.
void addLibraryOption(const Command& command, std::string& library);

/// Opens it, and its folder if need be; nothing, with a complaint, where that fails.
[[nodiscard]] std::optional<reports::Library> openLibrary(const std::string& where);

/// Whom a player's name means; nobody in particular where it is empty. Errors: those of Library::person.
[[nodiscard]] game::Result<std::optional<reports::Id>> personAsked(reports::Library& library,
                                                                   const std::string& name);

/// Tells why nothing came of it.
[[nodiscard]] Exit failed(const game::Error& error);

}  // namespace rozbor::cli
