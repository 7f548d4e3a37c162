#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

#include "database/connection.h"

namespace rozbor::reports {

/// Which games are read: of one person or, by 0, of all; those whose ids are above `after` and at most
/// `upTo`.
struct GameRange {
  static constexpr Id kLast = std::numeric_limits<Id>::max();

  Id person = 0;
  Id after = 0;
  Id upTo = kLast;
  bool byId = false;  ///< else in the order in which they were played
};

/// Games, and where each of them stands.
struct Shelf {
  std::vector<GameRow> games;
  std::unordered_map<Id, std::size_t> places;
};

/// The condition of a query for the games of a range. Bound: the person (0: everybody), then after which id
/// and up to which. One text for a person and one for everybody: with both in one, databases look at every
/// game for the few of a person or of a range.
[[nodiscard]] const char* gamesOf(const GameRange& range);

/// Throws what SOCI throws, and BadRow.
[[nodiscard]] Shelf shelfOf(soci::session& sql, const GameRange& range);

/// Whether the packed numbers of a game's decisions, where it has them, are those of their rows.
[[nodiscard]] bool isPackedAsWritten(soci::session& sql, Id game);

/// Packs the numbers of decisions that an earlier version wrote.
void packOlder(soci::session& sql);

/// The games that follow a range, at most so many; nothing at the end.
[[nodiscard]] std::optional<GameRange> nextRange(soci::session& sql, const GameRange& last, std::size_t most);

}  // namespace rozbor::reports
