#include "rozbor/render/text_layout.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <boost/locale/utf.hpp>

namespace rozbor::reports::terminal {
namespace {

constexpr std::size_t kGap = 2;  ///< blanks between columns
constexpr const char* kPlainAgain = "\033[0m";

/// Columns of a terminal: marks lie on the letter before them, letters of East Asia are as wide as two. What
/// would turn the direction around is shown as U+FFFD in the end (`harmless`).
std::size_t columnsOf(UChar32 character) {
  constexpr UChar32 kFirstMark = 0x300;
  if (character < kFirstMark || u_hasBinaryProperty(character, UCHAR_BIDI_CONTROL) != 0) return 1;
  if ((U_GET_GC_MASK(character) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK)) != 0) return 0;
  const int width = u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

/// Cuts one character off the front and tells its columns; what is ill-formed counts as one.
std::size_t takeColumns(std::string_view& text) {
  namespace utf = boost::locale::utf;
  const char* at = text.begin();
  const utf::code_point character = utf::utf_traits<char>::decode(at, text.end());
  text.remove_prefix(static_cast<std::size_t>(at - text.begin()));
  return utf::is_valid_codepoint(character) ? columnsOf(static_cast<UChar32>(character)) : 1;
}

/// A percent sign stays with its number.
std::string_view takeWord(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  std::size_t end = text.find(' ');
  while (end != std::string_view::npos && text.substr(end).starts_with(" %"))
    end = text.find(' ', end + 1);
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(word.size());
  return word;
}

const char* codeOf(Ink ink) {
  switch (ink) {
    case Ink::plain:
      return "";
    case Ink::dim:
      return "\033[2m";
    case Ink::bold:
      return "\033[1m";
    case Ink::good:
      return "\033[32m";
    case Ink::mild:
      return "\033[33m";
    case Ink::bad:
      return "\033[1;33m";
    case Ink::worse:
      return "\033[31m";
    case Ink::worst:
      return "\033[1;31m";
  }
  return "";
}

}  // namespace

std::size_t widthOf(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty())
    columns += takeColumns(text);
  return columns;
}

std::string padRight(std::string text, std::size_t width) {
  const std::size_t columns = widthOf(text);
  return columns < width ? text.append(width - columns, ' ') : text;
}

std::string padLeft(const std::string& text, std::size_t width) {
  const std::size_t columns = widthOf(text);
  return columns < width ? std::string(width - columns, ' ') + text : text;
}

std::string clipped(const std::string& text, std::size_t width) {
  if (widthOf(text) <= width) return text;
  std::string_view rest = text;
  std::size_t columns = 0;
  std::size_t kept = 0;
  while (columns <= width - 1) {
    kept = text.size() - rest.size();
    columns += takeColumns(rest);
  }
  return text.substr(0, kept) + "…";
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  const std::string margin(indent, ' ');
  std::string lines;
  std::size_t column = width + 1;  // so that the first word begins a line
  for (std::string_view word = takeWord(text); !word.empty(); word = takeWord(text)) {
    const std::size_t columns = widthOf(word);
    const bool fits = column + 1 + columns <= width;
    lines += fits ? " " : (lines.empty() ? "" : "\n") + margin;
    column = (fits ? column + 1 : indent) + columns;
    lines += word;
  }
  return lines.empty() ? lines : lines + "\n";
}

std::string Paint::operator()(Ink ink, const std::string& text) const {
  if (!colour_ || ink == Ink::plain || text.empty()) return text;
  return codeOf(ink) + text + kPlainAgain;
}

std::size_t paintAt(std::string_view text) {
  if (!text.starts_with('\033')) return 0;
  for (const Ink ink : {Ink::dim, Ink::bold, Ink::good, Ink::mild, Ink::bad, Ink::worse, Ink::worst}) {
    const std::string_view code = codeOf(ink);
    if (text.starts_with(code)) return code.size();
  }
  return text.starts_with(kPlainAgain) ? std::string_view(kPlainAgain).size() : 0;
}

std::size_t Table::columnWidth(std::size_t column) const {
  std::size_t width = 0;
  for (const Row& row : rows_) {
    // The last cell of a short row reaches into the columns that the row does not have.
    const bool spans = column + 1 == row.cells.size() && column + 1 < columns_.size();
    if (column < row.cells.size() && !spans) width = std::max(width, widthOf(row.cells[column]));
  }
  return std::min(width, columns_[column].widest);
}

std::size_t Table::columnStart(std::size_t column) const {
  std::size_t start = 0;
  for (std::size_t before = 0; before < column; ++before)
    start += columnWidth(before) + kGap;
  return start;
}

std::string Table::line(const Row& row, const Paint& paint) const {
  std::string line;
  for (std::size_t column = 0; column < row.cells.size(); ++column) {
    const bool last = column + 1 == row.cells.size();
    const std::string cell = last ? row.cells[column] : clipped(row.cells[column], columns_[column].widest);
    const std::size_t width = columnWidth(column);
    const std::string blanks(width - std::min(width, widthOf(cell)), ' ');
    const std::string painted = paint(column < row.inks.size() ? row.inks[column] : Ink::plain, cell);
    line += columns_[column].right ? blanks + painted : painted + (last ? "" : blanks);
    if (!last) line.append(kGap, ' ');
  }
  return line.erase(line.find_last_not_of(' ') + 1);
}

std::string Table::text(const Paint& paint, std::size_t indent) const {
  const std::string margin(indent, ' ');
  const std::string remarkMargin(indent + columnStart(remarkColumn_), ' ');
  std::string lines;
  for (const Row& row : rows_) {
    lines += margin + line(row, paint) + "\n";
    for (const std::string& remark : row.below)
      lines += remarkMargin + paint(Ink::dim, remark) + "\n";
  }
  return lines;
}

}  // namespace rozbor::reports::terminal
