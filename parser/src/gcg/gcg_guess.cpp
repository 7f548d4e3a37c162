#include <algorithm>

#include "rozbor/parser/encoding.h"
#include "rozbor/parser/gcg.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// A header may be long, but nobody begins a record with a book.
constexpr std::size_t kBytesLookedAt = 1U << 16U;

bool isTelling(std::string_view line) {
  if (line.starts_with('>')) return line.find(':') != std::string_view::npos;
  return line.starts_with("#player1") || line.starts_with("#player2");
}

}  // namespace

bool looksLikeGcg(std::string_view bytes) {
  const std::string text = decodeText(bytes.substr(0, kBytesLookedAt)).utf8;
  if (text.find('\0') != std::string::npos) return false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
    if (isTelling(trimmed(std::string_view(text).substr(at, end - at)))) return true;
    at = end + 1;
  }
  return false;
}

}  // namespace rozbor::parser
