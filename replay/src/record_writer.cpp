#include "rozbor/replay/record_writer.h"

#include <cstddef>
#include <span>
#include <vector>

#include "rozbor/game/end_rack.h"
#include "rozbor/parser/gcg.h"

namespace rozbor::replay {
namespace {

using parser::EventKind;
using Texts = std::vector<parser::TileText>;

Texts written(std::span<const game::Tile> tiles, const game::Alphabet& alphabet) {
  Texts texts;
  for (const game::Tile tile : tiles) {
    const std::string text = alphabet.text(tile);
    const bool bracket = text.front() == '[';
    texts.push_back({bracket ? text.substr(1, text.size() - 2) : text, {}});
  }
  return texts;
}

Texts written(const game::TileCounts& tiles, const game::Alphabet& alphabet) {
  std::vector<game::Tile> all;
  tiles.forEachTile([&](game::Tile tile) { all.push_back(tile); });
  return written(all, alphabet);
}

EventKind eventKind(game::Move::Kind kind) {
  switch (kind) {
    case game::Move::Kind::pass:
      return EventKind::pass;
    case game::Move::Kind::exchange:
      return EventKind::exchange;
    case game::Move::Kind::placement:
      break;
  }
  return EventKind::placement;
}

}  // namespace

RecordWriter::RecordWriter(const game::Language& language) : language_(language) {
  record_.encoding = "UTF-8";
}

void RecordWriter::addPlayer(const std::string& nick, const std::string& name) {
  const auto number = static_cast<std::uint32_t>(record_.players.size() + 1);
  record_.players.push_back({number, {nick, {}}, {name, {}}});
}

parser::Event& RecordWriter::addEvent(int player, EventKind kind, int points) {
  const auto index = static_cast<std::size_t>(player);
  totals_[index] += points;
  parser::Event& event = record_.events.emplace_back();
  event.kind = kind;
  event.nick = record_.players[index].nick;
  event.score = parser::Field<std::int32_t>{points, {}};
  event.total = parser::Field<std::int32_t>{totals_[index], {}};
  return event;
}

parser::Event& RecordWriter::addMove(int player, const game::Rack& rack, const game::Move& move, int points) {
  parser::Event& event = addEvent(player, eventKind(move.kind()), points);
  event.rack = parser::Field<Texts>{written(rack, language_.alphabet), {}};
  if (move.kind() == game::Move::Kind::exchange) {
    event.exchanged.value = written(move.tiles(), language_.alphabet);
  } else if (move.isPlacement()) {
    const bool across = move.direction() == game::Direction::across;
    event.at = parser::Field<parser::Coordinate>{{move.start().row, move.start().column, across}, {}};
    event.play.value = written(move.tiles(), language_.alphabet);
  }
  return event;
}

parser::Event& RecordWriter::addPass(int player) {
  return addEvent(player, EventKind::pass, 0);
}

parser::Event& RecordWriter::addExchange(int player, int count) {
  if (count <= 0) return addPass(player);
  parser::Event& event = addEvent(player, EventKind::exchange, 0);
  event.exchangeCount = parser::Field<std::uint32_t>{static_cast<std::uint32_t>(count), {}};
  return event;
}

parser::Event& RecordWriter::addWithdrawn(int player, int points) {
  // The tiles that go back are those of the play.
  const auto rack = record_.events.back().rack;
  parser::Event& event = addEvent(player, EventKind::withdrawn, -points);
  event.rack = rack;
  return event;
}

parser::Event& RecordWriter::addTime(int player, int points) {
  return addEvent(player, EventKind::time, -points);
}

void RecordWriter::addEnd(const std::array<game::Rack, 2>& racks) {
  const auto settled = endRackPoints(racks, language_);
  for (int player = 0; player < 2; ++player) {
    const auto index = static_cast<std::size_t>(player);
    if (settled[index].wentOut) {
      parser::Event& event = addEvent(player, EventKind::endRack, settled[index].points);
      event.endTiles.value = written(racks[1 - index], language_.alphabet);
    } else if (settled[index].deducted) {
      parser::Event& event = addEvent(player, EventKind::rackPenalty, settled[index].points);
      event.rack = parser::Field<Texts>{written(racks[index], language_.alphabet), {}};
      event.endTiles.value = event.rack->value;
    }
  }
}

std::string RecordWriter::gcg() {
  layOutLines(record_);
  return writeGcg(record_);
}

}  // namespace rozbor::replay
