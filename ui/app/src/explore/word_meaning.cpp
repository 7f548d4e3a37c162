#include "rozbor/app/explore/word_meaning.h"

#include <array>
#include <utility>

#include "rozbor/game/scoring.h"
#include "rozbor/lexica/text.h"

namespace rozbor::app {
namespace {

constexpr std::string_view kPlace = "{word}";

bool isUnreserved(char byte) {
  return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9') ||
         byte == '-' || byte == '.' || byte == '_' || byte == '~';
}

std::string percentEncoded(std::string_view text) {
  static constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string encoded;
  for (const char byte : text) {
    if (isUnreserved(byte)) {
      encoded += byte;
      continue;
    }
    const auto value = static_cast<unsigned char>(byte);
    encoded += {'%', kDigits[value >> 4U], kDigits[value & 15U]};
  }
  return encoded;
}

/// A blank is written in small letters; a tile of several characters has brackets around it.
std::string smallLetters(const game::LaidWord& word, const game::Alphabet& alphabet) {
  std::string text;
  for (const game::Tile tile : word.tiles) {
    for (const char byte : alphabet.text(game::Tile::blank(tile.letter()))) {
      if (byte != '[' && byte != ']') text += byte;
    }
  }
  return text;
}

}  // namespace

std::vector<std::string> wordsOf(const game::Move& move, const game::Board& board,
                                 const game::Language& language) {
  std::vector<std::string> words;
  if (!move.isPlacement()) return words;
  for (const game::LaidWord& word : wordsFormed(board, move))
    words.push_back(smallLetters(word, language.alphabet));
  return words;
}

std::string usualDictionary(std::string_view languageId) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kPages{
      {{"cs", "https://prirucka.ujc.cas.cz/?slovo={word}"},
       {"sk", "https://slovnik.juls.savba.sk/?w={word}"},
       {"pl", "https://sjp.pl/{word}"},
       {"en", "https://en.wiktionary.org/wiki/{word}"}}};
  for (const auto& [language, page] : kPages) {
    if (languageId.starts_with(language)) return std::string(page);
  }
  return {};
}

std::string dictionaryAddress(std::string_view page, std::string_view word) {
  std::string address(page);
  const auto place = address.find(kPlace);
  if (place != std::string::npos) address.replace(place, kPlace.size(), percentEncoded(word));
  return address;
}

std::string dictRequest(std::string_view word) {
  std::string request = "DEFINE * \"";
  for (const char byte : word) {
    if (byte != '"' && byte != '\\' && byte != '\r' && byte != '\n') request += byte;
  }
  return request + "\"\r\nQUIT\r\n";
}

std::optional<std::string> definitionsIn(std::string_view reply) {
  std::string text;
  bool inside = false;
  while (!reply.empty()) {
    const std::string_view line = lexica::takeLine(reply);
    if (!inside) {
      inside = line.starts_with("151 ");
    } else if (line == ".") {
      inside = false;
      text += '\n';
    } else {
      text += line.starts_with("..") ? line.substr(1) : line;
      text += '\n';
    }
  }
  const std::string_view said = lexica::trimmed(text);
  return said.empty() ? std::nullopt : std::optional(std::string(said));
}

}  // namespace rozbor::app
