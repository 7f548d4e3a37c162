#pragma once

#include <string_view>

#include "diagnostic_list.h"
#include "lines.h"
#include "rozbor/parser/encoding.h"

namespace rozbor::parser {

/// What can be wrong with any text, whatever it is a record of: bytes without a meaning, too many
/// lines. `format` is the first part of the codes: "gcg".
void reportTextFaults(std::string_view format, const DecodedText& text, const SplitText& split,
                      DiagnosticList& diagnostics);

}  // namespace rozbor::parser
