#include <fmt/format.h>

#include "html_parts.h"
#include "rozbor/render/phrase.h"
#include "words/story.h"

namespace rozbor::reports::html {
namespace {

std::string figure(const Page& page, const Decision& decision, const game::Move& move, Laid laid,
                   const std::string& caption) {
  const char* key = laid == Laid::played ? "key" : "key g";
  return "<figure>" + boardPicture(page.shapes(), decision.position.board, &move, laid, caption) +
         fmt::format(R"(<figcaption><span class="{}"></span>{}</figcaption></figure>)", key,
                     escaped(caption));
}

}  // namespace

std::string decisionBoards(const Page& page, const Decision& decision) {
  const replay::Turn& turn = page.review.replay.turns[decision.turn];
  const bool laid = turn.kind == parser::EventKind::placement && turn.move;
  const std::string words = turnWords(page.review, decision.turn, page.wording);
  const std::string played = laid ? phrase(page.wording, "{0} for {1}", words, turn.scoreComputed) : words;
  std::string figures = figure(page, decision, turn.move.value_or(game::Move()), Laid::played,
                               phrase(page.wording, "Played: {0}", played));
  const bool better = decision.isGraded() && decision.equityLoss() > engine::Equity();
  if (better && decision.best().move.isPlacement()) {
    const std::string best =
        playWords(decision.best(), decision.position.board, *page.review.language, page.wording);
    figures +=
        figure(page, decision, decision.best().move, Laid::better, phrase(page.wording, "Best: {0}", best));
  }
  return figures;
}

std::string momentsSection(const Page& page) {
  std::string articles;
  for (const KeyMoment& moment : page.review.keyMoments) {
    const Story story = storyOf(page.review, moment, page.wording);
    std::string paragraph;
    for (const std::string& sentence : story.sentences)
      paragraph += (paragraph.empty() ? "" : " ") + sentence;
    articles += "<article class=\"moment\">\n<div>\n<h3>" + escaped(story.title) + "</h3>\n<p>" +
                escaped(paragraph) + "</p>\n" + factList(story.facts) + "</div>\n<div class=\"pair\">" +
                decisionBoards(page, page.review.decisions[moment.decision]) + "</div>\n</article>\n";
  }
  if (articles.empty()) return {};
  return "<section>\n<h2>" + escaped(page.wording.text("Moments to remember")) + "</h2>\n" + articles +
         "</section>\n";
}

}  // namespace rozbor::reports::html
