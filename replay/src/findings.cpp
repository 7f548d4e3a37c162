#include "findings.h"

#include <fmt/format.h>

#include <algorithm>

namespace rozbor::replay {

std::string withSign(int points) {
  return fmt::format("{:+}", points);
}

std::vector<parser::Diagnostic> Findings::take() {
  std::ranges::stable_sort(diagnostics_, {},
                           [](const parser::Diagnostic& found) { return found.where.line; });
  return std::move(diagnostics_);
}

}  // namespace rozbor::replay
