#include "online/alphabets.h"

#include <algorithm>
#include <array>

#include "text.h"

namespace rozbor::parser {
namespace {

struct Distribution {
  std::string_view name;
  std::string_view letters;  ///< separated by blanks
};

constexpr std::string_view kLatin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z";
constexpr std::string_view kPolish = "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P R S Ś T U W Y Z Ź Ż";
constexpr std::string_view kSpanish = "A B C CH D E F G H I J L LL M N Ñ O P Q R RR S T U V X Y Z";
constexpr std::string_view kCatalan = "A B C Ç D E F G H I J L L·L M N NY O P QU R S T U V X Z";

constexpr std::array kDistributions = {
    Distribution{"english", kLatin},
    Distribution{"french", kLatin},
    Distribution{"dutch", kLatin},
    Distribution{"polish", kPolish},
    Distribution{"spanish", kSpanish},
    Distribution{"catalan", kCatalan},
    Distribution{"german", "A Ä B C D E F G H I J K L M N O Ö P Q R S T U Ü V W X Y Z"},
    Distribution{"czech", "A Á B C Č D Ď E É Ě F G H I Í J K L M N Ň O Ó P R Ř S Š T Ť U Ú Ů V X Y Ý Z Ž"},
    Distribution{"slovak",
                 "A Á Ä B C Č D Ď E É F G H I Í J K L Ĺ Ľ M N Ň O Ó Ô P R Ŕ S Š T Ť U Ú V X Y Ý Z Ž"},
};

std::vector<std::string> words(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const auto [word, rest] = splitWord(text);
    words.emplace_back(word);
    text = rest;
  }
  return words;
}

}  // namespace

std::vector<std::string> lettersOf(std::string_view distribution) {
  std::string name = lowerAscii(distribution.empty() ? "english" : distribution);
  // The large board has more of the same tiles.
  if (name.ends_with("_super")) name.resize(name.size() - 6);
  const auto* const found = std::ranges::find(kDistributions, name, &Distribution::name);
  return found == kDistributions.end() ? std::vector<std::string>() : words(found->letters);
}

}  // namespace rozbor::parser
