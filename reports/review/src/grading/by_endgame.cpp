#include <limits>

#include "regrade.h"
#include "rozbor/engine/endgame.h"

namespace rozbor::reports {
namespace {

using engine::EndgameLine;

constexpr std::size_t kEndgameMemory = std::size_t{64} << 20;  ///< bytes; two endgames may be solved at once

class EndgameGrading {
 public:
  EndgameGrading(const Decision& decision, const engine::EndgameResult& solved, const ReviewContext& context)
      : decision_(decision), context_(context), played_(*solved.other), best_(betterOf(solved)) {}

  [[nodiscard]] Grade grade() const {
    if (best_.exact && played_.exact) return ProvenGrade{moves(), Method::endgame, best_.line};
    return BoundedGrade{moves(), Method::endgame, spreads(best_), spreads(played_), best_.line};
  }

 private:
  static const EndgameLine& betterOf(const engine::EndgameResult& solved) {
    return solved.best.value >= solved.other->value ? solved.best : *solved.other;
  }

  [[nodiscard]] Interval spreads(const EndgameLine& line) const {
    constexpr double kAnything = std::numeric_limits<double>::infinity();
    const int spread = decision_.position.spread();
    return {line.low <= -engine::kUnbounded ? -kAnything : spread + line.low,
            line.high >= engine::kUnbounded ? kAnything : spread + line.high};
  }

  [[nodiscard]] Candidate candidate(const EndgameLine& line) const {
    Candidate made{.play = rate(decision_.position, line.line.front(), context_.statics())};
    made.play.leaveValue = {};
    made.play.equity = engine::Equity::points(line.value);
    made.win = winOf(spreads(line));
    if (!line.exact) made.spread = spreads(line);
    return made;
  }

  [[nodiscard]] Ranked moves() const {
    Ranked moves = *decision_.ranked();
    moves.candidates = {candidate(best_)};
    moves.setPlayed(candidate(played_));
    const bool proven = best_.exact && played_.exact;
    if (proven) moves.candidates.front().rank = 1;
    // Nobody valued the moves between the two, so a worse one has no place.
    if (proven && isRanked(decision_) && best_.value == played_.value) moves.played.rank = 1;
    moves.candidates.front().isPlayed =
        !decision_.takenBack && best_.line.front().move == played_.line.front().move;
    moves.showPlayed();
    return moves;
  }

  const Decision& decision_;
  const ReviewContext& context_;
  const EndgameLine& played_;
  const EndgameLine& best_;
};

}  // namespace

bool gradeByEndgame(Decision& decision, const ReviewContext& context, const std::stop_token& stop) {
  const auto position = engine::withBothRacks(decision.position, *context.language);
  if (!position) return false;
  engine::EndgameOptions options;
  options.nodeLimit = context.effort.endgameNodes;
  options.stop = stop;
  options.memory = kEndgameMemory;
  options.other = effectivePlay(decision, context).move;
  const auto solved = engine::solveEndgame(*position, *context.language, *context.lexicon, options);
  if (!solved || !solved->other || stop.stop_requested()) return false;
  decision.grade = EndgameGrading(decision, *solved, context).grade();
  return true;
}

}  // namespace rozbor::reports
