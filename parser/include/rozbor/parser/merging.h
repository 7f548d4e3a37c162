#pragma once

#include <optional>

#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// What two records of one game tell together: the one with more events, with what only the other tells
/// (racks, or more of their tiles, tiles exchanged, points, clocks, notes, names and the header's texts).
/// Where both tell something, and not the same, the first one's word stands. One may leave out a pass, an
/// exchange or a play that was taken back. Nothing where the second tells nothing that the first does not, or
/// other numbers of plays stood.
[[nodiscard]] std::optional<GameRecord> merged(const GameRecord& first, const GameRecord& second);

}  // namespace rozbor::parser
