#include <fmt/format.h>

#include <array>
#include <span>

#include "connection.h"

namespace rozbor::reports {
namespace {

/// A step from one version of the schema to the next; the statements hold for SQLite and PostgreSQL but
/// for "{id}", a number that the database gives. Days and times are text as in ISO 8601, flags 0 or 1.
/// Steps that are out in the world are never changed.
constexpr std::array kFirst{
    "CREATE TABLE person (id {id}, name TEXT NOT NULL)",
    "CREATE TABLE alias (id {id}, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL,"
    " person_id BIGINT NOT NULL REFERENCES person(id), own_person_id BIGINT NOT NULL REFERENCES person(id))",
    "CREATE INDEX alias_person ON alias(person_id)",
    // What a merge moved, so that it can be taken back.
    "CREATE TABLE merging (batch BIGINT NOT NULL, alias_id BIGINT NOT NULL REFERENCES alias(id),"
    " from_person_id BIGINT NOT NULL REFERENCES person(id), PRIMARY KEY (batch, alias_id))",
    "CREATE TABLE event (id {id}, key TEXT NOT NULL UNIQUE, name TEXT NOT NULL)",
    "CREATE TABLE game (id {id}, fingerprint TEXT NOT NULL UNIQUE, path TEXT NOT NULL, format TEXT NOT NULL,"
    " language TEXT NOT NULL, lexicon TEXT NOT NULL, title TEXT NOT NULL,"
    " event_id BIGINT REFERENCES event(id), round TEXT NOT NULL, played_on TEXT NOT NULL,"
    " complete SMALLINT NOT NULL, imported_at TEXT NOT NULL, strength SMALLINT NOT NULL,"
    " record TEXT NOT NULL, sheet TEXT NOT NULL)",
    "CREATE INDEX game_strength ON game(strength, id)",
    "CREATE TABLE seat (game_id BIGINT NOT NULL REFERENCES game(id), number SMALLINT NOT NULL,"
    " alias_id BIGINT NOT NULL REFERENCES alias(id), score INTEGER NOT NULL, turns INTEGER NOT NULL,"
    " placements INTEGER NOT NULL, exchanges INTEGER NOT NULL, passes INTEGER NOT NULL,"
    " taken_back INTEGER NOT NULL, challenges_won INTEGER NOT NULL, challenges_lost INTEGER NOT NULL,"
    " bingos INTEGER NOT NULL, triple_triples INTEGER NOT NULL, high_turn INTEGER NOT NULL,"
    " tiles_played INTEGER NOT NULL, blanks_played INTEGER NOT NULL, tiles TEXT NOT NULL,"
    " PRIMARY KEY (game_id, number))",
    "CREATE INDEX seat_alias ON seat(alias_id)",
    "CREATE TABLE analysis (id {id}, game_id BIGINT NOT NULL REFERENCES game(id), preset SMALLINT NOT NULL,"
    " engine TEXT NOT NULL, lexicon TEXT NOT NULL, leaves TEXT NOT NULL, seed BIGINT NOT NULL,"
    " made_at TEXT NOT NULL, seconds DOUBLE PRECISION NOT NULL, luck_known SMALLINT NOT NULL,"
    " luck_first DOUBLE PRECISION NOT NULL, luck_first_se DOUBLE PRECISION NOT NULL,"
    " luck_second DOUBLE PRECISION NOT NULL, luck_second_se DOUBLE PRECISION NOT NULL,"
    " UNIQUE (game_id, preset))",
    "CREATE TABLE decision (analysis_id BIGINT NOT NULL REFERENCES analysis(id), turn INTEGER NOT NULL,"
    " seat SMALLINT NOT NULL, phase SMALLINT NOT NULL, method SMALLINT NOT NULL, graded SMALLINT NOT NULL,"
    " counted SMALLINT NOT NULL, imputed SMALLINT NOT NULL, placement SMALLINT NOT NULL,"
    " bingo_played SMALLINT NOT NULL, bingo_available SMALLINT NOT NULL, phony SMALLINT NOT NULL,"
    " taken_back SMALLINT NOT NULL, phony_let_stand SMALLINT NOT NULL, valid_challenged SMALLINT NOT NULL,"
    " score INTEGER NOT NULL, exact SMALLINT NOT NULL, equity_loss DOUBLE PRECISION NOT NULL,"
    " equity_loss_se DOUBLE PRECISION NOT NULL, best_win DOUBLE PRECISION, played_win DOUBLE PRECISION,"
    " win_loss_se DOUBLE PRECISION, cause SMALLINT, cause_best DOUBLE PRECISION,"
    " cause_played DOUBLE PRECISION, luck_points DOUBLE PRECISION, luck_points_se DOUBLE PRECISION,"
    " luck_win DOUBLE PRECISION, luck_percentile DOUBLE PRECISION, position TEXT NOT NULL,"
    " rack TEXT NOT NULL, rack_known TEXT NOT NULL, played TEXT NOT NULL, best TEXT NOT NULL,"
    " best_word TEXT NOT NULL, best_bingo TEXT NOT NULL, phonies TEXT NOT NULL,"
    " PRIMARY KEY (analysis_id, turn))",
    "CREATE TABLE claim (game_id BIGINT PRIMARY KEY REFERENCES game(id), host TEXT NOT NULL,"
    " process BIGINT NOT NULL, until BIGINT NOT NULL)",
};

/// Training: what is remembered of a position, and what was answered.
constexpr std::array kTraining{
    "CREATE TABLE card (game_id BIGINT NOT NULL REFERENCES game(id), turn INTEGER NOT NULL,"
    " stability DOUBLE PRECISION NOT NULL, difficulty DOUBLE PRECISION NOT NULL,"
    " repetitions INTEGER NOT NULL, lapses INTEGER NOT NULL, last_review TEXT NOT NULL, due TEXT NOT NULL,"
    " PRIMARY KEY (game_id, turn))",
    "CREATE TABLE answer (id {id}, game_id BIGINT NOT NULL REFERENCES game(id), turn INTEGER NOT NULL,"
    " day TEXT NOT NULL, answer TEXT NOT NULL, grade SMALLINT NOT NULL, hints INTEGER NOT NULL,"
    " points_lost DOUBLE PRECISION NOT NULL, win_lost DOUBLE PRECISION)",
    "CREATE INDEX answer_game ON answer(game_id)",
};

/// What was in hand at the end, as `tiles` has what was played; null where it is not known.
constexpr std::array kTilesLeft{"ALTER TABLE seat ADD COLUMN tiles_left TEXT"};

/// What the clocks of a record told; null where it had none. In the game itself, what cards of a site tell.
constexpr std::array kClocks{"ALTER TABLE decision ADD COLUMN seconds DOUBLE PRECISION",
                             "ALTER TABLE decision ADD COLUMN seconds_left DOUBLE PRECISION",
                             "ALTER TABLE decision ADD COLUMN time_trouble SMALLINT NOT NULL DEFAULT 0",
                             "ALTER TABLE decision ADD COLUMN obvious SMALLINT NOT NULL DEFAULT 0"};

/// Of a search that was cut off, what is proven of what was lost; an upper end that is null is not known.
constexpr std::array kBounds{"ALTER TABLE decision ADD COLUMN points_low DOUBLE PRECISION",
                             "ALTER TABLE decision ADD COLUMN points_high DOUBLE PRECISION",
                             "ALTER TABLE decision ADD COLUMN win_low DOUBLE PRECISION",
                             "ALTER TABLE decision ADD COLUMN win_high DOUBLE PRECISION"};

/// How well the lexicon of an analysis fits its game; null where that was not looked at.
constexpr std::array kFit{"ALTER TABLE analysis ADD COLUMN board_words INTEGER",
                          "ALTER TABLE analysis ADD COLUMN board_words_missing INTEGER",
                          "ALTER TABLE analysis ADD COLUMN better_lexicon TEXT",
                          "ALTER TABLE analysis ADD COLUMN better_missing INTEGER"};

/// The numbers of all decisions of an analysis in one text; null in one that an earlier version wrote.
constexpr std::array kNumbers{"ALTER TABLE analysis ADD COLUMN numbers TEXT"};

/// Which games a person played is told by the index alone, also within a range of ids.
constexpr std::array kGamesOfAlias{"DROP INDEX seat_alias",
                                   "CREATE INDEX seat_alias ON seat(alias_id, game_id)"};

/// Games in the order in which they were played, a page at a time.
constexpr std::array kOrder{"CREATE INDEX game_played ON game(played_on, id)"};

constexpr std::array<std::span<const char* const>, 9> kSteps{
    kFirst, kTraining, kTilesLeft, kClocks, kBounds, kFit, kNumbers, kGamesOfAlias, kOrder};
constexpr int kNewest = static_cast<int>(kSteps.size());

void apply(soci::session& sql, std::span<const char* const> step, bool isSqlite) {
  const std::string id = isSqlite ? "INTEGER PRIMARY KEY" : "BIGSERIAL PRIMARY KEY";
  for (const std::string statement : step) {
    std::string text = statement;
    if (const auto at = text.find("{id}"); at != std::string::npos) text.replace(at, 4, id);
    sql << text;
  }
}

/// The version that the database has; 0 for an empty one. Under the lock of the transaction.
int versionOf(soci::session& sql) {
  sql << "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)";
  int version = 0;
  soci::indicator known = soci::i_null;
  sql << "SELECT MAX(version) FROM schema_version", soci::into(version, known);
  return known == soci::i_ok ? version : 0;
}

/// "Rzbr": what a SQLite file says it is (https://www.sqlite.org/fileformat.html#application_id).
constexpr int kApplication = 0x527A6272;

int applicationOf(soci::session& sql) {
  int application = 0;
  sql << "PRAGMA application_id", soci::into(application);
  return application;
}

int tablesCalled(soci::session& sql, const char* condition) {
  int count = 0;
  sql << std::string("SELECT COUNT(*) FROM sqlite_master WHERE ") + condition, soci::into(count);
  return count;
}

/// The version that a database has; nothing where it has none. Without a lock, so that opening
/// a library waits for nobody.
std::optional<int> versionSeen(Library::Connection& connection) {
  const char* const query =
      connection.isSqlite()
          ? "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'"
          : "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = ANY (current_schemas(false))"
            " AND table_name = 'schema_version'";
  int tables = 0;
  connection.sql << query, soci::into(tables);
  if (tables == 0) return std::nullopt;
  int version = 0;
  soci::indicator known = soci::i_null;
  connection.sql << "SELECT MAX(version) FROM schema_version", soci::into(version, known);
  return known == soci::i_ok ? std::optional(version) : std::nullopt;
}

std::optional<game::Error> refusal(int version) {
  if (version < 1)
    return game::Error{"library.foreign",
                       said::words("its schema {0} is none of a library of Rozbor", version)};
  if (version <= kNewest) return std::nullopt;
  return game::Error{
      "library.newer",
      said::words("the library has schema {0}, this program knows {1}; it needs a newer version of Rozbor",
                  version, kNewest)};
}

void takeSteps(Library::Connection& connection, int version) {
  for (int step = version; step < kNewest; ++step) {
    apply(connection.sql, kSteps[static_cast<std::size_t>(step)], connection.isSqlite());
    const int reached = step + 1;
    connection.sql << "INSERT INTO schema_version VALUES (:reached)", soci::use(reached);
  }
}

/// From now on the file says what it is.
void sign(Library::Connection& connection) {
  if (connection.isSqlite()) connection.sql << fmt::format("PRAGMA application_id = {}", kApplication);
}

std::optional<game::Error> bringUpToDate(Library::Connection& connection) {
  Transaction transaction(connection, Transaction::writing);
  // Two processes may open a new database at the same time; the second waits here.
  waitFor(Lock::schema, connection.sql, connection.isSqlite());
  const int version = versionOf(connection.sql);
  if (auto error = version == 0 ? std::nullopt : refusal(version)) return error;
  takeSteps(connection, version);
  sign(connection);
  transaction.commit();
  return std::nullopt;
}

}  // namespace

bool isOurs(soci::session& sql) {
  const int application = applicationOf(sql);
  if (application != 0) return application == kApplication;
  if (tablesCalled(sql, "name NOT LIKE 'sqlite%'") == 0) return true;
  return tablesCalled(sql, "type = 'table' AND name IN ('schema_version', 'game', 'seat', 'decision')") == 4;
}

std::optional<game::Error> migrate(Library::Connection& connection) {
  const auto version = versionSeen(connection);
  if (auto error = version ? refusal(*version) : std::nullopt) return error;
  const bool signedAlready = !connection.isSqlite() || applicationOf(connection.sql) == kApplication;
  if (version == kNewest && (signedAlready || connection.readOnly)) return std::nullopt;
  if (connection.readOnly) {
    return game::Error{"library.read-only",
                       said::words("the library is of an older version and would have to be brought up to "
                                   "date, but it cannot be written")};
  }
  return bringUpToDate(connection);
}

}  // namespace rozbor::reports
