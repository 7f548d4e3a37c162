#include "sheet_cell_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "coordinates.h"
#include "fold.h"
#include "sheet_cells.h"
#include "sheet_grammar.h"
#include "sheet_terms.h"
#include "text.h"

namespace rozbor::parser {
namespace {

constexpr std::uint32_t kLetters = 26;
constexpr std::uint32_t kMostNumber = 99;

bool isOneLetter(std::string_view text) {
  const char* const end = text.data() + text.size();
  return !text.empty() && skipLetter(text.data(), end) == end;
}

std::string letterText(const SheetLetter& letter, bool inBrackets) {
  if (letter.letter == "?" && letter.blank) return "?";
  const bool plain = isOneLetter(letter.letter) && !inBrackets;
  const std::string text = plain ? letter.letter : '[' + letter.letter + ']';
  return letter.blank ? '(' + text + ')' : text;
}

std::string lettersText(const SheetWord& word, bool inBrackets) {
  std::string text;
  for (const SheetLetter& letter : word)
    text += letterText(letter, inBrackets);
  return text;
}

/// Whether the text alone is read as the word, whatever its points are.
bool readsAs(std::string_view text, const SheetWord& word) {
  const CellReading reading = readWordCell(text, false);
  return reading.kind == SheetTurnKind::play && reading.understood == text.size() &&
         reading.word.letters == word && !isSheetTerm(folded(text));
}

std::string wordText(const SheetWord& word) {
  std::string text = lettersText(word, false);
  return readsAs(text, word) ? text : lettersText(word, true);
}

std::string wordsText(const SheetTurn& turn) {
  std::string text = wordText(turn.word.value);
  for (const Field<SheetWord>& word : turn.crossWords)
    text += '/' + wordText(word.value);
  return text;
}

std::string exchangeText(const SheetTurn& turn, std::string_view language) {
  std::string text(term(SheetAction::exchange, language));
  if (turn.exchangeCount) text += fmt::format(" {}", turn.exchangeCount->value);
  if (turn.exchanged.value.empty()) return text;
  const bool isTerm = isSheetTerm(folded(lettersText(turn.exchanged.value, false)));
  return text + ' ' + lettersText(turn.exchanged.value, isTerm);
}

/// Tiles that could be a player's mark or name are in brackets.
std::string endTilesText(const SheetWord& tiles, const FoldedNames& names) {
  const std::string text = tilesText(tiles);
  return playerNamed(folded(text), names) ? lettersText(tiles, true) : text;
}

std::string fieldPlace(const Coordinate& at) {
  return at.column < kLetters && at.row < kMostNumber ? coordinateText(at) : std::string();
}

std::string associationPlace(const Coordinate& at) {
  if (at.row >= kLetters || at.column >= kMostNumber) return {};
  return fmt::format("{}{} {}", static_cast<char>('A' + at.row), at.column + 1, at.across ? 'V' : 'S');
}

}  // namespace

std::string wordCellText(const SheetTurn& turn, std::string_view language) {
  switch (turn.kind) {
    case SheetTurnKind::play:
      return wordsText(turn);
    case SheetTurnKind::invalid: {
      const std::string_view invalid = term(SheetAction::invalid, language);
      return turn.word.value.empty() ? std::string(invalid) : fmt::format("{} {}", wordsText(turn), invalid);
    }
    case SheetTurnKind::exchange:
      return exchangeText(turn, language);
    case SheetTurnKind::pass:
      return std::string(term(SheetAction::pass, language));
    case SheetTurnKind::missing:
      break;
  }
  return {};
}

std::string tilesText(const SheetWord& tiles) {
  return lettersText(tiles, false);
}

std::string endText(const std::array<SheetEnd, 2>& ends, const FoldedNames& names) {
  std::string text;
  for (const std::size_t player : {0U, 1U}) {
    const SheetEnd& end = ends[player];
    if (!end.tiles && !end.points) continue;
    text += (text.empty() ? "" : ", ") + std::string(kPlayerMarkers[player]);
    if (end.tiles) text += ' ' + endTilesText(end.tiles->value, names);
    if (end.points) text += fmt::format(" {:+}", end.points->value);
  }
  return text;
}

std::string placeText(const Coordinate& at, SheetStyle::Notation notation) {
  const bool isField = notation == SheetStyle::Notation::field;
  std::string text = isField ? fieldPlace(at) : associationPlace(at);
  if (!text.empty()) return text;
  return isField ? associationPlace(at) : fieldPlace(at);
}

}  // namespace rozbor::parser
