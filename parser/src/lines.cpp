#include "lines.h"

#include <algorithm>

#include "text.h"

namespace rozbor::parser {
namespace {

/// Takes the first line off `text`, with its line end.
std::string_view takeLine(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  const std::string_view line = text.substr(0, end);
  const std::size_t next = text.substr(end).starts_with("\r\n") ? end + 2 : std::min(end + 1, text.size());
  text.remove_prefix(next);
  return line;
}

void dropLastLineEnd(std::string_view& text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  if (text.ends_with('\r')) text.remove_suffix(1);
}

LineKind firstGuess(std::string_view line) {
  return trimmed(line).empty() ? LineKind::blank : LineKind::unreadable;
}

}  // namespace

SplitText splitLines(std::string_view text) {
  SplitText split;
  while (!text.empty() && split.lines.size() < kMostLines) {
    const std::string_view line = takeLine(text);
    split.lines.push_back({.kind = firstGuess(line), .index = 0, .raw = std::string(line)});
  }
  if (!text.empty()) {
    dropLastLineEnd(text);
    split.lines.push_back({.kind = LineKind::unreadable, .index = 0, .raw = std::string(text)});
    split.tooLong = true;
  }
  return split;
}

PragmaText pragmaText(std::string_view line) {
  if (!line.starts_with('#')) return {};
  const auto [name, value] = splitWord(line.substr(1));
  return {.name = lowerAscii(name), .value = value};
}

DeclaredEncoding findDeclaredEncoding(std::string_view bytes) {
  static constexpr std::string_view kMark = "\xEF\xBB\xBF";
  if (bytes.starts_with(kMark)) bytes.remove_prefix(kMark.size());
  for (std::size_t line = 0; !bytes.empty() && line < kMostLines; ++line) {
    const std::string_view text = takeLine(bytes);
    if (text.starts_with('>')) break;
    if (!text.starts_with('#') || text.size() > 200) continue;
    const PragmaText pragma = pragmaText(text);
    if (pragma.name == kEncodingPragma)
      return {.name = std::string(pragma.value), .line = line, .found = true};
  }
  return {};
}

}  // namespace rozbor::parser
