#include <algorithm>
#include <vector>

#include "../palette.h"
#include "column_widths.h"
#include "pieces.h"

namespace rozbor::charts::pdf_pages {
namespace {

using reports::TableBlock;
using reports::TableColumn;
using reports::TableRow;

constexpr double kSize = 8.5;     ///< points
constexpr double kColumnGap = 8;  ///< points between columns
constexpr double kPadding = 2.2;

/// A line of the table: its cells, and the remark below them.
struct Row {
  std::vector<Lines> cells;
  std::vector<Lines> below;  ///< one or none
  double cellsHeight = 0;

  [[nodiscard]] double height() const {
    return cellsHeight + (below.empty() ? 0 : below.front().height()) + 2 * points(kPadding);
  }
};

class TablePiece : public Piece {
 public:
  TablePiece(const TableBlock& block, const Setting& setting) : columns_(block.columns), setting_(setting) {
    widths_ = columnWidths(needsOf(block), setting.width - gaps());
    std::vector<std::string> headings;
    for (const TableColumn& column : columns_)
      headings.push_back(column.heading);
    if (std::ranges::any_of(headings, [](const std::string& heading) { return !heading.empty(); }))
      head_.push_back(rowOf({headings}, kSoft.colour()));
    for (const TableRow& row : block.rows)
      rows_.push_back(rowOf(row, kInk.colour()));
    if (!block.caption.empty())
      caption_.emplace_back(block.caption, Style{Face::bold, 9, kInk.colour()}, setting.width,
                            setting.device);
  }

  [[nodiscard]] double height() const override {
    double sum = topHeight();
    for (const Row& row : rows_)
      sum += row.height();
    return sum;
  }
  [[nodiscard]] double firstHeight() const override {
    return topHeight() + (rows_.empty() ? 0 : rows_.front().height());
  }
  void print(Sheet& sheet) const override {
    sheet.need(firstHeight());
    for (const Lines& caption : caption_) {
      caption.draw(sheet.painter(), {sheet.left(), sheet.y()});
      sheet.advance(caption.height() + points(3));
    }
    printHead(sheet);
    for (const Row& row : rows_) {
      if (!sheet.atTop() && !sheet.fits(row.height())) {
        sheet.newPage();
        printHead(sheet);
      }
      printRow(sheet, row, kLine.colour());
    }
  }

 private:
  [[nodiscard]] double gaps() const {
    return points(kColumnGap) * static_cast<double>(std::max<std::size_t>(columns_.size(), 1) - 1);
  }
  [[nodiscard]] double topHeight() const {
    return (caption_.empty() ? 0 : caption_.front().height() + points(3)) +
           (head_.empty() ? 0 : head_.front().height());
  }

  void consider(ColumnNeed& need, const std::string& text, Face face) const {
    const Style style{face, kSize, kInk.colour()};
    need.least = std::max(need.least, widestWord(text, style, setting_.device));
    const Lines lines(text, style, setting_.width, setting_.device);
    need.natural = std::max(need.natural, lines.naturalWidth() + points(0.5));
  }
  [[nodiscard]] std::vector<ColumnNeed> needsOf(const TableBlock& block) const {
    std::vector<ColumnNeed> needs(columns_.size());
    for (std::size_t column = 0; column < columns_.size(); ++column) {
      consider(needs[column], columns_[column].heading, Face::text);
      for (const TableRow& row : block.rows) {
        if (column < row.cells.size())
          consider(needs[column], row.cells[column], row.emphasised ? Face::bold : Face::text);
      }
      // A long word must not take the room of all other columns; it is broken then.
      needs[column].least = std::min(needs[column].least, setting_.width / 3);
      if (columns_[column].number) needs[column].least = needs[column].natural;
      needs[column].least = std::min(needs[column].least, setting_.width / 2);
    }
    return needs;
  }

  [[nodiscard]] Row rowOf(const TableRow& texts, const QColor& colour) const {
    Row row;
    for (std::size_t column = 0; column < columns_.size(); ++column) {
      const Style style{texts.emphasised ? Face::bold : Face::text, kSize, colour,
                        columns_[column].number ? Qt::AlignRight : Qt::AlignLeft};
      const std::string text = column < texts.cells.size() ? texts.cells[column] : std::string();
      row.cells.emplace_back(text, style, widths_[column], setting_.device);
      row.cellsHeight = std::max(row.cellsHeight, row.cells.back().height());
    }
    if (!texts.below.empty()) {
      row.below.emplace_back(texts.below, Style{Face::text, kSize - 1, kSoft.colour()},
                             setting_.width - belowIndent(), setting_.device);
    }
    return row;
  }
  [[nodiscard]] double belowIndent() const {
    return columns_.size() > 1 ? widths_.front() + points(kColumnGap) : 0;
  }

  void printHead(Sheet& sheet) const {
    for (const Row& row : head_)
      printRow(sheet, row, kSoft.colour());
  }
  void printRow(Sheet& sheet, const Row& row, const QColor& line) const {
    const double top = sheet.y() + points(kPadding);
    double x = sheet.left();
    for (std::size_t column = 0; column < row.cells.size(); ++column) {
      row.cells[column].draw(sheet.painter(), {x, top});
      x += widths_[column] + points(kColumnGap);
    }
    for (const Lines& below : row.below)
      below.draw(sheet.painter(), {sheet.left() + belowIndent(), top + row.cellsHeight});
    sheet.advance(row.height());
    sheet.painter().setPen(QPen(line, points(0.5)));
    sheet.painter().drawLine(QPointF(sheet.left(), sheet.y()), QPointF(x - points(kColumnGap), sheet.y()));
  }

  const std::vector<TableColumn>& columns_;
  Setting setting_;
  std::vector<double> widths_;
  std::vector<Lines> caption_;  ///< one or none
  std::vector<Row> head_;       ///< one or none
  std::vector<Row> rows_;
};

}  // namespace

std::unique_ptr<Piece> layOut(const TableBlock& block, const Setting& setting) {
  return std::make_unique<TablePiece>(block, setting);
}

}  // namespace rozbor::charts::pdf_pages
