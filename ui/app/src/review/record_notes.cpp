#include "rozbor/app/review/record_notes.h"

#include <algorithm>
#include <vector>

#include "rozbor/app/replace_file.h"
#include "rozbor/app/review/record_file.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/render/render.h"

namespace rozbor::app {
namespace {

using parser::GameRecord;
using parser::LineKind;

/// The lines of a text as they are, each with its line end.
std::vector<std::string> rawLines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::size_t next = text.substr(end).starts_with("\r\n") ? end + 2 : std::min(end + 1, text.size());
    lines.emplace_back(text.substr(0, next));
    text.remove_prefix(next);
  }
  return lines;
}

std::string_view lineEnd(std::string_view line) {
  const std::size_t end = line.find_first_of("\r\n");
  return end == std::string_view::npos ? std::string_view("\n") : line.substr(end);
}

/// A note line for each line of the note that says anything.
std::vector<std::string> noteLines(std::string_view note) {
  std::vector<std::string> lines;
  for (std::string line : rawLines(note)) {
    line.resize(std::min(line.find_first_of("\r\n"), line.size()));
    if (line.find_first_not_of(" \t") != std::string::npos) lines.push_back("#note " + line);
  }
  return lines;
}

/// Where the event stands among the lines; their number where it does not.
std::size_t placeOf(std::size_t event, const GameRecord& record) {
  const auto found = std::ranges::find_if(record.lines, [event](const parser::Line& line) {
    return line.kind == LineKind::event && line.index == event;
  });
  return static_cast<std::size_t>(found - record.lines.begin());
}

/// The lines after that of the event that hold the user's notes on it, in order.
std::vector<std::size_t> ownNotePlaces(const GameRecord& record, std::size_t event) {
  std::vector<std::size_t> places;
  std::size_t notes = 0;
  bool own = false;
  for (std::size_t at = placeOf(event, record) + 1; at < record.lines.size(); ++at) {
    const LineKind kind = record.lines[at].kind;
    if (kind == LineKind::event) break;
    if (kind == LineKind::note) {
      const auto& all = record.events[event].notes;
      own = notes < all.size() && !reports::isAnnotation(all[notes].text.value);
      ++notes;
    }
    if (own && (kind == LineKind::note || kind == LineKind::continuation)) places.push_back(at);
    if (kind != LineKind::note && kind != LineKind::continuation) own = false;
  }
  return places;
}

/// The bytes with the lines of the note changed. Needs as many lines as the record has.
std::string changedBytes(std::vector<std::string> lines, const GameRecord& record, std::size_t event,
                         std::string_view note) {
  const std::size_t place = placeOf(event, record);
  for (const std::size_t at : ownNotePlaces(record, event))
    lines[at].clear();
  const std::string end(lineEnd(lines[place]));
  if (!lines[place].ends_with(end)) lines[place] += end;
  std::string text;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    text += lines[at];
    if (at != place) continue;
    for (const std::string& line : noteLines(note))
      text += line + end;
  }
  return text;
}

/// The same by the parser's own writer.
std::string rewritten(GameRecord record, std::size_t event, std::string_view note) {
  const std::size_t place = placeOf(event, record);
  const auto places = ownNotePlaces(record, event);
  for (auto at = places.rbegin(); at != places.rend(); ++at)
    record.lines.erase(record.lines.begin() + static_cast<std::ptrdiff_t>(*at));
  auto where = record.lines.begin() + static_cast<std::ptrdiff_t>(place) + 1;
  for (const std::string& line : noteLines(note))
    where = record.lines.insert(where, {LineKind::note, 0, line}) + 1;
  return parser::writeGcg(record);
}

/// Whether the text reads as the record with that note.
bool says(const std::string& text, const GameRecord& before, std::size_t event, std::string_view note) {
  const GameRecord after = parser::parseGcg(text).record;
  if (after.events.size() != before.events.size()) return false;
  std::string wanted;
  for (const std::string& line : noteLines(note))
    wanted += (wanted.empty() ? "" : "\n") + line.substr(std::string_view("#note ").size());
  return ownNote(after, event) == wanted;
}

}  // namespace

std::string ownNote(const GameRecord& record, std::size_t event) {
  std::string text;
  for (const parser::Note& note : record.events[event].notes) {
    if (reports::isAnnotation(note.text.value)) continue;
    text += (text.empty() ? "" : "\n") + note.text.value;
  }
  return text;
}

void putOwnNote(GameRecord& record, std::size_t event, std::string_view note) {
  auto& notes = record.events[event].notes;
  std::erase_if(notes, [](const parser::Note& each) { return !reports::isAnnotation(each.text.value); });
  if (!note.empty()) notes.insert(notes.begin(), parser::Note{{std::string(note), {}}});
}

game::Result<std::string> withOwnNote(std::string_view bytes, std::size_t event, std::string_view note) {
  if (!parser::looksLikeGcg(bytes))
    return game::Error{"note.not-gcg", said::words("notes are kept in GCG records only")};
  const GameRecord record = parser::parseGcg(bytes).record;
  if (event >= record.events.size() || placeOf(event, record) == record.lines.size())
    return game::Error{"note.no-event", said::words("the record has no such turn")};
  std::vector<std::string> lines = rawLines(bytes);
  if (lines.size() == record.lines.size()) {
    std::string text = changedBytes(std::move(lines), record, event, note);
    if (says(text, record, event, note)) return text;
  }
  return rewritten(record, event, note);
}

std::optional<game::Error> keepOwnNote(const std::filesystem::path& file, std::size_t event,
                                       std::string_view note) {
  const auto bytes = bytesOf(file);
  if (!bytes) return bytes.error();
  const auto text = withOwnNote(*bytes, event, note);
  if (!text) return text.error();
  return replaceFile(file, *text);
}

}  // namespace rozbor::app
