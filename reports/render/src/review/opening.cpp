#include <algorithm>

#include "parts.h"
#include "rozbor/render/phrase.h"
#include "words/words.h"

namespace rozbor::reports::parts {
namespace {

OpeningSide sideOf(const GameReview& review, std::size_t player, const Wording& wording) {
  const std::vector<int>& scores = review.replay.finalScores;
  OpeningSide side{{playerName(review, player, wording), player}, wording.number(scores[player], 0)};
  side.won = review.replay.complete && scores[player] == *std::ranges::max_element(scores);
  if (player >= review.players.size()) return side;
  if (const auto lost = review.players[player].lostPerTurn())
    side.note = phrase(wording, "{0} points lost per graded turn", wording.number(*lost, 2));
  return side;
}

BoardFigure lastBoard(const GameReview& review, const Wording& wording) {
  BoardFigure figure{review.language, review.replay.finalPosition.board};
  figure.caption = review.replay.complete ? wording.text("The board at the end")
                                          : wording.text("The board where the record ends");
  return figure;
}

}  // namespace

std::vector<Fact> originOf(const GameReview& review, const Wording& wording) {
  std::vector<Fact> facts;
  if (!review.title.empty()) facts.push_back({wording.text("Title"), review.title});
  if (!review.file.empty()) facts.push_back({wording.text("Record"), review.file});
  return facts;
}

OpeningBlock opening(const GameReview& review, const Wording& wording) {
  OpeningBlock opening;
  for (std::size_t player = 0; player < review.replay.finalScores.size(); ++player)
    opening.sides.push_back(sideOf(review, player, wording));
  opening.verdict = resultSentence(review, wording);
  opening.story = gameParagraph(review, wording);
  opening.origin = originOf(review, wording);
  opening.grounds = groundsOf(review, wording);
  opening.caveats.push_back(methodSentence(review, wording));
  for (std::string& caveat : caveatsOf(review, wording))
    opening.caveats.push_back(std::move(caveat));
  opening.board = lastBoard(review, wording);
  return opening;
}

}  // namespace rozbor::reports::parts
