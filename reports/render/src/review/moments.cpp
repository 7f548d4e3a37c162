#include "parts.h"
#include "rozbor/render/phrase.h"
#include "words/story.h"

namespace rozbor::reports::parts {
namespace {

std::string playedWords(const GameReview& review, const replay::Turn& turn, std::size_t index,
                        const Wording& wording) {
  const std::string words = turnWords(review, index, wording);
  return turn.kind == parser::EventKind::placement && turn.move
             ? phrase(wording, "{0} for {1}", words, turn.scoreComputed)
             : words;
}

}  // namespace

std::vector<BoardFigure> decisionBoards(const GameReview& review, const Decision& decision,
                                        const Wording& wording) {
  const replay::Turn& turn = review.replay.turns[decision.turn];
  BoardFigure played{review.language, decision.position.board};
  played.move = turn.move;
  played.rack = turn.rack;
  played.caption = phrase(wording, "Played: {0}", playedWords(review, turn, decision.turn, wording));
  std::vector<BoardFigure> boards{std::move(played)};
  const bool better = decision.isGraded() && decision.equityLoss() > engine::Equity();
  if (!better || !decision.best().move.isPlacement()) return boards;
  BoardFigure best{review.language, decision.position.board};
  best.move = decision.best().move;
  best.laid = LaidTiles::better;
  best.rack = turn.rack;
  best.caption = phrase(wording, "Best: {0}",
                        playWords(decision.best(), decision.position.board, *review.language, wording));
  boards.push_back(std::move(best));
  return boards;
}

std::vector<MomentBlock> moments(const GameReview& review, const Wording& wording) {
  std::vector<MomentBlock> moments;
  for (const KeyMoment& moment : review.keyMoments) {
    Story story = storyOf(review, moment, wording);
    const Decision& decision = review.decisions[moment.decision];
    moments.push_back({std::to_string(turnNumber(decision.turn)), std::move(story.title),
                       std::move(story.sentences), std::move(story.facts),
                       decisionBoards(review, decision, wording)});
  }
  return moments;
}

}  // namespace rozbor::reports::parts
