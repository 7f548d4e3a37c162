#include <fmt/format.h>

#include <algorithm>

#include "html_parts.h"
#include "rozbor/render/chart_tables.h"
#include "rozbor/render/harmless.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render.h"
#include "words/words.h"

namespace rozbor::reports {
namespace html {

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char character : harmless(text)) {
    switch (character) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += character;
    }
  }
  return safe;
}

std::string wideBox(std::string_view label) {
  return "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"" + escaped(label) + "\">";
}

std::string playerTag(const Page& page, std::size_t player) {
  return fmt::format(R"(<span class="pl p{}">{}</span>)", player % 4,
                     escaped(playerName(page.review, player, page.wording)));
}

std::string factList(const std::vector<Fact>& facts) {
  std::string items;
  for (const Fact& fact : facts)
    items += fmt::format("<dt>{}</dt><dd>{}</dd>", escaped(fact.label), escaped(fact.value));
  return "<dl class=\"facts\">" + items + "</dl>\n";
}

std::string head(const std::string& title, const Wording& wording) {
  return "<!doctype html>\n<html lang=\"" + wording.code() +
         "\">\n<head>\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta name=\"color-scheme\" content=\"light dark\">\n<title>" +
         escaped(title) + "</title>\n<style>" + style() + "</style>\n</head>\n";
}

}  // namespace html

namespace {

using html::escaped;
using html::Page;

std::string pageTitle(const Page& page) {
  std::string title;
  const std::vector<int>& scores = page.review.replay.finalScores;
  for (std::size_t player = 0; player < scores.size(); ++player) {
    title += fmt::format("{}{} {}", title.empty() ? "" : " – ", playerName(page.review, player, page.wording),
                         scores[player]);
  }
  return (title.empty() ? page.review.file : title) + " · Rozbor";
}

std::string sides(const Page& page) {
  const std::vector<int>& scores = page.review.replay.finalScores;
  std::string cards;
  for (std::size_t player = 0; player < scores.size(); ++player) {
    const bool won = page.review.replay.complete && scores[player] == *std::ranges::max_element(scores);
    cards += fmt::format(R"(<span class="side{}">{} <span class="pts">{}</span></span> )", won ? " won" : "",
                         html::playerTag(page, player), scores[player]);
  }
  return "<h1 class=\"sides\">" + cards + "</h1>\n";
}

std::string caveats(const Page& page) {
  std::string paragraphs = "<p>" + escaped(methodSentence(page.review, page.wording)) + "</p>";
  for (const std::string& sentence : caveatsOf(page.review, page.wording))
    paragraphs += "<p>" + escaped(sentence) + "</p>";
  return "<div class=\"caveats\">" + paragraphs + "</div>\n";
}

std::string kicker(const GameReview& review) {
  const std::string both = review.title.empty() || review.file.empty() ? "" : " · ";
  return "<p class=\"kick\">" + escaped(review.title + both + review.file) + "</p>\n";
}

std::string hero(const Page& page) {
  const std::string caption = page.review.replay.complete
                                  ? page.wording.text("The board at the end")
                                  : page.wording.text("The board where the record ends");
  return "<header class=\"hero\">\n<div>\n" + kicker(page.review) + sides(page) + "<p class=\"result\">" +
         escaped(resultSentence(page.review, page.wording)) + "</p>\n" +
         html::factList(groundsOf(page.review, page.wording)) + caveats(page) + "</div>\n<figure>" +
         html::boardPicture(page.shapes(), page.review.replay.finalPosition.board, nullptr,
                            html::Laid::played, caption) +
         "<figcaption>" + escaped(caption) + "</figcaption></figure>\n</header>\n";
}

std::string chartsSection(const Page& page, const HtmlPictures& pictures) {
  std::string figures;
  for (const Picture* picture : {&pictures.gameChart, &pictures.lossChart})
    figures += renderHtmlFigure(*picture, page.wording);
  if (figures.empty()) return {};
  return "<section>\n<h2>" + escaped(page.wording.text("The course of the game")) +
         "</h2>\n<div class=\"charts\">\n" + figures + "</div>\n</section>\n";
}

std::string diagnosticItem(const Page& page, const parser::Diagnostic& diagnostic) {
  const std::string place =
      diagnostic.where.line == 0
          ? std::string()
          : phrase(page.wording, "line {0}, column {1}", diagnostic.where.line, diagnostic.where.column);
  return fmt::format(
             R"(<li><b class="{}">{}</b> {} <code>{}</code><p lang="en">{}</p><p lang="en" class="soft">{}</p></li>)",
             parser::name(diagnostic.severity), escaped(severityWord(diagnostic.severity, page.wording)),
             escaped(place), escaped(diagnostic.code), escaped(diagnostic.message),
             escaped(diagnostic.recovery)) +
         "\n";
}

std::string diagnosticsSection(const Page& page) {
  if (page.review.diagnostics.empty()) return {};
  std::string items;
  for (const parser::Diagnostic& diagnostic : page.review.diagnostics)
    items += diagnosticItem(page, diagnostic);
  return "<section>\n<h2>" + escaped(page.wording.text("Remarks on the record")) +
         "</h2>\n<ul class=\"diag\">\n" + items + "</ul>\n</section>\n";
}

std::string footer(const Page& page) {
  const engine::LexiconInfo& lexicon = page.review.lexicon;
  std::vector<Fact> facts{{page.wording.text("Program"), std::string("Rozbor ") + ROZBOR_VERSION},
                          {page.wording.text("Lexicon"), lexicon.name},
                          {page.wording.text("Checksum"), fmt::format("{:016x}", lexicon.checksum)}};
  if (!lexicon.source.empty()) facts.push_back({page.wording.text("Source of the words"), lexicon.source});
  facts.push_back({page.wording.text("Leave values"),
                   page.review.leaves == "none" ? page.wording.text("none, equity is the score alone")
                                                : page.review.leaves});
  facts.push_back({page.wording.text("Method"), looksAhead(page.review)
                                                    ? page.wording.text("simulated games, exact near the end")
                                                    : page.wording.text("static equity")});
  return "<footer>\n" + html::factList(facts) + "</footer>\n";
}

}  // namespace

std::string renderHtml(const GameReview& review, const Wording& wording, const HtmlPictures& pictures) {
  const Page page{review, wording};
  return html::head(pageTitle(page), wording) + "<body>\n" + html::definitions(page.shapes()) + hero(page) +
         "<main>\n" + html::momentsSection(page) + chartsSection(page, pictures) +
         html::summarySection(page) + html::ledgerSection(page) + html::turnsSection(page) +
         html::timeSection(page) + diagnosticsSection(page) + "</main>\n" + footer(page) +
         "</body>\n</html>\n";
}

}  // namespace rozbor::reports
