#include <fmt/format.h>

#include <array>

#include "checked.h"
#include "database/connection.h"
#include "game_reading.h"
#include "rozbor/game/file_replacement.h"

namespace rozbor::reports {
namespace {

using Faults = std::vector<LibraryFault>;

/// A column that names a row of another table. SQLite enforces them only for those who ask it to.
struct Reference {
  const char* table;
  const char* column;
  const char* target;
  const char* game;  ///< the game that a row belongs to; or null
};

constexpr std::array kReferences{Reference{"alias", "person_id", "person", nullptr},
                                 Reference{"alias", "own_person_id", "person", nullptr},
                                 Reference{"merging", "alias_id", "alias", nullptr},
                                 Reference{"merging", "from_person_id", "person", nullptr},
                                 Reference{"game", "event_id", "event", "id"},
                                 Reference{"seat", "game_id", "game", "game_id"},
                                 Reference{"seat", "alias_id", "alias", "game_id"},
                                 Reference{"analysis", "game_id", "game", "game_id"},
                                 Reference{"decision", "analysis_id", "analysis", nullptr},
                                 Reference{"claim", "game_id", "game", "game_id"},
                                 Reference{"card", "game_id", "game", "game_id"},
                                 Reference{"answer", "game_id", "game", "game_id"}};

void findOrphans(soci::session& sql, const Reference& reference, Faults& faults) {
  Id count = 0;
  Id first = 0;
  soci::indicator any = soci::i_null;
  sql << fmt::format(
      "SELECT COUNT(*), MIN({0}) FROM {1} WHERE {2} IS NOT NULL AND NOT EXISTS"
      " (SELECT 1 FROM {3} WHERE {3}.id = {1}.{2})",
      reference.game != nullptr ? reference.game : reference.column, reference.table, reference.column,
      reference.target),
      soci::into(count), soci::into(first, any);
  if (count == 0) return;
  faults.push_back({"orphan", reference.game != nullptr ? first : 0,
                    said::words("{0} rows of {1} name in {2} what is not there", count, reference.table,
                                reference.column)});
}

/// One fault for each game that a query finds.
void findGames(soci::session& sql, const char* query, const char* code, const said::Message& what,
               Faults& faults) {
  Id game = 0;
  soci::statement rows = (sql.prepare << query, soci::into(game));
  rows.execute();
  while (rows.fetch())
    faults.push_back({code, game, what});
}

void askSqlite(soci::session& sql, Faults& faults) {
  std::string answer;
  soci::statement rows = (sql.prepare << "PRAGMA integrity_check", soci::into(answer));
  rows.execute();
  while (rows.fetch()) {
    if (answer != "ok") faults.push_back({"integrity", 0, said::Message::verbatim(answer)});
  }
}

void comparePacked(soci::session& sql, Id game, Faults& faults) {
  try {
    if (!isPackedAsWritten(sql, game))
      faults.push_back({"packed", game, said::words("its figures are not those of its decisions")});
  } catch (const BadRow& bad) {
    faults.push_back({"value", game, bad.message()});
  }
}

/// Every row as it is read elsewhere, a game at a time, so that a bad one has a name.
void readAll(Library& library, soci::session& sql, Faults& faults) {
  std::vector<Id> ids;
  Id id = 0;
  soci::statement rows = (sql.prepare << "SELECT id FROM game ORDER BY id", soci::into(id));
  rows.execute();
  while (rows.fetch())
    ids.push_back(id);
  for (const Id game : ids) {
    // Of a turn that is not there: everything of the game is read.
    const auto read = library.decision(game, 0);
    if (!read && read.error().code != "library.no-decision") {
      faults.push_back({"value", game, read.error().message});
    } else {
      comparePacked(sql, game, faults);
    }
  }
}

}  // namespace

game::Result<std::vector<LibraryFault>> Library::check() {
  return attempt([&]() -> game::Result<Faults> {
    soci::session& sql = connection_->sql;
    Faults faults;
    if (connection_->isSqlite()) askSqlite(sql, faults);
    for (const Reference& reference : kReferences)
      findOrphans(sql, reference, faults);
    findGames(sql,
              "SELECT id FROM game WHERE (SELECT COUNT(*) FROM seat WHERE seat.game_id = game.id) <> 2"
              " ORDER BY id",
              "seats", said::words("the game has not two seats"), faults);
    findGames(sql,
              "SELECT id FROM game WHERE strength <> COALESCE((SELECT MAX(preset) FROM analysis WHERE"
              " analysis.game_id = game.id), -1) ORDER BY id",
              "strength", said::words("its strongest analysis is another than it says"), faults);
    readAll(*this, sql, faults);
    return faults;
  });
}

std::optional<game::Error> Library::backup(const std::filesystem::path& file) {
  if (!connection_->isSqlite()) {
    return game::Error{"library.server", said::words("a library on a server is backed up by the tools of the "
                                                     "server: pg_dump --format=custom --file=FILE ADDRESS")};
  }
  return failureOf([&]() -> std::optional<game::Error> {
    game::FileReplacement copy(file);
    if (copy.temporary().empty()) {
      const auto error = copy.commit();
      return error ? error
                   : game::Error{"file.cannot-write",
                                 said::words("a copy of a library needs a file: {0}", file.string())};
    }
    const std::string target = copy.temporary().string();
    connection_->sql << "VACUUM INTO :target", soci::use(target);
    return copy.commit();
  });
}

std::optional<game::Error> Library::vacuum() {
  return failureOf([&]() -> std::optional<game::Error> {
    {
      Transaction transaction(*connection_, Transaction::writing);
      packOlder(connection_->sql);
      transaction.commit();
    }
    connection_->sql << "VACUUM";
    connection_->sql << "ANALYZE";
    return std::nullopt;
  });
}

}  // namespace rozbor::reports
