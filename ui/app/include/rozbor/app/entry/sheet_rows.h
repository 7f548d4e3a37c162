#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rozbor/parser/score_sheet.h"

namespace rozbor::app {

/// Rows of which the total is the sum of the player's points so far: such a total goes with the points
/// when rows change. Any other stays as it was written.
[[nodiscard]] std::vector<bool> countedTotals(const parser::ScoreSheet& sheet);
/// Makes the totals of these rows the sums again.
void carryTotals(parser::ScoreSheet& sheet, const std::vector<bool>& counted);

/// A row as it is typed: "HOUSE 24", "exchange 3"; with the total where that is not the sum, and the place.
[[nodiscard]] std::string typedRow(const parser::ScoreSheet& sheet, std::size_t row);

/// The row takes the place of another, of the same player. What cannot be typed stays: the rack, and
/// cross-words of the same word.
void replaceRow(parser::ScoreSheet& sheet, std::size_t at, parser::SheetTurn turn);
/// The row comes before another, or last. From there on the rows change hands, for players move by turns.
void insertRow(parser::ScoreSheet& sheet, std::size_t at, parser::SheetTurn turn);
void removeRow(parser::ScoreSheet& sheet, std::size_t at);

}  // namespace rozbor::app
