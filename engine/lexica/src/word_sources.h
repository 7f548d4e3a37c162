#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/lexica/lexicon_build.h"
#include "word_list.h"

namespace rozbor::lexica {

/// A file to read words from.
struct SourceFile {
  game::WordSource::Kind kind = game::WordSource::Kind::list;
  std::filesystem::path path;  ///< of a dictionary: the .dic
  std::string encoding;
};

/// The files of the language's Debian packages. Errors "lexicon.missing-package",
/// "lexicon.no-source".
[[nodiscard]] game::Result<std::vector<SourceFile>> debianSources(const game::Language& language);

/// Reads one source into the collector.
[[nodiscard]] std::optional<game::Error> readSource(const SourceFile& source, const game::Language& language,
                                                    WordCollector& collector, ProgressListener* listener);

[[nodiscard]] game::Error cancelledError();

}  // namespace rozbor::lexica
