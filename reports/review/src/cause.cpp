#include "rozbor/review/cause.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "rozbor/game/scoring.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {
namespace {

using engine::RatedPlay;
using game::Move;

constexpr double kMainPart = 0.5;    ///< of the loss: what explains so much is its cause
constexpr double kClear = 1.96;      ///< standard errors by which means must differ
constexpr double kLeastPoints = 2;   ///< that replies must differ by, to speak of an open board
constexpr double kNearlyAsGood = 1;  ///< percentage points of win probability, or points of equity
constexpr int kShorter = 2;          ///< letters
constexpr int kLateBag = 14;         ///< tiles: from here on it matters how many are taken

/// What follows after the two moves; null where they were not played on together.
const Follows* followsOf(const Decision& decision) {
  const SimulatedGrade* const simulated = decision.simulated();
  return simulated != nullptr && simulated->follows ? &*simulated->follows : nullptr;
}

/// One decision with what its checks ask for.
class Case {
 public:
  Case(const Decision& decision, const game::Language& language)
      : decision_(decision), language_(language), best_(decision.best()), played_(decision.played()) {}

  [[nodiscard]] CauseFinding find() const {
    using Check = std::optional<CauseFinding> (Case::*)() const;
    static constexpr std::array<Check, 10> kChecks{
        &Case::challenge,  &Case::endgame, &Case::exchange,    &Case::scoreState,  &Case::missedSpot,
        &Case::missedWord, &Case::leave,   &Case::openedBoard, &Case::closedBoard, &Case::turnover};
    for (const Check check : kChecks) {
      if (const auto finding = (this->*check)()) return *finding;
    }
    return {};
  }

 private:
  /// Points that the loss comes to: where it is told in win probability alone, the difference in equity
  /// says little, so it is at least a point.
  [[nodiscard]] double loss() const { return std::max(1.0, decision_.equityLoss().inPoints()); }

  /// The phony came off: what was lost is the difference to the pass.
  [[nodiscard]] std::optional<CauseFinding> challenge() const {
    if (!decision_.takenBack) return std::nullopt;
    return CauseFinding{Cause::challenge, 0, static_cast<double>(played_.score)};
  }

  /// Final spreads with best play by both.
  [[nodiscard]] std::optional<CauseFinding> endgame() const {
    if (decision_.method() != Method::endgame) return std::nullopt;
    const int spread = decision_.position.spread();
    return CauseFinding{Cause::endgame, spread + best_.equity.inPoints(), spread + played_.equity.inPoints()};
  }

  [[nodiscard]] std::optional<CauseFinding> exchange() const {
    const bool exchanged = played_.move.kind() == Move::Kind::exchange;
    const bool better = best_.move.kind() == Move::Kind::exchange;
    if (exchanged == better) return std::nullopt;
    return CauseFinding{exchanged ? Cause::needlessExchange : Cause::missedExchange,
                        static_cast<double>(best_.score), static_cast<double>(played_.score)};
  }

  /// More points on average and yet fewer wins: the score asked for something else.
  [[nodiscard]] std::optional<CauseFinding> scoreState() const {
    const SimulatedGrade* const simulated = decision_.simulated();
    if (simulated == nullptr) return std::nullopt;
    const double gain = played_.equity.inPoints() - best_.equity.inPoints();
    if (gain <= kClear * simulated->equityLossSe) return std::nullopt;
    return CauseFinding{Cause::scoreState, best_.equity.inPoints(), played_.equity.inPoints()};
  }

  /// The very tiles that were laid score more elsewhere or in another order, and that is most of the loss.
  [[nodiscard]] std::optional<CauseFinding> missedSpot() const {
    const auto& spot = decision_.sameTilesBest;
    if (!spot || spot->score - played_.score < kMainPart * loss()) return std::nullopt;
    return CauseFinding{Cause::missedSpot, static_cast<double>(spot->score),
                        static_cast<double>(played_.score)};
  }

  /// The better play scores more, and that is most of the loss.
  [[nodiscard]] std::optional<CauseFinding> missedWord() const {
    if (best_.score - played_.score < kMainPart * loss()) return std::nullopt;
    return CauseFinding{Cause::missedWord, static_cast<double>(best_.score),
                        static_cast<double>(played_.score)};
  }

  [[nodiscard]] std::optional<CauseFinding> leave() const {
    const double best = best_.leaveValue.inPoints();
    const double played = played_.leaveValue.inPoints();
    if (best - played < kMainPart * loss()) return std::nullopt;
    return CauseFinding{Cause::leave, best, played};
  }

  [[nodiscard]] std::optional<CauseFinding> openedBoard() const {
    const Follows* const follows = followsOf(decision_);
    if (follows == nullptr) return std::nullopt;
    const double more = follows->afterPlayed.reply - follows->afterBest.reply;
    if (more < kLeastPoints || more < kMainPart * loss() || more < kClear * follows->replySe)
      return std::nullopt;
    return CauseFinding{Cause::openedBoard, follows->afterBest.reply, follows->afterPlayed.reply};
  }

  [[nodiscard]] std::optional<CauseFinding> closedBoard() const {
    const Follows* const follows = followsOf(decision_);
    if (follows == nullptr || decision_.win()->best >= 0.5) return std::nullopt;
    const double less = follows->afterBest.next - follows->afterPlayed.next;
    if (less < kLeastPoints || less < kMainPart * loss() || less < kClear * follows->nextSe)
      return std::nullopt;
    return CauseFinding{Cause::closedBoard, follows->afterBest.next, follows->afterPlayed.next};
  }

  /// Near the end of the bag, a number of tiles that leaves another bag behind. Tiles in it then.
  [[nodiscard]] std::optional<CauseFinding> turnover() const {
    const int bag = bagCount(decision_.position.board, language_);
    if (bag == 0 || bag > kLateBag) return std::nullopt;
    const auto left = [&](const RatedPlay& play) {
      const int taken = play.move.isPlacement() ? play.move.tilesUsed() : 0;
      return std::max(0, bag - taken);
    };
    if (left(best_) == left(played_)) return std::nullopt;
    return CauseFinding{Cause::turnover, static_cast<double>(left(best_)),
                        static_cast<double>(left(played_))};
  }

  const Decision& decision_;
  const game::Language& language_;
  const RatedPlay& best_;
  const RatedPlay& played_;
};

std::size_t longestWord(const RatedPlay& play, const game::Board& board) {
  std::size_t longest = 0;
  for (const game::LaidWord& word : wordsFormed(board, play.move))
    longest = std::max(longest, word.tiles.size());
  return longest;
}

}  // namespace

const char* name(Cause cause) {
  static constexpr std::array kNames{"missed-word",     "missed-spot",  "leave",        "needless-exchange",
                                     "missed-exchange", "opened-board", "closed-board", "turnover",
                                     "challenge",       "endgame",      "score-state",  "unclassified"};
  return kNames[static_cast<std::size_t>(cause)];
}

CauseFinding causeBehind(const Decision& decision, const game::Language& language) {
  return Case(decision, language).find();
}

std::optional<CauseFinding> causeOf(const Decision& decision, const game::Language& language) {
  if (!decision.isGraded() || decision.band == Band::none) return std::nullopt;
  return causeBehind(decision, language);
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
    const double behind = row.win ? 100 * (*decision.ranked()->best().win - *row.win)
                                  : (decision.best().equity - play.equity).inPoints();
    if (behind <= kNearlyAsGood && longestWord(play, board) + kShorter <= longest) return play;
  }
  return std::nullopt;
}

}  // namespace rozbor::reports
