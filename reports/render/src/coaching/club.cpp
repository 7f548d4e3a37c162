#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "page/html_parts.h"
#include "rozbor/insight/coaching.h"
#include "rozbor/render/coaching_document.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render_statistics.h"

namespace rozbor::reports {
namespace {

using html::escaped;

constexpr const char* kColumns[] = {"games",
                                    "wins",
                                    "losses",
                                    "draws",
                                    "winShare",
                                    "scoreMean",
                                    "scoreAgainstMean",
                                    "bingosPerGame",
                                    "bingoConversion",
                                    "pointsLostPerTurn"};

/// A table where there is room for it, a card for each player where there is not.
constexpr const char* kStyle =
    ".club{width:100%;overflow-wrap:normal}.club a{color:var(--accent)}"
    ".club th,.club td{padding:.5rem .6rem;border-bottom:1px solid var(--line)}"
    ".club th:first-child{padding-left:0}.club thead th{font-size:.8125rem;font-weight:400;color:var(--soft)}"
    ".club th[scope=row]{min-width:9rem}.club td.num{white-space:nowrap}.club .work{min-width:9rem}.club "
    "small{font-weight:400;margin-left:.5rem}"
    ".club .part th{padding-top:1.5rem;font-weight:400;color:var(--soft);text-align:left}"
    "@media screen and (max-width:66rem){.club thead{position:absolute;width:1px;height:1px;overflow:hidden;"
    "clip-path:inset(50%)}"
    ".club,.club tbody,.club .part,.club .part th{display:block}"
    ".club tr{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:.15rem "
    "2rem;"
    "padding:.9rem 0;border-bottom:1px solid var(--line)}"
    ".club th,.club td{border:0;padding:0}.club th[scope=row]{grid-column:1/-1;font-size:1.15rem}"
    ".club td{display:flex;justify-content:space-between;gap:1rem;text-align:right}"
    ".club td::before{content:attr(data-l);color:var(--soft);white-space:normal;text-align:left}}";

double valueOf(const ClubEntry& player, const char* name) {
  const Figure* const figure = findFigure(player.figures, name);
  return figure != nullptr ? figure->value.value_or(0) : 0;
}

bool hasFewGames(const ClubEntry& player) {
  return valueOf(player, "games") < static_cast<double>(kFewGames);
}

std::string labelOf(const char* name, const Wording& wording) {
  return std::string(name) == "bingoConversion" ? wording.text("bingos found") : figureLabel(name, wording);
}

std::string row(const ClubEntry& player, const Wording& wording) {
  const std::string name = escaped(player.person.name.empty() ? "–" : player.person.name);
  std::string cells =
      "<tr><th scope=\"row\"><a href=\"" + html::addressOf(player.file) + "\">" + name + "</a>";
  if (!player.paper.empty()) {
    cells += "<small><a href=\"" + html::addressOf(player.paper) + "\" aria-label=\"PDF, " + name +
             "\">PDF</a></small>";
  }
  cells += "</th>";
  for (const char* column : kColumns) {
    const Figure* const figure = findFigure(player.figures, column);
    const bool known = figure != nullptr && figure->value;
    cells += "<td class=\"num\" data-l=\"" + escaped(labelOf(column, wording)) + "\">" +
             escaped(known ? figureValueText(column, *figure->value, wording) : "–") + "</td>";
  }
  return cells + "<td class=\"work\" data-l=\"" + escaped(wording.text("What to work on")) + "\">" +
         escaped(player.toWorkOn.empty() ? "–" : player.toWorkOn) + "</td></tr>\n";
}

/// Who has few games stands below a line that says so.
std::string rows(const Club& club, const Wording& wording) {
  std::string text;
  bool few = false;
  for (const ClubEntry& player : club.players) {
    if (hasFewGames(player) && !few) {
      few = true;
      text += fmt::format("<tr class=\"part\"><th colspan=\"{}\" scope=\"rowgroup\">{}</th></tr>\n",
                          std::size(kColumns) + 2,
                          escaped(phrase(wording, "Fewer than {0} games, so no more than hints", kFewGames)));
    }
    text += row(player, wording);
  }
  return text;
}

KeyFigure bestOf(const Club& club, const char* name, const Wording& wording) {
  const auto best = std::ranges::max_element(club.players, {},
                                             [&](const ClubEntry& player) { return valueOf(player, name); });
  if (best == club.players.end()) return {figureLabel(name, wording), "–"};
  return {figureLabel(name, wording), figureValueText(name, valueOf(*best, name), wording),
          best->person.name};
}

KeyFiguresBlock keyFigures(const Club& club, const Wording& wording) {
  const std::string days = club.from == club.to ? club.from : club.from + " – " + club.to;
  return {{{wording.text("players"), wording.number(static_cast<double>(club.players.size()), 0)},
           {wording.text("games"), wording.number(static_cast<double>(club.games), 0), days},
           bestOf(club, "highGame", wording),
           bestOf(club, "highTurn", wording)}};
}

std::string tableOf(const Club& club, const Wording& wording) {
  std::string heads = "<th scope=\"col\">" + escaped(wording.text("Player")) + "</th>";
  for (const char* name : kColumns)
    heads += "<th scope=\"col\" class=\"num\">" + escaped(labelOf(name, wording)) + "</th>";
  heads += "<th scope=\"col\" class=\"work\">" + escaped(wording.text("What to work on")) + "</th>";
  return "<table class=\"club\"><thead><tr>" + heads + "</tr></thead>\n<tbody>\n" + rows(club, wording) +
         "</tbody></table>\n";
}

}  // namespace

void rank(std::vector<ClubEntry>& players) {
  std::ranges::stable_sort(players, std::ranges::greater(), [](const ClubEntry& player) {
    return std::tuple(!hasFewGames(player), valueOf(player, "winShare"),
                      valueOf(player, "scoreMean") - valueOf(player, "scoreAgainstMean"));
  });
}

std::string renderClubHtml(const Club& club, const Wording& wording) {
  html::Page page(wording);
  std::string head = html::head(club.title + " · Rozbor", wording);
  head.insert(head.find("</style>"), kStyle);
  return head + "<body>\n<header><h1 class=\"name\">" + escaped(club.title) + "</h1></header>\n<main>\n" +
         html::htmlOf(keyFigures(club, wording), page) + tableOf(club, wording) + "</main>\n<footer>Rozbor " +
         ROZBOR_VERSION + "</footer>\n</body>\n</html>\n";
}

}  // namespace rozbor::reports
