#pragma once

#include <soci/soci.h>

#include <string>

#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// The alias that a record's name is, made with a person of its own when it is new.
[[nodiscard]] Id aliasOf(soci::session& sql, const std::string& written);

/// The event of a name, made when it is new.
[[nodiscard]] Id eventOf(soci::session& sql, const std::string& name);

/// Takes people away whom no name belongs to and no game; their aliases with them.
void dropUnusedNames(soci::session& sql);

}  // namespace rozbor::reports
