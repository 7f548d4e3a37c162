#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/diagnostic.h"
#include "rozbor/parser/record.h"
#include "rozbor/parser/score_sheet.h"

namespace rozbor::parser {

/// One round of duplicate scrabble: everybody has the same rack and the same board; the master move stays
/// on it, and each player scores with their own.
struct DuplicateRound {
  SourceRange where;
  std::optional<Field<std::uint32_t>> number;  ///< as written
  std::optional<Field<SheetWord>> rack;        ///< a blank is the letter "?", with `blank` set
  bool redrawn = false;                        ///< the tiles kept went back, too ("-AEINRST")
  SheetTurn master;                            ///< `missing`: none is told
  /// One for each player: a play, a pass, a play that was ruled invalid, or `missing` with the points alone
  /// or with nothing.
  std::vector<SheetTurn> plays;
};

/// A game of duplicate scrabble as its table was written: nothing added, nothing judged.
struct DuplicateRecord {
  TextField competition;
  TextField round;  ///< of the competition
  TextField table;
  TextField date;
  TextField variant;  ///< the lexicon
  std::vector<TextField> players;
  std::vector<DuplicateRound> rounds;
  std::vector<std::optional<Field<std::int32_t>>> totals;  ///< of the last line, one for each player
  std::vector<TextField> remarks;  ///< lines and cells that were not understood, or say nothing of the play
  std::string encoding;            ///< what the text was decoded from
};

/// A record and everything that is to be said about how it was written (codes "duplicate.…").
struct ParsedDuplicate {
  DuplicateRecord record;
  std::vector<Diagnostic> diagnostics;  ///< in the order of their lines
};

/// Whether one of the first lines names the columns of such a table: a rack, a master move and players.
[[nodiscard]] bool looksLikeDuplicate(std::string_view bytes);

/// Reads the table of docs/duplicate.md. Never throws for input and never stops at a fault. Time and memory
/// are linear in the size of the text.
[[nodiscard]] ParsedDuplicate parseDuplicate(std::string_view bytes);

}  // namespace rozbor::parser
