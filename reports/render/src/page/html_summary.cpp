#include <fmt/format.h>

#include "html_parts.h"

namespace rozbor::reports::html {
namespace {

/// Rows with a column for each player.
std::string rowsTable(const Page& page, const std::vector<SummaryRow>& rows) {
  std::string heading = "<td></td>";
  for (std::size_t player = 0; player < page.review.players.size(); ++player)
    heading += "<th scope=\"col\" class=\"num\">" + playerTag(page, player) + "</th>";
  std::string body;
  for (const SummaryRow& row : rows) {
    body += std::string("<tr") + (row.headline ? " class=\"lead\"" : "") + "><th scope=\"row\">" +
            (row.band ? bandShape(*row.band) : "") + escaped(row.label) + "</th>";
    for (const std::string& cell : row.cells)
      body += "<td class=\"num\">" + escaped(cell) + "</td>";
    body += "</tr>\n";
  }
  return "<table class=\"sum\">\n<thead><tr>" + heading + "</tr></thead>\n<tbody>\n" + body +
         "</tbody>\n</table>\n";
}

}  // namespace

std::string summarySection(const Page& page) {
  return "<section>\n<h2>" + escaped(page.wording.text("The game in numbers")) + "</h2>\n" +
         rowsTable(page, summaryRows(page.review, page.wording)) + "</section>\n";
}

std::string ledgerSection(const Page& page) {
  const std::vector<SummaryRow> rows = ledgerRows(page.review, page.wording);
  if (rows.empty()) return {};
  return "<section>\n<h2>" + escaped(page.wording.text("Where the result came from, in points")) + "</h2>\n" +
         rowsTable(page, rows) + "<p class=\"soft\">" + escaped(ledgerSentence(page.wording)) +
         "</p>\n</section>\n";
}

}  // namespace rozbor::reports::html
