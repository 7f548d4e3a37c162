#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "diagnostic_list.h"
#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// A table that was typed by a person: its lines in normal form C, with plain blanks for no-break ones and
/// for control characters.
struct SheetText {
  std::vector<Line> lines;
  std::string encoding;  ///< what they were decoded from
};

/// Decodes and cuts; what is neither Unicode nor ASCII is taken for one of the encodings of Central Europe.
/// `format` is the first part of the codes of what is wrong with the text: "cas".
[[nodiscard]] SheetText sheetText(std::string_view bytes, std::string_view format,
                                  DiagnosticList& diagnostics);

/// Up to `most` lines of the beginning, as they stood but decoded: enough to tell what a text is.
[[nodiscard]] std::vector<Line> firstLines(std::string_view bytes, std::size_t most);

/// A line as `sheetText` has it.
[[nodiscard]] std::string preparedLine(std::string_view line);

}  // namespace rozbor::parser
