#include "considered_replies.h"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <utility>

#include "imagined_racks.h"
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

/// A reply that costs no more of the chance to win than this with any rack is safe.
constexpr double kHarmless = 0.002;

using Squares = std::bitset<std::size_t{game::Board::kMaxSide} * game::Board::kMaxSide>;

/// Each rack is tried against others of its own: what some few do not show would else be missed in all games.
std::uint64_t seedOf(const game::Rack& rack) {
  std::uint64_t seed = kRackSeed;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
    seed = seed * 0x9E3779B97F4A7C15ULL + static_cast<std::uint64_t>(rack.count(kind)) + 1;
  return seed;
}

/// What a reply gains, by racks that do not all count alike.
class WeightedGains {
 public:
  void add(double gain, double weight) { gains_.push_back({gain, weight}); }
  [[nodiscard]] std::size_t count() const { return gains_.size(); }
  /// Of one at least.
  [[nodiscard]] double mean() const {
    double sum = 0;
    double weights = 0;
    for (const auto& [gain, weight] : gains_) {
      sum += weight * gain;
      weights += weight;
    }
    return sum / weights;
  }
  /// Standard error of the mean, of two at least.
  [[nodiscard]] double error() const {
    const double mean = this->mean();
    double squares = 0;
    double weights = 0;
    for (const auto& [gain, weight] : gains_) {
      squares += weight * weight * (gain - mean) * (gain - mean);
      weights += weight;
    }
    const auto count = static_cast<double>(gains_.size());
    return std::sqrt(squares * count / (count - 1)) / weights;
  }

 private:
  struct Gain {
    double gain = 0;
    double weight = 1;
  };
  std::vector<Gain> gains_;
};

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

ConsideredReplies::ConsideredReplies(std::vector<game::Rack> kept, const SimulationContext& context,
                                     int racks, std::uint64_t seed)
    : context_(context),
      kept_(std::move(kept)),
      racksWanted_(racks),
      seed_(seed),
      replies_(context.language, context.lexicon),
      nexts_(context.language, context.lexicon),
      after_(kept_.size()) {}

RatedPlay ConsideredReplies::to(std::size_t candidate, const game::Position& position,
                                const LiveBoard& board) {
  std::optional<After>& after = after_[candidate];
  if (!after) after.emplace(After{board, board, {}});
  const auto known = std::ranges::find(after->known, position.rack, &Known::rack);
  if (known != after->known.end()) return known->reply;
  const RatedPlay reply = considered(position, kept_[candidate], *after);
  return after->known.emplace_back(Known{position.rack, reply}).reply;
}

/// Whoever is not surely better off than with the most equity replies with that.
RatedPlay ConsideredReplies::considered(const game::Position& position, const game::Rack& kept,
                                        After& after) {
  const std::vector<RatedPlay> replies = replies_.top(after.board, position, context_.leaves, kFirst);
  const RatedPlay& first = replies.front();
  std::vector<Case> cases;
  Replied replied = reply(first, position, after);
  for (ImaginedRack& rack :
       imaginedRacks(position, kept, racksWanted_, context_.language, seed_ ^ seedOf(position.rack)))
    cases.push_back({rack, next(replied, rack.tiles, after)});
  std::ranges::stable_sort(cases, {}, [](const Case& one) { return one.afterFirst.chance; });
  const Next& worst = cases.front().afterFirst;
  const Next& best = cases.back().afterFirst;
  if (best.chance - worst.chance < kQuiet) return first;

  Squares hurting;
  for (const auto& [rack, next] : cases) {
    if (next.chance < (worst.chance + best.chance) / 2) hurting |= laidBy(next.play.move);
  }
  const RatedPlay* chosen = &first;
  double most = 0;
  std::size_t blocking = 0;
  for (std::size_t at = 1; at < replies.size(); ++at) {
    const bool blocks = (laidBy(replies[at].move) & hurting).any() && blocking < kBlocking;
    if (blocks) ++blocking;
    if (!blocks && at > kLiked) continue;
    const double gain = gainOf(reply(replies[at], position, after), cases, most, after);
    if (gain <= most) continue;
    chosen = &replies[at];
    most = gain;
  }
  return *chosen;
}

/// Less a standard error, but of what is safe. Those that hurt come first, so that a reply which does not
/// help there is soon given up; `least`: below it nothing is asked.
double ConsideredReplies::gainOf(const Replied& replied, std::span<const Case> cases, double least,
                                 After& after) {
  WeightedGains gains;
  bool isSafe = true;
  for (const auto& [rack, afterFirst] : cases) {
    if (gains.count() == kHopeful && gains.mean() + gains.error() <= least) return least;
    const Next found = next(replied, rack.tiles, after);
    gains.add(found.worth - afterFirst.worth, rack.weight);
    isSafe = isSafe && found.chance >= afterFirst.chance - kHarmless;
  }
  return isSafe ? gains.mean() : gains.mean() - gains.error();
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
