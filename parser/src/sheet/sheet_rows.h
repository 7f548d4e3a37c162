#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rozbor/parser/score_sheet.h"
#include "sheet/cells/sheet_columns.h"
#include "sheet/cells/sheet_grammar.h"
#include "sheet_notes.h"

namespace rozbor::parser {

/// What one row of the table holds: a turn, or one of each player, the starting player's first.
struct SheetRow {
  std::vector<SheetTurn> turns;
  std::optional<TextField> who;  ///< the player, where a column names them; empty when the cell is
};

/// A turn of which there is nothing at all: an empty cell.
[[nodiscard]] bool isBare(const SheetTurn& turn);

/// Reads the rows of a table. Whose turns they are, blanks that only the case marks, and which empty
/// cells are missing turns is for the sheet as a whole to settle.
class RowReader {
 public:
  RowReader(const SheetColumns& columns, SheetNotes& notes) : columns_(columns), notes_(notes) {}

  /// Nothing when the row is empty but for its number.
  [[nodiscard]] std::optional<SheetRow> read(const CellLine& cells);

  /// The cells of the row in which `player` has tiles and points, as an end row has them.
  [[nodiscard]] SheetEnd readEnd(const CellLine& cells, int player, const Cell* key) const;

 private:
  /// The cells of one turn by kind; null where there is none or where it is empty.
  using TurnCells = std::array<const Cell*, static_cast<std::size_t>(ColumnKind::remark) + 1>;

  [[nodiscard]] TurnCells cellsOf(const CellLine& cells, int player) const;
  [[nodiscard]] bool hasColumns(int player) const;
  void keepOthers(const CellLine& cells);
  [[nodiscard]] std::optional<Field<std::uint32_t>> readNumber(const CellLine& cells);
  [[nodiscard]] std::optional<TextField> readWho(const CellLine& cells) const;

  [[nodiscard]] SheetTurn readTurn(const TurnCells& cells, int player);
  void readWord(const Cell& cell, SheetTurn& turn);
  void takeReading(const Cell& cell, const CellReading& reading, SheetTurn& turn);
  void takeWords(const Cell& cell, const CellReading& reading, SheetTurn& turn);
  void takeExchange(const Cell& cell, const CellReading& reading, SheetTurn& turn);
  void readPlaceAndRack(const TurnCells& cells, SheetTurn& turn);
  [[nodiscard]] std::optional<Field<std::int32_t>> readPoints(const Cell* cell, SheetTurn& turn);
  void readRemark(const Cell* cell, SheetTurn& turn);
  void settleKind(SheetTurn& turn);
  void bad(Severity severity, std::string_view code, const Cell& cell, const said::Message& expected,
           std::string_view found, said::Message recovery);

  const SheetColumns& columns_;
  SheetNotes& notes_;
};

}  // namespace rozbor::parser
