#pragma once

#include <optional>
#include <string>

#include "sheet_columns.h"
#include "sheet_terms.h"

namespace rozbor::parser {

/// A cell of a row that makes it an end line or the result, and the texts of all cells without the key.
struct KeyCell {
  SheetField field = SheetField::left;
  const Cell* cell = nullptr;
  std::string rest;
};

/// Finds it in the columns of numbers, players and words. A word with points of its own is a word.
[[nodiscard]] std::optional<KeyCell> findKeyCell(const CellLine& cells, const SheetColumns& table);

}  // namespace rozbor::parser
