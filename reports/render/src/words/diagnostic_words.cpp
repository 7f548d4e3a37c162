#include "rozbor/render/diagnostic_words.h"

#include <fmt/format.h>

namespace rozbor::reports {

std::string severityWord(parser::Severity severity, const Wording& wording) {
  switch (severity) {
    case parser::Severity::info:
      return wording.text("info");
    case parser::Severity::warning:
      return wording.text("warning");
    case parser::Severity::error:
      return wording.text("error");
  }
  return {};
}

std::string diagnosticLine(const std::string& file, const parser::Diagnostic& diagnostic,
                           const Wording& wording) {
  return fmt::format("{}:{}:{}: {}: {} [{}]", file, diagnostic.where.line, diagnostic.where.column,
                     severityWord(diagnostic.severity, wording), wording.text(diagnostic.message),
                     diagnostic.code);
}

}  // namespace rozbor::reports
