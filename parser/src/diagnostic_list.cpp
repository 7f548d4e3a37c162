#include "diagnostic_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace rozbor::parser {

void DiagnosticList::add(Diagnostic diagnostic) {
  if (diagnostics_.size() >= kMost) {
    ++dropped_;
    return;
  }
  diagnostics_.push_back(std::move(diagnostic));
}

void DiagnosticList::add(Severity severity, std::string_view code, SourceRange where, said::Message message,
                         said::Message recovery) {
  add({.severity = severity,
       .code = std::string(code),
       .where = where,
       .message = std::move(message),
       .recovery = std::move(recovery)});
}

std::vector<Diagnostic> DiagnosticList::sorted(std::string_view format, const said::Message& what) && {
  std::ranges::stable_sort(diagnostics_, {},
                           [](const Diagnostic& d) { return std::pair(d.where.line, d.where.column); });
  if (dropped_ > 0) {
    diagnostics_.push_back({.severity = Severity::error,
                            .code = fmt::format("{}.too-many-diagnostics", format),
                            .where = {},
                            .message = said::words("expected {0}, found {1} further faults", what, dropped_),
                            .recovery = said::words("they are not listed")});
  }
  return std::move(diagnostics_);
}

}  // namespace rozbor::parser
