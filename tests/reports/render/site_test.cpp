#include "rozbor/render/site_document.h"

#include <gtest/gtest.h>

#include <string>

#include "rozbor/render/document.h"
#include "small_game.h"

namespace rozbor {
namespace {

using reports::renderSiteHtml;
using reports::Site;
using reports::siteMark;
using reports::Wording;

reports::SeatRow seatOf(reports::Id person, const std::string& name, int score) {
  reports::SeatRow seat;
  seat.person = person;
  seat.name = name;
  seat.score = score;
  return seat;
}

reports::SiteGame gameOf(const std::string& event, const std::string& round, const std::string& day,
                         const std::string& page) {
  reports::SiteGame each;
  each.game.event = event;
  each.game.round = round;
  each.game.playedOn = day;
  each.game.complete = true;
  each.game.seats[0] = seatOf(1, "Ida <Lind>", 401);
  each.game.seats[1] = seatOf(2, "Čeněk", 377);
  each.page = page;
  return each;
}

Site siteOf(std::vector<reports::SiteGame> games) {
  Site site;
  site.title = "Games";
  site.games = std::move(games);
  return site;
}

bool standInOrder(const std::string& page, const std::vector<std::string>& parts) {
  std::size_t at = 0;
  for (const std::string& part : parts) {
    at = page.find(part, at);
    if (at == std::string::npos) return false;
  }
  return true;
}

TEST(SiteIndex, hasTheLastEventFirstAndItsRoundsByNumber) {
  const Site site = siteOf(
      {gameOf("", "", "2026-03-01", "x.html"), gameOf("Spring", "R2", "2026-01-02", "a.html"),
       gameOf("Spring", "R10", "2026-01-02", "b.html"), gameOf("Autumn", "1", "2026-02-02", "c.html")});
  const std::string page = renderSiteHtml(site, Wording::english());
  EXPECT_TRUE(standInOrder(page, {"<h2>By round</h2>", "<h3>Autumn</h3>", "games/c.html", "<h3>Spring</h3>",
                                  "Round R2", "games/a.html", "Round R10", "games/b.html",
                                  "<h3>Other games</h3>", "games/x.html", "<h2>By player</h2>"}));
}

TEST(SiteIndex, hasEverybodyWithTheirOwnPointsFirst) {
  Site site = siteOf({gameOf("", "", "", "a.html")});
  site.reports[2] = "cenek-2.html";
  site.club = true;
  const std::string page = renderSiteHtml(site, Wording::english());
  EXPECT_TRUE(
      standInOrder(page, {"players/index.html", "<h2>By player</h2>", "Čeněk<small>1 game</small>",
                          "players/cenek-2.html", "377 : 401", "Ida &lt;Lind&gt;<small>", "401 : 377"}));
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_EQ(page.find("Ida <Lind>"), std::string::npos);
}

TEST(SiteIndex, leadsOnlyToPagesThatAreThere) {
  reports::SiteGame game = gameOf("", "", "", "");
  game.game.complete = false;
  const std::string page = renderSiteHtml(siteOf({game}), Wording::english());
  EXPECT_EQ(page.find("<a "), std::string::npos);
  EXPECT_NE(page.find("401 : 377 (not to its end)"), std::string::npos);
  EXPECT_NE(renderSiteHtml(siteOf({gameOf("", "", "", "a b\"//č.html")}), Wording::english())
                .find("href=\"games/a%20b%22%2F%2F%C4%8D.html\""),
            std::string::npos);
}

TEST(SiteIndex, isKnownAgain) {
  EXPECT_EQ(siteMark(renderSiteHtml(siteOf({}), Wording::english())), "index");
  EXPECT_EQ(siteMark("<!doctype html><title>mine</title>"), "");
}

TEST(SitePage, saysWhatItIsMadeOfAndLeadsToTheIndex) {
  const reports::Document document{"A game", "", {}};
  const std::string page = renderDocumentHtml(document, Wording::english(), {"0123abcd", "../index.html"});
  EXPECT_EQ(siteMark(page), "0123abcd");
  EXPECT_NE(page.find("<a href=\"../index.html\">All games</a>"), std::string::npos);
  EXPECT_EQ(siteMark(renderDocumentHtml(document, Wording::english())), "");
}

TEST(SitePage, isNotMistakenForOursByWhatARecordSays) {
  const reports::Document document{"<meta name=\"rozbor-site\" content=\"index\">", "", {}};
  EXPECT_EQ(siteMark(renderDocumentHtml(document, Wording::english())), "");
  EXPECT_EQ(siteMark("<title>x</title><meta name=\"rozbor-site\" content=\"index\">"), "");
}

}  // namespace
}  // namespace rozbor
