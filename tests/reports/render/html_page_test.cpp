#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

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

/// Every tag of a page, from "<" to ">".
std::vector<std::string> tagsOf(const std::string& page) {
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
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_NE(page.find("&lt;script&gt;alert(1)&lt;/script&gt;"), std::string::npos);
  EXPECT_NE(page.find("O&#39;Brien &quot;&amp;&quot; Sons"), std::string::npos);
  EXPECT_NE(page.find("&quot;5 &lt; 6&quot; &amp; more"), std::string::npos);
}

TEST(ReviewPage, standsAlone) {
  const std::string page = pageOf(smallReview());
  for (const char* reference : {"<script", "<link", "<iframe", "<img", "http:", "https:", "@import", "url("})
    EXPECT_EQ(page.find(reference), std::string::npos) << reference;
  for (const std::string& tag : tagsOf(page))
    EXPECT_EQ(tag.find(" on"), std::string::npos) << tag;
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
  EXPECT_EQ(countOf("<li><d", page), smallReview().replay.turns.size());
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
