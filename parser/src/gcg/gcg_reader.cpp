#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "diagnostic_list.h"
#include "event_grammar.h"
#include "header_reader.h"
#include "lines.h"
#include "rozbor/parser/encoding.h"
#include "rozbor/parser/gcg.h"
#include "text.h"
#include "text_faults.h"

namespace rozbor::parser {
namespace {

/// Reads one file: goes over its lines once, in order, and fills a record.
class GcgReader {
 public:
  ParsedRecord read(std::string_view bytes);

 private:
  void decode(std::string_view bytes);
  void reportEncoding(const DecodedText& text);

  void readLine(std::size_t index);
  void readPragma(Line& line);
  void readEncodingPragma(Line& line);
  void readNote(Line& line, const PragmaText& pragma);
  void readEvent(Line& line);
  void readRest(std::size_t index);
  void continueText(std::size_t index);

  void checkWhole();
  void derivePlayers();
  void reportUnknownNicks();

  void report(Severity severity, std::string_view code, std::string_view line, std::string_view part,
              said::Message message, said::Message recovery) {
    diagnostics_.add(severity, code, rangeOf(line, part, lineNumber_), std::move(message),
                     std::move(recovery));
  }

  GameRecord record_;
  DiagnosticList diagnostics_;
  HeaderReader header_{record_, diagnostics_};
  DeclaredEncoding declared_;
  std::uint32_t lineNumber_ = 0;
  TextField* open_ = nullptr;  ///< the note or description that plain lines go on with
  std::size_t openEnd_ = 0;    ///< index of the line after its last
};

ParsedRecord GcgReader::read(std::string_view bytes) {
  decode(bytes);
  header_.declareTiles();
  for (std::size_t index = 0; index < record_.lines.size(); ++index)
    readLine(index);
  checkWhole();
  return {.record = std::move(record_),
          .diagnostics = std::move(diagnostics_).sorted("gcg", said::words("a game record"))};
}

void GcgReader::decode(std::string_view bytes) {
  declared_ = findDeclaredEncoding(bytes);
  const DecodedText text = decodeText(bytes, declared_.name);
  record_.declaredEncoding = declared_.name;
  record_.encoding = text.encoding;
  SplitText split = splitLines(text.utf8);
  reportTextFaults("gcg", text, split, diagnostics_);
  record_.lines = std::move(split.lines);
  reportEncoding(text);
}

void GcgReader::reportEncoding(const DecodedText& text) {
  if (!declared_.found || declared_.line >= record_.lines.size()) return;
  const std::string& line = record_.lines[declared_.line].raw;
  const std::string_view value = pragmaText(line).value;
  lineNumber_ = static_cast<std::uint32_t>(declared_.line + 1);
  const said::Message readAs = said::words("the text is read as {0}", text.encoding);
  if (declared_.line > 0) {
    report(Severity::warning, "gcg.late-encoding", line, line,
           said::words("expected #character-encoding in line 1, found it further down"), readAs);
  }
  if (text.declaredUnknown || value.empty()) {
    report(Severity::warning, "gcg.encoding-unknown", line, value,
           said::words("expected the name of an encoding that contains ASCII, found {0}", quoted(value)),
           readAs);
  }
  if (text.declaredWrong) {
    report(Severity::info, "gcg.encoding-wrong", line, value,
           said::words("expected text in {0}, found {1}", quoted(value), text.encoding), readAs);
  }
}

void GcgReader::readLine(std::size_t index) {
  Line& line = record_.lines[index];
  lineNumber_ = static_cast<std::uint32_t>(index + 1);
  if (index >= kMostLines || line.kind == LineKind::blank) return;
  if (line.raw.front() == '#') {
    open_ = nullptr;
    readPragma(line);
    openEnd_ = index + 1;
  } else if (line.raw.front() == '>') {
    open_ = nullptr;
    readEvent(line);
  } else {
    readRest(index);
  }
}

void GcgReader::readPragma(Line& line) {
  const PragmaText pragma = pragmaText(line.raw);
  if (pragma.name == "note") {
    readNote(line, pragma);
  } else if (pragma.name == kEncodingPragma) {
    readEncodingPragma(line);
  } else {
    header_.read(line, pragma, lineNumber_);
    if (pragma.name == "description") open_ = &record_.descriptions.back();
  }
}

void GcgReader::readEncodingPragma(Line& line) {
  line.kind = LineKind::pragma;
  if (declared_.found && declared_.line + 1 == lineNumber_) return;
  if (declared_.found) {
    header_.reportDuplicate(line, lineNumber_);
    return;
  }
  line.kind = LineKind::unreadable;
  report(Severity::warning, "gcg.late-encoding", line.raw, line.raw,
         said::words("expected #character-encoding in line 1, found it after the first event"),
         said::words("the line is kept and not used"));
}

void GcgReader::readNote(Line& line, const PragmaText& pragma) {
  line.kind = LineKind::note;
  std::vector<Note>& notes = record_.events.empty() ? record_.preface : record_.events.back().notes;
  notes.push_back(
      {.text = {.value = normalized(pragma.value), .where = rangeOf(line.raw, pragma.value, lineNumber_)}});
  open_ = &notes.back().text;
}

void GcgReader::readEvent(Line& line) {
  line.kind = LineKind::unreadable;
  if (line.raw.size() > kLongestLine) {
    report(Severity::error, "gcg.line-too-long", line.raw, line.raw,
           said::words("expected an event of at most {0} bytes, found {1}", kLongestLine, line.raw.size()),
           said::words("the line is kept and not used"));
    return;
  }
  std::optional<EventReading> reading = readEventLine(line.raw, lineNumber_, header_.tiles());
  if (!reading) {
    report(Severity::error, "gcg.unreadable-line", line.raw, line.raw,
           said::words("expected \">nick: rack 8H WORD +points total\" or another event, found {0}",
                       quoted(line.raw)),
           said::words("the line is kept and not used"));
    return;
  }
  line.kind = LineKind::event;
  line.index = record_.events.size();
  for (const EventFault& fault : reading->faults)
    diagnostics_.add(describe(fault, line.raw, lineNumber_));
  record_.events.push_back(std::move(reading->event));
}

void GcgReader::readRest(std::size_t index) {
  if (open_ != nullptr) {
    continueText(index);
    return;
  }
  const std::string& raw = record_.lines[index].raw;
  report(Severity::warning, "gcg.continuation-outside-note", raw, raw,
         said::words("expected a line that begins with \"#\" or \">\", found {0}", quoted(raw)),
         said::words("the line is kept and not used"));
}

/// Blank lines between a note and a line that goes on with it belong to it, too.
void GcgReader::continueText(std::size_t index) {
  for (; openEnd_ <= index; ++openEnd_) {
    Line& line = record_.lines[openEnd_];
    line.kind = LineKind::continuation;
    open_->value += '\n';
    open_->value += normalized(trimmedRight(line.raw));
  }
}

void GcgReader::checkWhole() {
  const auto isBlankLine = [](const Line& line) { return line.kind == LineKind::blank; };
  const auto isMeaningless = [](const Line& line) {
    return line.kind == LineKind::blank || line.kind == LineKind::unreadable ||
           line.kind == LineKind::unknownPragma;
  };
  if (std::ranges::all_of(record_.lines, isBlankLine)) {
    diagnostics_.add(Severity::error, "gcg.empty", {}, said::words("expected a game record, found no text"),
                     {});
  } else if (std::ranges::all_of(record_.lines, isMeaningless)) {
    // One sentence says more than one for every line of, say, a photograph.
    diagnostics_.clear();
    diagnostics_.add(Severity::error, "gcg.not-gcg", {},
                     said::words("expected a GCG file, found no line of one"),
                     said::words("every line is kept and none used"));
  } else if (record_.players.empty()) {
    derivePlayers();
  } else {
    reportUnknownNicks();
  }
}

void GcgReader::derivePlayers() {
  diagnostics_.add(Severity::error, "gcg.no-player", {},
                   said::words("expected lines #player1 and #player2, found none"),
                   said::words("the players are those of the events, in the order in which they move"));
  std::unordered_set<std::string_view> known;
  for (const Event& event : record_.events) {
    if (!known.insert(event.nick.value).second) continue;
    record_.players.push_back(
        {.number = static_cast<std::uint32_t>(known.size()), .nick = event.nick, .name = {}});
  }
}

void GcgReader::reportUnknownNicks() {
  std::unordered_set<std::string_view> known;
  for (const PlayerHeader& player : record_.players)
    known.insert(player.nick.value);
  for (const Event& event : record_.events) {
    if (known.contains(event.nick.value)) continue;
    diagnostics_.add(Severity::warning, "gcg.unknown-nick", event.nick.where,
                     said::words("expected the nick of a #player line, found {0}", quoted(event.nick.value)),
                     said::words("the event is kept under this nick"));
  }
}

}  // namespace

ParsedRecord parseGcg(std::string_view bytes) {
  return GcgReader().read(bytes);
}

}  // namespace rozbor::parser
