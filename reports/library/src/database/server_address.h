#pragma once

#include <string>
#include <string_view>

#include "rozbor/game/result.h"

/// Addresses of PostgreSQL servers as libpq reads them (docs/library.md). Passwords are in them, or in none.
namespace rozbor::reports {

[[nodiscard]] bool isServerAddress(std::string_view where);

/// The same address in the one form that SOCI hands on unharmed: everything as parameters. An answer is
/// waited for ten seconds, unless the address says otherwise. Error "library.open".
[[nodiscard]] game::Result<std::string> asParameters(const std::string& address);

/// As it may be told: "…" in place of the password.
[[nodiscard]] std::string withoutPassword(const std::string& address);

/// A message in which neither the address nor its password stands.
[[nodiscard]] said::Message concealed(const said::Message& message, const std::string& address);

}  // namespace rozbor::reports
