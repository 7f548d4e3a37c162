#include <fmt/format.h>

#include <algorithm>

#include "html_parts.h"

namespace rozbor::reports::html {
namespace {

/// ` class="num lv"`, or nothing.
std::string classesOf(const TableColumn& column) {
  if (!column.number && !column.minor) return {};
  return fmt::format(R"( class="{}{}")", column.number ? "num" : "", column.minor ? " lv" : "");
}

std::string headingCell(const TableColumn& column) {
  if (column.heading.empty()) return "<td></td>";
  const std::string text =
      column.player ? playerTag({column.heading, *column.player}) : escaped(column.heading);
  return fmt::format(R"(<th scope="col"{}>{}</th>)", classesOf(column), text);
}

std::string headOf(const TableBlock& table) {
  std::string cells;
  for (const TableColumn& column : table.columns)
    cells += headingCell(column);
  return "<thead><tr>" + cells + "</tr></thead>\n";
}

std::string dataCells(const TableBlock& table, const TableRow& row, std::size_t from) {
  std::string cells;
  for (std::size_t at = from; at < row.cells.size(); ++at) {
    const std::string classes = at < table.columns.size() ? classesOf(table.columns[at]) : "";
    cells += fmt::format("<td{}>{}</td>", classes, escaped(row.cells[at]));
  }
  return cells;
}

std::string belowRow(const TableBlock& table, const TableRow& row) {
  if (row.below.empty()) return {};
  return fmt::format("<tr class=\"below\"><td></td><td colspan=\"{}\">{}</td></tr>\n",
                     std::max<std::size_t>(1, table.columns.size() - 1), escaped(row.below));
}

/// Its first cell names it.
std::string figuresRow(const TableBlock& table, const TableRow& row, Page& page) {
  if (row.cells.empty()) return {};
  const std::string classes = table.columns.empty() ? "" : classesOf(table.columns.front());
  const char* const kind = row.emphasised ? " class=\"lead\"" : row.below.empty() ? "" : " class=\"above\"";
  return fmt::format("<tr{}><th scope=\"row\"{}>{}{}</th>{}</tr>\n", kind, classes, page.bandMark(row.band),
                     escaped(row.cells.front()), dataCells(table, row, 1)) +
         belowRow(table, row);
}

/// Of a row to notice the remark stands out.
std::string logRow(const TableBlock& table, const TableRow& row) {
  return fmt::format("<tr{}>{}</tr>\n", row.emphasised ? " class=\"mark\"" : "", dataCells(table, row, 0)) +
         belowRow(table, row);
}

std::string captionOf(const TableBlock& table) {
  return table.caption.empty() ? "" : "<caption>" + escaped(table.caption) + "</caption>";
}

}  // namespace

std::string htmlOf(const TableBlock& table, Page& page) {
  const bool isLog = table.kind == TableKind::log;
  std::string rows;
  for (const TableRow& row : table.rows)
    rows += isLog ? logRow(table, row) : figuresRow(table, row, page);
  return wideBox(table.caption.empty() ? page.part : table.caption) +
         (isLog ? "<table class=\"log\">" : "<table class=\"sum\">") + captionOf(table) + headOf(table) +
         "<tbody>\n" + rows + "</tbody></table></div>\n";
}

std::string candidateTable(const TableBlock& table) {
  std::string rows;
  for (const TableRow& row : table.rows)
    rows += fmt::format("<tr{}>{}</tr>\n", row.emphasised ? " class=\"is\"" : "", dataCells(table, row, 0));
  return "<table class=\"cand\">" + captionOf(table) + headOf(table) + "<tbody>\n" + rows +
         "</tbody></table>\n";
}

}  // namespace rozbor::reports::html
