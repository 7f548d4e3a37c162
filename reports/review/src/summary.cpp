#include <algorithm>

#include "rozbor/review/counted_loss.h"
#include "rozbor/review/review.h"
#include "sums.h"

namespace rozbor::reports {
namespace {

using parser::EventKind;

void addWhatHappened(PlayerSummary& summary, const Decision& decision, const replay::Turn& turn) {
  ++summary.turns;
  summary.exchanges += turn.kind == EventKind::exchange ? 1 : 0;
  summary.passes += turn.kind == EventKind::pass ? 1 : 0;
  summary.phoniesPlayed += decision.phonies.empty() ? 0 : 1;
  summary.phoniesTakenBack += decision.takenBack ? 1 : 0;
  if (decision.takenBack) return;
  summary.bingos += decision.bingoPlayed ? 1 : 0;
  summary.highestPlay = std::max(summary.highestPlay, turn.scoreComputed);
}

void addGrade(PlayerSummary& summary, const Decision& decision) {
  ++summary.counted;
  ++summary.bands[static_cast<std::size_t>(decision.band)];
  if (decision.imputed()) {
    ++summary.imputed;
    summary.lost += engine::Equity::fromDouble(decision.imputed()->equityLoss);
    return;
  }
  summary.lost += engine::Equity::fromDouble(countedPoints(*lossOf(decision)));
  if (!decision.bingoAvailable()) return;
  ++summary.bingosAvailable;
  summary.bingosMissed += decision.bingoPlayed ? 0 : 1;
}

}  // namespace

std::optional<double> PlayerSummary::lostPerTurn() const {
  if (counted == 0) return std::nullopt;
  return lost.inPoints() / counted;
}

std::optional<double> PlayerSummary::pointsPerTurn() const {
  if (turns == 0) return std::nullopt;
  return static_cast<double>(score) / turns;
}

std::vector<PlayerSummary> summariesOf(const GameReview& review) {
  std::vector<PlayerSummary> summaries(review.replay.players.size());
  for (std::size_t player = 0; player < summaries.size(); ++player) {
    if (player < review.replay.finalScores.size())
      summaries[player].score = review.replay.finalScores[player];
  }
  for (const Decision& decision : review.decisions) {
    PlayerSummary& summary = summaries[decision.player];
    addWhatHappened(summary, decision, review.replay.turns[decision.turn]);
    if (decision.isCounted()) addGrade(summary, decision);
  }
  return summaries;
}

}  // namespace rozbor::reports
