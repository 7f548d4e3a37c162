#include <algorithm>

#include "endgame/mixing.h"
#include "endgame/search.h"

// A part of Search: whether the value of a stage reaches a bound, by depth-first proof-number search.
namespace rozbor::engine::endgame {
namespace {

/// A move that promises half a point less than another counts as one position more to look at.
constexpr int kOrderOfAPosition = 4;
/// So much more than the next best move a move may come to before that one has its turn: a quarter
/// (Pawlewicz and Lew 2007).
constexpr std::uint32_t kPatience = 4;
/// So many moves looked up in the tables cost about what a position costs.
constexpr std::size_t kLookUpsOfANode = 4;
/// What one player makes alone costs so much less here than where positions are seldom alike: most lanes were
/// asked before.
constexpr int kBoundsOfACost = 6;
/// A move that is left out spares so many positions, about.
constexpr std::uint64_t kPositionsOfAMove = 3;
/// What proof numbers are weighted by in a sum, in quarters: by the tiles that a move lays. Moves of few
/// tiles come in any order, so much the same positions lie below several of them, and a plain sum counts
/// these as often (Ueda, Hashimoto, Hashimoto and Iida 2008).
constexpr std::uint8_t kWhole = 4;
constexpr std::uint8_t weightOf(const Candidate& move) {
  return move.count == 1 ? 1 : move.count == 2 ? 2 : kWhole;
}

/// Of the question whether the position with this key reaches a bound; not 0.
std::uint64_t questionOf(std::uint64_t key, int bound) {
  return mixed(key + 0x9E3779B97F4A7C15ull * static_cast<std::uint64_t>(bound + Search::kInfinity)) | 1;
}

std::uint32_t less(std::uint32_t from, std::uint32_t amount) {
  return from - std::min(from, amount);
}

}  // namespace

int Search::prove(const Stage& stage, std::uint64_t key, int bound) {
  (void)expand(stage, key, bound, {ProofNumbers::kNever, ProofNumbers::kNever});
  return proven_;
}

/// Puts the moves on the stack that do not end the game and may yet reach the bound.
void Search::takeOpenMoves(ProofNode& node) {
  const Stage& stage = node.stage;
  const Ending ending = gatherOpen(stage, PlayName{});
  node.best = ending.value;
  node.bestName = ending.name;
  if (node.best < node.bound) {
    WaysOut ways;
    ways.find(board_, plays_, stage.other.rack);
    stack_.resize(dropRefuted(stage, ways, node.base, stack_.size(), node.bound - 1, node.best));
  }
  int top = 0;
  for (std::size_t at = node.base; at < stack_.size(); ++at)
    top = std::max(top, stack_[at].order);
  kids_.resize(node.base);
  for (std::size_t at = node.base; at < stack_.size(); ++at) {
    const int behind = (top - stack_[at].order) / kOrderOfAPosition;
    const int tilesLeft = stage.mover.tiles + stage.other.tiles - stack_[at].count;
    kids_.push_back({{1, 1 + static_cast<std::uint32_t>(behind + tilesLeft)}, weightOf(stack_[at]), false});
  }
}

/// A move is answered: it brings `value` at least, or at most where that does not reach the bound.
void Search::learn(ProofNode& node, std::size_t at, int value) {
  const Candidate& move = stack_[at];
  if (value >= node.bound) {
    node.best = value;
    node.bestName = move.name;
    if (move.count > 0) credit(move);
    return;
  }
  node.best = std::max(node.best, value);
  stack_[at] = stack_.back();
  kids_[at] = kids_.back();
  stack_.pop_back();
  kids_.pop_back();
}

/// Of a stage in which both hold one tile: a player who can goes out, and if neither can both pass.
int Search::valueOfLastTiles(const Stage& stage) {
  const auto takesOut = [&](const Holding& player, const Holding& other, int passing) {
    int best = LanePlays::kNoWayOut;
    for (int lane = 0; lane < board_.lanes(); ++lane)
      best = std::max(best, plays_.wayOut(lane, player.rack).score);
    return best == LanePlays::kNoWayOut ? passing : std::max(passing, best + 2 * other.points);
  };
  const int unplayed = stage.other.points - stage.mover.points;
  const int passing = stage.passed ? unplayed : -takesOut(stage.other, stage.mover, -unplayed);
  return takesOut(stage.mover, stage.other, passing);
}

/// Takes what is known of a move without a search; true when that answers it.
bool Search::lookUp(ProofNode& node, std::size_t at) {
  const Candidate& move = stack_[at];
  const Stage next = after(node.stage, move);
  if (next.mover.tiles == 1 && next.other.tiles == 1) {
    if (mustStop()) return false;
    if (move.count > 0) lay(node.stage, move);
    const int value = move.score - valueOfLastTiles(next);
    if (move.count > 0) takeUp();
    learn(node, at, value);
    return true;
  }
  const int bound = move.score - node.bound + 1;
  const std::uint64_t key = hashOf(next);
  kids_[at].isLookedUp = true;
  int found = 0;
  PlayName ignored;
  if (isKnown(key, kToTheEnd, bound - 1, bound, found, ignored)) {
    learn(node, at, move.score - found);
    return true;
  }
  if (const OpenQuestion* open = proofs_->find(questionOf(key, bound))) kids_[at].numbers = open->numbers();
  return false;
}

/// One move that reaches the bound is enough; that none does must be shown of each.
Search::Choice Search::choose(const ProofNode& node) const {
  Choice choice;
  choice.at = node.base;
  choice.next = ProofNumbers::kNever;
  std::uint64_t all = 0;  // by weight
  std::size_t dearest = node.base;
  for (std::size_t at = node.base; at < kids_.size(); ++at) {
    const ProofNumbers& numbers = kids_[at].numbers;
    all += kids_[at].weighted();
    if (numbers.proof > kids_[dearest].numbers.proof) dearest = at;
    if (at == node.base) continue;
    if (numbers.disproof < kids_[choice.at].numbers.disproof) {
      choice.next = kids_[choice.at].numbers.disproof;
      choice.at = at;
    } else {
      choice.next = std::min(choice.next, numbers.disproof);
    }
  }
  const auto number = [](std::uint64_t value) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(value, ProofNumbers::kNever - 1));
  };
  choice.own.proof = kids_[choice.at].numbers.disproof;
  choice.own.disproof = number(kids_[dearest].numbers.proof + (all - kids_[dearest].weighted()) / kWhole);
  choice.others = number((all - kids_[choice.at].weighted()) / kWhole);
  return choice;
}

