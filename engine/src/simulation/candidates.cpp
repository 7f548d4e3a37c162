#include <algorithm>
#include <cstddef>
#include <vector>

#include "deal.h"
#include "playout.h"
#include "rozbor/engine/simulation.h"
#include "rozbor/game/bingo.h"

namespace rozbor::engine {
namespace {

constexpr std::size_t kScreened = 40;  ///< the best plays by equity are tried for how well they block
constexpr std::uint64_t kScreeningRacks = 12;
constexpr std::uint64_t kScreeningSeed = 0x5C4EE4;

bool holds(const std::vector<RatedPlay>& plays, const game::Move& move) {
  return std::ranges::any_of(plays, [&](const RatedPlay& play) { return play.move == move; });
}

/// The play with the most equity less the best reply, over a few racks.
const RatedPlay* bestBlocker(const game::Position& position, std::span<const RatedPlay> plays,
                             const StaticContext& context, std::uint64_t seed) {
  const auto screened = plays.first(std::min(plays.size(), kScreened));
  std::vector<std::int64_t> replies(screened.size());
  MoveSearch search(context.language, context.lexicon);
  std::vector<LiveBoard> boards(screened.size(), LiveBoard(context.language, context.lexicon));
  Deal deal;
  for (std::uint64_t rack = 0; rack < kScreeningRacks; ++rack) {
    deal.begin(position, context.language, {}, seed ^ kScreeningSeed, rack);
    for (std::size_t at = 0; at < screened.size(); ++at) {
      game::Position reply = after(position, screened[at].move, screened[at].score);
      reply.rack = deal.opponentRack();
      replies[at] += search.best(boards[at], reply, context.leaves).equity.millipoints();
    }
  }
  const RatedPlay* best = nullptr;
  std::int64_t most = 0;
  for (std::size_t at = 0; at < screened.size(); ++at) {
    const std::int64_t value =
        std::int64_t{screened[at].equity.millipoints()} * static_cast<std::int64_t>(kScreeningRacks) -
        replies[at];
    if (best != nullptr && value <= most) continue;
    best = &screened[at];
    most = value;
  }
  return best;
}

}  // namespace

std::vector<RatedPlay> chooseCandidates(const game::Position& position, std::span<const RatedPlay> plays,
                                        std::size_t limit, const std::optional<RatedPlay>& played,
                                        const StaticContext& context, std::uint64_t seed) {
  std::vector<RatedPlay> chosen(plays.begin(),
                                plays.begin() + static_cast<std::ptrdiff_t>(std::min(plays.size(), limit)));
  const auto add = [&](const RatedPlay& play) {
    if (!holds(chosen, play.move)) chosen.push_back(play);
  };
  const auto addFirst = [&](auto is) {
    const auto found = std::ranges::find_if(plays, is);
    if (found != plays.end()) add(*found);
  };
  addFirst([&](const RatedPlay& play) { return isBingo(play.move, context.language.rules); });
  addFirst([](const RatedPlay& play) { return play.move.kind() == game::Move::Kind::exchange; });
  if (const RatedPlay* blocker = bestBlocker(position, plays, context, seed)) add(*blocker);
  if (played) add(*played);
  return chosen;
}

}  // namespace rozbor::engine
