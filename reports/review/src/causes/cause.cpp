#include "rozbor/review/cause.h"

#include <algorithm>
#include <array>
#include <vector>

#include "case.h"
#include "rozbor/game/scoring.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {
namespace {

using engine::RatedPlay;

constexpr int kShorter = 2;  ///< letters

/// The first that fires is the cause.
constexpr std::array kChecks{&challengedOff, &stuckTile,  &blockedOut,  &outLeftOpen, &endgame,
                             &fishing,       &exchange,   &scoreState,  &missedSpot,  &missedParallel,
                             &missedWord,    &emptiedBag, &brokenLeave, &leave,       &openedBoard,
                             &closedBoard,   &turnover};

std::size_t longestWord(const RatedPlay& play, const game::Board& board) {
  std::size_t longest = 0;
  for (const game::LaidWord& word : wordsFormed(board, play.move))
    longest = std::max(longest, word.tiles.size());
  return longest;
}

}  // namespace

const Follows* followsOf(const Decision& decision) {
  const SimulatedGrade* const simulated = decision.simulated();
  return simulated != nullptr && simulated->follows ? &*simulated->follows : nullptr;
}

double behind(const Decision& decision, const Candidate& row) {
  const Candidate& best = decision.ranked()->best();
  const bool byWins = row.win && best.win && !isDecided(*best.win, *row.win);
  return byWins ? 100 * (*best.win - *row.win) : (best.play.equity - row.play.equity).inPoints();
}

const char* name(Cause cause) {
  static constexpr std::array kNames{"missed-word",     "missed-spot",  "leave",          "needless-exchange",
                                     "missed-exchange", "opened-board", "closed-board",   "turnover",
                                     "challenge",       "endgame",      "score-state",    "unclassified",
                                     "stuck-tile",      "blocked-out",  "out-left-open",  "fishing",
                                     "broken-leave",    "emptied-bag",  "missed-parallel"};
  return kNames[static_cast<std::size_t>(cause)];
}

CauseFinding causeOf(const Decision& decision, const game::Language& language, engine::MoveFinder& finder) {
  const Case of(decision, language, finder);
  for (const auto check : kChecks) {
    if (const auto finding = check(of)) return *finding;
  }
  return {};
}

std::optional<double> punishment(const Decision& decision, const replay::Replay& replay) {
  const Follows* const follows = followsOf(decision);
  if (follows == nullptr || decision.takenBack) return std::nullopt;
  for (std::size_t turn = decision.turn + 1; turn < replay.turns.size(); ++turn) {
    const replay::Turn& next = replay.turns[turn];
    if (!next.isDecision() || next.player == decision.player) continue;
    return (next.takenBack ? 0 : next.scoreComputed) - follows->afterPlayed.reply;
  }
  return std::nullopt;
}

std::optional<engine::RatedPlay> easierPlay(const Decision& decision) {
  if (!decision.isGraded() || decision.band == Band::none || !decision.best().move.isPlacement())
    return std::nullopt;
  const game::Board& board = decision.position.board;
  const std::size_t longest = longestWord(decision.best(), board);
  for (std::size_t at = 1; at < decision.candidates().size(); ++at) {
    const Candidate& row = decision.candidates()[at];
    const RatedPlay& play = row.play;
    if (!play.move.isPlacement() || row.isPlayed) continue;
    if (behind(decision, row) <= kNearlyAsGood && longestWord(play, board) + kShorter <= longest) return play;
  }
  return std::nullopt;
}

}  // namespace rozbor::reports
