#include "connection.h"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "rozbor/parser/encoding.h"

namespace rozbor::reports {
namespace {

using Backend = Library::Connection::Backend;

bool isAddress(const std::string& where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

/// Readers do not wait for a writer (WAL); who wants to write waits for half a minute.
void openSqlite(soci::session& sql, const std::string& path) {
  sql.open(*soci::factory_sqlite3(), "dbname=\"" + path + "\" timeout=30");
  std::string mode;
  sql << "PRAGMA journal_mode=WAL", soci::into(mode);
  sql << "PRAGMA synchronous=NORMAL";
  sql << "PRAGMA foreign_keys=ON";
}

}  // namespace

Transaction::Transaction(soci::session& sql, bool immediate) : sql_(sql) {
  sql_ << (immediate ? "BEGIN IMMEDIATE" : "BEGIN");
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
  const std::string what = failure.what();
  const auto says = [&](const char* words) { return what.find(words) != std::string::npos; };
  if (says("disk is full") || says("No space left") || says("disk I/O error")) return {"library.full", what};
  if (says("database is locked") || says("database table is locked")) return {"library.busy", what};
  return {"library.failed", what};
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
