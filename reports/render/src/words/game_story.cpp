#include "rozbor/render/game_story.h"

#include "joined.h"
#include "rozbor/render/phrase.h"
#include "story.h"
#include "words.h"

namespace rozbor::reports {
namespace {

/// "Ida 2.31" with what a player lost per graded turn.
std::string lostBy(const GameReview& review, std::size_t player, const Wording& wording) {
  const auto lost = review.players[player].lostPerTurn();
  return playerName(review, player, wording) + " " + (lost ? wording.number(*lost, 2) : "–");
}

std::string playSentence(const GameReview& review, const Wording& wording) {
  if (review.players.size() != 2) return {};
  if (!review.players[0].lostPerTurn() && !review.players[1].lostPerTurn()) return {};
  return phrase(wording, "Points lost per graded turn: {0}, {1}.", lostBy(review, 0, wording),
                lostBy(review, 1, wording));
}

std::vector<ToldMoment> momentsOf(const GameReview& review, const Wording& wording) {
  std::vector<ToldMoment> moments;
  for (const KeyMoment& moment : review.keyMoments) {
    const Story story = storyOf(review, moment, wording);
    ToldMoment& told = moments.emplace_back();
    told.turn = review.decisions[moment.decision].turn;
    told.title = story.title;
    told.kind = story.kind;
    told.text = joined(story.sentences);
  }
  return moments;
}

std::vector<StoryRow> rowsOf(const std::vector<SummaryRow>& rows) {
  std::vector<StoryRow> told;
  told.reserve(rows.size());
  for (const SummaryRow& row : rows)
    told.push_back({row.label, row.headline, row.cells});
  return told;
}

}  // namespace

GameStory gameStory(const GameReview& review, const Wording& wording) {
  GameStory story;
  story.verdict = resultSentence(review, wording);
  story.paragraph = gameParagraph(review, wording);
  story.play = playSentence(review, wording);
  story.moments = momentsOf(review, wording);
  for (std::size_t player = 0; player < review.replay.players.size(); ++player)
    story.players.push_back(playerName(review, player, wording));
  LedgerTable ledger = ledgerTable(review, wording);
  story.ledgerHead = std::move(ledger.head);
  story.ledgerColumns = std::move(ledger.columns);
  story.ledger = rowsOf(ledger.rows);
  story.ledgerSentence = ledgerSentence(wording);
  story.summary = rowsOf(summaryRows(review, wording));
  story.caveats = caveatsOf(review, wording);
  story.method = methodSentence(review, wording);
  return story;
}

}  // namespace rozbor::reports
