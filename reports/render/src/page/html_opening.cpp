#include <fmt/format.h>

#include "html_parts.h"

namespace rozbor::reports::html {
namespace {

std::string sides(const OpeningBlock& opening) {
  std::string cards;
  for (const OpeningSide& side : opening.sides) {
    cards += fmt::format(R"(<span class="side{}">{} <span class="pts">{}</span></span> )",
                         side.won ? " won" : "", playerTag(side.player), escaped(side.points));
  }
  return "<h1 class=\"sides\">" + cards + "</h1>\n";
}

std::string caveats(const OpeningBlock& opening) {
  std::string paragraphs;
  for (const std::string& sentence : opening.caveats)
    paragraphs += "<p>" + escaped(sentence) + "</p>";
  return "<div class=\"caveats\">" + paragraphs + "</div>\n";
}

/// Each sentence leads to its turn.
std::string story(const OpeningBlock& opening) {
  std::string sentences;
  for (const LinkedSentence& sentence : opening.story) {
    sentences += (sentences.empty() ? "" : " ") + escaped(sentence.before) + "<a href=\"#" +
                 turnAddress(std::to_string(sentence.turn + 1)) + "\">" + escaped(sentence.link) + "</a>" +
                 escaped(sentence.after);
  }
  return sentences.empty() ? "" : "<p class=\"story\">" + sentences + "</p>\n";
}

}  // namespace

std::string htmlOf(const OpeningBlock& opening, const std::string& kicker, const std::string& below,
                   Page& page) {
  const std::string board = opening.board ? boardFigures({*opening.board}, false, page) : "";
  return "<header class=\"hero\">\n<div>\n" + kicker + sides(opening) + "<p class=\"result\">" +
         escaped(opening.verdict) + "</p>\n" + story(opening) + factList(opening.grounds) + caveats(opening) +
         below + "</div>\n" + board + "\n</header>\n";
}

}  // namespace rozbor::reports::html
