#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/diagnostic.h"
#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// One thing that a square may hold, as somebody saw it.
struct SquareSight {
  enum class What : std::uint8_t { empty, letter, tile };
  What what = What::empty;
  std::string letter{};        ///< upper case, one tile; of a tile that cannot be read: empty
  bool blank = false;          ///< the letter is that of a blank
  std::uint32_t perMille = 0;  ///< how likely; 0 where nobody says

  friend bool operator==(const SquareSight&, const SquareSight&) = default;
};

/// A board as it was seen, typed or recognised, at the end of a game or after some turn: evidence, of which
/// any square may be wrong. Squares beyond `rows` and `columns` were not seen.
struct BoardReading {
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::vector<std::vector<SquareSight>> squares{};    ///< row by row; a square without a sight was not seen
  std::optional<Field<std::uint32_t>> turnsPlayed{};  ///< turns of the sheet before it; none: the whole game
  SourceRange where{};

  [[nodiscard]] const std::vector<SquareSight>& at(std::uint32_t row, std::uint32_t column) const {
    return squares[std::size_t{row} * columns + column];
  }
};

/// Whether two readings say the same, wherever they were read.
[[nodiscard]] bool sameContent(const BoardReading& one, const BoardReading& other);

/// A reading and everything that is to be said about how it was written (codes "board.…").
struct ParsedBoard {
  BoardReading board;
  std::vector<Diagnostic> diagnostics;
};

/// Reads a board in any of the forms of docs/cas.md: rows of squares as a person types them, the rows of a
/// CGP, a table of squares with letters and probabilities. Never throws for input; linear in its size.
[[nodiscard]] ParsedBoard parseBoard(std::string_view bytes);

/// The board in one line, rows between "/", which reads as the same again.
[[nodiscard]] std::string boardText(const BoardReading& board);

}  // namespace rozbor::parser
