#pragma once

#include <soci/soci.h>

#include <map>
#include <optional>
#include <string>

#include "../kept_names.h"
#include "rozbor/game/result.h"
#include "rozbor/library/library.h"

namespace rozbor::reports {

/// A session and what differs between the databases.
struct Library::Connection {
  enum class Backend : std::uint8_t { sqlite, postgresql };

  explicit Connection(Backend kind) : backend(kind) {}
  [[nodiscard]] bool isSqlite() const { return backend == Backend::sqlite; }

  soci::session sql;
  Backend backend;
  bool readOnly = false;  ///< the file cannot be written
  int lastKept = 0;       ///< number of the last game that was taken out and is kept
  std::map<int, KeptNames> kept;
};

/// Everything between its making and `commit` happens or nothing does. One that writes takes the right to do
/// so at once on SQLite: a reader that turns into a writer could not wait for its turn. One that reads sees
/// one moment of the library, whatever others write meanwhile.
class Transaction {
 public:
  enum Kind : std::uint8_t { reading, writing };

  Transaction(Library::Connection& connection, Kind kind);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  soci::session& sql_;
  bool open_ = true;
};

/// What one process does at a time, where others may write meanwhile (PostgreSQL): bringing the schema up to
/// date; making, merging and dropping people, names and events, which two that went at it in different
/// orders would wait for for ever; and choosing games to work on. The numbers are shared by all programs.
enum class Lock : std::int64_t { schema = 7261706862, names, claims };

/// Takes a lock to the end of the transaction. On SQLite who writes is alone anyway.
void waitFor(Lock lock, soci::session& sql, bool isSqlite);

/// What a failure of the database comes to.
[[nodiscard]] game::Error errorOf(const std::exception& failure);

/// Runs `work`, which returns a Result, and makes failures of the database its error.
template <class Work>
[[nodiscard]] auto attempt(const Work& work) -> decltype(work()) {
  try {
    return work();
  } catch (const std::exception& failure) {
    return errorOf(failure);
  }
}

/// The same for work that gives back nothing, or why it was not done.
template <class Work>
std::optional<game::Error> failureOf(const Work& work) {
  try {
    return work();
  } catch (const std::exception& failure) {
    return errorOf(failure);
  }
}

/// "library.no-game".
[[nodiscard]] game::Error noGame(Id game);

/// Whether there is such a game; to the end of the transaction nobody takes it out.
[[nodiscard]] bool holdGame(Library::Connection& connection, Id game);

/// Takes a game away with all that hangs on it, and the names that are used no more.
void dropGame(soci::session& sql, Id game);

/// Brings the schema up to date. Errors "library.newer", "library.foreign", "library.read-only".
[[nodiscard]] std::optional<game::Error> migrate(Library::Connection& connection);

/// Whether a SQLite file may be taken for a library: it says so, is empty, or is a library of before it said
/// so.
[[nodiscard]] bool isOurs(soci::session& sql);

/// Opens a SQLite file, and makes it where there is none. A file of another program is left as it is. Errors
/// "library.foreign", "library.open".
[[nodiscard]] std::optional<game::Error> openSqlite(Library::Connection& connection, const std::string& path);

/// Connects to a PostgreSQL server. Error "library.open".
[[nodiscard]] std::optional<game::Error> openServer(Library::Connection& connection,
                                                    const std::string& address);

/// Text that every database takes: well-formed UTF-8 without a NUL.
[[nodiscard]] std::string storable(const std::string& text);

}  // namespace rozbor::reports
