#include "endgame/search.h"

#include <algorithm>
#include <utility>

#include "endgame/mixing.h"

namespace rozbor::engine::endgame {

Holding holdingOf(const game::TileCounts& rack, const RackLayout& layout, const game::Language& language) {
  return {layout.encode(rack), language.value(rack), rack.size()};
}

Search::Search(LaneBoard& board, LanePlays& plays, SoloBound& solo, std::size_t tableBytes, Bounds bounds)
    : board_(board),
      plays_(plays),
      solo_(solo),
      table_(tableBytes),
      bounds_(std::move(bounds)),
      history_(kHistorySize) {
  stack_.reserve(1u << 14);
}

namespace {

/// Racks of fewer tiles are sooner searched than bounded.
constexpr int kLeastBounded = 2;
/// A bound is asked for when this part of what it costs was spent on moves in vain.
constexpr int kImpatience = 10;

std::uint8_t depthOfSolved(const Stage& stage) {
  return static_cast<std::uint8_t>(Transpositions::kSolved + stage.mover.tiles + stage.other.tiles);
}

}  // namespace

std::uint64_t Search::hashOf(const Stage& stage) {
  return stage.boardHash ^ mixed(stage.mover.rack * 0xD6E8FEB86659FD93ull + 1) ^
         mixed(stage.other.rack * 0xA0761D6478BD642Full + 2) ^ (stage.passed ? 0xE7037ED1A0B428DBull : 0);
}

bool Search::ends(const Stage& stage, const Candidate& move) {
  return move.count == 0 ? stage.passed : move.count == stage.mover.tiles;
}

int Search::endValue(const Stage& stage, const Candidate& move) {
  return move.count == 0 ? stage.other.points - stage.mover.points : move.score + 2 * stage.other.points;
}

Stage Search::after(const Stage& stage, const Candidate& move) {
  Stage next;
  next.mover = stage.other;
  next.other = {stage.mover.rack - move.used, stage.mover.points - move.points,
                stage.mover.tiles - move.count};
  next.boardHash = stage.boardHash ^ move.key;
  next.passed = move.count == 0;
  return next;
}

void Search::lay(const Stage& stage, const Candidate& move) {
  const int lane = move.name.lane();
  const LanePlay play = plays_.of(lane, stage.mover.rack)[move.name.index()];
  board_.lay(lane, plays_.tiles(play), play.count);
}

void Search::forget() {
  table_.clear();
  if (proofs_) proofs_->clear();
  std::ranges::fill(history_, 0);
  moversBound_ = {};
  othersBound_ = {};
  allBounds_ = {};
}

/// The work of making plays, which with a blank is nearly all there is.
void Search::countTries() {
  if (bounds_.triesOfANode == 0) return;
  const std::uint64_t counted = (plays_.tried() - triesCounted_) / bounds_.triesOfANode;
  nodes_ += counted;
  triesCounted_ += counted * bounds_.triesOfANode;
}

bool Search::mustStop() {
  ++nodes_;
  countTries();
  if (!limited_) return false;
  if (bounds_.nodes != 0 && nodes_ > bounds_.nodes) stopped_ = true;
  if ((++looks_ & 63) == 0 &&
      (bounds_.stop.stop_requested() || std::chrono::steady_clock::now() >= bounds_.deadline))
    stopped_ = true;
  return stopped_;
}

void Search::gather(const Stage& stage) {
  const RackCode rack = stage.mover.rack;
  const int lanes = board_.lanes();
  for (int lane = 0; lane < lanes; ++lane)
    plays_.prefetch(lane, rack);
  for (int lane = 0; lane < lanes; ++lane) {
    std::uint32_t index = 0;
    for (const LanePlay& play : plays_.of(lane, rack)) {
      stack_.push_back({play.key, play.used, play.touched, play.laid, 0, play.score,
                        PlayName::of(lane, index++), play.points, play.count});
    }
  }
}

/// Puts the moves on the stack that do not end the game, with what they promise; the pass is the last.
Search::Ending Search::gatherOpen(const Stage& stage, PlayName first) {
  const std::size_t base = stack_.size();
  Ending ending;
  Candidate pass;
  pass.name.bits = PlayName::kPass;
  if (stage.passed) ending = {endValue(stage, pass), pass.name};
  gather(stage);
  std::size_t last = base;
  for (std::size_t at = base; at < stack_.size(); ++at) {
    Candidate& move = stack_[at];
    if (move.count == stage.mover.tiles) {
      const int end = endValue(stage, move);
      if (end > ending.value) ending = {end, move.name};
      continue;
    }
    move.order = 8 * (move.score + move.points + 2 * move.count) + history_[historyPlace(move)];
    if (move.name == first) move.order = kInfinity * 100;
    stack_[last++] = move;
  }
  stack_.resize(last);
  if (!stage.passed) {
    pass.order = first == pass.name ? kInfinity * 100 : -1;
    stack_.push_back(pass);
  }
  return ending;
}

std::vector<Candidate> Search::moves(const Stage& stage) {
  stack_.clear();
  gather(stage);
  for (Candidate& move : stack_)
    move.order = move.score + move.points + (move.count == stage.mover.tiles ? 2 * stage.other.points : 0);
  std::ranges::stable_sort(stack_, std::ranges::greater{}, &Candidate::order);
  std::vector<Candidate> moves = stack_;
  stack_.clear();
  Candidate pass;
  pass.name.bits = PlayName::kPass;
  moves.push_back(pass);
  return moves;
}

PlayName Search::best(const Stage& stage) const {
  const Finding* found = table_.find(hashOf(stage));
  return found != nullptr ? found->best : PlayName{};
}

int Search::valueAfter(const Stage& stage, const Candidate& move, int depth, int alpha, int beta) {
  if (ends(stage, move)) return endValue(stage, move);
  if (mustStop()) return 0;
  const Stage next = after(stage, move);
  const std::uint64_t key = hashOf(next);
  const int low = move.score - beta;
  const int high = move.score - alpha;
  int found = 0;
  PlayName hashMove;
  if (isKnown(key, depth - 1, low, high, found, hashMove)) return move.score - found;
  if (move.count > 0) lay(stage, move);
  found = look(next, key, depth - 1, low, high, hashMove);
  if (move.count > 0) takeUp();
  return move.score - found;
}

int Search::value(const Stage& stage, int depth, int alpha, int beta) {
  if (mustStop()) return 0;
  const std::uint64_t key = hashOf(stage);
  int found = 0;
  PlayName hashMove;
  if (isKnown(key, depth, alpha, beta, found, hashMove)) return found;
  return look(stage, key, depth, alpha, beta, hashMove);
}

/// Whether the table settles a position for this window; else it may still name a move.
bool Search::isKnown(std::uint64_t key, int depth, int alpha, int beta, int& value, PlayName& hashMove) {
  const Finding* found = table_.find(key);
  if (found == nullptr) return false;
  hashMove = found->best;
  if (found->depth < depth) return false;
  const bool cuts = found->bound == Bound::exact ||
                    (found->bound == Bound::atLeast && found->value >= beta) ||
                    (found->bound == Bound::atMost && found->value <= alpha);
  if (!cuts) return false;
  if (found->depth < Transpositions::kSolved) horizonMet_ = true;
  value = found->value;
  return true;
}

int Search::look(const Stage& stage, std::uint64_t key, int depth, int alpha, int beta, PlayName hashMove) {
  if (proofs_ && depth > kToTheEnd / 2 && beta - alpha == 1) return prove(stage, key, beta);
  if (depth > 0) return searchMoves(stage, key, depth, alpha, beta, hashMove);
  horizonMet_ = true;
  return estimate(stage);
}

/// A value that `move` cannot exceed, because it leaves the other player a way out.
int Search::mostAfter(const Stage& stage, const Candidate& move, const WaysOut& out) const {
  const std::int32_t left = out.leftBy(board_, move);
  return left == WaysOut::kNone ? kInfinity : move.score - left - 2 * (stage.mover.points - move.points);
}

/// Leaves out the moves from `first` on that cannot exceed `alpha`; returns where the rest ends.
std::size_t Search::dropRefuted(const Stage& stage, const WaysOut& out, std::size_t first, std::size_t last,
                                int alpha, int& best) {
  std::size_t kept = first;
  for (std::size_t at = first; at < last; ++at) {
    const int most = mostAfter(stage, stack_[at], out);
    if (most <= alpha) {
      best = std::max(best, most);
    } else {
      stack_[kept++] = stack_[at];
    }
  }
  return kept;
}

/// Whether a player wants more than `alpha`, so much that the tiles left may not be enough for it even if the
/// other one passes.
bool Search::mayBeOutOfReach(const Holding& player, const Holding& other, int alpha) {
  const int tiles = player.tiles;
  if (tiles < kLeastBounded || tiles > SoloBound::kMostTiles) return false;
  return alpha - 2 * other.points >= SoloBound::usual(tiles);
}

/// What was found without anything being cut off.
void Search::keep(const Stage& stage, std::uint64_t key, Bound bound, int value, PlayName best) {
  Finding finding;
  finding.key = key;
  finding.value = static_cast<std::int16_t>(std::min(value, kInfinity));
  finding.depth = depthOfSolved(stage);
  finding.bound = bound;
  finding.best = best;
  table_.keep(finding);
}

int Search::searchMoves(const Stage& stage, std::uint64_t key, int depth, int alpha, int beta,
                        PlayName hashMove) {
  const std::size_t base = stack_.size();
  const bool horizonBefore = horizonMet_;
  horizonMet_ = false;
  const int alphaBefore = alpha;
  bool mayAsk = mayBeOutOfReach(stage.mover, stage.other, alpha);
  const std::uint64_t patience = mayAsk ? nodes_ + SoloBound::cost(stage.mover.tiles) / kImpatience : 0;

  const Ending ending = gatherOpen(stage, hashMove);
  int best = ending.value;
  PlayName bestName = ending.name;
  std::size_t last = stack_.size();
  alpha = std::max(alpha, best);
  bool first = best == -kInfinity;
  WaysOut ways;
  bool waysFound = false;
  for (std::size_t at = base; at < last && best < beta; ++at) {
    if (mayAsk && nodes_ >= patience) {
      mayAsk = false;
      nodes_ += SoloBound::cost(stage.mover.tiles);
      const int most = solo_.most(stage.mover.rack) + 2 * stage.other.points;
      if (most <= alphaBefore) {
        stack_.resize(base);
        keep(stage, key, Bound::atMost, most, hashMove);
        horizonMet_ = horizonBefore;
        return most;
      }
    }
    if (!first && !waysFound) {
      ways.find(board_, plays_, stage.other.rack);
      waysFound = true;
      last = dropRefuted(stage, ways, at, last, alpha, best);
      if (at == last) break;
    }
    std::size_t pick = at;
    for (std::size_t other = at + 1; other < last; ++other) {
      if (stack_[other].order > stack_[pick].order) pick = other;
    }
    std::swap(stack_[at], stack_[pick]);
    const Candidate move = stack_[at];
    int found = 0;
    if (waysFound) {
      const int most = mostAfter(stage, move, ways);
      if (most <= alpha) {
        best = std::max(best, most);
        continue;
      }
    }
    if (scouting_ && !first && beta - alpha > 1) {
      found = valueAfter(stage, move, depth, alpha, alpha + 1);
      if (found > alpha && found < beta && !stopped_) found = valueAfter(stage, move, depth, found - 1, beta);
    } else {
      found = valueAfter(stage, move, depth, alpha, beta);
    }
    if (stopped_) break;
    first = false;
    if (found > best) {
      best = found;
      bestName = move.name;
      alpha = std::max(alpha, best);
      if (best >= beta && move.count > 0) credit(move);
    }
  }
  stack_.resize(base);
  if (!stopped_) {
    Finding finding;
    finding.key = key;
    finding.value = static_cast<std::int16_t>(best);
    finding.depth = horizonMet_ ? static_cast<std::uint8_t>(depth) : depthOfSolved(stage);
    finding.bound = best >= beta ? Bound::atLeast : best > alphaBefore ? Bound::exact : Bound::atMost;
    finding.best = bestName;
    table_.keep(finding);
  }
  horizonMet_ = horizonMet_ || horizonBefore;
  return best;
}

/// What the rest of the game brings when both take what looks best at once.
int Search::estimate(const Stage& stage) {
  const std::size_t base = stack_.size();
  gather(stage);
  Candidate chosen;
  chosen.name.bits = PlayName::kPass;
  int most = -1;
  for (std::size_t at = base; at < stack_.size(); ++at) {
    const Candidate& move = stack_[at];
    const int order =
        move.score + move.points + (move.count == stage.mover.tiles ? 2 * stage.other.points : 0);
    if (order > most) {
      most = order;
      chosen = move;
    }
  }
  stack_.resize(base);
  if (ends(stage, chosen)) return endValue(stage, chosen);
  if (chosen.count > 0) lay(stage, chosen);
  const int found = chosen.score - estimate(after(stage, chosen));
  if (chosen.count > 0) takeUp();
  return found;
}

}  // namespace rozbor::engine::endgame
