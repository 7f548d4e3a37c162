#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/game/result.h"

namespace rozbor::game {

/// A position on one line (docs/json.md, "Common to all") with the operations after it.
struct Cgp {
  Position position;
  std::vector<std::pair<std::string, std::string>> operations;  ///< ("lex", "NWL18")

  /// The value of an operation, empty when it is not there.
  [[nodiscard]] std::string_view operation(std::string_view name) const;
};

/// Reads "rows racks scores zero-turns operations". Errors: "cgp.bad-row" (with its number),
/// "cgp.bad-rack", "cgp.bad-score", "cgp.missing-part".
[[nodiscard]] Result<Cgp> parseCgp(std::string_view text, const Language& language);

/// "rows MINE/THEIRS mine/theirs zero-turns".
[[nodiscard]] std::string writeCgp(const Position& position, const Language& language);

}  // namespace rozbor::game
