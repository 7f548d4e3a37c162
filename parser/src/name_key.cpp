#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "rozbor/parser/encoding.h"

namespace rozbor::parser {

std::string nameKey(std::string_view utf8) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* const form = icu::Normalizer2::getNFKCCasefoldInstance(status);
  icu::UnicodeString text = icu::UnicodeString::fromUTF8(normalized(utf8));
  if (U_SUCCESS(status)) text = form->normalize(text, status);
  icu::UnicodeString key;
  bool space = false;
  for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 codePoint = text.char32At(at);
    if (u_isUWhiteSpace(codePoint) || u_iscntrl(codePoint)) {
      space = !key.isEmpty();
      continue;
    }
    if (space) key.append(u' ');
    space = false;
    key.append(codePoint);
  }
  std::string utf8Key;
  return key.toUTF8String(utf8Key);
}

}  // namespace rozbor::parser
