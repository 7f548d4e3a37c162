#include "sheet_names.h"

#include "fold.h"
#include "sheet/cells/sheet_terms.h"
#include "text.h"

namespace rozbor::parser {
namespace {

/// A whole word of a name; of one letter only it would be anything.
bool hasWord(std::string_view name, std::string_view word) {
  if (word.size() < 2) return false;
  while (!name.empty()) {
    const auto [first, rest] = splitWord(name);
    if (first == word) return true;
    name = rest;
  }
  return false;
}

}  // namespace

FoldedNames foldedNames(const std::array<TextField, 2>& players) {
  return {folded(players[0].value), folded(players[1].value)};
}

std::optional<int> playerNamed(std::string_view foldedText, const FoldedNames& names) {
  if (const std::optional<int> marker = playerMarker(foldedText)) return marker;
  if (foldedText.empty()) return std::nullopt;
  if (names[0] != names[1]) {
    if (foldedText == names[0]) return 0;
    if (foldedText == names[1]) return 1;
  }
  const bool first = hasWord(names[0], foldedText);
  const bool second = hasWord(names[1], foldedText);
  if (first == second) return std::nullopt;
  return first ? 0 : 1;
}

}  // namespace rozbor::parser
