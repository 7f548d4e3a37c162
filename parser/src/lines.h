#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// A text of more lines is not a record: the rest becomes one unreadable line, which bounds memory.
inline constexpr std::size_t kMostLines = 20'000;

/// A line that claims to be an event or a row and is longer than this (bytes) is not read.
inline constexpr std::size_t kLongestLine = 4096;

struct SplitText {
  std::vector<Line> lines;  ///< blank or unreadable so far
  bool tooLong = false;     ///< the last line holds the rest of the text, line ends included
};

/// Cuts text at LF, CRLF or CR. What follows the last line end is a line only when not empty.
[[nodiscard]] SplitText splitLines(std::string_view text);

/// The pragma that the line is: its name in lower case without "#", and its value. The name is empty
/// when the line is none.
struct PragmaText {
  std::string name;
  std::string_view value;
};
[[nodiscard]] PragmaText pragmaText(std::string_view line);

inline constexpr std::string_view kEncodingPragma = "character-encoding";

/// What #character-encoding says before the first event. Looks at undecoded bytes: in every encoding
/// that a file can name within itself the line reads the same.
struct DeclaredEncoding {
  std::string name;
  std::size_t line = 0;  ///< counts from 0
  bool found = false;
};
[[nodiscard]] DeclaredEncoding findDeclaredEncoding(std::string_view bytes);

}  // namespace rozbor::parser
