#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/parser/diagnostic.h"

namespace rozbor::parser {

/// What stands between the cells of a sheet. `spaces`: two or more blanks, or a tab. `blank`: any blanks, so
/// that cells come out in pieces (sheet_blanks.h).
enum class CellSeparator : std::uint8_t { bar, semicolon, tab, comma, spaces, blank };

/// In the order in which they are tried: what people draw on purpose first, what words contain last. A single
/// blank is none of them: it is tried where these make no table.
inline constexpr std::array kCellSeparators = {CellSeparator::bar, CellSeparator::semicolon,
                                               CellSeparator::tab, CellSeparator::comma,
                                               CellSeparator::spaces};

/// One cell without the blanks and quotes around it.
struct Cell {
  std::string_view text;
  SourceRange where;
  bool isView = true;  ///< the text lies within the line; doubled quotes had to be undone otherwise

  /// Where a part of the text stands.
  [[nodiscard]] SourceRange rangeOfPart(std::string_view part) const;
};

/// The cells of a line. Holds views into the line.
struct CellLine {
  std::vector<Cell> cells;
  std::deque<std::string> unquoted;  ///< what cells with doubled quotes hold
  bool unclosedQuote = false;

  [[nodiscard]] bool isEmpty() const;
  /// Whether every cell is a part of the line as it stands.
  [[nodiscard]] bool isPlain() const { return unquoted.empty(); }
};

/// A quoted text at the beginning of `text`: its raw length with both quotes, 0 when it is not closed.
[[nodiscard]] std::size_t quotedLength(std::string_view text);
/// The content of a quoted text of that length, with doubled quotes undone, and without the apostrophe that
/// keeps a spreadsheet from calculating.
[[nodiscard]] std::string unquotedText(std::string_view text);
/// The text as a cell of lines with this separator, from which those two read it again: as it is, or in
/// quotes where it needs them. What a spreadsheet would calculate gets quotes and an apostrophe in front;
/// numbers stay.
[[nodiscard]] std::string cellText(std::string_view text, char separator, bool needsQuotes);

/// Cuts a line, which is in normal form C, into cells. Linear.
[[nodiscard]] CellLine splitCells(std::string_view line, CellSeparator separator, std::uint32_t lineNumber);

/// One cell of neighbouring ones that are views of one line, with what stands between them.
[[nodiscard]] Cell joinedCell(std::span<const Cell> cells);

/// A line of nothing but dashes, bars, crosses and blanks, with three dashes in a row: drawn below a header.
[[nodiscard]] bool isRuling(std::string_view line);

/// "12", "+12", "-12" and the same with a typeset minus; a full stop may follow. Nothing when it is no
/// number of 32 bits.
[[nodiscard]] std::optional<std::int32_t> sheetNumber(std::string_view text);
/// The number of a row, "12" or "12)".
[[nodiscard]] std::optional<std::uint32_t> rowNumber(std::string_view text);
/// The text with typeset dashes and minus signs as "-".
[[nodiscard]] std::string plainDashes(std::string_view text);
/// Nothing but dashes: nothing is there.
[[nodiscard]] bool isDashes(std::string_view text);

}  // namespace rozbor::parser
