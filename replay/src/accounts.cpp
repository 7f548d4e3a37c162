#include <algorithm>

#include "referee.h"

namespace rozbor::replay {
namespace {

/// Sums of numbers that a file may hold: far beyond any game they stay where they are.
int sum(std::int64_t left, std::int64_t right) {
  constexpr std::int64_t kMost = 1'000'000'000;
  return static_cast<int>(std::clamp(left + right, -kMost, kMost));
}

}  // namespace

/// Compares the recorded points with turn.scoreComputed.
void Referee::checkScore(const Event& event, const Turn& turn) {
  if (!event.score) {
    findings_.add(
        finding::kScoreMissing, event.where,
        said::words("expected points, found none; by the rules they are {0}", withSign(turn.scoreComputed)));
  } else if (event.score->value != turn.scoreComputed) {
    findings_.add(finding::kScoreMismatch, event.score->where,
                  said::words("expected {0} by the rules, found {1}", withSign(turn.scoreComputed),
                              withSign(event.score->value)));
  }
}

/// Adds the points. A recorded total has to build on the player's recorded total before it, so
/// that one slip is reported once; it may count the right points although wrong ones are written.
void Referee::account(const Event& event, Turn& turn) {
  int& total = totals_[turn.player];
  total = sum(total, turn.scoreComputed);
  turn.totalComputed = total;

  int& base = recordedTotals_[turn.player];
  const int byRecord = sum(base, turn.scoreRecorded.value_or(turn.scoreComputed));
  const int byRules = sum(base, turn.scoreComputed);
  if (event.total && event.total->value != byRecord && event.total->value != byRules) {
    findings_.add(finding::kTotalMismatch, event.total->where,
                  said::words("expected {0} = {1} {2}, found {3}", byRecord, base,
                              withSign(turn.scoreRecorded.value_or(turn.scoreComputed)), event.total->value));
  }
  base = event.total ? sum(event.total->value, 0) : byRecord;
}

int Referee::bestOther(std::size_t player) const {
  std::optional<int> best;
  for (std::size_t rival = 0; rival < totals_.size(); ++rival) {
    if (rival != player) best = std::max(best.value_or(totals_[rival]), totals_[rival]);
  }
  return best.value_or(0);
}

}  // namespace rozbor::replay
