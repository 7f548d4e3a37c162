#include "laid_tiles.h"

namespace rozbor::desktop {

std::vector<std::pair<game::Square, game::Tile>> laidTiles(const game::Move& move, const game::Board& board) {
  std::vector<std::pair<game::Square, game::Tile>> laid;
  if (!move.isPlacement()) return laid;
  for (int offset = 0; offset < move.length(); ++offset) {
    const game::Tile tile = move.tiles()[static_cast<std::size_t>(offset)];
    const game::Square square = move.start().step(move.direction(), offset);
    if (!tile.empty() && board.contains(square)) laid.emplace_back(square, tile);
  }
  return laid;
}

}  // namespace rozbor::desktop
