#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "database/connection.h"

namespace rozbor::reports {

/// Where a game stands in the order in which they were played.
struct Played {
  std::string on;  ///< day; empty: not known
  Id game = 0;
};

/// Which games are read: of one person or, by 0, of all; those whose ids are above `after` and at most
/// `upTo`. Or, of everybody, those after a place in the order of their days and up to another.
struct GameRange {
  static constexpr Id kLast = std::numeric_limits<Id>::max();

  Id person = 0;
  Id after = 0;
  Id upTo = kLast;
  bool byId = false;  ///< else in the order in which they were played
  std::optional<std::pair<Played, Played>> days{};
};

/// Games, and where each of them stands.
struct Shelf {
  std::vector<GameRow> games;
  std::unordered_map<Id, std::size_t> places;
};

/// The condition of a query for the games of a range. Bound: by bindRange. One text for a person and one for
/// everybody: with both in one, databases look at every game for the few of a person or of a range.
[[nodiscard]] const char* gamesOf(const GameRange& range);
/// The range has to outlive the statement.
void bindRange(soci::statement& statement, const GameRange& range);

/// What is read of games: all that there is, or what figures of a person are made of, without the tiles of
/// others, files, titles, and most of how an analysis was made.
enum class GameColumns { all, ofFigures };

/// Throws what SOCI throws, and BadRow.
[[nodiscard]] Shelf shelfOf(soci::session& sql, const GameRange& range,
                            GameColumns columns = GameColumns::all);

/// Whether the packed numbers of a game's decisions, where it has them, are those of their rows.
[[nodiscard]] bool isPackedAsWritten(soci::session& sql, Id game);

/// Packs the numbers of decisions that an earlier version wrote.
void packOlder(soci::session& sql);

/// The games that follow a range, at most so many; nothing at the end.
[[nodiscard]] std::optional<GameRange> nextRange(soci::session& sql, const GameRange& last, std::size_t most);
/// The same in the order in which they were played, of everybody. The first one follows an empty range.
[[nodiscard]] std::optional<GameRange> nextDays(soci::session& sql, const GameRange& last, std::size_t most);

}  // namespace rozbor::reports
