#include <algorithm>
#include <vector>

#include "case.h"
#include "rozbor/review/plays/play_shape.h"

namespace rozbor::reports {
namespace {

using engine::RatedPlay;
using game::Move;

constexpr int kLateBag = 14;            ///< tiles: from here on it matters how many are taken
constexpr std::size_t kManyWords = 3;   ///< that a parallel play makes at once
constexpr std::size_t kWordsFewer = 2;  ///< that the played move makes, at least

/// The squares that a placement lays tiles on, in its order.
std::vector<game::Square> laysOn(const Move& move) {
  std::vector<game::Square> squares;
  for (int at = 0; at < move.length(); ++at) {
    if (!move.tiles()[static_cast<std::size_t>(at)].empty())
      squares.push_back(move.start().step(move.direction(), at));
  }
  return squares;
}

/// Whether both lay the same letters in the same order; which of them are blanks does not matter.
bool isSameOrder(const Move& one, const Move& other) {
  const auto lettersOf = [](const Move& move) {
    std::vector<game::Letter> letters;
    for (const game::Tile tile : move.tiles()) {
      if (!tile.empty()) letters.push_back(tile.letter());
    }
    return letters;
  };
  return lettersOf(one) == lettersOf(other);
}

/// Within a percentage point of the best, or a point where there is no win probability. The leave is that
/// of the played move, so by static equity it is ahead of that by the score.
bool isNearlyBest(const Case& of, const RatedPlay& play) {
  const auto& rows = of.decision.candidates();
  const auto row = std::ranges::find(rows, play.move, [](const Candidate& each) { return each.play.move; });
  if (row != rows.end()) return behind(of.decision, *row) <= kNearlyAsGood;
  if (of.decision.looksAhead()) return false;
  const double equity = of.played.equity.inPoints() + play.score - of.played.score;
  return of.best.equity.inPoints() - equity <= kNearlyAsGood;
}

bool isMostlyScore(const Case& of) {
  return of.best.score - of.played.score >= kMainPart * of.loss();
}

std::size_t wordsAtOnce(const Case& of, const RatedPlay& play) {
  return play.move.isPlacement() ? shapeOf(play.move, of.decision.position.board, of.language).words : 0;
}

int leftInBag(const Case& of, const RatedPlay& play) {
  const int taken = play.move.isPlacement() ? play.move.tilesUsed() : 0;
  return std::max(0, bagCount(of.decision.position.board, of.language) - taken);
}

CauseFinding scores(const Case& of, Cause cause) {
  return {cause, static_cast<double>(of.best.score), static_cast<double>(of.played.score)};
}

}  // namespace

/// The phony came off: what was lost is the difference to the pass.
Finding challengedOff(const Case& of) {
  if (!of.decision.takenBack) return std::nullopt;
  return CauseFinding{Cause::challenge, 0, static_cast<double>(of.played.score)};
}

Finding exchange(const Case& of) {
  const bool exchanged = of.played.move.kind() == Move::Kind::exchange;
  const bool better = of.best.move.kind() == Move::Kind::exchange;
  if (exchanged == better) return std::nullopt;
  return scores(of, exchanged ? Cause::needlessExchange : Cause::missedExchange);
}

/// The very tiles that were laid score more in another place, that is most of the loss, and that play is
/// (nearly) the best. In another order they are another word.
Finding missedSpot(const Case& of) {
  const auto& spot = of.decision.sameTilesBest;
  if (!spot || spot->score - of.played.score < kMainPart * of.loss()) return std::nullopt;
  if (laysOn(spot->move) == laysOn(of.played.move) || !isSameOrder(spot->move, of.played.move) ||
      !isNearlyBest(of, *spot)) {
    return std::nullopt;
  }
  return CauseFinding{Cause::missedSpot, static_cast<double>(spot->score),
                      static_cast<double>(of.played.score)};
}

/// The better play lies along others and scores more, and that is most of the loss.
Finding missedParallel(const Case& of) {
  if (!of.best.move.isPlacement() || !isMostlyScore(of)) return std::nullopt;
  const PlayShape shape = shapeOf(of.best.move, of.decision.position.board, of.language);
  const std::size_t made = wordsAtOnce(of, of.played);
  if (!shape.isParallel || shape.isBingo || shape.words < std::max(kManyWords, made + kWordsFewer))
    return std::nullopt;
  return CauseFinding{Cause::missedParallel, static_cast<double>(shape.words), static_cast<double>(made)};
}

/// The better play scores more, and that is most of the loss.
Finding missedWord(const Case& of) {
  if (!isMostlyScore(of)) return std::nullopt;
  return scores(of, Cause::missedWord);
}

/// It took the last tiles of the bag, the better play leaves some there.
Finding emptiedBag(const Case& of) {
  if (bagCount(of.decision.position.board, of.language) == 0 || leftInBag(of, of.played) > 0 ||
      leftInBag(of, of.best) == 0) {
    return std::nullopt;
  }
  return CauseFinding{Cause::emptiedBag, static_cast<double>(leftInBag(of, of.best)), 0};
}

Finding leave(const Case& of) {
  const double best = of.best.leaveValue.inPoints();
  const double played = of.played.leaveValue.inPoints();
  if (best - played < kMainPart * of.loss()) return std::nullopt;
  return CauseFinding{Cause::leave, best, played};
}

/// Near the end of the bag, a number of tiles that leaves another bag behind. Tiles in it then.
Finding turnover(const Case& of) {
  const int bag = bagCount(of.decision.position.board, of.language);
  if (bag == 0 || bag > kLateBag || leftInBag(of, of.best) == leftInBag(of, of.played)) return std::nullopt;
  return CauseFinding{Cause::turnover, static_cast<double>(leftInBag(of, of.best)),
                      static_cast<double>(leftInBag(of, of.played))};
}

}  // namespace rozbor::reports
