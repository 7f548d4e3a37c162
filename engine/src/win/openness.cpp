#include "rozbor/engine/openness.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "rozbor/engine/random.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

Openness::Openness(const game::Language& language, const Lexicon& lexicon)
    : language_(language), finder_(language, lexicon) {}

int Openness::bingos(const game::Board& board, const game::TileCounts& tiles) {
  const int rackSize = language_.rules.rackSize;
  if (tiles.size() < rackSize) return 0;
  std::vector<int> kinds;
  for (int kind = 0; kind < game::TileCounts::kKinds; ++kind)
    kinds.insert(kinds.end(), static_cast<std::size_t>(tiles.count(kind)), kind);
  game::Position position = startingPosition(language_);
  position.board = board;
  Random random(1);
  int bingos = 0;
  for (int racks = 0; racks < kRacks; ++racks) {
    position.rack = {};
    for (std::size_t drawn = 0; drawn < static_cast<std::size_t>(rackSize); ++drawn) {
      const std::uint32_t left = static_cast<std::uint32_t>(kinds.size() - drawn);
      std::swap(kinds[drawn], kinds[drawn + random.below(left)]);
      position.rack.addKind(kinds[drawn]);
    }
    if (finder_.canLay(position, rackSize)) ++bingos;
  }
  return bingos;
}

}  // namespace rozbor::engine
