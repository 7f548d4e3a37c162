#include <algorithm>
#include <array>

#include "database/connection.h"
#include "game_reading.h"
#include "names.h"
#include "rozbor/library/tallies.h"

namespace rozbor::reports {
namespace {

/// The id of the new game; nothing when its fingerprint is there.
std::optional<Id> insertGame(soci::session& sql, const NewGame& game) {
  const GameRow& row = game.row;
  const std::string path = storable(row.path);
  const std::string lexicon = storable(row.lexicon);
  const std::string title = storable(row.title);
  const std::string round = storable(row.round);
  const std::string record = storable(game.record);
  const std::string sheet = storable(game.sheet);
  const int complete = row.complete ? 1 : 0;
  Id event = 0;
  soci::indicator hasEvent = soci::i_null;
  if (!row.event.empty()) {
    event = eventOf(sql, row.event);
    hasEvent = soci::i_ok;
  }
  Id id = 0;
  sql << "INSERT INTO game (fingerprint, path, format, language, lexicon, title, event_id, round, played_on,"
         " complete, imported_at, strength, record, sheet) VALUES (:fingerprint, :path, :format, :language,"
         " :lexicon, :title, :event, :round, :played, :complete, :now, -1, :record, :sheet)"
         " ON CONFLICT (fingerprint) DO NOTHING RETURNING id",
      soci::use(game.fingerprint), soci::use(path), soci::use(row.format), soci::use(row.language),
      soci::use(lexicon), soci::use(title), soci::use(event, hasEvent), soci::use(round),
      soci::use(row.playedOn), soci::use(complete), soci::use(game.now), soci::use(record), soci::use(sheet),
      soci::into(id);
  return sql.got_data() ? std::optional(id) : std::nullopt;
}

/// With their decisions, and the claims of who makes one.
void dropAnalyses(soci::session& sql, Id game) {
  sql << "DELETE FROM decision WHERE analysis_id IN (SELECT id FROM analysis WHERE game_id = :game)",
      soci::use(game);
  for (const char* table : {"analysis", "claim"})
    sql << "DELETE FROM " << table << " WHERE game_id = :game", soci::use(game);
  sql << "UPDATE game SET strength = -1 WHERE id = :game", soci::use(game);
}

/// What a richer record tells; occasions that are known stay.
void updateGame(soci::session& sql, Id game, const NewGame& richer) {
  const GameRow& row = richer.row;
  const std::string lexicon = storable(row.lexicon);
  const std::string title = storable(row.title);
  const std::string round = storable(row.round);
  const std::string record = storable(richer.record);
  const int complete = row.complete ? 1 : 0;
  if (!row.event.empty()) {
    const Id event = eventOf(sql, row.event);
    sql << "UPDATE game SET event_id = :event WHERE id = :game AND event_id IS NULL", soci::use(event),
        soci::use(game);
  }
  sql << "UPDATE game SET round = :round WHERE id = :game AND round = ''", soci::use(round), soci::use(game);
  sql << "UPDATE game SET played_on = :played WHERE id = :game AND played_on = ''", soci::use(row.playedOn),
      soci::use(game);
  sql << "UPDATE game SET record = :record, lexicon = :lexicon, title = :title, complete = :complete"
         " WHERE id = :game",
      soci::use(record), soci::use(lexicon), soci::use(title), soci::use(complete), soci::use(game);
}

/// The tiles in hand at the end as SOCI binds them.
struct Left {
  explicit Left(const SeatRow& seat)
      : text(seat.tilesLeft ? tallyText(*seat.tilesLeft) : std::string()),
        known(seat.tilesLeft ? soci::i_ok : soci::i_null) {}

