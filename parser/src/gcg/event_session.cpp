#include "event_session.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "coordinates.h"
#include "rozbor/parser/encoding.h"
#include "text.h"

namespace rozbor::parser {
namespace {

bool isSigned(std::string_view text) {
  return text.starts_with('+') || text.starts_with('-');
}

/// Digits and nothing else, and no word but another number after them.
bool isLastNumbers(std::string_view rest) {
  const auto [word, after] = splitWord(rest);
  return !word.empty() && std::ranges::all_of(word, isDigit) && (after.empty() || looksLikeNumber(after));
}

/// Whether the word could be a play, with its points behind it.
bool looksLikePlay(std::string_view rest, const TileScanner& tiles) {
  const auto [word, after] = splitWord(rest);
  const char* const end = word.data() + word.size();
  const char* tile = word.data();
  while (tile != end) {
    const char* const next = *tile == '.' ? tile + 1 : tiles.scan(tile, end);
    if (next == tile) return false;
    tile = next;
  }
  return !word.empty() && looksLikeNumber(after);
}

std::string sortedLower(const std::vector<TileText>& tiles) {
  std::string letters;
  for (const TileText& tile : tiles)
    letters += lowerAscii(tile.value);
  std::ranges::sort(letters);
  return letters;
}

}  // namespace

bool looksLikeNumber(std::string_view text) {
  return !text.empty() && (isDigit(text.front()) || isSigned(text));
}

void EventSession::takeNick(std::string_view text) {
  reading_.event.nick = {.value = normalized(text), .where = rangeOf(line_, text, lineNumber_)};
}

bool EventSession::takeTiles(std::string_view text, Field<std::vector<TileText>>& field) {
  field = {.value = tiles_.split(line_, text, lineNumber_), .where = rangeOf(line_, text, lineNumber_)};
  return field.value.size() <= kMostTiles;
}

bool EventSession::takeRack(std::string_view text) {
  Field<std::vector<TileText>> rack;
  if (!takeTiles(text, rack)) return false;
  reading_.event.rack = std::move(rack);
  return true;
}

bool EventSession::takeCoordinate(std::string_view text) {
  const std::optional<Coordinate> at = coordinateOf(text);
  if (!at) return false;
  reading_.event.at = {.value = *at, .where = rangeOf(line_, text, lineNumber_)};
  return true;
}

bool EventSession::takePlay(std::string_view text) {
  Field<std::vector<TileText>> play;
  if (!takeTiles(text, play)) return false;
  reading_.event.play = std::move(play);
  return true;
}

bool EventSession::takeExchanged(std::string_view text) {
  return takeTiles(text, reading_.event.exchanged);
}

bool EventSession::takeExchangeCount(std::string_view text) {
  const std::optional<std::int32_t> count = toNumber(text);
  if (!count) return false;
  if (*count == 0) {
    setKind(EventKind::pass);
  } else {
    reading_.event.exchangeCount = {.value = static_cast<std::uint32_t>(*count),
                                    .where = rangeOf(line_, text, lineNumber_)};
  }
  return true;
}

bool EventSession::takeEndTiles(std::string_view text) {
  return takeTiles(text, reading_.event.endTiles);
}

bool EventSession::isTimeWord(std::string_view text, std::string_view rest) const {
  if (text != "(TIME)") return true;
  const auto& rack = reading_.event.rack;
  return trimmed(rest).starts_with('-') && !(rack && sortedLower(rack->value) == "eimt");
}

bool EventSession::takeScore(std::string_view text) {
  std::optional<std::int32_t> score = toNumber(text);
  if (!score) return false;
  Event& event = reading_.event;
  const bool takesAway = event.kind == EventKind::withdrawn || event.kind == EventKind::time;
  if (takesAway && !isSigned(text)) score = -*score;
  event.score = {.value = *score, .where = rangeOf(line_, text, lineNumber_)};
  return true;
}

bool EventSession::takeTotal(std::string_view text) {
  const std::optional<std::int32_t> total = toNumber(text);
  if (!total) return false;
  reading_.event.total = {.value = *total, .where = rangeOf(line_, text, lineNumber_)};
  return true;
}

void EventSession::takeTrailing(std::string_view text) {
  text = trimmed(text);
  if (text.empty()) return;
  reading_.event.trailing = {.value = normalized(text), .where = rangeOf(line_, text, lineNumber_)};
}

bool EventSession::mustSkip(Expected expected, std::string_view rest) const {
  switch (expected) {
    case Expected::coordinate:
      return !isSigned(rest) && !isLastNumbers(rest) && !looksLikePlay(rest, tiles_);
    case Expected::play:
      return !isSigned(rest) && !isLastNumbers(rest);
    case Expected::score:
    case Expected::endRackPoints:
    case Expected::total:
      return looksLikeNumber(rest);
    case Expected::closing:
      return !looksLikeNumber(rest);
    case Expected::rack:
    case Expected::exchange:
      break;
  }
  return true;
}

const char* EventSession::recover(Expected expected, const char* where) {
  const auto offset = static_cast<std::size_t>(where - line_.data());
  const std::string_view rest = line_.substr(offset);
  const std::size_t skipped = mustSkip(expected, rest) ? splitWord(rest).first.size() : 0;
  std::vector<EventFault>& faults = reading_.faults;
  // Where one thing is missing the next ones are, too: once is enough.
  const bool isSaid = !faults.empty() && faults.back().offset == offset;
  if (!isSaid) faults.push_back({.expected = expected, .offset = offset, .skipped = skipped});
  return where + skipped;
}

void EventSession::finish() {
  Event& event = reading_.event;
  event.where = rangeOf(line_, line_, lineNumber_);
  if (event.kind != EventKind::endRack) return;
  const bool deducts = event.score ? event.score->value < 0 : event.rack.has_value();
  if (deducts) event.kind = EventKind::rackPenalty;
}

bool EventSession::madeSense() const {
  const Event& event = reading_.event;
  const bool skipped =
      std::ranges::any_of(reading_.faults, [](const EventFault& f) { return f.skipped > 0; });
  return event.kind != EventKind::placement || event.at || event.score ||
         !(skipped || !event.trailing.value.empty());
}

}  // namespace rozbor::parser
