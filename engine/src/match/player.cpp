#include "rozbor/engine/study/player.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "players/players.h"

namespace rozbor::engine {
namespace {

struct Kind {
  std::string_view strategy;
  bool valuesLeaves;
  bool looksAhead;
  std::unique_ptr<Player> (*make)(const PlayerSpec&, const PlayerContext&);
};

constexpr std::array kKinds{
    Kind{"random", false, false, makeRandomPlayer},
    Kind{"greedy", false, false, makeGreedyPlayer},
    Kind{"static", true, false, makeStaticPlayer},
    Kind{"simulating", true, true, makeSimulatingPlayer},
};

const Kind* find(std::string_view strategy) {
  const auto* found = std::ranges::find(kKinds, strategy, &Kind::strategy);
  return found == kKinds.end() ? nullptr : found;
}

}  // namespace

std::vector<std::string_view> strategies() {
  std::vector<std::string_view> names;
  names.reserve(kKinds.size());
  for (const Kind& kind : kKinds)
    names.push_back(kind.strategy);
  return names;
}

bool valuesLeaves(std::string_view strategy) {
  const Kind* kind = find(strategy);
  return kind != nullptr && kind->valuesLeaves;
}

bool looksAhead(std::string_view strategy) {
  const Kind* kind = find(strategy);
  return kind != nullptr && kind->looksAhead;
}

LastMove asSeen(const game::Position& before, const game::Move& move) {
  LastMove last{before, {move, 0}};
  last.before.rack = {};
  if (move.kind() == game::Move::Kind::exchange) last.seen = {{}, move.tilesUsed()};
  return last;
}

std::unique_ptr<Player> makePlayer(const PlayerSpec& spec, const PlayerContext& context) {
  const Kind* kind = find(spec.strategy);
  assert(kind != nullptr);
  auto player = kind->make(spec, context);
  if (spec.preEndgameNodes > 0) player = makePreEndgamePlayer(spec, context, std::move(player));
  if (spec.endgame == PlayerSpec::Endgame::none) return player;
  return makeEndgamePlayer(spec, context, std::move(player));
}

}  // namespace rozbor::engine
