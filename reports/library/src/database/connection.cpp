#include "connection.h"

#include <soci/postgresql/soci-postgresql.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "checked.h"
#include "rozbor/parser/encoding.h"
#include "server_address.h"

namespace rozbor::reports {
namespace {

using Backend = Library::Connection::Backend;

/// SQLite's own name of a failure (https://www.sqlite.org/rescode.html).
const char* codeOf(const soci::sqlite3_soci_error& failure) {
  switch (failure.result() & 0xff) {
    case SQLITE_FULL:
    case SQLITE_IOERR:  // a limit on the size of files comes so, and so do some full disks
      return "library.full";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "library.busy";
    case SQLITE_READONLY:
      return "library.read-only";
    case SQLITE_CORRUPT:
      return "library.damaged";
    case SQLITE_NOTADB:
      return "library.open";
    default:
      return "library.failed";
  }
}

/// The same of PostgreSQL, whose texts depend on the language of the server: disk_full,
/// insufficient_privilege, read_only_sql_transaction, serialization_failure, deadlock_detected,
/// lock_not_available, too_many_connections; connection exceptions and a server that shuts down.
const char* codeOf(const soci::postgresql_soci_error& failure) {
  const std::string state = failure.sqlstate();
  if (failure.get_error_category() == soci::soci_error::connection_error || state.starts_with("08") ||
      state.starts_with("57P"))
    return "library.lost";
  if (state == "53100") return "library.full";
  if (state == "42501" || state == "25006") return "library.read-only";
  for (const char* const busy : {"40001", "40P01", "55P03", "53300"}) {
    if (state == busy) return "library.busy";
  }
  return "library.failed";
}

}  // namespace

Transaction::Transaction(Library::Connection& connection, Kind kind) : sql_(connection.sql) {
  if (connection.isSqlite()) {
    sql_ << (kind == writing ? "BEGIN IMMEDIATE" : "BEGIN");
  } else {
    sql_ << (kind == writing ? "BEGIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  }
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

namespace {

/// What the database says, without the statement and the values in it, which may be a whole record: they
/// stand behind the first line.
std::string reasonOf(const std::exception& failure) {
  const auto* const ours = dynamic_cast<const soci::soci_error*>(&failure);
  const std::string whole = ours != nullptr ? ours->get_error_message() : failure.what();
  return whole.substr(0, whole.find('\n'));
}

}  // namespace

game::Error errorOf(const std::exception& failure) {
  std::string code = "library.failed";
  if (const auto* sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&failure)) code = codeOf(*sqlite);
  if (const auto* server = dynamic_cast<const soci::postgresql_soci_error*>(&failure)) code = codeOf(*server);
  if (const auto* row = dynamic_cast<const BadRow*>(&failure)) return {"library.bad-row", row->message()};
  const std::string what = reasonOf(failure);
  if (code == "library.full")
    return {code, said::words("there is no room for the library on its disk: {0}", what)};
  if (code == "library.busy")
    return {code, said::words("another process keeps the library locked: {0}", what)};
  if (code == "library.lost") {
    return {code, said::words("the connection to the library's server is lost, what was stored before stays "
                              "stored: {0}",
                              what)};
  }
  if (code == "library.read-only") return {code, said::words("the library cannot be written: {0}", what)};
  // What the database says of these helps nobody who is not its maker.
  if (code == "library.damaged") {
    return {code,
            said::words("the file of the library is damaged or cut off; \"rozbor library check\" says more "
                        "where it can still be opened, else take the last backup")};
  }
  if (code == "library.open") {
    return {code, said::words("this is no library: the file is of another kind, or its beginning is damaged; "
                              "nothing was changed in it")};
  }
  return {code, said::Message::verbatim(what)};
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
  if (where.empty() || where.find('\0') != std::string::npos)
    return game::Error{"library.open", said::words("the name of a library must not be empty")};
  const bool isServer = isServerAddress(where);
  const std::string shown = isServer ? withoutPassword(where) : where;
  auto connection = std::make_unique<Connection>(isServer ? Backend::postgresql : Backend::sqlite);
  const auto open = [&]() -> std::optional<game::Error> {
    auto error = isServer ? openServer(*connection, where) : openSqlite(*connection, where);
    return error ? error : migrate(*connection);
  };
  if (auto error = failureOf(open)) {
    const bool told = error->code != "library.failed";
    return game::Error{
        told ? error->code : "library.open",
        said::words("{0}: {1}", shown, isServer ? concealed(error->message, where) : error->message)};
  }
  return Library(std::move(connection));
}

}  // namespace rozbor::reports
