#include "sheet_cells.h"

#include <algorithm>
#include <utility>

#include "text.h"

namespace rozbor::parser {
namespace {

/// Goes over one line and takes cell after cell off it.
class CellCutter {
 public:
  CellCutter(std::string_view line, CellSeparator separator, std::uint32_t lineNumber)
      : line_(line), separator_(separator), ranges_(line, lineNumber) {}

  CellLine cut() {
    if (separator_ >= CellSeparator::spaces) {
      // Blanks at either end separate nothing.
      line_ = trimmedRight(line_);
      position_ = skipBlanks(0);
    }
    for (bool more = true; more;)
      more = cutCell();
    return std::move(cells_);
  }

 private:
  /// Whether a separator stands behind the cell.
  bool cutCell() {
    const std::size_t start = blanksBefore(position_);
    if (!cutQuoted(start)) cutPlain(start);
    const std::size_t length = separatorLength(position_);
    position_ += length;
    return length > 0;
  }

  void cutPlain(std::size_t start) {
    std::size_t end = start;
    while (end < line_.size() && separatorLength(end) == 0)
      ++end;
    position_ = end;
    const std::string_view text = trimmedRight(line_.substr(start, end - start));
    cells_.cells.push_back({.text = text, .where = ranges_.rangeOf(text)});
  }

  bool cutQuoted(std::size_t start) {
    if (quotesOff_ || start >= line_.size() || line_[start] != '"') return false;
    const std::string_view rest = line_.substr(start);
    const std::size_t length = quotedLength(rest);
    const std::size_t next = blanksBefore(start + length);
    cells_.unclosedQuote = cells_.unclosedQuote || length == 0;
    // What is no quoted cell here is not tried again further on, which keeps the whole linear.
    quotesOff_ = length == 0 || (next < line_.size() && separatorLength(next) == 0);
    if (quotesOff_) return false;
    takeQuoted(rest.substr(0, length));
    position_ = next;
    return true;
  }

  void takeQuoted(std::string_view raw) {
    const std::string_view inside = raw.substr(1, raw.size() - 2);
    const bool isView = inside.find('"') == std::string_view::npos && !inside.starts_with('\'');
    if (!isView) cells_.unquoted.emplace_back(unquotedText(raw));
    cells_.cells.push_back({.text = trimmed(isView ? inside : std::string_view(cells_.unquoted.back())),
                            .where = ranges_.rangeOf(raw),
                            .isView = isView});
    if (isView) cells_.cells.back().where = ranges_.rangeOf(cells_.cells.back().text);
  }

  [[nodiscard]] std::size_t skipBlanks(std::size_t from) const {
    while (from < line_.size() && isBlank(line_[from]))
      ++from;
    return from;
  }

  /// The same, but not over what separates cells.
  [[nodiscard]] std::size_t blanksBefore(std::size_t from) const {
    while (from < line_.size() && isBlank(line_[from]) && separatorLength(from) == 0)
      ++from;
    return from;
  }

  [[nodiscard]] std::size_t separatorLength(std::size_t at) const {
    if (at >= line_.size()) return 0;
    if (separator_ >= CellSeparator::spaces) return spacesLength(at);
    static constexpr std::string_view kCharacters = "|;\t,";
    return line_[at] == kCharacters[static_cast<std::size_t>(separator_)] ? 1 : 0;
  }

  [[nodiscard]] std::size_t spacesLength(std::size_t at) const {
    const std::size_t blanks = skipBlanks(at) - at;
    return blanks > 1 || line_[at] == '\t' || separator_ == CellSeparator::blank ? blanks : 0;
  }

  std::string_view line_;
  CellSeparator separator_;
  RangeCounter ranges_;
  std::size_t position_ = 0;
  bool quotesOff_ = false;
  CellLine cells_;
};

}  // namespace

SourceRange Cell::rangeOfPart(std::string_view part) const {
  if (!isView) return where;
  SourceRange range = rangeOf(text, part, where.line);
  range.column += where.column - 1;
  return range;
}

Cell joinedCell(std::span<const Cell> cells) {
  const Cell& first = cells.front();
  const Cell& last = cells.back();
  SourceRange where = first.where;
  where.length = last.where.column + last.where.length - first.where.column;
  return {.text = {first.text.data(),
                   static_cast<std::size_t>(last.text.data() + last.text.size() - first.text.data())},
          .where = where};
}

bool CellLine::isEmpty() const {
  return std::ranges::all_of(cells, [](const Cell& cell) { return cell.text.empty(); });
}

std::size_t quotedLength(std::string_view text) {
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (text[at] != '"') continue;
    if (at + 1 == text.size() || text[at + 1] != '"') return at + 1;
    ++at;
  }
  return 0;
}

namespace {

/// What a spreadsheet would calculate.
bool isFormula(std::string_view text) {
  constexpr std::string_view kStarts = "=+-@";
  return !text.empty() && kStarts.find(text.front()) != std::string_view::npos &&
         text.find_first_not_of("0123456789", 1) != std::string_view::npos;
}

/// A formula behind an apostrophe or several, of which reading takes one away.
bool isGuarded(std::string_view text) {
  const std::size_t start = std::min(text.find_first_not_of('\''), text.size());
  return start > 0 && isFormula(text.substr(start));
}

}  // namespace

std::string cellText(std::string_view text, char separator, bool needsQuotes) {
  const bool isCalculated = separator != '|' && isFormula(text);
  if (!isCalculated && !needsQuotes) return std::string(text);
  std::string quotedOne = isCalculated || isGuarded(text) ? "\"'" : "\"";
  for (const char c : text) {
    quotedOne += c;
    if (c == '"') quotedOne += c;
  }
  return quotedOne + '"';
}

std::string unquotedText(std::string_view text) {
  std::string content;
  for (std::size_t at = 1; at + 1 < text.size(); ++at) {
    content += text[at];
    if (text[at] == '"') ++at;
  }
  if (isGuarded(content)) content.erase(0, 1);
  return content;
}

CellLine splitCells(std::string_view line, CellSeparator separator, std::uint32_t lineNumber) {
  return CellCutter(line, separator, lineNumber).cut();
}

bool isRuling(std::string_view line) {
  const bool drawn = line.find_first_not_of("-=+|: \t") == std::string_view::npos;
  return drawn && (line.find("---") != std::string_view::npos || line.find("===") != std::string_view::npos);
}

std::optional<std::int32_t> sheetNumber(std::string_view text) {
  const std::string plain = plainDashes(text);
  std::string_view number = plain;
  if (number.size() > 1 && number.ends_with('.')) number.remove_suffix(1);
  return toNumber(number);
}

std::optional<std::uint32_t> rowNumber(std::string_view text) {
  if (text.ends_with(')')) text.remove_suffix(1);
  const std::optional<std::int32_t> number = sheetNumber(text);
  return number && *number >= 0 ? std::optional(static_cast<std::uint32_t>(*number)) : std::nullopt;
}

std::string plainDashes(std::string_view text) {
  if (isAscii(text)) return std::string(text);
  static constexpr std::array<std::string_view, 4> kDashes = {"–", "—", "−", "‑"};
  std::string plain;
  for (std::size_t at = 0; at < text.size();) {
    const auto* const dash = std::ranges::find_if(
        kDashes, [&](std::string_view candidate) { return text.substr(at).starts_with(candidate); });
    plain += dash == kDashes.end() ? text[at] : '-';
    at += dash == kDashes.end() ? 1 : dash->size();
  }
  return plain;
}

bool isDashes(std::string_view text) {
  return plainDashes(text).find_first_not_of('-') == std::string::npos;
}

}  // namespace rozbor::parser