/// Whether the mover makes less than what is wanted although the other player passes for the rest of the
/// game, or no less although the mover does; true when that answers the question. At the first look at a
/// stage only that is asked which mostly answers.
bool Search::answerAlone(ProofNode& node, bool isFirstLook) {
  const Stage& stage = node.stage;
  const auto most = [&](const Holding& player, const Holding& other) {
    nodes_ += SoloBound::cost(player.tiles) / kBoundsOfACost;
    return solo_.most(player.rack) + 2 * other.points;
  };
  BoundRecord& ofMover = moversBound_[static_cast<std::size_t>(stage.mover.tiles)];
  if (mayBeOutOfReach(stage.mover, stage.other, node.bound - 1) &&
      (!isFirstLook || ofMover.mostlyAnswers())) {
    const int value = most(stage.mover, stage.other);
    if (value < node.bound) {
      ofMover.add(true);
      node.best = std::max(node.best, value);
      return true;
    }
    const std::size_t open = stack_.size() - node.base;
    ofMover.add(2 * dropOutOfReach(node) > open);
  }
  BoundRecord& ofOther = othersBound_[static_cast<std::size_t>(stage.other.tiles)];
  if (!stage.passed && mayBeOutOfReach(stage.other, stage.mover, -node.bound) &&
      (!isFirstLook || ofOther.mostlyAnswers())) {
    const int value = -most(stage.other, stage.mover);
    ofOther.add(value >= node.bound);
    if (value >= node.bound) {
      node.best = value;
      node.bestName.bits = PlayName::kPass;
      othersReach_ = true;
      return true;
    }
  }
  return false;
}

