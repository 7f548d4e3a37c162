#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "affix_file.h"

namespace rozbor::lexica {

/// Receives the words of a Hunspell dictionary. The views live as long as the call.
struct FormSink {
  std::function<void(std::u32string_view)> form;
  std::function<void(std::u32string_view)> forbidden;    ///< a form that the dictionary takes back
  std::function<void(std::u32string_view)> skippedStem;  ///< a stem with capitals: a name
  std::function<bool(std::uint64_t done)> goOn;          ///< asked now and then; false stops
};

struct ExpansionCounts {
  std::uint64_t entries = 0;  ///< lines of the .dic
  bool stopped = false;
};

/// Expands a dictionary (UTF-8 text of the .dic) by its affix rules, character by character: the
/// stem, suffixes, suffixes on suffixes, prefixes, and prefixes before suffixed forms, as
/// Hunspell accepts them (its manual, hunspell(5)). Debian's unmunch is not used as it counts UTF-8
/// bytes as characters. Stems with a capital are left out. Compounds are not made: a dictionary
/// allows unlimited ones. Forms come several times where several rules give them. Linear in the
/// number of forms; holds one at a time.
ExpansionCounts expandDictionary(std::string_view dictionary, const AffixFile& affixes, const FormSink& sink);

}  // namespace rozbor::lexica
