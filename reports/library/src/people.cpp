#include <fmt/format.h>

#include "database/connection.h"
#include "rozbor/parser/encoding.h"

namespace rozbor::reports {
namespace {

constexpr std::size_t kSuggested = 5;

constexpr Id kEverybody = 0;

/// One row for each alias, people in the order of their names. Games are counted by what the index of seats
/// holds, so that no seat is read.
std::vector<PersonRow> readPeople(soci::session& sql, Id only) {
  std::vector<PersonRow> people;
  Id id = 0;
  std::string name;
  std::string alias;
  int games = 0;
  soci::statement rows =
      (sql.prepare << "SELECT person.id, person.name, alias.name, COUNT(seat.alias_id) FROM person"
                      " JOIN alias ON alias.person_id = person.id"
                      " LEFT JOIN seat ON seat.alias_id = alias.id WHERE "
                   << (only == kEverybody ? ":person = 0" : "person.id = :person")
                   << " GROUP BY person.id, person.name, alias.id, alias.name"
                      " ORDER BY person.name, person.id, alias.id",
       soci::use(only), soci::into(id), soci::into(name), soci::into(alias), soci::into(games));
  rows.execute();
  while (rows.fetch()) {
    if (people.empty() || people.back().id != id) people.push_back({id, name, {}, 0});
    people.back().aliases.push_back(alias);
    people.back().games += games;
  }
  return people;
}

game::Error unknown(const std::string& name, const std::vector<PersonRow>& people) {
  const std::string key = parser::nameKey(name);
  std::vector<std::string> close;
  for (const PersonRow& person : people) {
    if (!key.empty() && parser::nameKey(person.name).find(key) != std::string::npos)
      close.push_back(person.name);
  }
  if (close.empty()) return {"person.unknown", said::words("the library has nobody called \"{0}\"", name)};
  if (close.size() > kSuggested) close.resize(kSuggested);
  return {"person.unknown", said::words("the library has nobody called \"{0}\"; is it {1}?", name,
                                        fmt::format("{}", fmt::join(close, ", ")))};
}

/// The last merge that moved an alias; nothing when none did.
std::optional<Id> lastMerge(soci::session& sql, Id alias) {
  Id batch = 0;
  soci::indicator known = soci::i_null;
  sql << "SELECT MAX(batch) FROM merging WHERE alias_id = :alias", soci::use(alias), soci::into(batch, known);
  return known == soci::i_ok ? std::optional(batch) : std::nullopt;
}

}  // namespace

game::Result<std::vector<PersonRow>> Library::people(std::optional<Id> only) {
  return attempt([&]() -> game::Result<std::vector<PersonRow>> {
    return readPeople(connection_->sql, only.value_or(kEverybody));
  });
}

game::Result<Meetings> Library::meetings() {
  return attempt([&]() -> game::Result<Meetings> {
    std::pair<Id, Id> pair;
    soci::statement rows =
        (connection_->sql.prepare << "SELECT DISTINCT one.person_id, other.person_id FROM seat first"
                                     " JOIN alias one ON one.id = first.alias_id JOIN seat second ON"
                                     " second.game_id = first.game_id JOIN alias other ON"
                                     " other.id = second.alias_id WHERE first.number = 0 AND"
                                     " second.number = 1",
         soci::into(pair.first), soci::into(pair.second));
    rows.execute();
    Meetings meetings;
    while (rows.fetch())
      meetings.insert(std::minmax(pair.first, pair.second));
    return meetings;
  });
}

game::Result<Id> Library::person(const std::string& name) {
  return attempt([&]() -> game::Result<Id> {
    const std::string key = parser::nameKey(name);
    Id id = 0;
    connection_->sql << "SELECT person_id FROM alias WHERE key = :key", soci::use(key), soci::into(id);
    if (connection_->sql.got_data()) return id;
    const auto people = readPeople(connection_->sql, kEverybody);
    std::vector<Id> called;  // as the user has renamed them
    for (const PersonRow& person : people) {
      if (parser::nameKey(person.name) == key) called.push_back(person.id);
    }
    if (called.size() == 1) return called.front();
    if (called.size() > 1)
      return game::Error{"person.ambiguous",
                         said::words("{0} people are called \"{1}\"", called.size(), name)};
    return unknown(name, people);
  });
}

std::optional<game::Error> Library::merge(Id from, Id into) {
  return failureOf([&]() -> std::optional<game::Error> {
    if (from == into) return std::nullopt;
    soci::session& sql = connection_->sql;
    Transaction transaction(*connection_, Transaction::writing);
    waitFor(Lock::names, sql, connection_->isSqlite());
    sql << "INSERT INTO merging SELECT (SELECT COALESCE(MAX(batch), 0) + 1 FROM merging), id, person_id"
           " FROM alias WHERE person_id = :from",
        soci::use(from);
    sql << "UPDATE alias SET person_id = :into WHERE person_id = :from", soci::use(into), soci::use(from);
    transaction.commit();
    return std::nullopt;
  });
}

std::optional<game::Error> Library::unmerge(const std::string& alias) {
  return failureOf([&]() -> std::optional<game::Error> {
    soci::session& sql = connection_->sql;
    Transaction transaction(*connection_, Transaction::writing);
    waitFor(Lock::names, sql, connection_->isSqlite());
    const std::string key = parser::nameKey(alias);
    Id id = 0;
    sql << "SELECT id FROM alias WHERE key = :key", soci::use(key), soci::into(id);
    if (!sql.got_data()) return unknown(alias, readPeople(sql, kEverybody));
    const auto batch = lastMerge(sql, id);
    if (!batch) {
      return game::Error{
          "person.not-merged",
          said::words("\"{0}\" has not been merged into anybody; name the one that was", alias)};
    }
    sql << "UPDATE alias SET person_id = (SELECT from_person_id FROM merging WHERE batch = :batch AND"
           " alias_id = alias.id) WHERE id IN (SELECT alias_id FROM merging WHERE batch = :same)",
        soci::use(*batch), soci::use(*batch);
    sql << "DELETE FROM merging WHERE batch = :batch", soci::use(*batch);
    transaction.commit();
    return std::nullopt;
  });
}

std::optional<game::Error> Library::rename(Id person, const std::string& name) {
  return failureOf([&]() -> std::optional<game::Error> {
    const std::string text = storable(name);
    connection_->sql << "UPDATE person SET name = :name WHERE id = :person", soci::use(text),
        soci::use(person);
    return std::nullopt;
  });
}

}  // namespace rozbor::reports
