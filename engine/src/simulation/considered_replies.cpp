#include "considered_replies.h"

#include <algorithm>
#include <bitset>

#include "deal.h"
#include "samples.h"

namespace rozbor::engine {
namespace {

constexpr std::uint64_t kRackSeed = 0xC0251DE2;
/// Replies that are tried beside the one with the most equity: so many of the next best, and so many others
/// that lie where it hurts, of the first of all.
constexpr std::size_t kLiked = 5;
constexpr std::size_t kBlocking = 4;
constexpr std::size_t kFirst = 60;
/// Racks after which a reply must still look as if it were better than the best so far.
constexpr std::size_t kHopeful = 6;
/// Where no next move leaves another chance to win than any other does, beyond this, nothing is to be feared.
constexpr double kQuiet = 0.02;

using Squares = std::bitset<std::size_t{game::Board::kMaxSide} * game::Board::kMaxSide>;

/// Where a move lays tiles.
Squares laidBy(const game::Move& move) {
  Squares squares;
  for (int index = 0; move.isPlacement() && index < move.length(); ++index) {
    if (move.tiles()[static_cast<std::size_t>(index)].empty()) continue;
    const game::Square square = move.start().step(move.direction(), index);
    squares.set(std::size_t{square.row} * game::Board::kMaxSide + square.column);
  }
  return squares;
}

}  // namespace

ConsideredReplies::ConsideredReplies(std::size_t candidates, const SimulationContext& context, int racks,
                                     std::uint64_t seed)
    : context_(context),
      racksWanted_(racks),
      seed_(seed),
      replies_(context.language, context.lexicon),
      nexts_(context.language, context.lexicon),
      after_(candidates) {}

RatedPlay ConsideredReplies::to(std::size_t candidate, const game::Position& position,
                                const LiveBoard& board) {
  std::optional<After>& after = after_[candidate];
  if (!after) after.emplace(After{board, board, {}});
  const auto known = std::ranges::find(after->known, position.rack, &Known::rack);
  if (known != after->known.end()) return known->reply;
  return after->known.emplace_back(Known{position.rack, considered(position, *after)}).reply;
}

/// Whoever is not surely better off than with the most equity replies with that.
RatedPlay ConsideredReplies::considered(const game::Position& position, After& after) {
  const std::vector<RatedPlay> replies = replies_.top(after.board, position, context_.leaves, kFirst);
  const RatedPlay& first = replies.front();
  deal(position);
  std::vector<Next> afterFirst;
  Replied replied = reply(first, position, after);
  for (const game::Rack& rack : racks_)
    afterFirst.push_back(next(replied, rack, after));
  const auto [worst, best] = std::ranges::minmax(afterFirst, {}, &Next::chance);
  if (best.chance - worst.chance < kQuiet) return first;

  Squares hurting;
  for (const Next& next : afterFirst) {
    if (next.chance < (worst.chance + best.chance) / 2) hurting |= laidBy(next.play.move);
  }
  const RatedPlay* chosen = &first;
  double most = 0;
  std::size_t blocking = 0;
  for (std::size_t at = 1; at < replies.size(); ++at) {
    const bool blocks = (laidBy(replies[at].move) & hurting).any() && blocking < kBlocking;
    if (blocks) ++blocking;
    if (!blocks && at > kLiked) continue;
    replied = reply(replies[at], position, after);
    Sums gain;
    for (std::size_t rack = 0; rack < racks_.size(); ++rack) {
      if (rack == kHopeful && gain.mean() + gain.error() <= most) break;
      gain.add(next(replied, racks_[rack], after).worth - afterFirst[rack].worth);
    }
    const double sure = gain.mean() - gain.error();
    if (gain.count < racks_.size() || sure <= most) continue;
    chosen = &replies[at];
    most = sure;
  }
  return *chosen;
}

void ConsideredReplies::deal(const game::Position& position) {
  game::Position own = position;
  own.opponentRack = {};
  racks_.clear();
  Deal deal;
  for (int rack = 0; rack < racksWanted_; ++rack) {
    deal.begin(own, context_.language, {}, seed_ ^ kRackSeed, static_cast<std::uint64_t>(rack));
    racks_.push_back(deal.opponentRack());
  }
}

ConsideredReplies::Replied ConsideredReplies::reply(const RatedPlay& reply, const game::Position& position,
                                                    After& after) {
  game::Position before = position;
  before.opponentRack = {};
  after.replied.returnTo(after.board);
  return {reply, game::after(before, reply.move, reply.score)};
}

ConsideredReplies::Next ConsideredReplies::next(const Replied& replied, const game::Rack& rack,
                                                After& after) {
  game::Position position = replied.position;
  position.rack = rack;
  return valued(nexts_.best(after.replied, position, context_.leaves), replied.reply, position);
}

/// Of the next play, as the opponent sees it, who is on turn again after it. A player who has gone out gets
/// twice what the opponent kept; what that one has drawn is not known, and left out.
ConsideredReplies::Next ConsideredReplies::valued(const RatedPlay& play, const RatedPlay& reply,
                                                  const game::Position& position) const {
  const game::Position end = game::after(position, play.move, play.score);
  const int left = context_.language.tiles.size() - position.board.tileCount();
  const int kept = end.rack.size();
  const int toDraw = left - position.rack.size() - kept;
  const int held = std::min(context_.language.rules.rackSize, kept + toDraw);
  double spread = end.spread();
  Next next{.play = play};
  if (end.opponentRack.empty() && held == kept + toDraw) {
    spread -= 2 * context_.language.value(end.rack);
    next.chance = spread > 0 ? 1 : spread < 0 ? 0 : 0.5;
  } else {
    spread += (reply.leaveValue - play.leaveValue).inPoints();
    const int unseen = context_.language.tiles.size() - end.board.tileCount() - held;
    next.chance = context_.winModel.winProbability(spread, {unseen, held});
  }
  next.worth = next.chance + kWorthOfPoint * spread;
  return next;
}

}  // namespace rozbor::engine
