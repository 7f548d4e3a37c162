#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "event_text.h"
#include "lines.h"
#include "rozbor/parser/gcg.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr std::string_view kEncodingLine = "#character-encoding UTF-8";

bool isUtf8Name(std::string_view name) {
  const std::string lower = lowerAscii(name);
  return lower == "utf-8" || lower == "utf8";
}

std::string lineText(const GameRecord& record, const Line& line, const TileScanner& tiles) {
  if (line.kind == LineKind::event && line.index < record.events.size()) {
    return eventLine(record.events[line.index], line.raw, tiles);
  }
  if (line.kind == LineKind::player && line.index < record.players.size()) {
    return playerText(record.players[line.index]);
  }
  return line.raw;
}

/// The line that decides what the text is decoded from.
std::size_t encodingLine(const std::vector<Line>& lines) {
  for (std::size_t index = 0; index < lines.size(); ++index) {
    if (lines[index].raw.starts_with('>')) break;
    const bool isPragma = lines[index].kind == LineKind::pragma;
    if (isPragma && pragmaText(lines[index].raw).name == kEncodingPragma) return index;
  }
  return lines.size();
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) {
    text += line;
    text += '\n';
  }
  return text;
}

}  // namespace

std::string writeGcg(const GameRecord& record) {
  if (record.lines.empty() && !(record.events.empty() && record.players.empty())) {
    GameRecord laidOut = record;
    layOutLines(laidOut);
    return writeGcg(laidOut);
  }
  const TileScanner tiles = scannerOf(record);
  std::vector<std::string> lines;
  lines.reserve(record.lines.size() + 1);
  for (const Line& line : record.lines)
    lines.push_back(lineText(record, line, tiles));

  const bool isPlain = std::ranges::all_of(lines, [](const std::string& line) { return isAscii(line); });
  const std::size_t declared = encodingLine(record.lines);
  const bool isDeclared = declared < lines.size();
  if (!isPlain && !isDeclared) lines.insert(lines.begin(), std::string(kEncodingLine));
  if (!isPlain && isDeclared && !isUtf8Name(pragmaText(lines[declared]).value))
    lines[declared] = kEncodingLine;
  return joined(lines);
}

}  // namespace rozbor::parser
