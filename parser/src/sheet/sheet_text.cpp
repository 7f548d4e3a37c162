#include "sheet_text.h"

#include <utility>

#include "lines.h"
#include "rozbor/parser/encoding.h"
#include "sheet/cells/sheet_encoding.h"
#include "text_faults.h"

namespace rozbor::parser {
namespace {

DecodedText decoded(std::string_view bytes) {
  return decodeText(bytes, {}, centralEuropeanEncoding(bytes));
}

/// As much of the text as tells what it is, up to the end of a line.
std::string_view beginningOf(std::string_view bytes) {
  constexpr std::size_t kBeginning = 1U << 16U;
  if (bytes.size() <= kBeginning) return bytes;
  const std::size_t end = bytes.substr(0, kBeginning).find_last_of("\r\n");
  return bytes.substr(0, end == std::string_view::npos ? 0 : end);
}

}  // namespace

SheetText sheetText(std::string_view bytes, std::string_view format, DiagnosticList& diagnostics) {
  const DecodedText text = decoded(bytes);
  SplitText split = splitLines(text.utf8);
  reportTextFaults(format, text, split, diagnostics);
  for (Line& line : split.lines)
    line.raw = preparedLine(line.raw);
  return {.lines = std::move(split.lines), .encoding = text.encoding};
}

std::vector<Line> firstLines(std::string_view bytes, std::size_t most) {
  SplitText split = splitLines(decoded(beginningOf(bytes)).utf8);
  if (split.lines.size() > most) split.lines.resize(most);
  return std::move(split.lines);
}

std::string preparedLine(std::string_view line) {
  static constexpr std::string_view kNoBreak = "\xC2\xA0";
  std::string text = normalized(line);
  for (char& c : text) {
    const bool isControl = (c >= '\0' && c < ' ' && c != '\t') || c == '\x7F';
    if (isControl) c = ' ';
  }
  if (text.find(kNoBreak) == std::string::npos) return text;
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const bool isNoBreak = std::string_view(text).substr(at).starts_with(kNoBreak);
    plain += isNoBreak ? ' ' : text[at];
    at += isNoBreak ? kNoBreak.size() : 1;
  }
  return plain;
}

}  // namespace rozbor::parser
