#include "rozbor/review/clock.h"

#include <algorithm>

#include "rozbor/parser/clock.h"

namespace rozbor::reports {
namespace {

/// Time trouble is less than this, or than a fifth of what the game began with: blitz is not trouble
/// throughout.
constexpr double kTroubleSeconds = 120;
constexpr double kTroubleShare = 0.2;
/// Points by which the best move is ahead of all others where it is obvious.
constexpr double kObviousLead = 10;

constexpr double kThousand = 1000;

double seconds(std::int64_t milliseconds) {
  return static_cast<double>(milliseconds) / kThousand;
}

/// The most that a clock showed, or what the time control says.
double startOf(const parser::GameRecord& record, const parser::TimeControl& control) {
  if (control.initial) return seconds(*control.initial);
  std::int64_t most = 0;
  for (const parser::Event& event : record.events)
    most = std::max(most, event.clock ? event.clock->value : 0);
  return seconds(most);
}

bool hasClocks(const parser::GameRecord& record) {
  return std::ranges::any_of(record.events,
                             [](const parser::Event& event) { return event.clock.has_value(); });
}

}  // namespace

std::vector<TurnClock> clocksOf(const parser::GameRecord& record, const replay::Replay& replay) {
  if (!hasClocks(record)) return {};
  const parser::TimeControl control =
      record.timeControl ? parser::timeControlOf(record.timeControl->value) : parser::TimeControl{};
  const double trouble = std::min(kTroubleSeconds, kTroubleShare * startOf(record, control));
  std::vector<std::optional<double>> left(replay.players.size());
  if (control.initial) left.assign(left.size(), seconds(*control.initial));
  std::vector<TurnClock> clocks;
  for (const replay::Turn& turn : replay.turns) {
    TurnClock clock;
    std::optional<double>& own = left[turn.player];
    const auto& told = record.events[turn.event].clock;
    clock.before = own;
    if (told) clock.after = seconds(told->value);
    if (turn.isDecision() && told && own)
      clock.spent = std::max(0.0, *own + seconds(control.increment) - *clock.after);
    clock.inTrouble = turn.isDecision() && own && *own < trouble;
    if (told) own = clock.after;
    // A move without its time: what was left before the next one is not known.
    if (!told && turn.isDecision()) own.reset();
    clocks.push_back(clock);
  }
  return clocks;
}

bool isObvious(const Decision& decision) {
  if (decision.candidates().size() < 2 || !decision.isBest()) return false;
  const double lead =
      (decision.candidates()[0].play.equity - decision.candidates()[1].play.equity).inPoints();
  return lead >= kObviousLead;
}

const parser::OpinionTurn* opinionOn(const GameReview& review, const Decision& decision) {
  const auto& opinions = review.record.secondOpinion;
  // Programs count events or decisions; who moved and how often before is the same for all.
  const auto before = std::ranges::count_if(review.decisions, [&](const Decision& other) {
    return other.player == decision.player && other.turn < decision.turn;
  });
  std::ptrdiff_t own = 0;
  for (const parser::OpinionTurn& opinion : opinions) {
    if (opinion.player != decision.player) continue;
    if (own++ == before) return &opinion;
  }
  return nullptr;
}

std::optional<double> ClockSummary::perTurn() const {
  if (timed == 0) return std::nullopt;
  return seconds / timed;
}

std::vector<ClockSummary> clockSummaries(const GameReview& review) {
  const auto clocks = clocksOf(review.record, review.replay);
  if (clocks.empty()) return {};
  std::vector<ClockSummary> summaries(review.replay.players.size());
  for (std::size_t turn = 0; turn < clocks.size(); ++turn) {
    ClockSummary& own = summaries[review.replay.turns[turn].player];
    if (clocks[turn].after) own.left = clocks[turn].after;
    if (!clocks[turn].spent) continue;
    ++own.timed;
    own.seconds += *clocks[turn].spent;
  }
  for (const Decision& decision : review.decisions) {
    const TurnClock& clock = clocks[decision.turn];
    ClockSummary& own = summaries[decision.player];
    const bool isSlow = clock.spent && own.perTurn() && *clock.spent > *own.perTurn();
    if (isSlow && isObvious(decision)) {
      ++own.slowObvious;
      own.slowObviousSeconds += *clock.spent;
    }
    const auto loss = lossOf(decision);
    if (!decision.isCounted() || !clock.before || !loss) continue;
    ++(clock.inTrouble ? own.troubled : own.calm);
    (clock.inTrouble ? own.lostInTrouble : own.lostCalm) += loss->points;
  }
  return summaries;
}

}  // namespace rozbor::reports
