#include "rozbor/review/plays/great_play.h"

#include <cmath>
#include <utility>

#include "rozbor/game/scoring.h"
#include "rozbor/review/plays/other_moves.h"

namespace rozbor::reports {
namespace {

constexpr double kLeastMargin = 0.05;
constexpr double kMarginErrors = 1.96;  ///< standard errors that the margin must be above
constexpr double kLooksWorse = 1;       ///< points
constexpr std::size_t kLongWord = 8;    ///< letters
constexpr std::size_t kManyWords = 4;

double atAGlance(const engine::RatedPlay& play) {
  return play.score + play.leaveValue.inPoints();
}

/// Both were played on over the same deals, so that this is more than the error of the difference.
double errorOf(const Candidate& one, const Candidate& other) {
  return std::hypot(one.error ? one.error->win : 0, other.error ? other.error->win : 0);
}

/// Why it was hard to find; nothing where it was not.
bool explain(GreatPlay& great, const engine::RatedPlay& played, const game::Board& board) {
  const double better = atAGlance(great.nextBest) - atAGlance(played);
  const auto words = wordsFormed(board, played.move);
  if (better >= kLooksWorse) {
    great.because = HardBecause::looksWorse;
    great.much = better;
  } else if (!words.empty() && words.front().tiles.size() >= kLongWord &&
             std::cmp_less(played.move.tilesUsed(), words.front().tiles.size())) {
    great.because = HardBecause::longWord;
    great.much = static_cast<double>(words.front().tiles.size());
  } else if (words.size() >= kManyWords) {
    great.because = HardBecause::manyWords;
    great.much = static_cast<double>(words.size());
  } else {
    return false;
  }
  return true;
}

}  // namespace

std::optional<GreatPlay> greatPlay(const Decision& decision) {
  const Ranked* const moves = decision.ranked();
  const bool searched = decision.looksAhead() && decision.method() != Method::endgame;
  if (moves == nullptr || !searched || !decision.isBest() || !moves->played.play.move.isPlacement())
    return std::nullopt;
  const Candidate& played = moves->played;
  const Candidate* const next = bestOther(decision);
  if (!played.win || next == nullptr || !next->win || isDecided(*played.win, *next->win)) return std::nullopt;
  GreatPlay great;
  great.margin = *played.win - *next->win;
  if (great.margin < kLeastMargin || great.margin < kMarginErrors * errorOf(played, *next))
    return std::nullopt;
  great.points = played.play.equity - next->play.equity;
  great.win = *played.win;
  great.nextBest = next->play;
  great.nextWin = *next->win;
  return explain(great, played.play, decision.position.board) ? std::optional(great) : std::nullopt;
}

}  // namespace rozbor::reports
