#include "sheet_encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "fold.h"
#include "rozbor/parser/encoding.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr std::size_t kSample = 1U << 20U;

/// The letters beyond ASCII of each language, in both cases.
constexpr std::array<std::string_view, 3> kAlphabets = {
    "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž",
    "ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽáäčďéíĺľňóôŕšťúýž",
    "ĄĆĘŁŃÓŚŹŻąćęłńóśźż",
};

/// What counts for and against a decoding. Letters of one language count most, since a sheet has one.
class Plausibility {
 public:
  void add(std::string_view character, LetterCase before) {
    const LetterCase own = caseOf(character);
    if (own == LetterCase::none) {
      // In the range that ISO-8859-2 leaves to control characters, letters of Windows-1250 stand.
      against_ += character < "\xC2\xA0" ? 8 : 1;
      return;
    }
    for (std::size_t language = 0; language < kAlphabets.size(); ++language)
      letters_[language] += kAlphabets[language].find(character) == std::string_view::npos ? -1 : 2;
    const bool clashes = own == LetterCase::upper && before == LetterCase::lower;
    if (clashes) ++against_;
  }

  [[nodiscard]] std::int64_t score() const { return *std::ranges::max_element(letters_) - against_; }

 private:
  std::array<std::int64_t, kAlphabets.size()> letters_{};
  std::int64_t against_ = 0;
};

std::int64_t plausibility(std::string_view utf8) {
  Plausibility plausibility;
  LetterCase before = LetterCase::none;
  const char* const end = utf8.data() + utf8.size();
  for (const char* next = utf8.data(); next != end;) {
    const char* const start = next;
    (void)nextCodePoint(next, end);
    const std::string_view character(start, static_cast<std::size_t>(next - start));
    if (!isAscii(character)) plausibility.add(character, before);
    before = caseOf(character);
  }
  return plausibility.score();
}

std::int64_t plausibilityIn(std::string_view encoding, std::string_view bytes) {
  return plausibility(decodeText(bytes, encoding).utf8);
}

}  // namespace

std::string_view centralEuropeanEncoding(std::string_view bytes) {
  const std::string_view sample = bytes.substr(0, kSample);
  const bool isLatin2 = plausibilityIn("ISO-8859-2", sample) > plausibilityIn("windows-1250", sample);
  return isLatin2 ? "ISO-8859-2" : "windows-1250";
}

}  // namespace rozbor::parser
