#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The words of a score sheet in Czech, Slovak, Polish and English, with the usual abbreviations.
// Looked up without regard to case and accents. The names that are written are among those read.
namespace rozbor::parser {

/// What introduces a line outside the table.
enum class SheetField : std::uint8_t {
  competition,
  round,
  table,
  date,
  variant,
  first,
  second,
  result,
  left,
  board,
  remark
};

enum class ColumnKind : std::uint8_t {
  unknown,
  number,
  turn,
  player,
  word,
  score,
  total,
  place,
  rack,
  remark
};

/// What may stand in a cell for, or beside, a word.
enum class SheetAction : std::uint8_t { exchange, pass, invalid, challenge, filler, unit };

/// `folded` is the text as folded() gives it.
[[nodiscard]] std::optional<SheetField> sheetField(std::string_view folded);
[[nodiscard]] ColumnKind columnKind(std::string_view folded);
[[nodiscard]] std::optional<SheetAction> sheetAction(std::string_view folded);
/// "zh" is 0, "dh" 1.
[[nodiscard]] std::optional<int> playerMarker(std::string_view folded);

/// Whether the word alone, as a word that was played, would be taken for something else.
[[nodiscard]] bool isSheetTerm(std::string_view folded);

/// The term as it is written in a language (cs, sk, pl, en; any other is cs).
[[nodiscard]] std::string_view term(SheetField field, std::string_view language);
[[nodiscard]] std::string_view term(ColumnKind column, std::string_view language);
[[nodiscard]] std::string_view term(SheetAction action, std::string_view language);

inline constexpr std::string_view kPlayerMarkers[] = {"ZH", "DH"};

}  // namespace rozbor::parser
