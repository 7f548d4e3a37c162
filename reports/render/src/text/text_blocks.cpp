#include <algorithm>
#include <sstream>

#include "rozbor/render/lesson_words.h"
#include "text_parts.h"

namespace rozbor::reports::terminal {
namespace {

constexpr std::size_t kIndent = 2;
constexpr std::size_t kWidestLabel = 50;
constexpr std::size_t kWidestNumber = 28;

Table::Column columnOf(const TableColumn& column) {
  return {column.number, column.number ? kWidestNumber : kWidestLabel};
}

/// A heading is cut as its column is, the last one, too.
Table::Row headingsOf(const TableBlock& block) {
  Table::Row row;
  for (const TableColumn& column : block.columns)
    row.cells.push_back(clipped(column.heading, columnOf(column).widest));
  row.inks.assign(row.cells.size(), Ink::bold);
  return row;
}

/// Where the last column has long texts, they stand below their row.
constexpr std::size_t kLongCell = 30;

bool isLong(const TableBlock& block, const TableRow& row) {
  return row.cells.size() == block.columns.size() && !block.columns.back().number &&
         widthOf(row.cells.back()) > kLongCell;
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream all(text);
  for (std::string line; std::getline(all, line);)
    lines.push_back(line);
  return lines;
}

/// The line of a row, and below it what has no room there, from the second column on.
Table::Row rowOf(const TableBlock& block, const TableRow& row, std::size_t room) {
  Table::Row told{row.cells, {}, {}};
  if (isLong(block, row)) {
    told.below = linesOf(wrapped(row.cells.back(), room, 0));
    told.cells.pop_back();
  }
  for (std::string& line : linesOf(wrapped(row.below, room, 0)))
    told.below.push_back(std::move(line));
  return told;
}

/// What is left of the width behind the first column.
std::size_t roomBehindFirst(const TableBlock& block, std::size_t width) {
  std::size_t first = 0;
  for (const TableRow& row : block.rows)
    first = std::max(first, std::min(kWidestLabel, row.cells.empty() ? 0 : widthOf(row.cells.front())));
  const std::size_t taken = first + 2 * kIndent;
  return width > taken + kLongCell ? width - taken : kLongCell;
}

std::string indented(const std::string& lines) {
  std::string text;
  for (const std::string& line : linesOf(lines))
    text += std::string(kIndent, ' ') + line + "\n";
  return text;
}

}  // namespace

std::string textOf(const HeadingBlock& heading, const Sheet& sheet) {
  const std::string title = sheet.paint(Ink::bold, heading.text);
  return heading.level == 1 ? "\n" + title + "\n\n" : "  " + title + "\n";
}

std::string textOf(const ParagraphBlock& paragraph, const Sheet& sheet) {
  return wrapped(paragraph.text, sheet.width, kIndent);
}

std::string textOf(const KeyFiguresBlock& block, const Sheet& sheet) {
  Table table({{}, {true}, {}});
  for (const KeyFigure& figure : block.figures)
    table.add({{figure.label, figure.value, figure.note}, {Ink::plain, Ink::bold, Ink::dim}, {}});
  return table.text(sheet.paint, kIndent);
}

std::string textOf(const FactsBlock& block, const Sheet& sheet) {
  Table facts(std::vector<Table::Column>(2));
  for (const Fact& fact : block.facts)
    facts.add({{fact.label, fact.value}, {Ink::dim}, {}});
  return facts.text(sheet.paint, kIndent);
}

std::string textOf(const TableBlock& block, const Sheet& sheet) {
  std::vector<Table::Column> columns;
  for (const TableColumn& column : block.columns)
    columns.push_back(columnOf(column));
  Table table(std::move(columns), 1);
  table.add(headingsOf(block));
  const std::size_t room = roomBehindFirst(block, sheet.width);
  for (const TableRow& row : block.rows)
    table.add(rowOf(block, row, room));
  return table.text(sheet.paint, kIndent);
}

std::string textOf(const BoardsBlock& block, const Sheet& sheet) {
  std::string text;
  for (const BoardFigure& figure : block.boards) {
    text += indented(boardText(figure.board, *figure.language));
    text += wrapped(figure.caption, sheet.width, kIndent);
  }
  return text;
}

std::string textOf(const ListBlock& list, const Sheet& sheet) {
  std::string text;
  for (std::size_t item = 0; item < list.items.size(); ++item) {
    const std::string mark = list.numbered ? std::to_string(item + 1) + ". " : "• ";
    text += wrapped(mark + list.items[item], sheet.width, kIndent);
  }
  return text;
}

std::string textOf(const AnswerBlock& answer, const Sheet& sheet) {
  std::string text = "  " + sheet.paint(Ink::bold, answer.title) + "\n";
  for (const std::string& sentence : answer.sentences)
    text += wrapped(sentence, sheet.width, 2 * kIndent);
  return text;
}

}  // namespace rozbor::reports::terminal
