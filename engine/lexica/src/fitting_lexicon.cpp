#include "fitting_lexicon.h"

#include <algorithm>

namespace rozbor::lexica {
namespace {

using engine::Lexicon;

int highestLetter(const Lexicon& lexicon) {
  int highest = 0;
  for (const engine::Arc arc : lexicon.graph().arcs)
    highest = std::max(highest, arc.letter());
  return highest;
}

}  // namespace

bool isKwg(const std::filesystem::path& path) {
  return path.extension() == ".kwg";
}

bool isLexiconFile(const std::filesystem::path& path) {
  return path.extension() == engine::kLexiconExtension || isKwg(path);
}

game::Result<std::shared_ptr<const Lexicon>> openFitting(const std::filesystem::path& path,
                                                         const game::Language& language) {
  auto lexicon = Lexicon::open(path, language);
  if (!lexicon || !isKwg(path)) return lexicon;
  const int highest = highestLetter(**lexicon);
  if (highest == language.alphabet.size()) return lexicon;
  return game::Error{"lexicon.other-alphabet",
                     said::words("{0}: {1}", path.string(),
                                 said::words("its words use {0} letters, the alphabet of {1} has {2}",
                                             highest, languageName(language), language.alphabet.size()))};
}

}  // namespace rozbor::lexica
