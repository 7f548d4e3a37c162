#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/board_reading.h"
#include "rozbor/parser/diagnostic.h"
#include "rozbor/parser/record.h"

namespace rozbor::parser {

/// One letter of a word on a sheet: upper case, one tile ("CH" only where it was written "[CH]").
/// `blank` when the writer marked it in any of the ways of docs/cas.md. A letter without a mark may
/// still be a blank: players forget.
struct SheetLetter {
  std::string letter;
  bool blank = false;

  friend bool operator==(const SheetLetter&, const SheetLetter&) = default;
};

using SheetWord = std::vector<SheetLetter>;

/// What a cell says the player did. `invalid` is a play that was ruled invalid and taken back;
/// `missing` a cell left empty between others, or one of which only the points are there.
enum class SheetTurnKind : std::uint8_t { play, invalid, exchange, pass, missing };

/// "play", "invalid", …
[[nodiscard]] const char* name(SheetTurnKind kind);

/// What the other player's sheet of the same game has in place of a turn's word and points, where both were
/// merged and differ.
struct OtherReading {
  std::optional<Field<SheetWord>> word;
  std::optional<Field<std::int32_t>> score;
  bool eitherOrder = false;  ///< whether this turn or the player's next was first the sheets leave open
};

/// One turn of one player.
struct SheetTurn {
  SheetTurnKind kind = SheetTurnKind::play;
  SourceRange where;                           ///< its cells
  std::optional<Field<std::uint32_t>> number;  ///< of the round or turn, as written
  int player = 0;                              ///< 0: who begins (ZH), 1: the other (DH)
  Field<SheetWord> word;                       ///< main word; empty for exchange, pass and missing
  std::vector<Field<SheetWord>> crossWords;    ///< written after "/"
  std::optional<Field<std::int32_t>> score;    ///< as written
  std::optional<Field<std::int32_t>> total;    ///< of this player, as written
  std::optional<Field<Coordinate>> at;         ///< where a place is written
  std::optional<Field<SheetWord>> rack;        ///< a blank is the letter "?", with `blank` set
  Field<SheetWord> exchanged;                  ///< tiles given back, where they are named
  std::optional<Field<std::uint32_t>> exchangeCount;
  OtherReading other;  ///< of a sheet that was merged with this one; writing leaves it out
};

/// What the end line tells of one player: tiles kept, and points added or deducted.
struct SheetEnd {
  std::optional<Field<SheetWord>> tiles;
  std::optional<Field<std::int32_t>> points;
};

/// Side by side: a row is a round, both players in it. List: a row is one turn.
enum class SheetLayout : std::uint8_t { sideBySide, list };

/// A paper score sheet as it was copied: nothing added, nothing judged. Header fields are as written.
struct ScoreSheet {
  TextField competition;             ///< Soutěž
  TextField round;                   ///< Kolo
  TextField table;                   ///< Stůl
  TextField date;                    ///< Datum
  TextField variant;                 ///< Varianta
  std::array<TextField, 2> players;  ///< ZH, DH
  SheetLayout layout = SheetLayout::sideBySide;
  std::vector<SheetTurn> turns;  ///< in the order of play
  std::array<SheetEnd, 2> ends;
  std::array<std::optional<Field<std::int32_t>>, 2> result;  ///< Výsledek
  std::vector<BoardReading> boards;  ///< as they were seen at the end, or after some turn
  std::vector<TextField> remarks;    ///< lines that were not understood, or stand beside the table
  std::string encoding;              ///< what the text was decoded from
  bool onePlayerOnly = false;        ///< the sheet has words of one player only
};

/// Whether two sheets say the same. Source ranges, the encoding and the layout are left out of it.
[[nodiscard]] bool sameContent(const ScoreSheet& one, const ScoreSheet& other);

/// A sheet and everything that is to be said about how it was written (codes "cas.…").
struct ParsedSheet {
  ScoreSheet sheet;
  std::vector<Diagnostic> diagnostics;  ///< in the order of their lines
};

/// Whether the text looks like a score sheet and not like a GCG file: no line begins with ">" or a
/// known pragma, and some line names the columns of a table or the players of a sheet.
[[nodiscard]] bool looksLikeScoreSheet(std::string_view bytes);

/// Reads a sheet in any of the forms of docs/cas.md. Never throws for input and never stops at a
/// fault. Time and memory are linear in the size of the text.
[[nodiscard]] ParsedSheet parseScoreSheet(std::string_view bytes);

/// Reads a text that may hold several games one below the other, one sheet for each; at least one. Lines of
/// diagnostics are those of the whole text.
[[nodiscard]] std::vector<ParsedSheet> parseScoreSheets(std::string_view bytes);

/// How a sheet is written.
struct SheetStyle {
  enum class Separator : std::uint8_t { bar, semicolon, comma, tab };
  enum class Notation : std::uint8_t { field, association };  ///< 8H / H8, or 8H V / 8H S
  SheetLayout layout = SheetLayout::sideBySide;
  Separator separator = Separator::bar;
  Notation notation = Notation::field;
  std::string language = "cs";  ///< of the column names: cs, sk, pl, en
  bool coordinates = false;     ///< a column for the place
  bool racks = false;           ///< a column for the rack
  bool totals = true;
};

/// Writes a sheet as UTF-8 text. Reading it gives the same sheet but for what `style` leaves out, and but
/// for what a layout cannot say: side by side, who moves twice leaves an empty cell (docs/cas.md).
[[nodiscard]] std::string writeScoreSheet(const ScoreSheet& sheet, const SheetStyle& style);

}  // namespace rozbor::parser
