#include "lexicon_names.h"

#include "rozbor/lexica/text.h"

namespace rozbor::lexica {

std::string ownLexiconName(const game::Language& language, std::string_view written) {
  for (const std::string& name : language.lexicons) {
    if (sameIgnoringCase(name, written) || sameIgnoringCase(name, language.id + "-" + std::string(written)))
      return name;
  }
  return sameIgnoringCase(language.defaultLexicon, written) ? language.defaultLexicon : std::string();
}

}  // namespace rozbor::lexica
