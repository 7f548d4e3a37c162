#include "parts.h"
#include "rozbor/review/clock.h"
#include "words/words.h"

namespace rozbor::reports::parts {
namespace {

std::string timed(const std::optional<double>& seconds) {
  return seconds ? timeText(*seconds) : "–";
}

TableRow timeRow(const GameReview& review, std::size_t index, const TurnClock& clock,
                 const Wording& wording) {
  const Decision* const decision = decisionOn(review, index);
  return {{std::to_string(turnNumber(index)), playerName(review, review.replay.turns[index].player, wording),
           turnWords(review, index, wording), timed(clock.spent), timed(clock.after),
           decision == nullptr ? "–" : lostText(*decision, wording),
           clock.inTrouble ? wording.text("time trouble") : ""},
          {},
          clock.inTrouble};
}

}  // namespace

TableBlock times(const GameReview& review, const Wording& wording) {
  TableBlock table{{},
                   {{"#", true},
                    {wording.text("Player")},
                    {wording.text("Play")},
                    {wording.text("Time"), true},
                    {wording.text("Time left"), true},
                    {wording.text("Lost"), true},
                    {wording.text("Remark")}},
                   {},
                   TableKind::log};
  const auto clocks = clocksOf(review.record, review.replay);
  for (std::size_t turn = 0; turn < clocks.size(); ++turn) {
    if (review.replay.turns[turn].isDecision())
      table.rows.push_back(timeRow(review, turn, clocks[turn], wording));
  }
  return table;
}

}  // namespace rozbor::reports::parts
