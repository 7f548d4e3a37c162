#include "online/event_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "coordinates.h"
#include "rozbor/parser/encoding.h"
#include "text.h"

namespace rozbor::parser {
namespace {

enum Type : std::size_t {
  kPlacement,
  kPhonyReturned,
  kPass,
  kChallengeBonus,
  kExchange,
  kEndRackPoints,
  kTimePenalty,
  kEndRackPenalty,
  kTurnLoss
};

constexpr std::array<std::string_view, 10> kTypes = {"TILE_PLACEMENT_MOVE",
                                                     "PHONY_TILES_RETURNED",
                                                     "PASS",
                                                     "CHALLENGE_BONUS",
                                                     "EXCHANGE",
                                                     "END_RACK_PTS",
                                                     "TIME_PENALTY",
                                                     "END_RACK_PENALTY",
                                                     "UNSUCCESSFUL_CHALLENGE_TURN_LOSS",
                                                     "CHALLENGE"};

constexpr std::array<EventKind, 9> kKinds = {EventKind::placement, EventKind::withdrawn,   EventKind::pass,
                                             EventKind::challenge, EventKind::exchange,    EventKind::endRack,
                                             EventKind::time,      EventKind::rackPenalty, EventKind::pass};

constexpr std::uint32_t kMostRows = 63;

/// "8D" or "D8", as coordinateOf wants it.
std::optional<Coordinate> placeOf(std::string_view text) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  const auto isLetter = [](char each) {
    return (each >= 'A' && each <= 'Z') || (each >= 'a' && each <= 'z');
  };
  const std::string_view digits = isLetter(text.front()) ? text.substr(1) : text.substr(0, text.size() - 1);
  const bool hasOneLetter = isLetter(text.front()) != isLetter(text.back());
  if (!hasOneLetter || !std::ranges::all_of(digits, isDigit)) return std::nullopt;
  return coordinateOf(text);
}

std::optional<Coordinate> placeByNumbers(std::int32_t row, std::int32_t column, bool across) {
  // What has no name such as "8D" could not be written again.
  constexpr std::int32_t kColumns = 'Z' - 'A' + 1;
  if (row < 0 || column < 0 || row > static_cast<std::int32_t>(kMostRows) || column >= kColumns)
    return std::nullopt;
  return Coordinate{static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column), across};
}

bool hasClock(const Json& event) {
  if (!event.is_object()) return false;
  for (const char* name : {"millis_remaining", "millisRemaining"}) {
    const auto found = event.find(name);
    if (found != event.end() && *found != 0 && *found != "0") return true;
  }
  return false;
}

}  // namespace

std::span<const std::string_view> eventTypes() {
  return kTypes;
}

void EventReader::read(const Json& events, const std::string& path) {
  // In a file without clocks they are absent or 0 throughout.
  hasClocks_ = std::ranges::any_of(events, hasClock);
  for (std::size_t index = 0; index < events.size(); ++index) {
    const std::string at = pathOf(path, index);
    if (events[index].is_object()) {
      readOne(events[index], Fields(events[index], at, diagnostics_), index);
      continue;
    }
    reportOnline(diagnostics_, Severity::error, "online.bad-value", at, said::words("an event"),
                 shown(events[index]), said::words("it is kept and not used"));
    keepWhole(events[index], index);
  }
}

void EventReader::keepWhole(const Json& value, std::size_t index) {
  record_.keptValues.push_back({pathOf("events", index), value.dump()});
}

void EventReader::readOne(const Json& value, Fields fields, std::size_t index) {
  fields.setGamePath(pathOf("events", index));
  const auto type = fields.enumeration("type", kTypes);
  if (!type || *type >= kKinds.size()) {
    const Json* const written = fields.find("type");
    reportOnline(diagnostics_, Severity::warning, "online.unknown-event", fields.pathTo("type"),
                 said::words("a type of event that happens on the board"),
                 written == nullptr ? said::Message() : shown(*written),
                 said::words("the event is kept and not used"));
    keepWhole(value, index);
    return;
  }
  Event& event = record_.events.emplace_back();
  event.kind = kKinds[*type];
  event.nick.value = nickOf(fields);
  readBody(event, fields);
  readTotals(event, fields);
  if (hasClocks_) {
    event.clock = Field<std::int64_t>{fields.number("millis_remaining").value_or(0), {}};
  } else {
    (void)fields.find("millis_remaining");
  }
  if (const auto note = fields.text("note")) event.notes.push_back({{normalized(*note), {}}});
  if (*type == kTurnLoss) fields.keep("type", record_.keptValues);
  for (const char* derived : {"is_bingo", "num_tiles_from_rack"})
    (void)fields.find(derived);
  fields.keepRest(record_.keptValues);
}

std::string EventReader::nickOf(Fields& fields) {
  const auto nickname = fields.text("nickname");
  const auto number = fields.number("player_index").value_or(0);
  if (nickname) {
    const auto known = std::ranges::find(nicknames_, *nickname);
    if (known != nicknames_.end())
      return record_.players[static_cast<std::size_t>(known - nicknames_.begin())].nick.value;
  }
  if (!nickname && number >= 0 && static_cast<std::uint64_t>(number) < record_.players.size())
    return record_.players[static_cast<std::size_t>(number)].nick.value;
  const auto found = said::Message::verbatim(nickname ? parser::quoted(*nickname) : std::to_string(number));
  reportOnline(diagnostics_, Severity::warning, "online.unknown-player",
               fields.pathTo(nickname ? "nickname" : "player_index"), said::words("one of the players"),
               found, said::words("the event is kept under this name"));
  return nickname ? *nickname : fmt::format("player{}", number);
}

