#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "gcg_notes.h"
#include "rozbor/parser/gcg.h"
#include "rozbor/render/render.h"
#include "words/words.h"

namespace rozbor::reports {
namespace {

using parser::GameRecord;
using parser::Line;
using parser::LineKind;

/// Our notes stand on one #note line each, between these marks, so that they can be told from the
/// user's own whatever those say.
constexpr std::string_view kOpen = "[rozbor] ";
constexpr std::string_view kClose = " [/rozbor]";

/// Without line breaks, and with plain minus signs: a record in ASCII then stays one.
std::string inOneLine(std::string text) {
  constexpr std::string_view kMinus = "\u2212";
  std::ranges::replace(text, '\n', ' ');
  for (auto at = text.find(kMinus); at != std::string::npos; at = text.find(kMinus, at))
    text.replace(at, kMinus.size(), "-");
  return text;
}

std::string verdictText(const GameReview& review, std::size_t index, const Wording& wording) {
  const Decision& decision = review.decisions[index];
  std::string comment = commentOn(review, index, wording);
  if (!decision.isGraded() || decision.band == Band::none) return comment;
  const Loss loss = *lossOf(decision);
  const bool areBounds = loss.pointsBounds && loss.byPoints();
  return fmt::format("{} {}{}: {}", bandWord(decision.band, wording), areBounds ? "" : "\u2212",
                     rulerText(decision, wording), comment);
}

/// Where our note for an event goes: behind its line and the notes that follow it.
std::size_t endOfNotes(const std::vector<Line>& lines, std::size_t eventLine) {
  std::size_t at = eventLine + 1;
  while (at < lines.size() && (lines[at].kind == LineKind::note || lines[at].kind == LineKind::continuation))
    ++at;
  return at;
}

Line noteLine(const std::string& text) {
  return {LineKind::note, 0, "#note " + std::string(kOpen) + inOneLine(text) + std::string(kClose)};
}

void insertNotes(GameRecord& record, const std::map<std::size_t, std::string>& notes) {
  std::vector<Line> lines;
  for (std::size_t at = 0; at < record.lines.size();) {
    const Line& line = record.lines[at];
    const auto note = line.kind == LineKind::event ? notes.find(line.index) : notes.end();
    const std::size_t end = line.kind == LineKind::event ? endOfNotes(record.lines, at) : at + 1;
    lines.insert(lines.end(), record.lines.begin() + static_cast<std::ptrdiff_t>(at),
                 record.lines.begin() + static_cast<std::ptrdiff_t>(end));
    if (note != notes.end()) lines.push_back(noteLine(note->second));
    at = end;
  }
  record.lines = std::move(lines);
}

}  // namespace

bool isAnnotation(std::string_view note) {
  return note.starts_with(kOpen) && note.ends_with(kClose);
}

void stripAnnotations(GameRecord& record) {
  std::erase_if(record.lines, [](const Line& line) {
    constexpr std::string_view kNote = "#note ";
    return line.kind == LineKind::note && std::string_view(line.raw).starts_with(kNote) &&
           isAnnotation(std::string_view(line.raw).substr(kNote.size()));
  });
  for (parser::Event& event : record.events) {
    std::erase_if(event.notes, [](const parser::Note& note) { return isAnnotation(note.text.value); });
  }
}

void putNotes(GameRecord& record, const std::map<std::size_t, std::string>& notes) {
  stripAnnotations(record);
  insertNotes(record, notes);
}

std::string renderGcg(const GameReview& review, const Wording& wording) {
  GameRecord record = review.record;
  std::map<std::size_t, std::string> notes;
  for (std::size_t index = 0; index < review.decisions.size(); ++index) {
    std::string text = verdictText(review, index, wording);
    if (!text.empty()) notes[review.replay.turns[review.decisions[index].turn].event] = std::move(text);
  }
  putNotes(record, notes);
  return parser::writeGcg(record);
}

}  // namespace rozbor::reports
