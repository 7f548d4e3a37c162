#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/game/position.h"
#include "rozbor/said/message.h"

namespace rozbor::game {

/// What is wrong with a position file, and where: line and column count from 1, columns in code points.
struct PositionFault {
  int line = 0;
  int column = 0;
  std::string code;
  said::Message message;
};

/// A position as a table that a spreadsheet opens (docs/positions.md): a line for each row of the board, a
/// cell for each square, then named lines.
struct PositionFile {
  Position position;  ///< seen by the player on turn
  int turn = 1;       ///< which player that is: 1 or 2
  std::string language;
  std::string lexicon;  ///< a wish; may be empty
  std::vector<PositionFault> faults;
};

/// Whether a text looks like such a file, rather than like a position on one line.
[[nodiscard]] bool isPositionCsv(std::string_view text);
/// The id of the language that a file names; empty where it names none.
[[nodiscard]] std::string languageOfPositionCsv(std::string_view text);

/// Reads the whole file whatever is wrong with it; a square, rack or number that cannot be read is left
/// empty. Codes: docs/positions.md.
[[nodiscard]] PositionFile parsePositionCsv(std::string_view text, const Language& language);
[[nodiscard]] std::string writePositionCsv(const PositionFile& file, const Language& language);

}  // namespace rozbor::game
