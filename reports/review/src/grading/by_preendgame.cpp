#include <algorithm>
#include <limits>
#include <utility>

#include "regrade.h"
#include "rozbor/engine/preendgame.h"

namespace rozbor::reports {
namespace {

/// Positions with more tiles in the bag are not proven in the time of a review.
constexpr int kMostTried = 2;
/// Bytes; two decisions may be solved at once. With twice as much no more are proven (docs/preendgame.md).
constexpr std::size_t kPreendgameMemory = std::size_t{64} << 20;
/// Where the game is decided, so many moves that win as often are held against each other by points.
constexpr int kAlike = 4;

using engine::PreEndgamePlay;

class PreEndgameGrading {
 public:
  PreEndgameGrading(const Decision& decision, const engine::PreEndgameResult& solved)
      : decision_(decision), solved_(solved) {}

  /// Nothing where points decide, and they are not known. Where they do, and not all moves that win as often
  /// were valued, the best play is proven to bring no less than the best of those that were.
  [[nodiscard]] std::optional<Grade> grade() const {
    const PreEndgamePlay& best = bestPlay();
    const PreEndgamePlay& played = *solved_.other;
    const bool byPoints = isDecided(best.winProbability, played.winProbability);
    if (byPoints && !areSpreadsKnown()) return std::nullopt;
    const bool isWhole = !byPoints || solved_.alike == 0;
    const bool spreadsKnown = best.spread && played.spread;
    Ranked moves = *decision_.ranked();
    moves.setPlayed(candidate(played, spreadsKnown));
    moves.candidates = {candidate(best, spreadsKnown)};
    if (isWhole) moves.candidates.front().rank = 1;
    if (isWhole && isRanked(decision_) && !isBetterPlay(best, played)) moves.played.rank = 1;
    moves.candidates.front().isPlayed = !decision_.takenBack && best.play.move == played.play.move;
    moves.showPlayed();
    if (isWhole) return ProvenGrade{std::move(moves), Method::preendgame, {}};
    constexpr double kAnything = std::numeric_limits<double>::infinity();
    return BoundedGrade{std::move(moves),
                        Method::preendgame,
                        {*best.spread, kAnything},
                        {*played.spread, *played.spread},
                        {}};
  }

 private:
  [[nodiscard]] bool areSpreadsKnown() const {
    const auto isKnown = [](const PreEndgamePlay& play) { return !play.exact() || play.spread; };
    return solved_.other->spread && std::ranges::all_of(solved_.plays, isKnown);
  }

  /// Moves that leave tiles in the bag have no spread; they are better by wins or not at all.
  static bool isBetterPlay(const PreEndgamePlay& one, const PreEndgamePlay& other) {
    if (one.spread && other.spread)
      return isBetter({one.winProbability, *one.spread}, {other.winProbability, *other.spread});
    return one.winProbability > other.winProbability && !isDecided(one.winProbability, other.winProbability);
  }

  [[nodiscard]] const PreEndgamePlay& bestPlay() const {
    const PreEndgamePlay* best = &*solved_.other;
    for (const PreEndgamePlay& play : solved_.plays) {
      if (play.exact() && isBetterPlay(play, *best)) best = &play;
    }
    return *best;
  }

  [[nodiscard]] Candidate candidate(const PreEndgamePlay& value, bool spreadsKnown) const {
    Candidate made{.play = value.play, .win = value.winProbability, .lastTile = value.lastTile};
    if (spreadsKnown)
      made.play.equity = engine::Equity::fromDouble(*value.spread - decision_.position.spread());
    return made;
  }

  const Decision& decision_;
  const engine::PreEndgameResult& solved_;
};

/// `isLegal`: the played move is one that could be the best.
std::optional<ProvenWins> provenOf(const engine::PreEndgameResult& solved, bool isLegal) {
  const PreEndgamePlay& played = *solved.other;
  ProvenWins proven{
      .best = {0, solved.most}, .played = {played.least, played.most}, .lastTile = played.lastTile};
  const PreEndgamePlay* surest = &*std::ranges::max_element(solved.plays, {}, &PreEndgamePlay::least);
  if (isLegal && played.least >= surest->least) surest = &played;
  proven.surest = surest->play;
  proven.ofSurest = {surest->least, surest->most};
  proven.best.low = surest->least;
  if (!proven.tells()) return std::nullopt;
  return proven;
}

}  // namespace

bool gradeByPreEndgame(Decision& decision, const ReviewContext& context, const std::stop_token& stop,
                       std::optional<ProvenWins>& proven) {
  const int bag = bagCount(decision.position.board, *context.language);
  if (bag == 0 || bag > kMostTried) return false;
  game::Position position = decision.position;
  position.opponentRack = {};  // nobody at the table saw it
  engine::PreEndgameOptions options;
  options.other = effectivePlay(decision, context).move;
  options.alike = kAlike;
  options.provenOnly = true;
  options.nodeLimit = context.effort.preEndgameNodes;
  options.stop = stop;
  options.memory = kPreendgameMemory;
  const auto solved = solvePreEndgame(position, context.statics(), options);
  if (!solved || stop.stop_requested() || !solved->other) return false;
  // What is not proven is left to the simulation, which tells how far to trust it.
  proven = provenOf(*solved, isRanked(decision));
  if (!solved->exact || !solved->other->exact()) return false;
  auto grade = PreEndgameGrading(decision, *solved).grade();
  if (!grade) return false;
  decision.grade = *std::move(grade);
  return true;
}

}  // namespace rozbor::reports
