#include "endgame/solver.h"

#include <algorithm>
#include <chrono>

#include "rozbor/game/scoring.h"

namespace rozbor::engine::endgame {
namespace {

using game::Move;
using Clock = std::chrono::steady_clock;

Bounds boundsOf(const EndgameOptions& options) {
  Bounds bounds;
  // Where a move is asked about, a quarter is kept for who wins after it.
  bounds.nodes = options.other ? options.nodeLimit - options.nodeLimit / 4 : options.nodeLimit;
  if (options.timeLimit.count() > 0) bounds.deadline = Clock::now() + options.timeLimit;
  bounds.stop = options.stop;
  return bounds;
}

}  // namespace

Solver::Solver(const game::Position& position, const game::Language& language, const Lexicon& lexicon,
               const RackLayout& layout, const EndgameOptions& options)
    : position_(position),
      language_(language),
      options_(options),
      layout_(layout),
      words_(lexicon.graph(), position.board, position.rack + position.opponentRack),
      board_(position.board, language, words_, lettersOf(position.rack + position.opponentRack, language)),
      plays_(board_, language, words_, layout_, options.memory / 2),
      solo_(board_, plays_, language, words_, layout_, options.memory / 8),
      search_(board_, plays_, solo_, options.memory / 4, boundsOf(options)) {
  search_.useProofNumbers(options.memory / 4);
  root_.stage.mover = holdingOf(position.rack, layout_, language_);
  root_.stage.other = holdingOf(position.opponentRack, layout_, language_);
  root_.stage.passed = isOneFromLimit(position, language.rules);
}

EndgameResult Solver::solve() {
  const auto start = Clock::now();
  for (const Candidate& move : search_.moves(root_.stage))
    root_.moves.push_back({move});
  std::optional<OtherMove> other;
  if (options_.other) other = findOther(*options_.other);
  iterate(other);
  if (other && (!exact_ || !otherRange_.isClosed())) findWhoWins(*other);
  if (other && other->legal) {
    range_.low = std::max(range_.low, otherRange_.low);
    otherRange_.high = std::min(otherRange_.high, range_.high);
  }
  otherValue_ = std::clamp(otherValue_, otherRange_.low, otherRange_.high);
  root_.value = std::clamp(root_.value, range_.low, range_.high);

  EndgameResult result;
  const Candidate best = root_.moves.front().move;
  const Play play = playOf(root_.stage, best);
  if (best.count > 0) search_.lay(root_.stage, best);
  result.best = lineOf(play, Search::after(root_.stage, best), root_.value, range_);
  if (best.count > 0) search_.takeUp();
  if (other) {
    if (other->laid.move.count > 0)
      board_.lay(other->laid.lane, other->laid.tiles.data(), other->laid.move.count);
    result.other = lineOf({other->written, other->laid.move.score},
                          Search::after(root_.stage, other->laid.move), otherValue_, otherRange_);
    if (other->laid.move.count > 0) board_.takeUp();
    // Estimates of different depths may disagree; the best move is at least as good as any.
    if (!exact_ && other->legal && otherValue_ > result.best.value) {
      result.best = *result.other;
      result.best.high = range_.high;
      result.best.exact = result.best.low == result.best.high;
    }
  }
  result.nodes = search_.nodes();
  result.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return result;
}

/// Looks one ply further each time, until nothing was cut off or the search is stopped. The first ply
/// is always searched in full, so that there is an estimate of every move.
void Solver::iterate(const std::optional<OtherMove>& other) {
  for (const int depth : {1, 2, Search::kToTheEnd}) {
    search_.setLimited(depth > 1);
    (void)search_.takeHorizonMet();
    drive(options_.driver, search_, root_, depth);
    exact_ = !search_.takeHorizonMet() && !search_.isStopped();
    if (exact_) {
      range_ = {root_.value, root_.value};
    } else if (depth == Search::kToTheEnd) {
      takeBoundsOfRoot();
    }
    if (other && !otherRange_.isClosed()) valueOther(*other, exact_ ? Search::kToTheEnd : depth);
    if (exact_ || search_.isStopped()) break;
  }
  search_.setLimited(true);
}

/// B* leaves what it has proven of every move; the other drivers leave nothing.
void Solver::takeBoundsOfRoot() {
  if (options_.driver != EndgameDriver::bStar) return;
  range_ = {-Search::kInfinity, -Search::kInfinity};
  for (const RootMove& move : root_.moves) {
    range_.low = std::max(range_.low, move.least);
    range_.high = std::max(range_.high, move.most);
  }
}

/// By tests of who wins and who does not lose, so that what an unproven ending did to the game is known all
/// the same, as far as a few more positions can tell.
void Solver::findWhoWins(const OtherMove& other) {
  if (options_.nodeLimit <= search_.nodes() || options_.stop.stop_requested()) return;
  const int tie = -position_.spread();
  search_.setScouting(false);
  for (const int bound : {tie + 1, tie}) {
    const std::uint64_t left = options_.nodeLimit - std::min(options_.nodeLimit, search_.nodes());
    search_.grant(std::max<std::uint64_t>(1, bound == tie ? left : left / 2), boundsOf(options_).deadline);
    if (otherRange_.low < bound && bound <= otherRange_.high) {
      const int found = tested(other, Search::kToTheEnd, bound);
      if (!search_.isStopped()) otherRange_.learn(found, bound);
    }
    if (other.legal) range_.low = std::max(range_.low, otherRange_.low);
    if (range_.low < bound && bound <= range_.high) testRoot(bound);
  }
}

/// Whether any move reaches a bound.
void Solver::testRoot(int bound) {
  int most = -Search::kInfinity;
  for (const RootMove& tried : root_.moves) {
    const int found = search_.valueAfter(root_.stage, tried.move, Search::kToTheEnd, bound - 1, bound);
    if (search_.isStopped()) return;
    most = std::max(most, found);
    if (most >= bound) break;
  }
  range_.learn(most, bound);
}

OtherMove Solver::findOther(const Move& move) const {
  OtherMove other{writtenMove(position_.board, move, language_, layout_), move, true};
  if (!move.isPlacement()) return other;
  other.legal = std::ranges::any_of(
      root_.moves, [&](const RootMove& known) { return known.move.key == other.laid.move.key; });
  return other;
}

void Solver::valueOther(const OtherMove& other, int depth) {
  (void)search_.takeHorizonMet();
  const Range found = narrowed(other, depth, otherValue_, {});
  const bool proven = !search_.takeHorizonMet() || depth == Search::kToTheEnd;
  if (found.isClosed() && !search_.isStopped()) otherValue_ = found.low;
  if (proven) otherRange_ = found;
}

/// Narrows the value down by tests with a window of no width, from `guess` on, as far as the search goes.
Range Solver::narrowed(const OtherMove& other, int depth, int guess, Range range) {
  if (Search::ends(root_.stage, other.laid.move)) {
    const int value = Search::endValue(root_.stage, other.laid.move);
    return {value, value};
  }
  while (!range.isClosed()) {
    const int bound = guess == range.low ? guess + 1 : guess;
    guess = tested(other, depth, bound);
    if (search_.isStopped()) break;
    range.learn(guess, bound);
  }
  return range;
}

/// Whether a move reaches a bound: a value no less than it then, and less otherwise.
int Solver::tested(const OtherMove& other, int depth, int bound) {
  const Candidate& move = other.laid.move;
  if (Search::ends(root_.stage, move)) return Search::endValue(root_.stage, move);
  if (move.count > 0) board_.lay(other.laid.lane, other.laid.tiles.data(), move.count);
  const int found =
      search_.value(Search::after(root_.stage, move), depth - 1, move.score - bound, move.score - bound + 1);
  if (move.count > 0) board_.takeUp();
  return move.score - found;
}

/// The move as the rest of the program writes it.
Play Solver::playOf(const Stage& stage, const Candidate& move) {
  if (move.count == 0) return {Move::pass(), 0};
  const int lane = move.name.lane();
  const LanePlay play = plays_.of(lane, stage.mover.rack)[move.name.index()];
  const LaidTile* laid = plays_.tiles(play);
  const Cell* cells = board_.cells(lane);
  int first = laid[0].at;
  while (first > 0 && cells[first - 1].letter != 0)
    --first;
  std::array<game::Tile, Move::kMaxTiles> tiles;
  std::size_t length = 0;
  int taken = 0;
  for (int at = first; at < board_.length(lane); ++at) {
    const bool lies = cells[at].letter != 0;
    if (!lies && taken == play.count) break;
    tiles[length++] = lies ? game::Tile() : laid[taken++].tile;
  }
  const auto word = std::span<const game::Tile>(tiles).first(length);
  return {Move::placement(board_.square(lane, first), board_.direction(lane), word), move.score};
}

/// Best play of a stage whose value is known.
std::optional<Candidate> Solver::bestReply(const Stage& stage, int value) {
  (void)search_.value(stage, exact_ ? Search::kToTheEnd : 1, value - 1, value + 1);
  const PlayName best = search_.best(stage);
  const std::vector<Candidate> moves = search_.moves(stage);
  const auto found = std::ranges::find(moves, best, &Candidate::name);
  return found == moves.end() ? std::nullopt : std::optional(*found);
}

/// The line that begins with `first`, which lies already; `stage` is the one after it.
EndgameLine Solver::lineOf(Play first, const Stage& stage, int value, const Range& range) {
  EndgameLine result{
      value, range.isClosed(), std::max(range.low, -kUnbounded), std::min(range.high, kUnbounded), {first}};
  int laid = 0;
  int rest = first.score - value;
  Stage next = stage;
  bool over = first.move.isPlacement() ? stage.other.tiles == 0 : root_.stage.passed;
  while (!over) {
    const std::optional<Candidate> move = bestReply(next, rest);
    if (!move) break;
    result.line.push_back(playOf(next, *move));
    over = Search::ends(next, *move);
    if (over) break;
    if (move->count > 0) {
      search_.lay(next, *move);
      ++laid;
    }
    next = Search::after(next, *move);
    rest = move->score - rest;
  }
  for (; laid > 0; --laid)
    search_.takeUp();
  return result;
}

}  // namespace rozbor::engine::endgame
