#include <cstddef>
#include <cstdint>
#include <string_view>

#include "hunspell/affix_file.h"
#include "hunspell/hunspell_expander.h"

// A dictionary and its affixes, divided by the first zero byte: parsed and expanded, for a while.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace rozbor::lexica;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t middle = text.find('\0');
  if (middle == std::string_view::npos) return 0;
  const AffixFile affixes = parseAffixFile(text.substr(0, middle));
  std::size_t forms = 0;
  FormSink sink;
  sink.form = [&](std::u32string_view form) { forms += form.size() < 1000 ? 1 : 2; };
  sink.forbidden = [](std::u32string_view) {};
  sink.skippedStem = [](std::u32string_view) {};
  sink.goOn = [&](std::uint64_t) { return forms < 10000; };
  (void)expandDictionary(text.substr(middle + 1), affixes, sink);
  return 0;
}
