#include "connection.h"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <chrono>
#include <thread>

#include "rozbor/parser/encoding.h"

namespace rozbor::reports {
namespace {

using Backend = Library::Connection::Backend;

bool isAddress(const std::string& where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

/// Readers do not wait for a writer (WAL). SQLite does not wait by itself where two processes make a new
/// library at the same moment.
void useLog(soci::session& sql) {
  constexpr int kTries = 200;
  for (int left = kTries;; --left) {
    try {
      std::string mode;
      sql << "PRAGMA journal_mode=WAL", soci::into(mode);
      return;
    } catch (const soci::sqlite3_soci_error& failure) {
      if ((failure.result() & 0xff) != SQLITE_BUSY || left == 0) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
}

/// Who wants to write waits for half a minute.
void openSqlite(soci::session& sql, const std::string& path) {
  sql.open(*soci::factory_sqlite3(), "dbname=\"" + path + "\" timeout=30");
  useLog(sql);
  sql << "PRAGMA synchronous=NORMAL";
  sql << "PRAGMA foreign_keys=ON";
}

/// SQLite's own name of a failure (https://www.sqlite.org/rescode.html).
const char* codeOf(const soci::sqlite3_soci_error& failure) {
  switch (failure.result() & 0xff) {
    case SQLITE_FULL:
    case SQLITE_IOERR:  // a limit on the size of files comes so, and so do some full disks
      return "library.full";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "library.busy";
    default:
      return "library.failed";
  }
}

/// The same of PostgreSQL, whose texts depend on the language of the server: disk_full,
/// serialization_failure, deadlock_detected, lock_not_available, too_many_connections.
const char* codeOf(const soci::postgresql_soci_error& failure) {
  const std::string state = failure.sqlstate();
  if (state == "53100") return "library.full";
  for (const char* const busy : {"40001", "40P01", "55P03", "53300"}) {
    if (state == busy) return "library.busy";
  }
  return "library.failed";
}

}  // namespace

Transaction::Transaction(soci::session& sql, bool immediate) : sql_(sql) {
  sql_ << (immediate ? "BEGIN IMMEDIATE" : "BEGIN");
}

void waitFor(Lock lock, soci::session& sql, bool isSqlite) {
  const auto key = static_cast<std::int64_t>(lock);
  if (!isSqlite) sql << "SELECT pg_advisory_xact_lock(" << key << ")";
}

Transaction::~Transaction() {
  if (!open_) return;
  try {
    sql_ << "ROLLBACK";
  } catch (const std::exception&) {  // the database has rolled back by itself
  }
}

void Transaction::commit() {
  sql_ << "COMMIT";
  open_ = false;
}

game::Error errorOf(const std::exception& failure) {
  std::string code = "library.failed";
  if (const auto* sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&failure)) code = codeOf(*sqlite);
  if (const auto* server = dynamic_cast<const soci::postgresql_soci_error*>(&failure)) code = codeOf(*server);
  const std::string what = failure.what();
  if (code == "library.full") return {code, "there is no room for the library on its disk: " + what};
  if (code == "library.busy") return {code, "another process keeps the library locked: " + what};
  return {code, what};
}

std::string storable(const std::string& text) {
  std::string clean = parser::normalized(text);
  for (std::size_t at = clean.find('\0'); at != std::string::npos; at = clean.find('\0', at))
    clean.replace(at, 1, "\xEF\xBF\xBD");
  return clean;
}

Library::Library(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}
Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

game::Result<Library> Library::open(const std::string& where) {
  if (where.empty() || where.find_first_of(std::string_view("\"\0", 2)) != std::string::npos)
    return game::Error{"library.open", "the name of a library must not be empty nor hold a quotation mark"};
  try {
    auto connection = std::make_unique<Connection>(isAddress(where) ? Backend::postgresql : Backend::sqlite);
    if (connection->backend == Backend::postgresql) {
      connection->sql.open(*soci::factory_postgresql(), where);
      connection->sql << "SET client_min_messages TO warning";
    } else {
      openSqlite(connection->sql, where);
    }
    if (auto newer = migrate(connection->sql, connection->backend == Backend::sqlite)) return *newer;
    return Library(std::move(connection));
  } catch (const std::exception& failure) {
    const game::Error error = errorOf(failure);
    return game::Error{error.code == "library.failed" ? "library.open" : error.code,
                       where + ": " + error.message};
  }
}

}  // namespace rozbor::reports
