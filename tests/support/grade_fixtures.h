#pragma once

#include <utility>

#include "rozbor/review/decision.h"

/// Grades as the methods make them, of numbers alone.
namespace rozbor::test {

/// Two moves so many points apart; the played one may be the better by the numbers.
inline reports::Ranked twoMoves(double pointsLost) {
  reports::Ranked moves;
  moves.legalPlays = 2;
  moves.candidates.resize(1);
  moves.candidates.front().rank = 1;
  moves.candidates.front().play.equity = engine::Equity::fromDouble(pointsLost);
  moves.played.rank = pointsLost == 0 ? 1 : 2;
  moves.showPlayed();
  return moves;
}

inline reports::Ranked twoMoves(double pointsLost, double bestWin, double playedWin) {
  reports::Ranked moves = twoMoves(pointsLost);
  moves.candidates.front().win = bestWin;
  moves.candidates.back().win = moves.played.win = playedWin;
  return moves;
}

inline reports::StaticGrade staticGrade(double pointsLost) {
  return {twoMoves(pointsLost)};
}

inline reports::SimulatedGrade simulatedGrade(double bestWin, double playedWin, double winError = 0,
                                              double pointsLost = 0, double pointsError = 0) {
  reports::SimulatedGrade grade{twoMoves(pointsLost, bestWin, playedWin)};
  grade.winLossSe = winError;
  grade.equityLossSe = pointsError;
  return grade;
}

inline reports::ProvenGrade provenGrade(double bestWin, double playedWin, double pointsLost) {
  return {twoMoves(pointsLost, bestWin, playedWin), reports::Method::endgame, {}};
}

/// Of final spreads; the estimates are the middles.
inline reports::BoundedGrade boundedGrade(reports::Interval best, reports::Interval played) {
  reports::BoundedGrade grade{twoMoves((best.low + best.high - played.low - played.high) / 2),
                              reports::Method::endgame,
                              best,
                              played,
                              {}};
  grade.candidates.front().win = winOf(best);
  grade.played.win = winOf(played);
  return grade;
}

}  // namespace rozbor::test
