#include "text_faults.h"

#include <fmt/format.h>

#include "text.h"

namespace rozbor::parser {
namespace {

void reportTooLong(std::string_view format, DiagnosticList& diagnostics) {
  diagnostics.add(Severity::error, fmt::format("{}.too-many-lines", format),
                  {.line = static_cast<std::uint32_t>(kMostLines + 1), .column = 1, .length = 0},
                  said::words("expected at most {0} lines, found more", kMostLines),
                  said::words("the rest of the text is kept as it stands and not read"));
}

void reportReplaced(std::string_view format, const DecodedText& text, const SplitText& split,
                    DiagnosticList& diagnostics) {
  static constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
  std::uint32_t lineNumber = 0;
  for (const Line& line : split.lines) {
    ++lineNumber;
    const std::size_t offset = line.raw.find(kReplacement);
    if (offset == std::string::npos) continue;
    const std::string_view part = std::string_view(line.raw).substr(offset, kReplacement.size());
    diagnostics.add(Severity::warning, fmt::format("{}.bytes-replaced", format),
                    rangeOf(line.raw, part, lineNumber),
                    said::words("expected text in {0}, found bytes that mean nothing in it", text.encoding),
                    said::words("each is read as U+FFFD; this is the first"));
    return;
  }
}

}  // namespace

void reportTextFaults(std::string_view format, const DecodedText& text, const SplitText& split,
                      DiagnosticList& diagnostics) {
  if (split.tooLong) reportTooLong(format, diagnostics);
  if (text.replaced) reportReplaced(format, text, split, diagnostics);
}

}  // namespace rozbor::parser
