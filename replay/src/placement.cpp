#include <algorithm>

#include "referee.h"
#include "rozbor/game/notation.h"

namespace rozbor::replay {
namespace {

using game::PlacementFault;

/// Faults with which a play has no place on the board.
bool prevents(PlacementFault fault) {
  return fault == PlacementFault::offBoard || fault == PlacementFault::overlap ||
         fault == PlacementFault::gap || fault == PlacementFault::noTile;
}

/// The first tile of the play that the board contradicts: a new tile on a taken square, or a "."
/// on an empty one.
const parser::TileText& contradicted(const parser::Event& event, const BoundPlay& play,
                                     const game::Board& board, bool overlap) {
  const auto& texts = event.play.value;
  const auto& at = event.at->value;
  for (std::size_t offset = 0; offset < texts.size(); ++offset) {
    const int step = static_cast<int>(offset);
    const game::Tile there = board.atOrNone(static_cast<int>(at.row) + (at.across ? 0 : step),
                                            static_cast<int>(at.column) + (at.across ? step : 0));
    if (play.tiles[offset].empty() != overlap && there.empty() != overlap) return texts[offset];
  }
  return texts.front();
}

game::Square squareOf(const parser::Coordinate& at) {
  return {static_cast<int>(at.row), static_cast<int>(at.column)};
}

}  // namespace

/// Without a place nobody can say which letters lie already: then no tile counts as used, only
/// their number.
BoundPlay Referee::bind(const Event& event) const {
  if (event.at) return bindPlay(event.play.value, event.at->value, table_.board, language_.alphabet);
  const parser::Coordinate beyond{game::Board::kMaxSide, game::Board::kMaxSide, true};
  BoundPlay play = bindPlay(event.play.value, beyond, table_.board, language_.alphabet);
  play.laid = std::min(play.laid, language_.rules.rackSize);
  play.tiles.assign(play.tiles.size(), game::Tile());
  play.used = {};
  return play;
}

void Referee::place(const Event& event, Turn& turn) {
  const auto& texts = event.play.value;
  const BoundPlay play = bind(event);
  reportUnknown(play.unknown);
  checkUsedTiles(texts, play.tiles, play.used);
  if (play.laid > table_.held[turn.player]) {
    findings_.add(
        finding::kTooManyTiles, event.play.where,
        said::words("expected at most {0} new tiles, found {1}", table_.held[turn.player], play.laid));
  }
  takeRack(event, play.used, turn);
  checkKept(event, turn);
  see(turn, turn.rack);
  turn.playable = canBeLaid(event, play, turn.move);

  beforeLastPlay_ = table_;
  lastPlay_ = replay_.turns.size();
  if (turn.playable) {
    layDown(*turn.move, turn);
  } else {
    lose(play);
  }
  if (turn.words.empty()) {  // not laid, or a lone tile: there is nothing to count
    turn.scoreComputed = turn.scoreRecorded.value_or(0);
  } else {
    checkScore(event, turn);
  }
  table_.putDown(turn.player, play.laid, turn.bag);
  endTurn(turn, turn.scoreComputed == 0);
  remember(turn, play.used);
}

/// Whether the play has a place on the board; `move` is set when it could be understood. What was
/// not even read has been reported by the parser.
bool Referee::canBeLaid(const Event& event, const BoundPlay& play, std::optional<game::Move>& move) {
  if (!event.at || event.play.value.empty() || !play.unknown.empty()) return false;
  if (!fitsOnBoard(event.at->value, play.tiles.size(), table_.board)) {
    reportFault(event, play, PlacementFault::offBoard);
    return false;
  }
  const auto direction = event.at->value.across ? game::Direction::across : game::Direction::down;
  move = game::Move::placement(squareOf(event.at->value), direction, play.tiles);
  const auto faults = game::placementFaults(table_.board, language_.board, *move);
  for (const PlacementFault fault : faults)
    reportFault(event, play, fault);
  return std::ranges::none_of(faults, prevents);
}

void Referee::reportFault(const Event& event, const BoundPlay& play, PlacementFault fault) {
  using enum PlacementFault;
  const std::string word = written(event.play.value);
  switch (fault) {
    case offBoard:
      return findings_.add(
          finding::kOffBoard, event.at->where,
          said::words("expected a place on the {0} × {1} board for \"{2}\", found one beyond its edge",
                      table_.board.rows(), table_.board.columns(), word));
    case overlap: {
      const parser::TileText& tile = contradicted(event, play, table_.board, true);
      return findings_.add(
          finding::kOverlap, tile.where,
          said::words("expected an empty square for \"{0}\", found another tile on it", tile.value));
    }
    case gap:
      return findings_.add(
          finding::kGap, contradicted(event, play, table_.board, false).where,
          said::words("expected a tile on the board where \".\" stands, found an empty square"));
    case noTile:
      return findings_.add(finding::kLaysNothing, event.play.where,
                           said::words("expected a new tile, found \"{0}\" on the board already", word));
    case notWholeWord:
      return findings_.add(finding::kNotWholeWord, event.play.where,
                           said::words("expected the whole word, found \"{0}\" beside more tiles", word));
    case notConnected:
      return findings_.add(
          finding::kNotConnected, event.at->where,
          said::words("expected \"{0}\" to touch a tile on the board, found it apart", word));
    case missesStart:
      return findings_.add(
          finding::kMissesStart, event.at->where,
          said::words("expected the first play to cover the start square {0}, found it elsewhere",
                      game::placeText(language_.board.start(), game::Direction::across)));
    case tooShort:
      // Later in the game it touches nothing, which is said.
      if (!table_.board.empty()) return;
      return findings_.add(finding::kOneTileFirstPlay, event.play.where,
                           said::words("expected a word of at least two letters, found one tile"));
  }
}

void Referee::layDown(const game::Move& move, Turn& turn) {
  turn.move = wholeWord(table_.board, move);
  turn.words = game::wordsFormed(table_.board, *turn.move);
  turn.scoreComputed = game::scoreOf(table_.board, language_, *turn.move);
  game::lay(table_.board, *turn.move);
}

/// The tiles of a play without a place have left the hand all the same.
void Referee::lose(const BoundPlay& play) {
  game::TileCounts found = play.used;
  game::TileCounts pool = table_.pool(language_);
  const game::TileCounts beyond = pool.removeAvailable(play.used);
  found.removeAvailable(beyond);
  table_.lost += found;
  table_.lostUnread = std::min(table_.lostUnread + play.laid - found.size(), language_.tiles.size());
}

}  // namespace rozbor::replay
