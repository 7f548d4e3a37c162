#include "endgame/written_move.h"

#include "rozbor/game/scoring.h"

namespace rozbor::engine::endgame {

WrittenMove writtenMove(const game::Board& board, const game::Move& move, const game::Language& language,
                        const RackLayout& layout) {
  WrittenMove laid;
  laid.move.name.bits = PlayName::kPass;
  if (!move.isPlacement()) return laid;
  const bool across = move.direction() == game::Direction::across;
  laid.lane = across ? move.start().row : board.rows() + move.start().column;
  for (int offset = 0; offset < move.length(); ++offset) {
    const game::Tile tile = move.tiles()[static_cast<std::size_t>(offset)];
    if (tile.empty()) continue;
    const game::Square square = move.start().step(move.direction(), offset);
    const int place = across ? square.column : square.row;
    laid.tiles.push_back({static_cast<std::uint8_t>(place), tile});
    laid.move.laid |= std::uint32_t{1} << place;
    laid.move.key ^= LaneBoard::tileHash(square, tile);
  }
  const game::TileCounts used = move.tileCounts();
  laid.move.used = layout.encode(used);
  laid.move.points = static_cast<std::int16_t>(language.value(used));
  laid.move.count = static_cast<std::uint8_t>(used.size());
  laid.move.score = game::scoreOf(board, language, move);
  return laid;
}

bool canBeMade(const game::Move& move, const game::Position& position, const game::Language& language) {
  if (move.kind() == game::Move::Kind::pass) return true;
  return move.isPlacement() && position.rack.contains(move.tileCounts()) &&
         game::placementFaults(position.board, language.board, move).empty();
}

game::TileCounts tilesToCome(const game::Position& position, const game::Language& language) {
  return position.rack + unseenTiles(position, language);
}

bool isOneFromLimit(const game::Position& position, const game::Rules& rules) {
  const std::int64_t turns = std::int64_t{position.scorelessTurns} + 1;
  return rules.endGame(turns, turns);
}

}  // namespace rozbor::engine::endgame
