#include "kept_names.h"

namespace rozbor::reports {
namespace {

bool hasPerson(soci::session& sql, Id person) {
  Id id = 0;
  sql << "SELECT id FROM person WHERE id = :person", soci::use(person), soci::into(id);
  return sql.got_data();
}

KeptPerson personOf(soci::session& sql, Id person) {
  KeptPerson kept{.id = person, .name = {}};
  sql << "SELECT name FROM person WHERE id = :person", soci::use(person), soci::into(kept.name);
  return kept;
}

KeptAlias aliasOfSeat(soci::session& sql, Id game, int seat) {
  KeptAlias alias;
  Id person = 0;
  Id own = 0;
  sql << "SELECT alias.id, alias.key, alias.name, alias.person_id, alias.own_person_id FROM alias"
         " JOIN seat ON seat.alias_id = alias.id WHERE seat.game_id = :game AND seat.number = :seat",
      soci::use(game), soci::use(seat), soci::into(alias.id), soci::into(alias.key), soci::into(alias.name),
      soci::into(person), soci::into(own);
  alias.person = personOf(sql, person);
  alias.own = personOf(sql, own);
  return alias;
}

/// The person, or a new one of the same name; of the same id where nobody has it.
Id restoredPerson(soci::session& sql, const KeptPerson& person) {
  const bool isTaken = hasPerson(sql, person.id);
  if (isTaken && !person.wasDropped) return person.id;
  if (!isTaken) {
    sql << "INSERT INTO person (id, name) VALUES (:id, :name)", soci::use(person.id), soci::use(person.name);
    return person.id;
  }
  Id id = 0;
  sql << "INSERT INTO person (name) VALUES (:name) RETURNING id", soci::use(person.name), soci::into(id);
  return id;
}

}  // namespace

KeptNames namesOf(soci::session& sql, Id game) {
  KeptNames names;
  for (int seat = 0; seat < 2; ++seat)
    names.aliases[static_cast<std::size_t>(seat)] = aliasOfSeat(sql, game, seat);
  std::string event;
  sql << "SELECT fingerprint FROM game WHERE id = :game", soci::use(game), soci::into(names.fingerprint);
  sql << "SELECT event.name FROM event JOIN game ON game.event_id = event.id WHERE game.id = :game",
      soci::use(game), soci::into(event);
  if (sql.got_data()) names.event = event;
  return names;
}

void noteDropped(soci::session& sql, KeptNames& names) {
  for (KeptAlias& alias : names.aliases) {
    for (KeptPerson* person : {&alias.person, &alias.own})
      person->wasDropped = !hasPerson(sql, person->id);
  }
}

Id restoredAlias(soci::session& sql, const KeptAlias& alias) {
  Id id = 0;
  sql << "SELECT id FROM alias WHERE key = :key", soci::use(alias.key), soci::into(id);
  if (sql.got_data()) return id;
  const Id person = restoredPerson(sql, alias.person);
  const Id own = alias.own.id == alias.person.id ? person : restoredPerson(sql, alias.own);
  sql << "SELECT id FROM alias WHERE id = :id", soci::use(alias.id), soci::into(id);
  if (!sql.got_data()) {
    sql << "INSERT INTO alias (id, key, name, person_id, own_person_id)"
           " VALUES (:id, :key, :name, :person, :own)",
        soci::use(alias.id), soci::use(alias.key), soci::use(alias.name), soci::use(person), soci::use(own);
    return alias.id;
  }
  sql << "INSERT INTO alias (key, name, person_id, own_person_id) VALUES (:key, :name, :person, :own)"
         " RETURNING id",
      soci::use(alias.key), soci::use(alias.name), soci::use(person), soci::use(own), soci::into(id);
  return id;
}

}  // namespace rozbor::reports
