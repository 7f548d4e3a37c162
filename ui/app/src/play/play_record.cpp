#include <fmt/format.h>

#include "rozbor/app/play/played_game.h"
#include "rozbor/parser/clock.h"
#include "rozbor/replay/record_writer.h"

// A part of PlayedGame: its record.
namespace rozbor::app {
namespace {

parser::TextField field(std::string text) {
  return {std::move(text), {}};
}

/// One word, as a line of a record begins with it.
std::string nickOf(const std::string& name) {
  const std::string nick = name.substr(0, name.find_first_of(" \t:"));
  return nick.empty() ? "Player" : nick;
}

void addClock(parser::Event& event, const PlayedTurn& turn) {
  if (turn.left) event.clock = parser::Field<std::int64_t>{turn.left->count(), {}};
}

void addTurn(replay::RecordWriter& writer, int seat, const PlayedTurn& turn) {
  addClock(writer.addMove(seat, turn.rack, turn.move, turn.points), turn);
  if (turn.takenBack) addClock(writer.addWithdrawn(seat, turn.points), turn);
}

void addHeader(replay::RecordWriter& writer, const PlaySetup& setup, const PlayTable& table) {
  const engine::PlayerSpec& level = table.level.spec;
  const std::string nick = nickOf(setup.person);
  for (const bool person : {setup.personBegins, !setup.personBegins}) {
    if (person) {
      writer.addPlayer(nick, setup.person);
    } else {
      writer.addPlayer(level.name == nick ? level.name + "-2" : level.name, level.name + " (Rozbor)");
    }
  }
  parser::GameRecord& record = writer.record();
  record.title = field(fmt::format("{} – {}", setup.person, level.name));
  record.descriptions.push_back(field(fmt::format("{}: {}", level.name, textOf(level))));
  record.descriptions.push_back(field(fmt::format("Played with Rozbor, seed {}.", setup.seed)));
  record.lexicon = field(table.lexicon->info().name);
  if (!setup.day.empty()) record.date = field(setup.day);
  record.challengeRule = field(setup.phonies == PhonyRule::refused ? "VOID" : "SINGLE");
  if (setup.minutes) {
    const PlayTime each = std::chrono::minutes(*setup.minutes);
    record.timeControl = field(parser::timeControlText({each.count(), 0, {}}));
  }
}

parser::Field<std::vector<parser::TileText>> tilesOf(const game::Rack& rack, const game::Alphabet& alphabet) {
  parser::Field<std::vector<parser::TileText>> tiles;
  rack.forEachTile([&](game::Tile tile) {
    tiles.value.push_back(field(tile.isBlank() ? "?" : alphabet.upper(tile.letter())));
  });
  return tiles;
}

}  // namespace

std::string PlayedGame::gcg() const {
  replay::RecordWriter writer(*table_.language);
  addHeader(writer, setup_, table_);
  for (const PlayedTurn& turn : turns_)
    addTurn(writer, seatOf(turn.side), turn);
  parser::GameRecord& record = writer.record();
  const engine::GameEnd end = course_.end();
  if (course_.over() && !end.brokenOff) {
    writer.addEnd(end.racks);
    const bool out = end.racks[0].empty() || end.racks[1].empty();
    record.endReason = field(out ? "STANDARD" : "CONSECUTIVE_ZEROES");
  } else {
    for (const std::size_t seat : {0U, 1U})
      record.remainingRack[seat] = tilesOf(end.racks[seat], table_.language->alphabet);
    if (resigned_) record.endReason = field("RESIGNED");
    record.incomplete = !over();
  }
  const PlayOutcome result = outcome();
  for (const PlaySide side : {PlaySide::person, PlaySide::level}) {
    if (over() && result.overtime[at(side)] > 0) writer.addTime(seatOf(side), result.overtime[at(side)]);
  }
  return writer.gcg();
}

}  // namespace rozbor::app
