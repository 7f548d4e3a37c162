#include "rozbor/lexica/text.h"

#include <unicode/uchar.h>

#include <boost/locale/utf.hpp>

namespace rozbor::lexica {

std::u32string toUtf32(std::string_view utf8) {
  namespace utf = boost::locale::utf;
  constexpr char32_t kReplacement = 0xFFFD;
  std::u32string text;
  text.reserve(utf8.size());
  for (const char* at = utf8.begin(); at != utf8.end();) {
    const utf::code_point character = utf::utf_traits<char>::decode(at, utf8.end());
    text.push_back(utf::is_valid_codepoint(character) ? char32_t{character} : kReplacement);
  }
  return text;
}

bool isCapital(char32_t character) {
  return u_isupper(static_cast<UChar32>(character)) != 0;
}

}  // namespace rozbor::lexica
