#pragma once

#include <string>
#include <string_view>

namespace rozbor::parser {

/// Text decoded to UTF-8.
struct DecodedText {
  std::string utf8;              ///< as it stood, without a byte-order mark; ill-formed bytes are U+FFFD
  std::string encoding;          ///< ICU's name of the encoding that was used
  bool replaced = false;         ///< some byte had no meaning in that encoding
  bool declaredUnknown = false;  ///< the declared name is no encoding we know
  bool declaredWrong =
      false;  ///< the text is well-formed UTF-8 beyond ASCII although something else was declared
};

/// Decodes `bytes`. A byte-order mark decides; then well-formed UTF-8; then `declared` (may be
/// empty); then `fallback`. Never fails.
[[nodiscard]] DecodedText decodeText(std::string_view bytes, std::string_view declared = {},
                                     std::string_view fallback = "ISO-8859-1");

/// The text in normal form C, so that a letter and its combining accent are one code point.
/// Ill-formed UTF-8 comes out as U+FFFD.
[[nodiscard]] std::string normalized(std::string_view utf8);

/// A name as it is compared: case, compatibility forms and white space do not matter, accents do
/// (NFKC_Casefold; runs of white space are one blank, and none stands at the ends).
[[nodiscard]] std::string nameKey(std::string_view utf8);

}  // namespace rozbor::parser
