#include "event_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "coordinates.h"
#include "event_grammar.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// A nick is one word.
std::string nickText(std::string_view nick) {
  std::string text = oneLine(nick);
  std::ranges::replace_if(text, isBlank, '_');
  return text;
}

std::string exchangeText(const Event& event, const TileScanner& tiles) {
  if (event.exchangeCount) return fmt::format("-{}", event.exchangeCount->value);
  return '-' + tiles.join(event.exchanged.value);
}

std::string placementText(const Event& event, const TileScanner& tiles) {
  std::string text = event.at ? coordinateText(event.at->value) : std::string();
  if (!text.empty() && !event.play.value.empty()) text += ' ';
  return text + tiles.join(event.play.value);
}

std::string actionText(const Event& event, const TileScanner& tiles) {
  switch (event.kind) {
    case EventKind::placement:
      return placementText(event, tiles);
    case EventKind::exchange:
      return exchangeText(event, tiles);
    case EventKind::pass:
      return "-";
    case EventKind::withdrawn:
      return "--";
    case EventKind::challenge:
      return "(challenge)";
    case EventKind::time:
      return "(time)";
    case EventKind::endRack:
    case EventKind::rackPenalty:
      break;
  }
  return '(' + tiles.join(event.endTiles.value) + ')';
}

/// A penalty of nothing is "-0": the sign says whose tiles they are.
std::string scoreText(const Event& event) {
  const std::int32_t score = event.score->value;
  return score == 0 && event.kind == EventKind::rackPenalty ? "-0" : fmt::format("{:+}", score);
}

/// Whether a line says what the event says. `faulty` tells whether its fields hold less than it does.
bool says(std::string_view line, const Event& event, const TileScanner& tiles, bool& faulty) {
  if (!line.starts_with('>')) return false;
  const std::optional<EventReading> reading = readEventLine(line, 0, tiles);
  if (!reading) return false;
  faulty = !reading->faults.empty();
  Event read = reading->event;
  read.notes = event.notes;
  read.clock = event.clock;
  return sameContent(read, event);
}

}  // namespace

std::string oneLine(std::string_view text) {
  std::string line(text);
  std::ranges::replace_if(
      line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return line;
}

std::string eventText(const Event& event, const TileScanner& tiles) {
  std::string line = '>' + nickText(event.nick.value) + ':';
  const auto append = [&line](const std::string& word) {
    if (!word.empty()) line += ' ' + word;
  };
  if (event.rack) append(tiles.join(event.rack->value));
  append(actionText(event, tiles));
  if (event.score) append(scoreText(event));
  // Without a score the total would be read as one.
  if (event.score && event.total) append(fmt::format("{}", event.total->value));
  append(oneLine(event.trailing.value));
  return line;
}

std::string eventLine(const Event& event, const std::string& raw, const TileScanner& tiles) {
  std::string text = eventText(event, tiles);
  bool faulty = false;
  if (!says(raw, event, tiles, faulty)) return text;
  bool unused = false;
  return faulty || !says(text, event, tiles, unused) ? raw : text;
}

std::string playerText(const PlayerHeader& player) {
  std::string line = fmt::format("#player{} {}", player.number, nickText(player.nick.value));
  if (!player.name.value.empty()) line += ' ' + oneLine(player.name.value);
  return line;
}

TileScanner scannerOf(const GameRecord& record) {
  TileScanner scanner;
  for (const TileDeclaration& tile : record.tiles) {
    scanner.declare(tile.upper.value);
    scanner.declare(tile.lower.value);
  }
  return scanner;
}

}  // namespace rozbor::parser
