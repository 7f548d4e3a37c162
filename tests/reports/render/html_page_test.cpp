#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "rozbor/render/document.h"
#include "rozbor/render/render.h"
#include "small_game.h"

namespace rozbor {
namespace {

using test::smallReview;
using test::wording;

std::string pageOf(const reports::GameReview& review, const std::string& code = "en") {
  return renderHtml(review, wording(code), {});
}

std::size_t countOf(const std::string& part, const std::string& text) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

/// Every tag of a page, from "<" to ">"; of its script nothing.
std::vector<std::string> tagsOf(std::string page) {
  if (const auto begin = page.find("<script>"); begin != std::string::npos)
    page.erase(begin, page.find("</script>") - begin + std::string("</script>").size());
  std::vector<std::string> tags;
  for (auto at = page.find('<'); at != std::string::npos; at = page.find('<', at + 1))
    tags.push_back(page.substr(at, page.find('>', at) + 1 - at));
  return tags;
}

bool opens(const std::string& tag, const std::string& element) {
  return tag.starts_with("<" + element + " ") || tag == "<" + element + ">";
}

TEST(ReviewPage, escapesWhatARecordSays) {
  const std::string page = pageOf(test::reviewWithNames("<script>alert(1)</script>", "O'Brien \"&\" Sons"));
  EXPECT_EQ(countOf("<script", page), 1u);
  EXPECT_EQ(page.find("<script>alert"), std::string::npos);
  EXPECT_NE(page.find("&lt;script&gt;alert(1)&lt;/script&gt;"), std::string::npos);
  EXPECT_NE(page.find("O&#39;Brien &quot;&amp;&quot; Sons"), std::string::npos);
  EXPECT_NE(page.find("&quot;5 &lt; 6&quot; &amp; more"), std::string::npos);
}

TEST(ReviewPage, standsAlone) {
  const std::string page = pageOf(smallReview());
  for (const char* reference : {"<script ", "<link", "<iframe", "<img", "http:", "https:", "@import", "url("})
    EXPECT_EQ(page.find(reference), std::string::npos) << reference;
  for (const std::string& tag : tagsOf(page))
    EXPECT_EQ(tag.find(" on"), std::string::npos) << tag;
}

TEST(ReviewPage, permitsNothingButItsOwnScript) {
  const std::string page = pageOf(smallReview());
  const auto policy = page.find("http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';");
  ASSERT_NE(policy, std::string::npos);
  EXPECT_LT(policy, page.find("<style>"));
  EXPECT_LT(policy, page.find("script-src 'sha256-"));
  const std::string scriptless = renderDocumentHtml({"A title", "", {}}, wording("en"));
  EXPECT_NE(scriptless.find("Content-Security-Policy"), std::string::npos);
  EXPECT_EQ(scriptless.find("script-src"), std::string::npos);
  EXPECT_EQ(scriptless.find("<script"), std::string::npos);
}

TEST(ReviewPage, hasAnAddressForEveryTurn) {
  const std::string page = pageOf(smallReview());
  for (std::size_t turn = 1; turn <= smallReview().replay.turns.size(); ++turn)
    EXPECT_EQ(countOf("id=\"turn-" + std::to_string(turn) + "\"", page), 1u) << turn;
  EXPECT_EQ(countOf("<h3><a href=\"#turn-", page), smallReview().keyMoments.size());
}

TEST(ReviewPage, asksOnlyWhatItCanAnswer) {
  const auto& decisions = smallReview().decisions;
  const auto graded = std::ranges::count_if(decisions, &reports::Decision::isGraded);
  ASSERT_LT(graded, std::ranges::ssize(decisions));
  EXPECT_EQ(countOf("<li class=\"graded\"", pageOf(smallReview())), static_cast<std::size_t>(graded));
}

TEST(ReviewPage, saysWhereAStepIs) {
  EXPECT_NE(pageOf(smallReview()).find("data-step=\"Turn 2 of 8: Otto O&#39;Brien\""), std::string::npos);
  EXPECT_NE(pageOf(smallReview(), "sk").find("data-step=\"Ťah 2 z 8: Otto O&#39;Brien\""), std::string::npos);
  EXPECT_NE(pageOf(smallReview()).find("<div class=\"steps\" hidden>"), std::string::npos);
}

TEST(ReviewPage, refersOnlyToShapesThatItDefines) {
  const std::string page = pageOf(smallReview());
  for (const std::string& tag : tagsOf(page)) {
    const auto reference = tag.find("href=\"#");
    if (reference == std::string::npos) continue;
    const auto name = tag.substr(reference + 7, tag.find('"', reference + 7) - reference - 7);
    EXPECT_EQ(countOf("id=\"" + name + "\"", page), 1u) << tag;
  }
}

TEST(ReviewPage, holdsEveryDecisionAndEveryEvent) {
  const std::string page = pageOf(smallReview());
  EXPECT_EQ(countOf("<details>", page), smallReview().decisions.size());
  EXPECT_EQ(countOf("<details>", page) + countOf("class=\"row event\"", page),
            smallReview().replay.turns.size());
}

TEST(ReviewPage, namesItsLanguage) {
  EXPECT_NE(pageOf(smallReview(), "cs").find("<html lang=\"cs\">"), std::string::npos);
  EXPECT_NE(pageOf(smallReview(), "pl").find("Kluczowe momenty"), std::string::npos);
}

TEST(ReviewPage, closesWhatItOpens) {
  const std::vector<std::string> tags = tagsOf(pageOf(smallReview()));
  for (const char* element : {"div", "span", "section", "details", "svg",    "g",      "table",      "tr",
                              "td",  "th",   "li",      "ol",      "ul",     "figure", "figcaption", "p",
                              "dl",  "dd",   "dt",      "article", "header", "footer", "main"}) {
    const auto opened =
        std::ranges::count_if(tags, [&](const std::string& tag) { return opens(tag, element); });
    EXPECT_EQ(opened, std::ranges::count(tags, "</" + std::string(element) + ">")) << element;
  }
}

TEST(ReviewPage, labelsEveryPicture) {
  for (const std::string& tag : tagsOf(pageOf(smallReview()))) {
    if (!opens(tag, "svg")) continue;
    EXPECT_TRUE(tag.find("aria-label=\"") != std::string::npos ||
                tag.find("aria-hidden") != std::string::npos)
        << tag;
  }
}

TEST(ReviewPage, embedsThePicturesAsTheyAre) {
  reports::HtmlPictures pictures;
  pictures.gameChart = {"<svg id=\"picture\"></svg>", 1, 1, {"Caption", {"Turn"}, {{"<7>"}}}};
  const std::string page = renderHtml(smallReview(), wording("en"), pictures);
  EXPECT_EQ(countOf(pictures.gameChart.svg, page), 1u);
  EXPECT_EQ(countOf("<td>&lt;7&gt;</td>", page), 1u);
  EXPECT_EQ(countOf("<details class=\"data\">", page), 1u);
  EXPECT_EQ(pageOf(smallReview()).find("class=\"charts\">"), std::string::npos);
}

TEST(ReviewPage, laysLinksToTurnsUponItsCharts) {
  reports::HtmlPictures pictures;
  pictures.lossChart = {"<svg id=\"picture\"></svg>",
                        440,
                        300,
                        {"Losses", {"Turn"}, {}},
                        {{"3", "Turn 3: <b>", 10, 20, 5.25, 200}}};
  const std::string page = renderHtml(smallReview(), wording("en"), pictures);
  EXPECT_NE(page.find("<a href=\"#turn-3\" aria-label=\"Turn 3: &lt;b&gt;\">"), std::string::npos);
  EXPECT_NE(page.find("viewBox=\"0 0 440 300\"><a"), std::string::npos);
}

TEST(ReviewPage, fitsLettersOfSeveralCharactersOnATile) {
  reports::GameReview review = smallReview();
  auto language = std::make_shared<game::Language>(*review.language);
  language->alphabet = *game::Alphabet::parse("A a\nCH ch\nE e\n");
  review.language = language;
  review.replay.turns.clear();
  review.decisions.clear();
  review.keyMoments.clear();
  review.replay.finalPosition.board = language->board.emptyBoard();
  EXPECT_NE(pageOf(review).find("class=\"tl tl2\" x=\"9.6\" y=\"14.4\">CH</text>"), std::string::npos);
}

TEST(ReviewPage, standsForAnEmptyRecord) {
  const std::string page = pageOf(test::reviewOf(""));
  EXPECT_NE(page.find("The record tells of no game."), std::string::npos);
}

}  // namespace
}  // namespace rozbor
