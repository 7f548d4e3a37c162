#include "rozbor/library/review_rows.h"

#include <fmt/format.h>

#include "rozbor/game/cgp.h"
#include "rozbor/game/notation.h"
#include "rozbor/library/game_facts.h"
#include "rozbor/review/challenge.h"
#include "rozbor/review/clock.h"

namespace rozbor::reports {
namespace {

DecisionRow numbersOf(const GameReview& review, const Decision& decision) {
  const replay::Turn& turn = review.replay.turns[decision.turn];
  const auto challenge = challengeBefore(review, decision);
  DecisionRow row;
  row.turn = static_cast<int>(decision.turn) + 1;
  row.seat = decision.player == firstMover(review.replay) ? 0 : 1;
  row.method = decision.method();
  row.graded = decision.isGraded();
  row.counted = decision.isCounted();
  row.imputed = decision.imputed() != nullptr;
  row.placement = turn.kind == parser::EventKind::placement;
  row.bingoPlayed = decision.bingoPlayed;
  row.bingoAvailable = decision.bingoAvailable();
  row.phony = !decision.phonies.empty();
  row.takenBack = decision.takenBack;
  row.phonyLetStand = challenge && challenge->error == ChallengeError::phonyLetStand;
  row.validChallenged = challenge && challenge->error == ChallengeError::validChallenged;
  row.score = decision.takenBack ? 0 : turn.scoreComputed;
  if (const auto loss = lossOf(decision)) row.loss = *loss;
  row.loss.phase = decision.phase;
  if (decision.isGraded() && (row.loss.points > 0 || (row.loss.win && row.loss.win->loss() > 0)))
    row.cause = decision.lossCause;
  if (decision.luck) {
    row.luckPoints = decision.luck->points;
    row.luckPointsSe = decision.luck->pointsSe;
    row.luckWin = decision.luck->win;
    row.luckPercentile = decision.luck->percentile;
  }
  return row;
}

void addClock(DecisionRow& row, const Decision& decision, const std::vector<TurnClock>& clocks) {
  if (clocks.empty()) return;
  const TurnClock& clock = clocks[decision.turn];
  row.seconds = clock.spent;
  row.secondsLeft = clock.before;
  row.inTimeTrouble = clock.inTrouble;
  row.obvious = isObvious(decision);
}

std::string mainWord(const engine::RatedPlay& play, const Decision& decision,
                     const game::Language& language) {
  if (!play.move.isPlacement()) return {};
  const auto words = wordsFormed(decision.position.board, play.move);
  return words.empty() ? std::string() : wordText(words.front().tiles, language.alphabet);
}

DecisionText textOf(const GameReview& review, const Decision& decision) {
  const game::Language& language = *review.language;
  const replay::Turn& turn = review.replay.turns[decision.turn];
  DecisionText text;
  text.position = writeCgp(decision.position, language);
  text.rack = rackText(turn.rack, language.alphabet);
  text.rackKnown = replay::name(decision.rackKnown);
  if (turn.move) text.played = moveText(*turn.move, language.alphabet);
  if (decision.isGraded()) {
    text.best = moveText(decision.best().move, language.alphabet);
    text.bestWord = mainWord(decision.best(), decision, language);
  }
  if (decision.bestBingo()) text.bestBingo = moveText(decision.bestBingo()->move, language.alphabet);
  for (const auto& word : decision.phonies)
    text.words += (text.words.empty() ? "" : " ") + wordText(word, language.alphabet);
  return text;
}

}  // namespace

std::vector<StoredDecision> rowsOf(const GameReview& review) {
  const auto clocks = clocksOf(review.record, review.replay);
  std::vector<StoredDecision> rows;
  for (const Decision& decision : review.decisions) {
    rows.push_back({numbersOf(review, decision), textOf(review, decision)});
    addClock(rows.back().numbers, decision, clocks);
  }
  return rows;
}

AnalysisRow analysisRowOf(const GameReview& review, Preset preset, std::uint64_t seed) {
  AnalysisRow row;
  row.preset = preset;
  row.engine = ROZBOR_VERSION;
  row.lexicon = fmt::format("{} {:08x}", review.lexicon.name, review.lexicon.checksum);
  row.leaves = review.leaves;
  row.seed = seed;
  row.fit = review.lexiconFit;
  if (review.players.size() != 2) return row;
  const std::size_t first = firstMover(review.replay);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const Ledger ledger = ledgerOf(review, seat == 0 ? first : 1 - first);
    row.luckKnown = ledger.adjustedSpread.has_value();
    row.luck[seat] = ledger.points.ownLuck.value_or(0);
    row.luckSe[seat] = ledger.points.ownLuckSe;
  }
  return row;
}

}  // namespace rozbor::reports
