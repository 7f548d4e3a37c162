#include "rozbor/game/language.h"

#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <optional>

#include "rozbor/game/move.h"
#include "text.h"

namespace rozbor::game {
namespace {

namespace fs = std::filesystem;

Result<std::string> readFile(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{"language.missing-file", said::words("cannot read {0}", path.string())};
  return std::string(std::istreambuf_iterator<char>(file), {});
}

Error at(Error error, const fs::path& path) {
  error.message = said::words("{0}: {1}", path.string(), error.message);
  return error;
}

said::Message inLine(int number, const said::Message& what) {
  return said::words("line {0}: {1}", number, what);
}

Error badSetting(std::string_view line, const said::Message& expected) {
  return {"language.bad-setting", said::words("expected {0}, found \"{1}\"", expected, line)};
}

/// Lines "letter,value,count" under that heading; "?" is the blank.
std::optional<Error> readTiles(std::string_view csv, Language& language) {
  int lineNumber = 0;
  for (const std::string_view raw : text::split(csv, '\n')) {
    const std::string_view line = text::trimmed(raw);
    if (++lineNumber == 1 || line.empty()) continue;
    const auto cells = text::split(line, ',');
    if (cells.size() != 3)
      return Error{"tiles.bad-line", inLine(lineNumber, said::words("expected letter,value,count"))};
    const auto tile = language.alphabet.tile(text::trimmed(cells[0]));
    const auto value = text::number(text::trimmed(cells[1]));
    const auto count = text::number(text::trimmed(cells[2]));
    if (!tile || (tile->isBlank() && tile->letter())) {
      return Error{"tiles.unknown-letter",
                   inLine(lineNumber, said::words("\"{0}\" is not in alphabet.txt", cells[0]))};
    }
    if (!value || *value < 0 || *value > 100 || !count || *count < 0 || *count > 100) {
      return Error{"tiles.bad-number",
                   inLine(lineNumber, said::words("value and count must be numbers from 0 to 100"))};
    }
    if (language.tiles.count(tile->kind()) > 0) {
      return Error{"tiles.duplicate-letter",
                   inLine(lineNumber, said::words("\"{0}\" is there already", cells[0]))};
    }
    language.tiles.addKind(tile->kind(), *count);
    language.values[static_cast<std::size_t>(tile->kind())] = *value;
  }
  if (language.tiles.empty()) return Error{"tiles.empty", said::words("the set has no tiles")};
  return std::nullopt;
}

std::vector<std::string> strings(const std::vector<std::string_view>& views) {
  return {views.begin(), views.end()};
}

std::optional<Error> readVowels(std::string_view value, Language& language) {
  for (const std::string_view vowel : text::words(value)) {
    const auto letter = language.alphabet.letter(vowel);
    if (!letter) return badSetting(vowel, said::words("letters of the alphabet"));
    language.vowels.insert(*letter);
  }
  return std::nullopt;
}

std::optional<Error> readWordSource(std::string_view value, Language& language) {
  const auto parts = text::words(value);
  if (parts.size() != 3 || (parts[0] != "list" && parts[0] != "hunspell")) {
    return badSetting(value, said::Message::verbatim("\"list|hunspell PATH ENCODING\""));
  }
  const auto kind = parts[0] == "list" ? WordSource::Kind::list : WordSource::Kind::hunspell;
  language.wordSources.push_back({kind, std::string(parts[1]), std::string(parts[2])});
  return std::nullopt;
}

std::optional<Error> readBoard(std::string_view value, Language& language) {
  const fs::path path = language.folder / value;
  const auto csv = readFile(path);
  if (!csv) return csv.error();
  auto layout = BoardLayout::parseCsv(*csv);
  if (!layout) return at(layout.error(), path);
  language.board = *layout;
  return std::nullopt;
}

using Reader = std::function<std::optional<Error>(std::string_view, Language&)>;

Reader numberInto(int Rules::*member) {
  return [member](std::string_view value, Language& language) -> std::optional<Error> {
    const auto number = text::number(value);
    if (!number || *number < 0 || *number > 10000)
      return badSetting(value, said::words("a number from 0 to 10000"));
    language.rules.*member = *number;
    return std::nullopt;
  };
}

Reader textInto(std::string Language::*member) {
  return [member](std::string_view value, Language& language) -> std::optional<Error> {
    language.*member = value;
    return std::nullopt;
  };
}

Reader wordsInto(std::vector<std::string> Language::*member) {
  return [member](std::string_view value, Language& language) -> std::optional<Error> {
    language.*member = strings(text::words(value));
    return std::nullopt;
  };
}

std::optional<Error> readChallenge(std::string_view value, Language& language) {
  const auto rule = challengeRule(value);
  if (!rule) return badSetting(value, said::words("void, single, double, 5-point, 10-point or cas"));
  language.rules.challenge = *rule;
  return std::nullopt;
}

std::optional<Error> readEndRack(std::string_view value, Language& language) {
  if (value != "doubled" && value != "transferred")
    return badSetting(value, said::words("doubled or transferred"));
  language.rules.endRack = value == "doubled" ? EndRack::doubled : EndRack::transferred;
  return std::nullopt;
}

const std::map<std::string_view, Reader>& settings() {
  static const std::map<std::string_view, Reader> kSettings{
      {"name", textInto(&Language::name)},
      {"english-name", textInto(&Language::englishName)},
      {"default-lexicon", textInto(&Language::defaultLexicon)},
      {"lexicons", wordsInto(&Language::lexicons)},
      {"word-packages", wordsInto(&Language::wordPackages)},
      {"word-note", textInto(&Language::wordNote)},
      {"vowels", readVowels},
      {"word-source", readWordSource},
      {"board", readBoard},
      {"challenge", readChallenge},
      {"end-rack", readEndRack},
      {"rack-size", numberInto(&Rules::rackSize)},
      {"bingo-tiles", numberInto(&Rules::bingoTiles)},
      {"bingo-bonus", numberInto(&Rules::bingoBonus)},
      {"exchange-minimum", numberInto(&Rules::exchangeMinimum)},
      {"scoreless-limit", numberInto(&Rules::scorelessLimit)},
      {"pass-limit", numberInto(&Rules::passLimit)},
      {"overtime-penalty", numberInto(&Rules::overtimePenalty)}};
  return kSettings;
}

/// Lines "setting = value"; "#" begins a comment.
std::optional<Error> readSettings(std::string_view conf, Language& language) {
  int lineNumber = 0;
  for (const std::string_view raw : text::split(conf, '\n')) {
    ++lineNumber;
    const std::string_view line = text::trimmed(raw);
    if (line.empty() || line.front() == '#') continue;
    const auto equals = line.find('=');
    const auto setting = settings().find(text::trimmed(line.substr(0, equals)));
    if (equals == std::string_view::npos || setting == settings().end()) {
      return Error{"language.bad-setting",
                   inLine(lineNumber, said::words("no setting is called so: \"{0}\"", line))};
    }
    if (auto error = setting->second(text::trimmed(line.substr(equals + 1)), language)) {
      error->message = inLine(lineNumber, error->message);
      return error;
    }
  }
  if (language.board.rows() == 0)
    return Error{"language.no-board", said::words("no board is named (board = FILE)")};
  if (language.rules.rackSize < 1 || language.rules.rackSize > Move::kMaxTiles) {
    return Error{"language.bad-setting", said::words("rack-size must be from 1 to 21")};
  }
  return std::nullopt;
}

}  // namespace

int Language::value(const TileCounts& counts) const {
  int sum = 0;
  for (int kind = 0; kind < TileCounts::kKinds; ++kind) {
    sum += counts.count(kind) * values[static_cast<std::size_t>(kind)];
  }
  return sum;
}

said::Message languageName(const Language& language) {
  static constexpr std::array kKnown{said::marked("Czech"), said::marked("Slovak"),
                                     said::marked("Slovak, 110-tile edition"), said::marked("Polish"),
                                     said::marked("English")};
  for (const said::Sentence known : kKnown) {
    if (known.english() == language.englishName) return known;
  }
  return said::Message::verbatim(language.englishName);
}

Result<Language> loadLanguage(const fs::path& folder) {
  Language language;
  language.folder = folder;
  language.id = (folder.has_filename() ? folder : folder.parent_path()).filename().string();

  const fs::path alphabetPath = folder / "alphabet.txt";
  const auto alphabetText = readFile(alphabetPath);
  if (!alphabetText) return alphabetText.error();
  auto alphabet = Alphabet::parse(*alphabetText);
  if (!alphabet) return at(alphabet.error(), alphabetPath);
  language.alphabet = *std::move(alphabet);

  const fs::path tilesPath = folder / "tiles.csv";
  const auto tilesText = readFile(tilesPath);
  if (!tilesText) return tilesText.error();
  if (auto error = readTiles(*tilesText, language)) return at(*error, tilesPath);

  const fs::path settingsPath = folder / "language.conf";
  const auto settingsText = readFile(settingsPath);
  if (!settingsText) return settingsText.error();
  if (auto error = readSettings(*settingsText, language)) return at(*error, settingsPath);
  return language;
}

}  // namespace rozbor::game
