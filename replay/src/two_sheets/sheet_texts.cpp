#include "sheet_texts.h"

#include "rozbor/game/notation.h"

namespace rozbor::replay {

std::string textOf(const parser::SheetWord& word) {
  std::string text;
  for (const parser::SheetLetter& letter : word)
    text += letter.blank ? '(' + letter.letter + ')' : letter.letter;
  return text;
}

std::string textOf(std::int32_t number) {
  return std::to_string(number);
}

std::string textOf(const parser::Coordinate& at) {
  constexpr std::uint32_t kColumns = 26;  // A to Z
  constexpr std::uint32_t kRows = 100;
  if (at.row >= kRows || at.column >= kColumns) return "?";
  return game::placeText(game::Square(static_cast<int>(at.row), static_cast<int>(at.column)),
                         at.across ? game::Direction::across : game::Direction::down);
}

}  // namespace rozbor::replay
