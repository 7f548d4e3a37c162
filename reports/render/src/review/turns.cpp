#include "parts.h"
#include "rozbor/review/clock.h"
#include "words/words.h"

namespace rozbor::reports::parts {
namespace {

VerdictBasis basisOf(const Decision& decision) {
  if (decision.isGraded()) return VerdictBasis::rack;
  return decision.imputed() ? VerdictBasis::likelyRacks : VerdictBasis::nothing;
}

TurnVerdict verdictOn(const Decision& decision, const Wording& wording) {
  TurnVerdict verdict{lostText(decision, wording), winsLostText(decision, wording),
                      verdictWord(decision, wording), decision.band, basisOf(decision)};
  if (verdict.basis == VerdictBasis::nothing) verdict.word = wording.text("not graded");
  verdict.phony = decision.band == Band::none && !decision.phonies.empty();
  verdict.nothing = decision.isGraded() && decision.equityLoss() == engine::Equity();
  return verdict;
}

std::string signedScore(const replay::Turn& turn, const Wording& wording) {
  return (turn.scoreComputed > 0 ? "+" : "") + wording.number(turn.scoreComputed, 0);
}

TurnColumns columnsOf(const GameReview& review, const Wording& wording, bool hasClocks) {
  TurnColumns columns;
  columns.player = wording.text("Player");
  columns.rack = wording.text("Rack");
  columns.play = wording.text("Play");
  columns.points = wording.text("Points");
  columns.total = wording.text("Total");
  if (hasClocks) columns.time = wording.text("Time");
  columns.lost = wording.text("Lost");
  if (looksAhead(review)) columns.winsLost = wording.text("Wins %");
  return columns;
}

/// What is known of a turn without judging it.
TurnRow eventRow(const GameReview& review, std::size_t index, const Wording& wording) {
  const replay::Turn& turn = review.replay.turns[index];
  TurnRow row;
  row.number = std::to_string(turnNumber(index));
  row.player = {playerName(review, turn.player, wording), turn.player};
  row.rack = turn.rack;
  row.rackWords = rackWords(turn, *review.language);
  row.rackPartial = turn.rackKnown == replay::RackKnowledge::partial;
  row.play = turnWords(review, index, wording);
  row.points = signedScore(turn, wording);
  row.total = wording.number(turn.totalComputed, 0);
  return row;
}

TurnRow turnRow(const GameReview& review, std::size_t index, const Wording& wording) {
  TurnRow row = eventRow(review, index, wording);
  const Decision* const decision = decisionOn(review, index);
  if (decision == nullptr) return row;
  row.verdict = verdictOn(*decision, wording);
  row.remarks = remarksOn(review, *decision, wording);
  row.details = turnDetails(review, *decision, wording);
  return row;
}

}  // namespace

TurnsBlock turns(const GameReview& review, const Wording& wording) {
  const auto clocks = clocksOf(review.record, review.replay);
  TurnsBlock block{columnsOf(review, wording, !clocks.empty()),
                   wording.text("Open a turn for its board and the best moves. A ring marks a blank."),
                   review.language,
                   {}};
  for (std::size_t turn = 0; turn < review.replay.turns.size(); ++turn) {
    TurnRow& row = block.rows.emplace_back(turnRow(review, turn, wording));
    if (!clocks.empty() && clocks[turn].spent) row.time = timeText(*clocks[turn].spent);
  }
  return block;
}

}  // namespace rozbor::reports::parts
