#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/result.h"
#include "rozbor/parser/record.h"

namespace rozbor::app {

/// A record that was read, and the language it is taken to be in.
struct RecordFile {
  enum class LanguageReason : std::uint8_t { commandLine, best };
  std::filesystem::path path;
  parser::ParsedRecord parsed;
  std::shared_ptr<const game::Language> language;
  LanguageReason reason = LanguageReason::best;
};

using Languages = std::span<const std::shared_ptr<const game::Language>>;

/// Reads a GCG file ("-": standard input). The language is `wanted`, or when that is null the one
/// whose letters and tile values explain the record best (English among equals). Faults of the text
/// are in `parsed.diagnostics`. Errors: "file.missing", "language.none".
[[nodiscard]] game::Result<RecordFile> readRecordFile(const std::filesystem::path& path, Languages languages,
                                                      std::shared_ptr<const game::Language> wanted);

/// Whether some fault of the record is an error.
[[nodiscard]] bool hasErrors(std::span<const parser::Diagnostic> diagnostics);

}  // namespace rozbor::app