std::optional<std::vector<TileText>> EventReader::tilesAt(Fields& fields, const char* name, bool isPlay,
                                                          Severity severity) {
  const auto text = fields.text(name);
  if (!text) return std::nullopt;
  auto tiles = isPlay ? tiles_.play(*text) : tiles_.rack(*text);
  if (!tiles) {
    reportOnlineText(
        diagnostics_, severity, "online.bad-tiles", fields.pathTo(name),
        tiles_.isNumbered() ? said::words("base64 of the numbers of letters") : said::words("letters"), *text,
        said::words("these tiles are left out"));
  }
  return tiles;
}

void EventReader::readBody(Event& event, Fields& fields) {
  auto rack = tilesAt(fields, "rack", false, Severity::warning);
  if (event.kind == EventKind::placement) readPlacement(event, fields);
  if (event.kind == EventKind::exchange) readExchange(event, fields);
  const bool isOthers = event.kind == EventKind::endRack;
  if (rack && (isOthers || event.kind == EventKind::rackPenalty)) event.endTiles.value = *rack;
  if (rack && !isOthers) event.rack = Field<Tiles>{*std::move(rack), {}};
  if (event.kind == EventKind::withdrawn) {
    // What was taken back stands in the event before.
    for (const char* repeated : {"played_tiles", "row", "column", "direction", "position", "words_formed"})
      (void)fields.find(repeated);
  }
}

void EventReader::readPlacement(Event& event, Fields& fields) {
  readPlace(event, fields);
  auto play = tilesAt(fields, "played_tiles", true, Severity::error);
  if (play) {
    event.play.value = *std::move(play);
  } else if (!fields.find("played_tiles")) {
    reportOnline(diagnostics_, Severity::error, "online.missing-play", fields.pathTo("played_tiles"),
                 said::words("the tiles of a play"), {}, said::words("the event has no play"));
  }
}

void EventReader::readPlace(Event& event, Fields& fields) {
  static constexpr std::array<std::string_view, 2> kDirections = {"HORIZONTAL", "VERTICAL"};
  const auto direction = fields.enumeration("direction", kDirections);
  const auto byNumbers =
      placeByNumbers(fields.smallNumber("row"), fields.smallNumber("column"), direction.value_or(0) == 0);
  const auto text = fields.text("position");
  const auto written = text ? placeOf(*text) : std::nullopt;
  const auto place = written ? written : byNumbers;
  if (!direction || !place || (text && !written)) {
    reportOnline(diagnostics_, Severity::error, "online.bad-place", fields.pathTo("position"),
                 said::words("a place such as \"8D\" or a row, a column and a direction"),
                 text ? said::Message::verbatim(parser::quoted(*text)) : said::words("none of them"),
                 said::words("the event has no place"));
    return;
  }
  const bool hasNumbers = fields.find("row") || fields.find("column");
  if (written && hasNumbers && byNumbers != written) {
    reportOnlineText(diagnostics_, Severity::warning, "online.place-differs", fields.pathTo("position"),
                     said::words("the place of row, column and direction"), *text,
                     said::words("the position stands"));
  }
  event.at = Field<Coordinate>{*place, {}};
}

void EventReader::readExchange(Event& event, Fields& fields) {
  const auto text = fields.text("exchanged");
  const auto count = text && !tiles_.isNumbered() ? toNumber(*text) : std::nullopt;
  const std::int32_t told = count.value_or(fields.smallNumber("num_tiles_from_rack"));
  const bool isCounted = count.has_value() || !text;
  if (!isCounted) {
    if (auto tiles = tilesAt(fields, "exchanged", false, Severity::error))
      event.exchanged.value = *std::move(tiles);
    return;
  }
  if (told > 0) {
    event.exchangeCount = Field<std::uint32_t>{static_cast<std::uint32_t>(told), {}};
    return;
  }
  reportOnline(diagnostics_, Severity::error, "online.missing-play", fields.pathTo("exchanged"),
               said::words("the tiles of an exchange"), {}, said::words("what was exchanged is not known"));
}

void EventReader::readTotals(Event& event, Fields& fields) {
  std::int32_t score = 0;
  switch (event.kind) {
    case EventKind::withdrawn:
    case EventKind::time:
    case EventKind::rackPenalty:
      score = fields.smallNumber("lost_score");
      // The sign says whose points they are; the number may have either.
      score = score > 0 ? -score : score;
      break;
    case EventKind::challenge:
      score = fields.smallNumber("bonus");
      break;
    case EventKind::endRack:
      score = fields.smallNumber("end_rack_points");
      break;
    case EventKind::placement:
    case EventKind::pass:
    case EventKind::exchange:
      score = fields.smallNumber("score");
      break;
  }
  event.score = Field<std::int32_t>{score, {}};
  event.total = Field<std::int32_t>{fields.smallNumber("cumulative"), {}};
  // Numbers of other kinds of events, where a writer puts out all fields.
  for (const char* other : {"lost_score", "bonus", "end_rack_points", "score"})
    (void)fields.find(other);
}

}  // namespace rozbor::parser
