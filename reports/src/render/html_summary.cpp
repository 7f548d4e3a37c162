#include <fmt/format.h>

#include "html_parts.h"

namespace rozbor::reports::html {

std::string summarySection(const Page& page) {
  std::string heading = "<td></td>";
  for (std::size_t player = 0; player < page.review.players.size(); ++player)
    heading += "<th scope=\"col\" class=\"num\">" + playerTag(page, player) + "</th>";
  std::string body;
  for (const SummaryRow& row : summaryRows(page.review, page.wording)) {
    body += std::string("<tr") + (row.headline ? " class=\"lead\"" : "") + "><th scope=\"row\">" +
            (row.band ? bandShape(*row.band) : "") + escaped(row.label) + "</th>";
    for (const std::string& cell : row.cells)
      body += "<td class=\"num\">" + escaped(cell) + "</td>";
    body += "</tr>\n";
  }
  return "<section>\n<h2>" + escaped(page.wording.text("The game in numbers")) +
         "</h2>\n<table class=\"sum\">\n<thead><tr>" + heading + "</tr></thead>\n<tbody>\n" + body +
         "</tbody>\n</table>\n</section>\n";
}

}  // namespace rozbor::reports::html
