#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/diagnostic.h"

namespace rozbor::parser {

/// Collects what is to be said about a text. Of a text that is no record at all only the beginning
/// is worth saying, so the list is bounded.
class DiagnosticList {
 public:
  static constexpr std::size_t kMost = 10'000;

  void add(Diagnostic diagnostic);
  void add(Severity severity, std::string_view code, SourceRange where, said::Message message,
           said::Message recovery);

  void clear() { *this = {}; }

  /// Everything in the order of lines; one that says so when there were too many. `format` is the first
  /// part of the codes ("gcg"), `what` the thing that was to be read: words("a game record").
  [[nodiscard]] std::vector<Diagnostic> sorted(std::string_view format, const said::Message& what) &&;

 private:
  std::vector<Diagnostic> diagnostics_;
  std::size_t dropped_ = 0;
};

}  // namespace rozbor::parser
