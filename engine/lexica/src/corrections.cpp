#include "corrections.h"

#include <algorithm>
#include <optional>
#include <string>
#include <system_error>

#include "letter_reader.h"
#include "rozbor/lexica/text.h"
#include "rozbor/lexica/text_file.h"

namespace rozbor::lexica {
namespace {

namespace fs = std::filesystem;
using Keys = std::vector<engine::WordKey>;

fs::path folderOf(const game::Language& language) {
  std::error_code ignored;
  const fs::path own = language.folder.has_filename() ? language.folder : language.folder.parent_path();
  const fs::path shared = own.parent_path() / language.defaultLexicon;
  return !language.defaultLexicon.empty() && fs::is_directory(shared, ignored) ? shared : own;
}

game::Error badLine(const fs::path& path, int number, std::string_view line) {
  return {"lexicon.bad-correction",
          said::words("{0}, line {1}: {2}", path.string(), number,
                      said::words("expected \"+ word\" or \"- word  reason\", found \"{0}\"", line))};
}

/// Sorts the lines of one file by their sign. False when there is no such file.
game::Result<bool> readFile(const fs::path& path, const LetterReader& letters, Keys& plus, Keys& minus) {
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return false;
  const auto bytes = readBytes(path);
  if (!bytes) return bytes.error();
  std::string_view text = *bytes;
  for (int number = 1; !text.empty(); ++number) {
    const std::string_view line = takeLine(text);
    std::string_view rest = line;
    const std::string_view sign = takeWord(rest);
    if (sign.empty() || sign.starts_with('#')) continue;
    engine::WordKey key;
    const auto outcome = letters.read(toUtf32(takeWord(rest)), key);
    if ((sign != "+" && sign != "-") || outcome != LetterReader::Outcome::word)
      return badLine(path, number, line);
    (sign == "+" ? plus : minus).push_back(key);
  }
  return true;
}

}  // namespace

game::Result<Corrections> readCorrections(const game::Language& language) {
  const fs::path folder = folderOf(language);
  const LetterReader letters(language, true);
  Corrections corrections;
  Keys unused;  // a "+" in drop.txt or a "-" in add.txt says nothing
  const auto shortWords =
      readFile(folder / "short-words.txt", letters, corrections.shortKept, corrections.dropped);
  if (!shortWords) return shortWords.error();
  corrections.shortReviewed = *shortWords;
  const auto drop = readFile(folder / "drop.txt", letters, unused, corrections.dropped);
  if (!drop) return drop.error();
  const auto add = readFile(folder / "add.txt", letters, corrections.added, unused);
  if (!add) return add.error();
  std::ranges::sort(corrections.dropped);
  std::ranges::sort(corrections.shortKept);
  std::ranges::sort(corrections.added);
  return corrections;
}

}  // namespace rozbor::lexica
