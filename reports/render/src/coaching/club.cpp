#include <fmt/format.h>

#include "page/html_parts.h"
#include "rozbor/insight/coaching.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/render_statistics.h"

namespace rozbor::reports {
namespace {

using html::escaped;

constexpr const char* kColumns[] = {"games", "winShare", "scoreMean", "bingosPerGame", "pointsLostPerTurn"};

/// The address of a file in the same folder: what is not surely plain is encoded, so that no name is taken
/// for an address elsewhere.
std::string linkTo(std::string_view file) {
  std::string link;
  for (const char each : file) {
    const bool plain = (each >= '0' && each <= '9') || (each >= 'a' && each <= 'z') ||
                       (each >= 'A' && each <= 'Z') || each == '-' || each == '.' || each == '_';
    link += plain ? std::string(1, each) : fmt::format("%{:02X}", static_cast<unsigned char>(each));
  }
  return link;
}

std::string row(const ClubEntry& player, const Wording& wording) {
  std::string cells = "<tr><th scope=\"row\"><a href=\"" + linkTo(player.file) + "\">" +
                      escaped(player.person.name.empty() ? "–" : player.person.name) + "</a></th>";
  for (const char* name : kColumns) {
    const Figure* const figure = findFigure(player.figures, name);
    cells +=
        "<td class=\"num\">" +
        escaped(figure != nullptr && figure->value ? figureValueText(name, *figure->value, wording) : "–") +
        "</td>";
  }
  return cells + "<td>" + escaped(player.toWorkOn) + "</td></tr>\n";
}

}  // namespace

std::string renderClubHtml(const std::string& title, const std::vector<ClubEntry>& players,
                           const Wording& wording) {
  std::string heads = "<th>" + escaped(wording.text("Player")) + "</th>";
  for (const char* name : kColumns)
    heads += "<th class=\"num\">" + escaped(figureLabel(name, wording)) + "</th>";
  heads += "<th>" + escaped(wording.text("What to work on")) + "</th>";
  std::string rows;
  for (const ClubEntry& player : players)
    rows += row(player, wording);
  const std::string style = ".wide{overflow-x:auto}.sum{max-width:none}a{color:var(--accent)}";
  std::string head = html::head(title + " · Rozbor", wording);
  head.insert(head.find("</style>"), style);
  return head + "<body>\n<header><h1 style=\"font-size:2rem\">" + escaped(title) +
         "</h1></header>\n<main>\n" + html::wideBox(title) + "<table class=\"sum\"><thead><tr>" + heads +
         "</tr></thead>\n<tbody>\n" + rows + "</tbody></table></div>\n</main>\n<footer>Rozbor " +
         ROZBOR_VERSION + "</footer>\n</body>\n</html>\n";
}

}  // namespace rozbor::reports
