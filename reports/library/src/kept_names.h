#pragma once

#include <soci/soci.h>

#include <array>
#include <optional>
#include <string>

#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// Somebody whom a name may belong to.
struct KeptPerson {
  Id id = 0;
  std::string name;
  bool wasDropped = false;  ///< with the game: whoever has the id now is somebody else
};

/// A name of a game that was taken out.
struct KeptAlias {
  Id id = 0;
  std::string key;
  std::string name;
  KeptPerson person;
  KeptPerson own;
};

/// What a game that was taken out was called by.
struct KeptNames {
  std::string fingerprint;
  std::array<KeptAlias, 2> aliases;  ///< by seat
  std::optional<std::string> event;
};

/// Before the game is taken out.
[[nodiscard]] KeptNames namesOf(soci::session& sql, Id game);
/// Once unused names have been dropped.
void noteDropped(soci::session& sql, KeptNames& names);
/// The alias, made anew with its people where it is gone.
[[nodiscard]] Id restoredAlias(soci::session& sql, const KeptAlias& alias);

}  // namespace rozbor::reports
