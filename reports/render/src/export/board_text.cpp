#include <algorithm>

#include "rozbor/render/lesson_words.h"
#include "rozbor/render/text_layout.h"

namespace rozbor::reports {
namespace {

using terminal::padLeft;
using terminal::padRight;
using terminal::widthOf;

std::string squareText(const game::Board& board, const game::Language& language, game::Square square) {
  const game::Tile tile = board.at(square);
  if (!tile.empty()) {
    const game::Alphabet& alphabet = language.alphabet;
    return tile.isBlank() && tile.letter() ? alphabet.lower(tile.letter())
                                           : std::string(alphabet.shown(tile));
  }
  const game::Premium premium = language.board.premium(square);
  if (premium.word > 1) return premium.word > 2 ? "=" : "-";
  if (premium.letter > 1) return premium.letter > 2 ? "\"" : "'";
  return square == language.board.start() ? "*" : ".";
}

/// Wide enough for letters of two characters where the language has some.
std::size_t cellWidth(const game::Language& language) {
  std::size_t width = 1;
  for (int letter = 1; letter <= language.alphabet.size(); ++letter)
    width = std::max(width, widthOf(language.alphabet.upper(game::Letter(letter))));
  return width + 1;
}

std::string trimmedLine(std::string line) {
  return line.erase(line.find_last_not_of(' ') + 1) + "\n";
}

}  // namespace

std::string boardText(const game::Board& board, const game::Language& language) {
  constexpr std::size_t kMargin = 4;
  const std::size_t width = cellWidth(language);
  std::string heading(kMargin, ' ');
  for (int column = 0; column < board.columns(); ++column)
    heading += padRight(std::string(1, static_cast<char>('A' + column)), width);
  std::string text = trimmedLine(heading);
  for (int row = 0; row < board.rows(); ++row) {
    std::string line = padLeft(std::to_string(row + 1), kMargin - 1) + " ";
    for (int column = 0; column < board.columns(); ++column)
      line += padRight(squareText(board, language, {row, column}), width);
    text += trimmedLine(line);
  }
  return text;
}

}  // namespace rozbor::reports
