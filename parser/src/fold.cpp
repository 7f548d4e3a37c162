#include "fold.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "marks.h"
#include "rozbor/parser/encoding.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr UChar32 kAcute = 0x301;
constexpr UChar32 kCaron = 0x30C;
constexpr UChar32 kRing = 0x30A;
constexpr UChar32 kDiaeresis = 0x308;
constexpr UChar32 kCircumflex = 0x302;

/// Normal forms; null when ICU has lost its data, and then accents are left alone.
const icu::Normalizer2* decomposer() {
  UErrorCode status = U_ZERO_ERROR;
  return icu::Normalizer2::getNFDInstance(status);
}

const icu::Normalizer2* composer() {
  UErrorCode status = U_ZERO_ERROR;
  return icu::Normalizer2::getNFCInstance(status);
}

UChar32 withoutAccent(UChar32 codePoint) {
  static constexpr UChar32 kStrokedL = 0x142;  // has no decomposition
  if (codePoint == kStrokedL) return 'l';
  icu::UnicodeString parts;
  const icu::Normalizer2* const form = decomposer();
  return form != nullptr && form->getDecomposition(codePoint, parts) ? parts.char32At(0) : codePoint;
}

void append(std::string& utf8, UChar32 codePoint) {
  icu::UnicodeString(codePoint).toUTF8String(utf8);
}

/// What "+" means behind a letter: a caron, and over the vowels what Czech and Slovak have there.
UChar32 markOfPlus(UChar32 letter) {
  switch (u_tolower(letter)) {
    case 'u':
      return kRing;
    case 'a':
      return kDiaeresis;
    case 'o':
      return kCircumflex;
    default:
      return kCaron;
  }
}

bool takesPlus(UChar32 letter) {
  return letter < 0x80 && std::string_view("acdelnorstuz").find(static_cast<char>(u_tolower(letter))) !=
                              std::string_view::npos;
}

bool takesMinus(UChar32 letter) {
  return letter < 0x80 && std::string_view("aceilnorsuyz").find(static_cast<char>(u_tolower(letter))) !=
                              std::string_view::npos;
}

}  // namespace

std::string folded(std::string_view utf8) {
  if (isAscii(utf8)) return lowerAscii(utf8);
  std::string text;
  text.reserve(utf8.size());
  const char* const end = utf8.data() + utf8.size();
  for (const char* next = utf8.data(); next != end;) {
    const UChar32 codePoint = nextCodePoint(next, end);
    if (codePoint >= 0 && !isMark(codePoint)) append(text, withoutAccent(u_tolower(codePoint)));
  }
  return text;
}

LetterCase caseOf(std::string_view tile) {
  const char* first = tile.data();
  const UChar32 codePoint = tile.empty() ? -1 : nextCodePoint(first, tile.data() + tile.size());
  if (codePoint < 0) return LetterCase::none;
  if (u_toupper(codePoint) != codePoint) return LetterCase::lower;
  return u_tolower(codePoint) != codePoint ? LetterCase::upper : LetterCase::none;
}

std::string upperTile(std::string_view tile) {
  std::string text;
  const char* const end = tile.data() + tile.size();
  for (const char* next = tile.data(); next != end;) {
    const UChar32 codePoint = nextCodePoint(next, end);
    // An iota below a letter would become a letter of its own.
    if (codePoint >= 0) append(text, isMark(codePoint) ? codePoint : u_toupper(codePoint));
  }
  return normalized(text);
}

std::optional<std::string> typedAccent(std::string_view letter, char mark) {
  const char* first = letter.data();
  const char* const end = letter.data() + letter.size();
  const UChar32 base = letter.empty() ? -1 : nextCodePoint(first, end);
  const bool takes = mark == '+' ? takesPlus(base) : mark == '-' && takesMinus(base);
  if (base < 0 || first != end || !takes || composer() == nullptr) return std::nullopt;
  const UChar32 both = composer()->composePair(base, mark == '+' ? markOfPlus(base) : kAcute);
  if (both < 0) return std::nullopt;
  std::string text;
  append(text, both);
  return text;
}

}  // namespace rozbor::parser
