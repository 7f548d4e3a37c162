#include "imagined_racks.h"

#include "deal.h"

namespace rozbor::engine {
namespace {

/// One rack of so many holds the tiles kept.
constexpr int kHolding = 3;

/// How many times as likely a rack is if it is known to hold the tiles kept, than by chance alone.
double timesAsLikely(const game::Rack& rack, const game::Rack& kept, const game::TileCounts& unseen) {
  double times = 1;
  int taken = 0;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind) {
    for (int tile = 0; tile < kept.count(kind); ++tile, ++taken) {
      times *= static_cast<double>(rack.count(kind) - tile) / (unseen.count(kind) - tile);
      times *= static_cast<double>(unseen.size() - taken) / (rack.size() - taken);
      if (times <= 0) return 0;
    }
  }
  return times;
}

}  // namespace

std::vector<ImaginedRack> imaginedRacks(const game::Position& position, const game::Rack& kept, int count,
                                        const game::Language& language, std::uint64_t seed) {
  game::Position own = position;
  own.opponentRack = {};
  game::Position holding = position;
  holding.opponentRack = kept;
  const game::TileCounts unseen = unseenTiles(own, language);
  const int holdings = count / kHolding;
  const double share = static_cast<double>(holdings) / count;
  std::vector<ImaginedRack> racks;
  Deal deal;
  for (int rack = 0; rack < count; ++rack) {
    const bool holds = rack % kHolding == kHolding - 1;
    deal.begin(holds ? holding : own, language, {}, seed, static_cast<std::uint64_t>(rack));
    const game::Rack& tiles = deal.opponentRack();
    racks.push_back({tiles, 1 / (1 - share + share * timesAsLikely(tiles, kept, unseen))});
  }
  return racks;
}

}  // namespace rozbor::engine
