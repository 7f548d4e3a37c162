#pragma once

#include <string>

#include "rozbor/parser/diagnostic.h"
#include "rozbor/render/wording.h"

namespace rozbor::reports {

/// "warning" in the language of the interface.
[[nodiscard]] std::string severityWord(parser::Severity severity, const Wording& wording);

/// "game.gcg:3:14: warning: expected …, found … [gcg.bad-number]", as compilers write it.
[[nodiscard]] std::string diagnosticLine(const std::string& file, const parser::Diagnostic& diagnostic,
                                         const Wording& wording);

}  // namespace rozbor::reports
