#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "html_parts.h"
#include "rozbor/parser/folded.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/site_document.h"

namespace rozbor::reports {
namespace {

using html::escaped;

constexpr const char* kSiteStyle =
    ".site{width:100%;max-width:50rem;overflow-wrap:normal}.site caption{text-align:left;font-weight:600;"
    "padding:.9rem 0 .2rem}"
    ".site th,.site td{padding:.4rem .8rem .4rem 0;border-bottom:1px solid var(--line)}"
    ".site thead th{font-size:.8125rem;font-weight:400;color:var(--soft)}.site .num,.site "
    ".day{white-space:nowrap}"
    ".player{max-width:50rem;border-bottom:1px solid var(--line)}.player summary{padding:.6rem .2rem;"
    "font-weight:600}.player summary small{font-weight:400;color:var(--soft);margin-left:.6rem}"
    ".player summary::before{content:\"\";display:inline-block;border:.3em solid transparent;"
    "border-left-color:var(--soft);margin-right:.3em}"
    ".player[open]>summary::before{border-left-color:transparent;border-top-color:var(--soft);"
    "vertical-align:-.15em;margin-right:.55em}.player>div,.player>p{margin-left:1rem}";

/// "R10" stands behind "R9".
std::tuple<std::string, long, std::string> inOrder(const std::string& round) {
  const std::size_t digits = round.find_first_of("0123456789");
  if (digits == std::string::npos) return {round, 0, ""};
  const std::size_t end = std::min(round.find_first_not_of("0123456789", digits), digits + 9);
  const std::string number = round.substr(digits, end - digits);
  return {round.substr(0, digits), std::stol(number), round.substr(digits + number.size())};
}

using Games = std::vector<const SiteGame*>;

Games sortedGames(const Site& site) {
  Games games;
  for (const SiteGame& each : site.games)
    games.push_back(&each);
  std::ranges::stable_sort(games, {}, [](const SiteGame* each) {
    return std::tuple(inOrder(each->game.round), each->game.playedOn);
  });
  return games;
}

/// The event that was played at last comes first, games of none at the end.
std::vector<std::string> eventsOf(const Games& games) {
  std::map<std::string, std::string> lastDays;
  for (const SiteGame* each : games) {
    std::string& day = lastDays[each->game.event];
    day = std::max(day, each->game.playedOn);
  }
  std::vector<std::string> events;
  events.reserve(lastDays.size());
  for (const auto& [event, day] : lastDays)
    events.push_back(event);
  std::ranges::stable_sort(events, std::ranges::greater(), [&](const std::string& event) {
    return std::tuple(!event.empty(), lastDays[event]);
  });
  return events;
}

/// Text that leads to a file beside the index, where there is one.
std::string linked(const char* folder, const std::string& file, const std::string& text) {
  if (file.empty()) return escaped(text);
  return fmt::format("<a href=\"{}/{}\">{}</a>", folder, html::addressOf(file), escaped(text));
}

std::string nameOn(const SeatRow& seat) {
  return seat.name.empty() ? "–" : seat.name;
}

/// The points of one seat and the other; a game that stops before its end says so.
std::string pointsOf(const GameRow& game, std::size_t first, const Wording& wording) {
  const std::string points = fmt::format("{} : {}", game.seats[first].score, game.seats[1 - first].score);
  return game.complete ? points : points + " (" + wording.text("not to its end") + ")";
}

std::string headCells(const std::vector<std::string>& headings) {
  std::string cells;
  for (const std::string& heading : headings)
    cells += "<th scope=\"col\">" + escaped(heading) + "</th>";
  return "<thead><tr>" + cells + "</tr></thead>\n";
}

std::string tableRow(const std::string& day, const std::vector<std::string>& cells) {
  std::string row = "<tr><td class=\"day\">" + escaped(day.empty() ? "–" : day) + "</td>";
  for (const std::string& cell : cells)
    row += "<td>" + cell + "</td>";
  return row + "</tr>\n";
}

/// `name` says what it is for who cannot see where it stands.
std::string siteTable(const std::string& name, const std::string& caption,
                      const std::vector<std::string>& headings, const std::string& rows) {
  return html::wideBox(name) + "<table class=\"site\">" +
         (caption.empty() ? "" : "<caption>" + escaped(caption) + "</caption>") + headCells(headings) +
         "<tbody>\n" + rows + "</tbody></table></div>\n";
}

std::string roundRow(const SiteGame& each, const Wording& wording) {
  const GameRow& game = each.game;
  return tableRow(game.playedOn,
                  {linked(kSiteGames, each.page, nameOn(game.seats[0]) + " – " + nameOn(game.seats[1])),
                   escaped(pointsOf(game, 0, wording))});
}

/// A table for each round of an event.
std::string roundsOf(const Games& games, const std::string& event, const Wording& wording) {
  std::vector<std::pair<std::string, std::string>> rounds;  // with their rows
  for (const SiteGame* each : games) {
    if (each->game.event != event) continue;
    if (rounds.empty() || rounds.back().first != each->game.round) rounds.emplace_back(each->game.round, "");
    rounds.back().second += roundRow(*each, wording);
  }
  const std::vector<std::string> headings{wording.text("Day"), wording.text("Game"), wording.text("Points")};
  const std::string before = event.empty() ? "" : event + ", ";
  std::string tables;
  for (const auto& [round, rows] : rounds) {
    const std::string name =
        round.empty() ? wording.text("without a round") : phrase(wording, "Round {0}", round);
    const bool named = !round.empty() || rounds.size() > 1;
    tables += siteTable(fmt::format("{}{}", before, name), named ? name : "", headings, rows);
  }
  return tables;
}

std::string byRound(const Games& games, const Wording& wording) {
  const std::vector<std::string> events = eventsOf(games);
  std::string text;
  for (const std::string& event : events) {
    const std::string name = event.empty() ? wording.text("Other games") : event;
    if (!event.empty() || events.size() > 1) text += "<h3>" + escaped(name) + "</h3>\n";
    text += roundsOf(games, event, wording);
  }
  return text;
}

struct SitePlayer {
  std::string name;
  std::vector<std::pair<const SiteGame*, std::size_t>> games;  ///< with the seat
};

std::string playerRows(const SitePlayer& player, const Wording& wording) {
  std::string rows;
  for (const auto& [each, seat] : player.games) {
    const GameRow& game = each->game;
    const std::string round = game.round.empty() ? "" : phrase(wording, "Round {0}", game.round);
    const std::string where =
        game.event.empty() || round.empty() ? game.event + round : game.event + ", " + round;
    rows += tableRow(game.playedOn, {escaped(where.empty() ? "–" : where),
                                     linked(kSiteGames, each->page, nameOn(game.seats[1 - seat])),
                                     escaped(pointsOf(game, seat, wording))});
  }
  return rows;
}

std::string playerPart(const SitePlayer& player, const std::string& report, const Wording& wording) {
  const std::string count =
      phrasePlural(wording, "{0} game", "{0} games", static_cast<long>(player.games.size()));
  const std::string way =
      report.empty() ? "" : "<p>" + linked(kSitePlayers, report, wording.text("Coaching report")) + "</p>\n";
  const std::vector<std::string> headings{wording.text("Day"), wording.text("Event"),
                                          wording.text("Opponent"), wording.text("Points")};
  return "<details class=\"player\"><summary>" + escaped(player.name) + "<small>" + escaped(count) +
         "</small></summary>\n" + way + siteTable(player.name, "", headings, playerRows(player, wording)) +
         "</details>\n";
}

/// Everybody by name, each with their games as they were played.
std::string byPlayer(const Site& site, const Wording& wording) {
  std::map<Id, SitePlayer> people;
  for (const SiteGame& each : site.games) {
    for (std::size_t seat = 0; seat < each.game.seats.size(); ++seat) {
      SitePlayer& player = people[each.game.seats[seat].person];
      player.name = nameOn(each.game.seats[seat]);
      player.games.emplace_back(&each, seat);
    }
  }
  std::vector<std::pair<std::string, Id>> order;
  order.reserve(people.size());
  for (const auto& [id, player] : people)
    order.emplace_back(parser::folded(player.name), id);
  std::ranges::sort(order);
  std::string text;
  for (const auto& [name, id] : order) {
    const auto report = site.reports.find(id);
    text += playerPart(people[id], report == site.reports.end() ? "" : report->second, wording);
  }
  return text;
}

KeyFiguresBlock siteFigures(const Site& site, const Wording& wording) {
  std::set<Id> people;
  std::set<std::string> days;
  for (const SiteGame& each : site.games) {
    for (const SeatRow& seat : each.game.seats)
      people.insert(seat.person);
    if (!each.game.playedOn.empty()) days.insert(each.game.playedOn);
  }
  const std::string when = days.empty()       ? ""
                           : days.size() == 1 ? *days.begin()
                                              : *days.begin() + " – " + *days.rbegin();
  return {{{wording.text("games"), wording.number(static_cast<double>(site.games.size()), 0), when},
           {wording.text("players"), wording.number(static_cast<double>(people.size()), 0)}}};
}

}  // namespace

std::string renderSiteHtml(const Site& site, const Wording& wording) {
  html::Page page(wording);
  std::string head = html::head(site.title + " · Rozbor", wording, {false, "index"});
  head.insert(head.find("</style>"), kSiteStyle);
  const std::string club =
      !site.club
          ? ""
          : "<p>" + linked(kSitePlayers, "index.html", wording.text("Players and their reports")) + "</p>\n";
  return head + "<body>\n<header><h1 class=\"name\">" + escaped(site.title) + "</h1></header>\n<main>\n" +
         html::htmlOf(siteFigures(site, wording), page) + club + "<section>\n<h2>" +
         escaped(wording.text("By round")) + "</h2>\n" + byRound(sortedGames(site), wording) +
         "</section>\n<section>\n<h2>" + escaped(wording.text("By player")) + "</h2>\n" +
         byPlayer(site, wording) + "</section>\n</main>\n<footer>Rozbor " + ROZBOR_VERSION +
         "</footer>\n</body>\n</html>\n";
}

}  // namespace rozbor::reports
