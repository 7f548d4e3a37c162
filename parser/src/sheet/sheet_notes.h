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
  static constexpr std::size_t kMostRemarks = 20'000;

  void report(Severity severity, std::string_view code, const SourceRange& where, said::Message message,
              said::Message recovery) {
    diagnostics_.add(severity, code, where, std::move(message), std::move(recovery));
  }

  /// Keeps a text that no field of the sheet holds.
  void keep(std::string_view text, const SourceRange& where) { keepExactly(trimmed(text), where); }

  /// The same with the blanks around it. Of a text that is no sheet, a remark for each of millions of
  /// cells would take many times its memory, so from some number on the last one goes on.
  void keepExactly(std::string_view text, const SourceRange& where) {
    if (text.empty()) return;
    if (remarks_.size() < kMostRemarks) {
      remarks_.push_back({.value = std::string(text), .where = where});
    } else {
      remarks_.back().value += ' ';
      remarks_.back().value += text;
    }
  }

  [[nodiscard]] DiagnosticList& diagnostics() { return diagnostics_; }
  [[nodiscard]] std::vector<TextField>& remarks() { return remarks_; }

 private:
  DiagnosticList diagnostics_;
  std::vector<TextField> remarks_;
};

}  // namespace rozbor::parser
