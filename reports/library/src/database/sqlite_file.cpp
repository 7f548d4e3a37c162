#include <fcntl.h>
#include <fmt/format.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <mutex>
#include <thread>

#include "connection.h"

namespace rozbor::reports {
namespace {

namespace fs = std::filesystem;

/// Names are given as addresses, in which nothing is special but what is encoded. Before SQLite does
/// anything.
void takeAddresses() {
  static std::once_flag once;
  std::call_once(once, [] { sqlite_api::sqlite3_config(SQLITE_CONFIG_URI, 1); });
}

std::string addressOf(const fs::path& path, const char* parameters) {
  std::string address = "file:";
  for (const char each : fs::absolute(path).string()) {
    const bool plain = std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '/' || each == '.';
    address += plain ? std::string(1, each) : fmt::format("%{:02X}", static_cast<unsigned char>(each));
  }
  return address + parameters;
}

bool mayWrite(const fs::path& path) {
  return ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) == 0;
}

bool hasLog(const fs::path& path) {
  std::error_code none;
  const auto size = fs::file_size(path.string() + "-wal", none);
  return !none && size > 0;
}

/// Who cannot write into the folder cannot make the companions of the file either, which even readers need,
/// and has to rely on nobody writing meanwhile.
const char* waysToRead(const fs::path& path) {
  const fs::path folder = fs::absolute(path).parent_path();
  return mayWrite(folder) || hasLog(path) ? "?mode=ro" : "?mode=ro&immutable=1";
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
void open(soci::session& sql, const std::string& address) {
  sql.open(*soci::factory_sqlite3(), "dbname=" + address + " timeout=30");
}

game::Error foreign() {
  return {"library.foreign",
          said::words("this is a SQLite file of another program; nothing was changed in it")};
}

}  // namespace

std::optional<game::Error> openSqlite(Library::Connection& connection, const std::string& path) {
  takeAddresses();
  std::error_code unknown;
  const bool exists = fs::exists(path, unknown);
  if (exists && !fs::is_regular_file(path, unknown))
    return game::Error{"library.open", said::words("this is not a file")};
  connection.readOnly = exists && (!mayWrite(path) || !mayWrite(fs::absolute(path).parent_path()));
  open(connection.sql, addressOf(path, connection.readOnly ? waysToRead(path) : "?mode=rwc"));
  if (!isOurs(connection.sql)) return foreign();
  if (!connection.readOnly) useLog(connection.sql);
  connection.sql << "PRAGMA synchronous=NORMAL";
  connection.sql << "PRAGMA foreign_keys=ON";
  return std::nullopt;
}

}  // namespace rozbor::reports
