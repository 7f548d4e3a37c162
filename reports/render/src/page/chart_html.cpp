#include <fmt/format.h>

#include <algorithm>

#include "html_parts.h"
#include "rozbor/render/charts/chart_tables.h"
#include "rozbor/render/charts/chart_values.h"
#include "rozbor/render/phrase.h"

namespace rozbor::reports {
namespace {

using html::escaped;

std::string headingCells(const ChartTable& table) {
  std::string cells;
  for (const std::string& heading : table.headings)
    cells += heading.empty() ? "<td></td>" : "<th scope=\"col\">" + escaped(heading) + "</th>";
  return cells;
}

std::string bodyRow(const std::vector<std::string>& row) {
  std::string cells;
  for (const std::string& cell : row)
    cells += "<td>" + escaped(cell) + "</td>";
  return "<tr>" + cells + "</tr>\n";
}

/// What can be clicked lies upon the picture, which is one image for who cannot see it.
std::string turnLinks(const Picture& picture) {
  std::string links;
  for (const TurnPlace& place : picture.turns) {
    links += fmt::format(
        R"(<a href="#{}" aria-label="{}"><title>{}</title><rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/></a>)",
        html::turnAddress(place.turn), escaped(place.label), escaped(place.label), place.left, place.top,
        place.width, place.height);
  }
  return fmt::format(R"(<svg class="places" role="group" aria-label="{}" viewBox="0 0 {} {}">{}</svg>)",
                     escaped(picture.table.caption), picture.width, picture.height, links);
}

std::string drawingOf(const Picture& picture) {
  if (picture.turns.empty()) return picture.svg + "\n";
  return "<div class=\"linked\">" + picture.svg + turnLinks(picture) + "</div>\n";
}

}  // namespace

std::string renderHtmlTable(const ChartTable& table, const Wording& wording, std::size_t mostRows) {
  if (table.rows.empty()) return {};
  const std::size_t shown = std::min(mostRows, table.rows.size());
  std::string rows;
  for (std::size_t row = 0; row < shown; ++row)
    rows += bodyRow(table.rows[row]);
  const std::size_t left = table.rows.size() - shown;
  const std::string rest =
      left == 0 ? std::string()
                : "<p class=\"soft\">" +
                      escaped(phrasePlural(wording, "{0} more row is left out here.",
                                           "{0} more rows are left out here.", static_cast<long>(left))) +
                      "</p>\n";
  return "<details class=\"data\"><summary>" + escaped(wording.text("Numbers as a table")) + "</summary>\n" +
         html::wideBox(table.caption) + "<table><caption>" + escaped(table.caption) +
         "</caption><thead><tr>" + headingCells(table) + "</tr></thead><tbody>\n" + rows +
         "</tbody></table></div>\n" + rest + "</details>\n";
}

std::string renderHtmlFigure(const Picture& picture, const Wording& wording) {
  if (picture.empty()) return {};
  return "<figure>" + drawingOf(picture) + renderHtmlTable(picture.table, wording) + "</figure>\n";
}

}  // namespace rozbor::reports
