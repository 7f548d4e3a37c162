#include <fmt/format.h>

#include <cstdint>

#include "html_parts.h"
#include "page_script.h"

namespace rozbor::reports::html {
namespace {

unsigned digitOf(char hexadecimal) {
  return static_cast<unsigned>(hexadecimal <= '9' ? hexadecimal - '0' : hexadecimal - 'a' + 10);
}

/// Base64 (RFC 4648) of bytes that are written as hexadecimal digits: three of these are two of those.
std::string base64(std::string_view hexadecimal) {
  constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t at = 0; at < hexadecimal.size(); at += 3) {
    unsigned bits = 0;
    for (std::size_t digit = at; digit < at + 3; ++digit)
      bits = bits << 4 | (digit < hexadecimal.size() ? digitOf(hexadecimal[digit]) : 0);
    text += kLetters[bits >> 6];
    if (at + 1 < hexadecimal.size()) text += kLetters[bits & 63];
  }
  text.resize((text.size() + 3) / 4 * 4, '=');
  return text;
}

}  // namespace

std::string script() {
  return fmt::format("<script>{}</script>\n", kTurnsScript);
}

std::string contentPolicy(bool withScript) {
  const std::string scripts =
      withScript ? fmt::format("; script-src 'sha256-{}'", base64(kTurnsScriptHash)) : "";
  return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
         "'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'" +
         scripts + "\">\n";
}

}  // namespace rozbor::reports::html
