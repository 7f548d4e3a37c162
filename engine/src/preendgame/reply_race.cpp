#include "preendgame/reply_race.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace rozbor::engine::preendgame {
namespace {

/// Replies in front that are tried in every world first, so that the others have something to fail against.
constexpr std::size_t kFirst = 4;

}  // namespace

ReplyRace::ReplyRace(std::vector<int> weights, std::vector<std::size_t> asked, std::size_t replies,
                     Equals equals)
    : weights_(std::move(weights)),
      asked_(std::move(asked)),
      equals_(equals),
      all_(2 * std::accumulate(weights_.begin(), weights_.end(), 0)),
      replies_(replies, {std::vector<std::int8_t>(weights_.size(), kOpen), weights_.size(), all_}),
      dangers_(weights_.size()) {}

/// What a reply brings in a world if it is the one that is chosen, hence no worse than the leader.
Range ReplyRace::ifChosen(const Reply& reply, std::size_t world) const {
  if (reply.points[world] != kOpen) return {reply.points[world], reply.points[world]};
  if (leader_ == std::nullopt) return {};
  const int weight = weights_[world];
  const int missing = leader()->most - (reply.most - 2 * weight);
  return {std::clamp((missing + weight - 1) / weight, 0, 2), 2};
}

/// Whether, of two equally good ones, `than` may be assumed in all asked worlds, whatever is still open.
bool ReplyRace::isNoBetter(const Reply& reply, const Reply& than) const {
  return std::ranges::all_of(asked_, [&](std::size_t world) {
    const Range range = ifChosen(reply, world);
    return equals_ == Equals::best ? range.most <= than.points[world] : range.least >= than.points[world];
  });
}

bool ReplyRace::isBeaten(std::size_t reply) const {
  if (!leader_ || reply == *leader_) return false;
  const int most = replies_[reply].most;
  return most < leader()->most || (most == leader()->most && isNoBetter(replies_[reply], *leader()));
}

/// Whether it does not matter for the answers if this reply is chosen in place of the leader.
bool ReplyRace::isLikeLeader(const Reply& reply) const {
  return leader_ && std::ranges::all_of(asked_, [&](std::size_t world) {
           return reply.points[world] == leader()->points[world];
         });
}

/// Whether a reply can still show that whatever is chosen brings something in an asked world.
bool ReplyRace::canNarrow(const Reply& reply) const {
  return (!leader_ || reply.most > leader()->most) && std::ranges::any_of(asked_, [&](std::size_t world) {
           return reply.most > all_ - 2 * weights_[world];
         });
}

Range ReplyRace::in(std::size_t world) const {
  int top = 0;
  for (std::size_t reply = 0; reply < replies_.size(); ++reply) {
    if (!isBeaten(reply)) top = std::max(top, replies_[reply].most);
  }
  Range range{2, 0};
  Range chosen{0, 2};  // of those that are surely among the best
  for (std::size_t reply = 0; reply < replies_.size(); ++reply) {
    if (isBeaten(reply)) continue;
    const Range one = ifChosen(replies_[reply], world);
    range = {std::min(range.least, one.least), std::max(range.most, one.most)};
    if (replies_[reply].open > 0 || replies_[reply].most < top) continue;
    chosen = {std::max(chosen.least, one.least), std::min(chosen.most, one.most)};
  }
  if (equals_ == Equals::best) return {std::max(range.least, chosen.least), range.most};
  return {range.least, std::min(range.most, chosen.most)};
}

bool ReplyRace::isSettled() const {
  return std::ranges::all_of(asked_, [&](std::size_t world) { return in(world).known(); });
}

/// The asked worlds first; then where the most is likely to be lost.
std::size_t ReplyRace::nextWorld(const Reply& reply) const {
  for (const std::size_t world : asked_) {
    if (reply.points[world] == kOpen) return world;
  }
  std::size_t chosen = weights_.size();
  double chosenLoss = -1;
  for (std::size_t world = 0; world < weights_.size(); ++world) {
    if (reply.points[world] != kOpen) continue;
    const double loss = weights_[world] * (dangers_[world].lost + 1.0) / (dangers_[world].tried + 2.0);
    if (loss <= chosenLoss) continue;
    chosen = world;
    chosenLoss = loss;
  }
  return chosen;
}

bool ReplyRace::tryOne(std::size_t at, const Trial& trial) {
  Reply& reply = replies_[at];
  const std::size_t world = nextWorld(reply);
  const auto points = trial(at, world);
  if (!points) return false;
  reply.points[world] = static_cast<std::int8_t>(*points);
  reply.most -= weights_[world] * (2 - *points);
  dangers_[world].lost += 2 - *points;
  dangers_[world].tried += 2;
  if (--reply.open > 0) return true;
  const bool leads = !leader_ || reply.most > leader()->most ||
                     (reply.most == leader()->most && isNoBetter(*leader(), reply));
  if (leads) leader_ = at;
  return true;
}

bool ReplyRace::follow(std::size_t at, const Trial& trial) {
  while (replies_[at].open > 0 && !isBeaten(at)) {
    if (!tryOne(at, trial)) return false;
  }
  return true;
}

/// Leaves no reply in the race that is open and may bring something else than the leader in an asked world.
bool ReplyRace::followUnlike(const Trial& trial) {
  bool changed = true;
  while (changed) {
    changed = false;
    for (std::size_t at = 0; at < replies_.size(); ++at) {
      const Reply& reply = replies_[at];
      while (reply.open > 0 && !isBeaten(at) && !isLikeLeader(reply)) {
        if (!tryOne(at, trial)) return false;
        changed = true;
      }
    }
  }
  return true;
}

/// Tries each reply in the asked worlds, until one brings something there: if none does, no more need be
/// known.
bool ReplyRace::lookForAny(const Trial& trial) {
  for (std::size_t at = 0; at < replies_.size(); ++at) {
    for (const std::size_t world : asked_) {
      if (!tryOne(at, trial)) return false;
      if (replies_[at].points[world] > 0) return true;
    }
  }
  return true;
}

bool ReplyRace::settle(const Trial& trial) {
  if (!lookForAny(trial)) return false;
  if (isSettled()) return true;
  for (std::size_t at = 0; at < std::min(kFirst, replies_.size()); ++at) {
    if (leader_ && leader()->most < all_ / 2) break;  // then none of the first may be much better
    if (!follow(at, trial)) return false;
  }
  if (isSettled()) return true;
  if (!followUnlike(trial)) return false;
  for (std::size_t at = 0; at < replies_.size() && !isSettled(); ++at) {
    if (!follow(at, trial)) return false;
  }
  return true;
}

bool ReplyRace::narrow(std::size_t count, const Trial& trial) {
  for (std::size_t at = 0; at < count; ++at) {
    while (replies_[at].open > 0 && canNarrow(replies_[at])) {
      if (!tryOne(at, trial)) return false;
    }
  }
  return true;
}

}  // namespace rozbor::engine::preendgame
