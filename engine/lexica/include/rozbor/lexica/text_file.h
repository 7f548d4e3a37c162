#pragma once

#include <cstddef>
#include <filesystem>
#include <limits>
#include <string>
#include <string_view>

#include "rozbor/game/language.h"
#include "rozbor/game/result.h"

namespace rozbor::lexica {

/// A file's text in UTF-8, and the encoding it was in.
struct TextFile {
  std::string utf8;
  std::string encoding;
};

/// The bytes of a file, which is looked at before it is opened: a pipe nobody writes to would be waited for.
/// Errors "lexicon.missing-file" (or no file, or not readable), "file.too-large".
[[nodiscard]] game::Result<std::string> readBytes(const std::filesystem::path& path,
                                                  std::size_t most = std::numeric_limits<std::size_t>::max());

/// Decodes a word list. UTF-8 is recognised; otherwise `encoding` is used, and where that is empty
/// the one of Windows-1250, ISO-8859-2 and Windows-1252 in which most lines are words of
/// `language`. Letters with separate accents are composed. Error "lexicon.unknown-encoding".
[[nodiscard]] game::Result<TextFile> decodeWordList(std::string_view bytes, const std::string& encoding,
                                                    const game::Language& language);

}  // namespace rozbor::lexica
