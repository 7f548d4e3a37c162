#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "diagnostic_list.h"
#include "rozbor/parser/record.h"
#include "text.h"

namespace rozbor::parser {

/// Where the parts of the sheet reader put what is to be said and what was not understood.
class SheetNotes {
 public:
  void report(Severity severity, std::string_view code, const SourceRange& where, std::string message,
              std::string recovery) {
    diagnostics_.add(severity, code, where, std::move(message), std::move(recovery));
  }

  /// Keeps a text that no field of the sheet holds.
  void keep(std::string_view text, const SourceRange& where) {
    if (!trimmed(text).empty()) remarks_.push_back({.value = std::string(trimmed(text)), .where = where});
  }

  [[nodiscard]] DiagnosticList& diagnostics() { return diagnostics_; }
  [[nodiscard]] std::vector<TextField>& remarks() { return remarks_; }

 private:
  DiagnosticList diagnostics_;
  std::vector<TextField> remarks_;
};

}  // namespace rozbor::parser
