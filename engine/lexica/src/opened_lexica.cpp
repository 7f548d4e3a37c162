#include "opened_lexica.h"

#include <system_error>

#include "fitting_lexicon.h"

namespace rozbor::lexica {
namespace {

/// What a lexicon is made for: the language, and its letters in their order.
std::string alphabetOf(const game::Language& language) {
  std::string text = language.id;
  for (int index = 1; index <= language.alphabet.size(); ++index)
    text += " " + language.alphabet.upper(game::Letter(index));
  return text;
}

}  // namespace

game::Result<std::shared_ptr<const engine::Lexicon>> LexiconStore::Opened::open(
    const std::filesystem::path& path, const game::Language& language) {
  std::error_code unknown;
  const auto written = std::filesystem::last_write_time(path, unknown);
  const auto bytes = unknown ? 0 : std::filesystem::file_size(path, unknown);
  if (unknown) return openFitting(path, language);  // which says what is wrong with it
  const std::lock_guard lock(mutex_);
  Entry& entry = entries_[{path, alphabetOf(language)}];
  if (entry.lexicon && entry.written == written && entry.bytes == bytes) return entry.lexicon;
  auto lexicon = openFitting(path, language);
  entry = {written, bytes, lexicon ? *lexicon : nullptr};
  return lexicon;
}

}  // namespace rozbor::lexica
