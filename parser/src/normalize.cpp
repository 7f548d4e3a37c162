#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/uchar.h>

#include "rozbor/parser/encoding.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr int kLongestRunOfMarks = 30;
constexpr std::size_t kIcuLimit = 1U << 30U;               // ICU counts in int32_t
constexpr std::string_view kGraphemeJoiner = "\xCD\x8F";   // U+034F
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

/// Ill-formed bytes become U+FFFD, and runs of combining marks are broken as the stream-safe text
/// process of UAX #15 does: putting a run in order takes time that grows with its square.
std::string prepared(std::string_view utf8) {
  std::string text;
  text.reserve(utf8.size());
  const char* const end = utf8.data() + utf8.size();
  int marks = 0;
  for (const char* next = utf8.data(); next != end;) {
    const char* const start = next;
    const UChar32 codePoint = nextCodePoint(next, end);
    const bool ordered = codePoint >= 0 && u_getCombiningClass(codePoint) != 0;
    marks = ordered ? marks + 1 : 0;
    if (marks > kLongestRunOfMarks) {
      text += kGraphemeJoiner;
      marks = 1;
    }
    text += codePoint < 0 ? kReplacement : std::string_view(start, static_cast<std::size_t>(next - start));
  }
  return text;
}

}  // namespace

std::string normalized(std::string_view utf8) {
  if (isAscii(utf8)) return std::string(utf8);
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* const form = icu::Normalizer2::getNFCInstance(status);
  std::string text = prepared(utf8);
  if (U_FAILURE(status) || text.size() > kIcuLimit) return text;  // ICU without its data, or not a text
  std::string result;
  icu::StringByteSink<std::string> sink(&result, static_cast<int32_t>(text.size()));
  form->normalizeUTF8(0, icu::StringPiece(text.data(), static_cast<int32_t>(text.size())), sink, nullptr,
                      status);
  return U_SUCCESS(status) ? result : text;
}

}  // namespace rozbor::parser