  std::string text;
  soci::indicator known;
};

void insertSeat(soci::session& sql, Id game, int number, const SeatRow& seat) {
  const Id alias = aliasOf(sql, seat.written);
  const std::string tiles = tallyText(seat.tiles);
  Left left(seat);
  sql << "INSERT INTO seat VALUES (:game, :number, :alias, :score, :turns, :placements, :exchanges, :passes,"
         " :back, :won, :lost, :bingos, :triples, :high, :played, :blanks, :tiles, :left)",
      soci::use(game), soci::use(number), soci::use(alias), soci::use(seat.score), soci::use(seat.turns),
      soci::use(seat.placements), soci::use(seat.exchanges), soci::use(seat.passes),
      soci::use(seat.takenBack), soci::use(seat.challengesWon), soci::use(seat.challengesLost),
      soci::use(seat.bingos), soci::use(seat.tripleTriples), soci::use(seat.highTurn),
      soci::use(seat.tilesPlayed), soci::use(seat.blanksPlayed), soci::use(tiles),
      soci::use(left.text, left.known);
}

/// A library of before this was kept, or a record that knew less, learns what was in hand at the end.
void learnLeft(Library::Connection& connection, Id game, const std::array<SeatRow, 2>& seats) {
  int unknown = 0;
  connection.sql << "SELECT COUNT(*) FROM seat WHERE game_id = :game AND tiles_left IS NULL", soci::use(game),
      soci::into(unknown);
  if (unknown == 0 ||
      std::ranges::none_of(seats, [](const SeatRow& seat) { return seat.tilesLeft.has_value(); }))
    return;
  Transaction transaction(connection, Transaction::writing);
  for (int number = 0; number < 2; ++number) {
    Left left(seats[static_cast<std::size_t>(number)]);
    connection.sql << "UPDATE seat SET tiles_left = :left WHERE game_id = :game AND number = :number"
                      " AND tiles_left IS NULL",
        soci::use(left.text, left.known), soci::use(game), soci::use(number);
  }
  transaction.commit();
}

Id idOf(soci::session& sql, const std::string& fingerprint) {
  Id id = 0;
  sql << "SELECT id FROM game WHERE fingerprint = :print", soci::use(fingerprint), soci::into(id);
  return id;
}

/// The game of this name, or of the one that versions before gave it, which it then loses.
Id knownGame(soci::session& sql, const NewGame& game) {
  if (const Id known = idOf(sql, game.fingerprint)) return known;
  if (game.formerFingerprint.empty()) return 0;
  const Id known = idOf(sql, game.formerFingerprint);
  if (known != 0)
    sql << "UPDATE game SET fingerprint = :print WHERE id = :game", soci::use(game.fingerprint),
        soci::use(known);
  return known;
}

}  // namespace

game::Error noGame(Id game) {
  return {"library.no-game", said::words("the library has no game {0}", game)};
}

bool holdGame(Library::Connection& connection, Id game) {
  Id id = 0;
  connection.sql << "SELECT id FROM game WHERE id = :game"
                 << (connection.isSqlite() ? "" : " FOR NO KEY UPDATE"),
      soci::use(game), soci::into(id);
  return connection.sql.got_data();
}

void dropGame(soci::session& sql, Id game) {
  dropAnalyses(sql, game);
  for (const char* table : {"answer", "card", "seat"})
    sql << "DELETE FROM " << table << " WHERE game_id = :game", soci::use(game);
  sql << "DELETE FROM game WHERE id = :game", soci::use(game);
  dropUnusedNames(sql);
}

game::Result<Added> Library::add(const NewGame& game) {
  return attempt([&]() -> game::Result<Added> {
    soci::session& sql = connection_->sql;
    // Most duplicates are told without a lock.
    if (const Id known = knownGame(sql, game)) {
      learnLeft(*connection_, known, game.row.seats);
      return Added{known, false};
    }
    Transaction transaction(*connection_, Transaction::writing);
    waitFor(Lock::names, sql, connection_->isSqlite());
    const auto id = insertGame(sql, game);
    if (!id) return Added{idOf(sql, game.fingerprint), false};
    for (int seat = 0; seat < 2; ++seat)
      insertSeat(sql, *id, seat, game.row.seats[static_cast<std::size_t>(seat)]);
    transaction.commit();
    return Added{*id, true};
  });
}

std::optional<game::Error> Library::enrich(Id game, const NewGame& richer, StillTrue rest) {
  return failureOf([&]() -> std::optional<game::Error> {
    soci::session& sql = connection_->sql;
    Transaction transaction(*connection_, Transaction::writing);
    waitFor(Lock::names, sql, connection_->isSqlite());
    if (!holdGame(*connection_, game)) return noGame(game);
    updateGame(sql, game, richer);
    sql << "DELETE FROM seat WHERE game_id = :game", soci::use(game);
    for (int seat = 0; seat < 2; ++seat)
      insertSeat(sql, game, seat, richer.row.seats[static_cast<std::size_t>(seat)]);
    if (rest != StillTrue::all) dropAnalyses(sql, game);
    for (const char* table : {"answer", "card"})
      if (rest == StillTrue::none)
        sql << "DELETE FROM " << table << " WHERE game_id = :game", soci::use(game);
    dropUnusedNames(sql);
    transaction.commit();
    return std::nullopt;
  });
}

game::Result<std::string> Library::record(Id game) {
  return attempt([&]() -> game::Result<std::string> {
    std::string text;
    connection_->sql << "SELECT record FROM game WHERE id = :game", soci::use(game), soci::into(text);
    if (!connection_->sql.got_data()) return noGame(game);
    return text;
  });
}

game::Result<std::string> Library::fingerprint(Id game) {
  return attempt([&]() -> game::Result<std::string> {
    std::string print;
    connection_->sql << "SELECT fingerprint FROM game WHERE id = :game", soci::use(game), soci::into(print);
    if (!connection_->sql.got_data()) return noGame(game);
    return print;
  });
}

game::Result<int> Library::lastTurn(Id game) {
  return attempt([&]() -> game::Result<int> {
    int turn = 0;
    soci::indicator any = soci::i_null;
    connection_->sql << "SELECT MAX(decision.turn) FROM decision JOIN analysis ON"
                        " analysis.id = decision.analysis_id WHERE analysis.game_id = :game",
        soci::use(game), soci::into(turn, any);
    return any == soci::i_ok ? turn : 0;
  });
}

std::optional<game::Error> Library::describe(Id game, const std::string& event, const std::string& round,
                                             const std::string& playedOn) {
  return failureOf([&]() -> std::optional<game::Error> {
    soci::session& sql = connection_->sql;
    Transaction transaction(*connection_, Transaction::writing);
    waitFor(Lock::names, sql, connection_->isSqlite());
    if (!holdGame(*connection_, game)) return noGame(game);
    Id eventId = 0;
    soci::indicator hasEvent = soci::i_null;
    if (!event.empty()) {
      eventId = eventOf(sql, event);
      hasEvent = soci::i_ok;
    }
    const std::string roundText = storable(round);
    sql << "UPDATE game SET event_id = :event, round = :round, played_on = :played WHERE id = :game",
        soci::use(eventId, hasEvent), soci::use(roundText), soci::use(playedOn), soci::use(game);
    dropUnusedNames(sql);
    transaction.commit();
    return std::nullopt;
  });
}

std::optional<game::Error> Library::remove(Id game) {
  return failureOf([&]() -> std::optional<game::Error> {
    soci::session& sql = connection_->sql;
    Transaction transaction(*connection_, Transaction::writing);
    waitFor(Lock::names, sql, connection_->isSqlite());
    if (!holdGame(*connection_, game)) return noGame(game);
    dropGame(sql, game);
    transaction.commit();
    return std::nullopt;
  });
}

game::Result<GameRow> Library::game(Id game) {
  return attempt([&]() -> game::Result<GameRow> {
    Transaction transaction(*connection_, Transaction::reading);
    Shelf shelf = shelfOf(connection_->sql, {.after = game - 1, .upTo = game});
    if (shelf.games.empty()) return noGame(game);
    return std::move(shelf.games.front());
  });
}

}  // namespace rozbor::reports
