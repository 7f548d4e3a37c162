#include "database/connection.h"

namespace rozbor::reports {
namespace {

/// Games that a wish is about and that still lack its analysis. Bound: preset, shards, shard, person twice
/// (0: everybody), and the engine version twice (empty: any).
constexpr const char* kLacking =
    "(game.strength < :preset OR (:engine <> '' AND NOT EXISTS (SELECT 1 FROM analysis WHERE"
    " analysis.game_id = game.id AND analysis.preset >= :same AND analysis.engine = :version)))";
constexpr const char* kMeant =
    " game.id % :shards = :shard AND (:anybody = 0 OR EXISTS (SELECT 1 FROM seat JOIN alias ON"
    " alias.id = seat.alias_id WHERE seat.game_id = game.id AND alias.person_id = :person))";

/// Games without any analysis come before those that have a weaker one.
constexpr const char* kAsImported = " ORDER BY game.strength, game.id LIMIT :most";
constexpr const char* kNewestFirst = " ORDER BY game.strength, game.played_on DESC, game.id DESC LIMIT :most";

/// A wish as the statements bind it.
struct Bound {
  explicit Bound(const Wish& wish)
      : preset(static_cast<int>(wish.preset)),
        engine(wish.renewBefore),
        shards(wish.shards),
        shard(wish.shard),
        person(wish.person.value_or(0)),
        order(wish.newestFirst ? kNewestFirst : kAsImported) {}

  int preset;
  std::string engine;
  Id shards;
  Id shard;
  Id person;
  const char* order;
};

std::vector<Id> freeGames(soci::session& sql, const Bound& wish, std::int64_t now, std::size_t most) {
  const auto limit = static_cast<Id>(most);
  std::vector<Id> games;
  Id game = 0;
  soci::statement rows =
      (sql.prepare << "SELECT game.id FROM game WHERE " << kLacking << " AND" << kMeant
                   << " AND NOT EXISTS (SELECT 1 FROM claim WHERE claim.game_id = game.id AND"
                      " claim.until > :now)"
                   << wish.order,
       soci::use(wish.preset), soci::use(wish.engine), soci::use(wish.preset), soci::use(wish.engine),
       soci::use(wish.shards), soci::use(wish.shard), soci::use(wish.person), soci::use(wish.person),
       soci::use(now), soci::use(limit), soci::into(game));
  rows.execute();
  while (rows.fetch())
    games.push_back(game);
  return games;
}

/// False when the one whose lease had run out has renewed it at the last moment.
bool take(soci::session& sql, Id game, const Worker& worker) {
  const std::int64_t until = worker.now + worker.lease;
  Id taken = 0;
  sql << "INSERT INTO claim VALUES (:game, :host, :process, :until) ON CONFLICT (game_id) DO UPDATE SET"
         " host = excluded.host, process = excluded.process, until = excluded.until"
         " WHERE claim.until <= :now RETURNING game_id",
      soci::use(game), soci::use(worker.host), soci::use(worker.process), soci::use(until),
      soci::use(worker.now), soci::into(taken);
  return sql.got_data();
}

Task taskOf(soci::session& sql, Id game) {
  Task task;
  task.game = game;
  sql << "SELECT path, language, record FROM game WHERE id = :game", soci::use(game), soci::into(task.path),
      soci::into(task.language), soci::into(task.record);
  return task;
}

}  // namespace

game::Result<std::vector<Task>> Library::claim(const Wish& wish, const Worker& worker, std::size_t most) {
  return attempt([&]() -> game::Result<std::vector<Task>> {
    soci::session& sql = connection_->sql;
    std::vector<Task> tasks;
    Transaction transaction(*connection_, Transaction::writing);
    // Without it a game that another one finishes between the two steps would be analysed again.
    waitFor(Lock::claims, sql, connection_->isSqlite());
    for (const Id game : freeGames(sql, Bound(wish), worker.now, most)) {
      if (take(sql, game, worker)) tasks.push_back(taskOf(sql, game));
    }
    transaction.commit();
    return tasks;
  });
}

std::optional<game::Error> Library::renew(const Worker& worker) {
  return failureOf([&]() -> std::optional<game::Error> {
    const std::int64_t until = worker.now + worker.lease;
    connection_->sql << "UPDATE claim SET until = :until WHERE host = :host AND process = :process",
        soci::use(until), soci::use(worker.host), soci::use(worker.process);
    return std::nullopt;
  });
}

std::optional<game::Error> Library::release(const std::string& host, std::int64_t process) {
  return failureOf([&]() -> std::optional<game::Error> {
    connection_->sql << "DELETE FROM claim WHERE host = :host AND process = :process", soci::use(host),
        soci::use(process);
    return std::nullopt;
  });
}

game::Result<std::vector<std::int64_t>> Library::claimants(const std::string& host) {
  return attempt([&]() -> game::Result<std::vector<std::int64_t>> {
    std::vector<std::int64_t> processes;
    std::int64_t process = 0;
    soci::statement rows =
        (connection_->sql.prepare << "SELECT DISTINCT process FROM claim WHERE host = :host", soci::use(host),
         soci::into(process));
    rows.execute();
    while (rows.fetch())
      processes.push_back(process);
    return processes;
  });
}

game::Result<WorkCount> Library::workLeft(const Wish& wish) {
  return attempt([&]() -> game::Result<WorkCount> {
    const Bound bound(wish);
    Id all = 0;
    Id lacking = 0;
    soci::session& sql = connection_->sql;
    sql << "SELECT COUNT(*) FROM game WHERE" << kMeant, soci::use(bound.shards), soci::use(bound.shard),
        soci::use(bound.person), soci::use(bound.person), soci::into(all);
    sql << "SELECT COUNT(*) FROM game WHERE " << kLacking << " AND" << kMeant, soci::use(bound.preset),
        soci::use(bound.engine), soci::use(bound.preset), soci::use(bound.engine), soci::use(bound.shards),
        soci::use(bound.shard), soci::use(bound.person), soci::use(bound.person), soci::into(lacking);
    return WorkCount{static_cast<std::size_t>(all - lacking), static_cast<std::size_t>(all)};
  });
}

}  // namespace rozbor::reports
