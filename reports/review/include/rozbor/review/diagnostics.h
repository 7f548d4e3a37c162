#pragma once

#include <vector>

#include "rozbor/parser/diagnostic.h"

namespace rozbor::reports {

/// What the reader and the referee have to say of one record, by line. Where both report the same
/// fault of a line (a nick that stands twice, a missing score …), the more severe of the two stays.
[[nodiscard]] std::vector<parser::Diagnostic> mergedDiagnostics(
    const std::vector<parser::Diagnostic>& reading, const std::vector<parser::Diagnostic>& replaying);

}  // namespace rozbor::reports
