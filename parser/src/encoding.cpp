#include "rozbor/parser/encoding.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>

#include <algorithm>
#include <array>
#include <memory>

#include "text.h"

namespace rozbor::parser {
namespace {

using Converter = std::unique_ptr<UConverter, decltype(&ucnv_close)>;

struct ByteOrderMark {
  std::string_view bytes;
  const char* encoding;
};

// UTF-32LE begins like UTF-16LE and so comes first.
constexpr std::array kByteOrderMarks = {
    ByteOrderMark{std::string_view("\xEF\xBB\xBF", 3), "UTF-8"},
    ByteOrderMark{std::string_view("\xFF\xFE\0\0", 4), "UTF-32LE"},
    ByteOrderMark{std::string_view("\0\0\xFE\xFF", 4), "UTF-32BE"},
    ByteOrderMark{std::string_view("\xFF\xFE", 2), "UTF-16LE"},
    ByteOrderMark{std::string_view("\xFE\xFF", 2), "UTF-16BE"},
};

constexpr std::size_t kLongestEncodingName = 40;

bool isWellFormedUtf8(std::string_view bytes) {
  const char* const end = bytes.data() + bytes.size();
  for (const char* next = bytes.data(); next != end;) {
    if (nextCodePoint(next, end) < 0) return false;
  }
  return true;
}

Converter openConverter(const char* encoding) {
  UErrorCode status = U_ZERO_ERROR;
  return {ucnv_open(encoding, &status), &ucnv_close};
}

/// Called by ICU for bytes without a meaning: writes U+FFFD and remembers in the bool at `context`.
void replaceBytes(const void* context, UConverterToUnicodeArgs* args, const char* /*units*/,
                  int32_t /*length*/, UConverterCallbackReason reason, UErrorCode* status) {
  if (reason > UCNV_IRREGULAR) return;                     // reset, close, clone
  *static_cast<bool*>(const_cast<void*>(context)) = true;  // ICU passes our own pointer through as const
  static constexpr UChar kReplacement = 0xFFFD;
  *status = U_ZERO_ERROR;
  ucnv_cbToUWriteUChars(args, &kReplacement, 1, 0, status);
}

/// Converts in pieces, so that no more than the result is held. `replaced` is set as a side effect.
std::string convert(std::string_view bytes, UConverter* from, bool& replaced) {
  const Converter utf8 = openConverter("UTF-8");
  UErrorCode status = U_ZERO_ERROR;
  ucnv_setToUCallBack(from, replaceBytes, &replaced, nullptr, nullptr, &status);

  std::string text;
  std::array<char, 8192> piece{};
  std::array<UChar, 4096> pivot{};
  UChar* pivotSource = pivot.data();
  UChar* pivotTarget = pivot.data();
  const char* source = bytes.data();
  const char* const sourceEnd = source + bytes.size();
  for (bool first = true;; first = false) {
    status = U_ZERO_ERROR;
    char* target = piece.data();
    ucnv_convertEx(utf8.get(), from, &target, piece.data() + piece.size(), &source, sourceEnd, pivot.data(),
                   &pivotSource, &pivotTarget, pivot.data() + pivot.size(), static_cast<UBool>(first),
                   static_cast<UBool>(true), &status);
    text.append(piece.data(), target);
    if (status != U_BUFFER_OVERFLOW_ERROR) break;
  }
  return text;
}

/// Whether a line such as "#player1" or ">nick: ABC 8H" reads the same in ASCII: true of every
/// encoding a GCG file can declare within itself.
bool agreesWithAscii(UConverter* converter) {
  static constexpr std::string_view kSample =
      "#>:?.+-()[]_ 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\t";
  bool replaced = false;
  const bool same = convert(kSample, converter, replaced) == kSample;
  ucnv_reset(converter);
  return same && !replaced;
}

/// ICU treats the name of an encoding as the name of a file when it knows no better, so only names
/// from its own table are let through.
bool isKnownName(const std::string& name) {
  if (name.empty() || name.size() > kLongestEncodingName) return false;
  UErrorCode status = U_ZERO_ERROR;
  return ucnv_countAliases(name.c_str(), &status) > 0 && U_SUCCESS(status);
}

Converter openDeclared(std::string_view declared) {
  const std::string name(declared);
  if (!isKnownName(name)) return {nullptr, &ucnv_close};
  Converter converter = openConverter(name.c_str());
  if (converter && !agreesWithAscii(converter.get())) converter.reset();
  return converter;
}

/// The name that mail and the web use ("windows-1250"), else ICU's own ("ibm-5346_P100-1998").
std::string commonName(UConverter* converter) {
  UErrorCode status = U_ZERO_ERROR;
  const char* const own = ucnv_getName(converter, &status);
  for (const char* standard : {"MIME", "IANA"}) {
    UErrorCode found = U_ZERO_ERROR;
    if (const char* const common = ucnv_getStandardName(own, standard, &found); common != nullptr)
      return common;
  }
  return own == nullptr ? std::string() : std::string(own);
}

/// Further marks after the first would be taken for one when the text is read again.
void dropByteOrderMarks(std::string& utf8) {
  static constexpr std::string_view kMark = "\xEF\xBB\xBF";
  std::size_t length = 0;
  while (std::string_view(utf8).substr(length).starts_with(kMark))
    length += kMark.size();
  utf8.erase(0, length);
}

bool decodeWith(UConverter* converter, std::string_view bytes, DecodedText& text) {
  if (converter == nullptr) return false;
  text.encoding = commonName(converter);
  text.utf8 = convert(bytes, converter, text.replaced);
  return true;
}

bool decodeMarked(std::string_view bytes, DecodedText& text) {
  const auto* const mark = std::ranges::find_if(kByteOrderMarks, [bytes](const ByteOrderMark& candidate) {
    return bytes.starts_with(candidate.bytes);
  });
  if (mark == kByteOrderMarks.end()) return false;
  const Converter converter = openConverter(mark->encoding);
  decodeWith(converter.get(), bytes.substr(mark->bytes.size()), text);
  text.encoding = mark->encoding;
  return true;
}

bool isUtf8(UConverter* converter) {
  return converter != nullptr && ucnv_getType(converter) == UCNV_UTF8;
}

}  // namespace

DecodedText decodeText(std::string_view bytes, std::string_view declared, std::string_view fallback) {
  DecodedText text;
  const Converter converter = openDeclared(declared);
  text.declaredUnknown = !declared.empty() && converter == nullptr;
  if (decodeMarked(bytes, text)) {
    text.declaredWrong = converter && !isUtf8(converter.get()) && !isAscii(text.utf8);
  } else if (isWellFormedUtf8(bytes)) {
    text.utf8 = bytes;
    text.encoding = "UTF-8";
    text.declaredWrong = converter && !isUtf8(converter.get()) && !isAscii(bytes);
  } else if (!decodeWith(converter.get(), bytes, text) &&
             !decodeWith(openDeclared(fallback).get(), bytes, text)) {
    decodeWith(openConverter("ISO-8859-1").get(), bytes, text);
  }
  dropByteOrderMarks(text.utf8);
  return text;
}

}  // namespace rozbor::parser
