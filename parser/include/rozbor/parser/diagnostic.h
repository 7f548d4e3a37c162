#pragma once

#include <cstdint>
#include <string>

#include "rozbor/said/message.h"

namespace rozbor::parser {

/// A stretch of the text that was read. Lines and columns count from 1, columns and length in code
/// points of the decoded line; line 0 means "nowhere in particular".
struct SourceRange {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::uint32_t length = 0;

  friend bool operator==(const SourceRange&, const SourceRange&) = default;
};

enum class Severity : std::uint8_t { info, warning, error };

/// "info", "warning" or "error".
[[nodiscard]] const char* name(Severity severity);

/// What is wrong with some input, said so that a person can mend it. Codes are stable and listed in
/// docs/gcg.md, docs/cas.md and docs/online.md; a message says what was expected and shows what was found.
/// Faces say it in the language of their interface, JSON in English.
struct Diagnostic {
  Severity severity = Severity::error;
  std::string code;  ///< for example "gcg.missing-score"
  SourceRange where;
  said::Message message;
  said::Message recovery;  ///< how the reader went on; empty when nothing had to be done
  std::string path{};      ///< of a value in JSON, "history.events[3].rack"; else empty

  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

}  // namespace rozbor::parser
