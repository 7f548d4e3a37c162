#include <fmt/format.h>

#include <array>

#include "database/connection.h"
#include "kept_names.h"
#include "names.h"

// A part of Library: games that are taken out and may come back. Their rows wait in temporary tables of the
// connection, so that each value comes back as it was, whatever its type; the names that they were called by
// wait in memory, for what they belong to may change meanwhile.
namespace rozbor::reports {
namespace {

/// A table with rows of a game, and which they are.
struct KeptTable {
  const char* name;
  const char* condition;
};

/// In the order in which they come back: what is named comes before what names it.
constexpr std::array kTables{
    KeptTable{"game", "id = :game"},
    KeptTable{"seat", "game_id = :game"},
    KeptTable{"analysis", "game_id = :game"},
    KeptTable{"decision", "analysis_id IN (SELECT id FROM analysis WHERE game_id = :game)"},
    KeptTable{"card", "game_id = :game"},
    KeptTable{"answer", "game_id = :game"},
};

/// Made of numbers and names of this file alone, never of what the library holds.
std::string keptName(const char* table, int number) {
  return fmt::format("kept_{}_{}", number, table);
}

void keepRows(soci::session& sql, Id game, int number) {
  for (const KeptTable& table : kTables) {
    const std::string kept = keptName(table.name, number);
    sql << fmt::format("CREATE TEMPORARY TABLE {} AS SELECT * FROM {} WHERE 1 = 0", kept, table.name);
    sql << fmt::format("INSERT INTO {} SELECT * FROM {} WHERE {}", kept, table.name, table.condition),
        soci::use(game);
  }
}

void forgetRows(soci::session& sql, int number) {
  for (const KeptTable& table : kTables)
    sql << "DROP TABLE " << keptName(table.name, number);
}

/// Whether an id of the kept rows has been given to others meanwhile, as SQLite does with the last ones.
bool isTaken(soci::session& sql, const char* table, int number) {
  int count = 0;
  sql << fmt::format("SELECT COUNT(*) FROM {0} WHERE id IN (SELECT id FROM {1})", table,
                     keptName(table, number)),
      soci::into(count);
  return count > 0;
}

/// Raises the ids of the kept rows above all that are there, with the columns that name them.
void moveOn(soci::session& sql, const char* table, const char* column,
            std::initializer_list<const char*> dependents, int number) {
  if (!isTaken(sql, table, number)) return;
  Id most = 0;
  sql << fmt::format("SELECT MAX(id) FROM {}", table), soci::into(most);
  for (const char* dependent : dependents)
    sql << fmt::format("UPDATE {0} SET {1} = {1} + :most", keptName(dependent, number), column),
        soci::use(most);
  sql << fmt::format("UPDATE {} SET id = id + :most", keptName(table, number)), soci::use(most);
}

void nameAgain(soci::session& sql, const KeptNames& names, int number) {
  for (int seat = 0; seat < 2; ++seat) {
    const Id alias = restoredAlias(sql, names.aliases[static_cast<std::size_t>(seat)]);
    sql << "UPDATE " << keptName("seat", number) << " SET alias_id = :alias WHERE number = :seat",
        soci::use(alias), soci::use(seat);
  }
  if (!names.event) return;
  const Id event = eventOf(sql, *names.event);
  sql << "UPDATE " << keptName("game", number) << " SET event_id = :event", soci::use(event);
}

bool isThere(soci::session& sql, const std::string& fingerprint) {
  Id id = 0;
  sql << "SELECT id FROM game WHERE fingerprint = :print", soci::use(fingerprint), soci::into(id);
  return sql.got_data();
}

}  // namespace

game::Result<KeptGame> Library::takeOut(Id game) {
  return attempt([&]() -> game::Result<KeptGame> {
    soci::session& sql = connection_->sql;
    const int number = ++connection_->lastKept;
    Transaction transaction(*connection_, Transaction::writing);
    waitFor(Lock::names, sql, connection_->isSqlite());
    if (!holdGame(*connection_, game)) return noGame(game);
    KeptNames names = namesOf(sql, game);
    keepRows(sql, game, number);
    dropGame(sql, game);
    noteDropped(sql, names);
    transaction.commit();
    connection_->kept.emplace(number, std::move(names));
    return KeptGame{number};
  });
}

game::Result<Id> Library::putBack(const KeptGame& game) {
  return attempt([&]() -> game::Result<Id> {
    const auto kept = connection_->kept.find(game.number);
    if (kept == connection_->kept.end()) {
      return game::Error{
          "library.not-kept",
          said::words("the game that was removed is not kept any more; import its record anew")};
    }
    soci::session& sql = connection_->sql;
    Transaction transaction(*connection_, Transaction::writing);
    waitFor(Lock::names, sql, connection_->isSqlite());
    if (isThere(sql, kept->second.fingerprint)) {
      return game::Error{"library.game-there",
                         said::words("the game that was removed has been taken in anew meanwhile")};
    }
    moveOn(sql, "game", "game_id", {"seat", "analysis", "card", "answer"}, game.number);
    moveOn(sql, "analysis", "analysis_id", {"decision"}, game.number);
    moveOn(sql, "answer", "", {}, game.number);
    nameAgain(sql, kept->second, game.number);
    for (const KeptTable& table : kTables)
      sql << fmt::format("INSERT INTO {} SELECT * FROM {}", table.name, keptName(table.name, game.number));
    Id id = 0;
    sql << "SELECT id FROM " << keptName("game", game.number), soci::into(id);
    forgetRows(sql, game.number);
    transaction.commit();
    connection_->kept.erase(kept);
    return id;
  });
}

game::Result<Id> Library::gameCalled(const std::string& fingerprint) {
  return attempt([&]() -> game::Result<Id> {
    Id id = 0;
    connection_->sql << "SELECT id FROM game WHERE fingerprint = :print", soci::use(fingerprint),
        soci::into(id);
    if (connection_->sql.got_data()) return id;
    return game::Error{"library.no-game", said::words("the library does not have the game any more")};
  });
}

}  // namespace rozbor::reports