/// Leaves out the moves after which the mover makes less than what is wanted although the other player
/// passes; returns how many. Asked about just before must be the mover's rack.
std::size_t Search::dropOutOfReach(ProofNode& node) {
  const Stage& stage = node.stage;
  const std::size_t before = stack_.size();
  node.isDropped = true;
  for (std::size_t at = node.base; at < stack_.size();) {
    const Candidate& move = stack_[at];
    const int most = move.score + solo_.restAfter(move.used) + 2 * stage.other.points;
    if (most < node.bound) {
      learn(node, at, most);
    } else {
      ++at;
    }
  }
  return before - stack_.size();
}

/// One move was answered by what the mover makes alone after it: asks that for all others at once, where it
/// is mostly worth it.
void Search::askForAll(ProofNode& node) {
  const auto tiles = static_cast<std::size_t>(node.stage.mover.tiles);
  if (node.stage.mover.tiles > SoloBound::kMostTiles || !allBounds_[tiles].mayBeWorthIt()) return;
  const std::uint64_t cost = SoloBound::cost(node.stage.mover.tiles) / kBoundsOfACost;
  nodes_ += cost;
  (void)solo_.most(node.stage.mover.rack);
  allBounds_[tiles].add(dropOutOfReach(node) * kPositionsOfAMove >= cost);
}

/// Goes on with the move that is chosen for as long as it is the one to go on with.
void Search::follow(ProofNode& node, const Choice& choice, const ProofNumbers& limits) {
  const Candidate move = stack_[choice.at];
  const Stage next = after(node.stage, move);
  ProofNumbers below;
  below.proof = limits.disproof == ProofNumbers::kNever
                    ? ProofNumbers::kNever
                    : std::max(kids_[choice.at].numbers.proof + 1, less(limits.disproof, choice.others));
  below.disproof =
      std::min(limits.proof, choice.next == ProofNumbers::kNever ? ProofNumbers::kNever
                                                                 : choice.next + choice.next / kPatience + 1);
  if (move.count > 0) lay(node.stage, move);
  othersReach_ = false;
  const ProofNumbers found = expand(next, hashOf(next), move.score - node.bound + 1, below);
  const bool outOfReach = othersReach_;
  othersReach_ = false;
  if (move.count > 0) takeUp();
  if (stopped_) return;
  if (found.proof == 0 || found.disproof == 0) {
    learn(node, choice.at, move.score - proven_);
    if (outOfReach && !node.isDropped) askForAll(node);
  } else {
    kids_[choice.at].numbers = found;
  }
}

/// Looks at a stage until it is answered, or until it has come to more than the limits allow.
ProofNumbers Search::expand(const Stage& stage, std::uint64_t key, int bound, const ProofNumbers& limits) {
  if (mustStop()) return {};
  ProofNode node{stage, bound, stack_.size(), -kInfinity, {}};
  takeOpenMoves(node);
  const std::uint64_t question = questionOf(key, bound);
  bool isBounded = false;
  const auto isAnswered = [&] { return node.best >= bound || stack_.size() == node.base; };
  if (const OpenQuestion* known = isAnswered() ? nullptr : proofs_->find(question)) {
    if (!known->isBounded() && answerAlone(node, false)) stack_.resize(node.base);
    isBounded = true;
    nodes_ += (stack_.size() - node.base) / kLookUpsOfANode;
    for (std::size_t at = node.base; at < stack_.size() && node.best < bound;) {
      if (!lookUp(node, at)) ++at;
    }
  } else if (!isAnswered() && answerAlone(node, true)) {
    stack_.resize(node.base);
  }
  ProofNumbers own;
  while (!isAnswered() && !stopped_) {
    const Choice choice = choose(node);
    own = choice.own;
    if (own.proof >= limits.proof || own.disproof >= limits.disproof) break;
    if (kids_[choice.at].isLookedUp) {
      follow(node, choice, limits);
    } else {
      (void)lookUp(node, choice.at);
    }
  }
  if (!stopped_ && isAnswered()) {
    const bool reached = node.best >= bound;
    own = reached ? ProofNumbers{0, ProofNumbers::kNever} : ProofNumbers{ProofNumbers::kNever, 0};
    proven_ = node.best;
    keep(stage, key, reached ? Bound::atLeast : Bound::atMost, node.best, node.bestName);
  } else {
    proofs_->keep(question, own, isBounded);
  }
  stack_.resize(node.base);
  kids_.resize(node.base);
  return own;
}

}  // namespace rozbor::engine::endgame
