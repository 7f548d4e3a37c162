#include "names.h"

#include "database/connection.h"
#include "rozbor/parser/encoding.h"

namespace rozbor::reports {
namespace {

std::optional<Id> found(soci::session& sql, const char* query, const std::string& key) {
  Id id = 0;
  sql << query, soci::use(key), soci::into(id);
  return sql.got_data() ? std::optional(id) : std::nullopt;
}

/// As it is shown: without line breaks and needless blanks.
std::string shownName(const std::string& written) {
  std::string shown;
  for (const char letter : storable(written)) {
    const bool space = letter == ' ' || ('\t' <= letter && letter <= '\r');
    if (!space) shown += letter;
    if (space && !shown.empty() && shown.back() != ' ') shown += ' ';
  }
  if (shown.ends_with(' ')) shown.pop_back();
  return shown;
}

Id newPerson(soci::session& sql, const std::string& name) {
  Id person = 0;
  sql << "INSERT INTO person (name) VALUES (:name) RETURNING id", soci::use(name), soci::into(person);
  return person;
}

}  // namespace

Id aliasOf(soci::session& sql, const std::string& written) {
  const std::string name = shownName(written);
  const std::string key = parser::nameKey(name);
  constexpr const char* kFind = "SELECT id FROM alias WHERE key = :key";
  if (const auto known = found(sql, kFind, key)) return *known;
  const Id person = newPerson(sql, name);
  Id alias = 0;
  sql << "INSERT INTO alias (key, name, person_id, own_person_id) VALUES (:key, :name, :person, :own) "
         "ON CONFLICT (key) DO NOTHING RETURNING id",
      soci::use(key), soci::use(name), soci::use(person), soci::use(person), soci::into(alias);
  if (sql.got_data()) return alias;
  // Another process was quicker; on PostgreSQL its name can be seen now.
  sql << "DELETE FROM person WHERE id = :person", soci::use(person);
  return found(sql, kFind, key).value();
}

Id eventOf(soci::session& sql, const std::string& name) {
  const std::string text = storable(name);
  const std::string key = parser::nameKey(text);
  constexpr const char* kFind = "SELECT id FROM event WHERE key = :key";
  if (const auto known = found(sql, kFind, key)) return *known;
  Id event = 0;
  sql << "INSERT INTO event (key, name) VALUES (:key, :name) ON CONFLICT (key) DO NOTHING RETURNING id",
      soci::use(key), soci::use(text), soci::into(event);
  return sql.got_data() ? event : found(sql, kFind, key).value();
}

void dropUnusedNames(soci::session& sql) {
  sql << "DELETE FROM alias WHERE NOT EXISTS (SELECT 1 FROM seat WHERE seat.alias_id = alias.id)"
         " AND NOT EXISTS (SELECT 1 FROM merging WHERE merging.alias_id = alias.id"
         " OR merging.from_person_id = alias.own_person_id)";
  sql << "DELETE FROM person WHERE NOT EXISTS "
         "(SELECT 1 FROM alias WHERE alias.person_id = person.id OR alias.own_person_id = person.id)";
  sql << "DELETE FROM event WHERE NOT EXISTS (SELECT 1 FROM game WHERE game.event_id = event.id)";
}

}  // namespace rozbor::reports
