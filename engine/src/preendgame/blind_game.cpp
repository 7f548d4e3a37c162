#include "preendgame/blind_game.h"

#include <algorithm>
#include <utility>

namespace rozbor::engine::preendgame {

using endgame::Candidate;
using endgame::WrittenMove;
using game::TileCounts;

namespace {

/// Replies that are tried against a move after which the game is not played out.
constexpr std::size_t kNarrowing = 6;

TileCounts lastOf(const std::vector<int>& order, int left) {
  TileCounts last;
  for (auto kind = order.end() - left; kind != order.end(); ++kind)
    last.addKind(*kind);
  return last;
}

}  // namespace

/// Every bag that is possible where `known` is surely on the other rack.
std::vector<BlindGame::World> BlindGame::worlds(const TileCounts& unseen, const TileCounts& known,
                                                int inBag) const {
  std::vector<World> worlds;
  for (const BagCase& bag : bagCases(unseen - known, inBag)) {
    const TileCounts rack = unseen - bag.bag;
    worlds.push_back({bag.bag, bag.orders.front(), rack, holding(rack, table_), bag.weight()});
  }
  return worlds;
}

std::vector<int> BlindGame::weightsOf(const Turn& turn) {
  std::vector<int> weights;
  weights.reserve(turn.worlds.size());
  for (const World& world : turn.worlds)
    weights.push_back(world.weight);
  return weights;
}

/// All moves of a stage, the most promising first. A pass that ends the game comes before: what it brings
/// is known without a search, and who is well ahead needs no more.
std::vector<Candidate> BlindGame::replies(const endgame::Stage& stage) {
  std::vector<Candidate> replies = game_.moves(stage);
  if (stage.passed) std::rotate(replies.begin(), replies.end() - 1, replies.end());
  return replies;
}

/// Half points for who is on turn.
std::optional<int> BlindGame::tried(const Turn& turn, const World& world, const Candidate& reply) {
  if (reply.count == 0 && !turn.stage.passed) return passed(turn, world);
  endgame::Stage stage = turn.stage;
  stage.other = world.other;
  const auto outcome = game_.outcomeOf(stage, world.drawn, reply, turn.spread);
  return outcome ? std::optional(halfPoints(*outcome)) : std::nullopt;
}

/// What a pass with one tile in the bag brings to who makes it: the other player then makes a choice, too,
/// and a pass would end the game.
std::optional<int> BlindGame::passed(const Turn& turn, const World& world) {
  Turn next;
  next.rack = world.otherRack;
  next.stage.mover = world.other;
  next.stage.boardHash = turn.stage.boardHash;
  next.stage.passed = true;
  next.spread = -turn.spread;
  next.worlds = worlds(turn.rack + world.bag, table_.position.opponentRack, 1);
  const auto asked =
      static_cast<std::size_t>(std::ranges::find(next.worlds, world.bag, &World::bag) - next.worlds.begin());
  const std::vector<Candidate> replies = this->replies(next.stage);
  ReplyRace race(weightsOf(next), {asked}, replies.size(), Equals::worst);
  const bool settled = race.settle(
      [&](std::size_t reply, std::size_t which) { return tried(next, next.worlds[which], replies[reply]); });
  return settled ? std::optional(2 - race.in(asked).least) : std::nullopt;
}

Finding BlindGame::finding(const WrittenMove& move, const TileCounts& kept, const BagCase& bag) {
  const int left = bag.bag.size() - move.move.count;
  Turn turn;
  turn.rack = table_.tiles - table_.position.rack - bag.bag;
  turn.stage.mover = holding(turn.rack, table_);
  turn.stage.boardHash = move.move.key;
  turn.stage.passed = move.move.count == 0;
  turn.spread = -(table_.position.spread() + move.move.score);
  turn.worlds = worlds(kept + bag.bag, {}, left);
  std::vector<int> shares;  // of the orders of the bag, those that lead to each world
  std::vector<std::size_t> asked;
  for (std::size_t world = 0; world < turn.worlds.size(); ++world) {
    const auto orders = std::ranges::count_if(bag.orders, [&](const std::vector<int>& order) {
      return lastOf(order, left) == turn.worlds[world].bag;
    });
    shares.push_back(static_cast<int>(orders) * bag.weightEach);
    if (orders > 0) asked.push_back(world);
  }

  const OpenGame::Laid laid(game_, move);
  std::vector<Candidate> replies = this->replies(turn.stage);
  const auto trial = [&](std::size_t reply, std::size_t world) {
    return tried(turn, turn.worlds[world], replies[reply]);
  };
  bool finished = false;
  std::optional<ReplyRace> race;
  if (left == 1) {
    race.emplace(weightsOf(turn), asked, replies.size(), Equals::best);
    finished = race->settle(trial);
  } else {
    std::erase_if(replies, [&](const Candidate& reply) { return reply.count < left; });
    const std::size_t count = std::min(kNarrowing, replies.size());
    // One more stands for all that are not tried.
    race.emplace(weightsOf(turn), asked, count + 1, Equals::best);
    finished = race->narrow(count, trial);
  }

  Finding finding;
  Counts counts;
  bool known = true;
  for (const std::size_t world : asked) {
    const Range theirs = race->in(world);
    known = known && theirs.known();
    counts.add(2 - theirs.least, shares[world]);
    finding.most += (2 - theirs.least) * shares[world];
  }
  if (known) finding.counts = counts;
  finding.isLast = finished;
  return finding;
}

}  // namespace rozbor::engine::preendgame
