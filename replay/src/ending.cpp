#include <algorithm>

#include "referee.h"

namespace rozbor::replay {

void Referee::endRack(const Event& event, Turn& turn) {
  const bool wentOut = table_.held[turn.player] == 0;
  if (!wentOut && (table_.out || !table_.over(language_.rules))) {
    findings_.add(finding::kEndRackEarly, event.where,
                  said::words("expected {0} to have gone out, found {1} tiles in hand and {2} in the bag",
                              seating_.nick(turn.player), table_.held[turn.player], turn.bag));
  }
  turn.rackKnown = wentOut ? RackKnowledge::known : RackKnowledge::unknown;
  see(turn, {});
  settle(event, other(turn.player), turn);
}

void Referee::rackPenalty(const Event& event, Turn& turn) {
  if (!table_.over(language_.rules) && !settled_) {
    findings_.add(finding::kEndRackEarly, event.where,
                  said::words("expected the end of the game, found {0} tiles in the bag", turn.bag));
  }
  const int held = table_.held[turn.player];
  turn.rack = bindTiles(event.endTiles.value, language_.alphabet).tiles;
  if (turn.rack.size() > held) turn.rack = {};
  if (turn.rack.size() == held) {
    turn.rackKnown = RackKnowledge::known;
  } else {
    turn.rackKnown = turn.rack.empty() ? RackKnowledge::unknown : RackKnowledge::partial;
  }
  see(turn, turn.rack);
  settle(event, turn.player, turn);
}

/// Counts what `owner` has left: for the player who went out, or off his own score.
void Referee::settle(const Event& event, std::size_t owner, Turn& turn) {
  const bool again = twoPlayers() && std::ranges::any_of(replay_.turns, [&](const Turn& before) {
                       return before.kind == turn.kind && before.player == turn.player;
                     });
  if (again) {
    findings_.add(finding::kEndRackTwice, event.where,
                  said::words("expected the tiles left to be counted once for {0}, found it again",
                              seating_.nick(turn.player)));
  }
  const auto tiles = settledTiles(event, owner);
  settled_ = true;
  if (!tiles) {
    turn.scoreComputed = turn.scoreRecorded.value_or(0);
    return;
  }
  const int value = language_.value(*tiles);
  turn.scoreComputed =
      turn.kind == parser::EventKind::rackPenalty ? -value : endRackPoints(event, turn.player, value);
  checkScore(event, turn);
}

/// The tiles that `owner` has left: by the board where that is certain, else as written. None when
/// neither tells.
std::optional<game::TileCounts> Referee::settledTiles(const Event& event, std::size_t owner) {
  const BoundTiles listed = bindTiles(event.endTiles.value, language_.alphabet);
  reportUnknown(listed.unknown);
  const auto certain = leftover(owner);
  if (event.endTiles.value.empty()) return certain;
  const bool wrongTiles = certain && listed.tiles != *certain;
  const bool wrongNumber = !certain && twoPlayers() && table_.over(language_.rules) &&
                           table_.lostUnread == 0 && listed.written != table_.held[owner];
  if (listed.unknown.empty() && (wrongTiles || wrongNumber)) {
    const said::Message expected = wrongTiles ? said::Message::verbatim('"' + text(*certain) + '"')
                                              : said::words("{0} tiles", table_.held[owner]);
    findings_.add(
        finding::kEndRackTiles, event.endTiles.where,
        said::words("expected {0} to be left, found \"{1}\"", expected, written(event.endTiles.value)));
  }
  const bool whole = twoPlayers() && listed.unknown.empty() && listed.written == table_.held[owner];
  if (certain || (whole && table_.pool(language_).contains(listed.tiles)))
    inHand_[owner] = certain.value_or(listed.tiles);
  return certain ? certain : listed.tiles;
}

/// What `owner` must have left, if that is certain: all that lies nowhere, once the other player
/// has gone out, or a rack known since his last turn.
std::optional<game::TileCounts> Referee::leftover(std::size_t owner) const {
  const game::TileCounts pool = table_.pool(language_);
  const bool otherIsOut = table_.out && *table_.out != owner;
  if (twoPlayers() && otherIsOut && table_.lostUnread == 0 && pool.size() == table_.held[owner]) return pool;
  return inHand_[owner];
}

/// The points of who went out, for tiles of `value`. Associations differ in whether the points
/// count twice for him or once for him and once off the other; a record shows which it follows.
int Referee::endRackPoints(const Event& event, std::size_t player, int value) {
  const bool recordedOnce = event.score && event.score->value == value;
  if (!twoPlayers()) return recordedOnce ? value : 2 * value;
  if (language_.rules.endRack == game::EndRack::doubled) return 2 * value;
  if (otherIsDeducted(player)) return value;
  if (!recordedOnce || value == 0) return 2 * value;
  findings_.add(finding::kRackPenaltyMissing, event.score->where,
                said::words("expected a line that takes {0} points off {1}, found none", value,
                            seating_.nick(other(player))));
  return value;
}

bool Referee::otherIsDeducted(std::size_t player) const {
  for (const Event& event : record_.events) {
    if (event.kind == parser::EventKind::rackPenalty && event.nick.value != seating_.nick(player))
      return true;
  }
  return false;
}

void Referee::finish() {
  replay_.complete = settled_ || table_.over(language_.rules);
  if (!replay_.complete) takeRemainingRacks();
  reportEnd();
  replay_.finalScores = totals_;
  replay_.finalPosition = finalPosition();
  replay_.racksLeft = racksLeft();
  replay_.diagnostics = findings_.take();
}

void Referee::reportEnd() {
  if (settled_) return;
  const bool empty = record_.events.empty();
  const parser::SourceRange where = empty ? parser::SourceRange{} : record_.events.back().where;
  if (replay_.complete) {
    findings_.add(finding::kEndPointsMissing, where,
                  said::words("expected points for the tiles left (\"{0}\"), found none",
                              text(table_.pool(language_))));
  } else if (empty) {
    findings_.add(finding::kUnfinished, where, said::words("expected a game, found no turn"));
  } else {
    findings_.add(
        finding::kUnfinished, where,
        said::words(
            "expected the end of the game, found the last line; {0} is on turn, tiles in the bag: {1}",
            seating_.nick(table_.onTurn), table_.bag(language_)));
  }
}

game::Position Referee::finalPosition() {
  const std::size_t viewer = table_.onTurn;
  if (table_.out) {
    const std::size_t left = other(*table_.out);
    if (const auto tiles = leftover(left)) inHand_[left] = tiles;
  }
  game::Position position;
  position.board = table_.board;
  position.rack = inHand_[viewer].value_or(game::Rack());
  if (twoPlayers()) position.opponentRack = inHand_[other(viewer)].value_or(game::Rack());
  position.score = totals_[viewer];
  position.opponentScore = bestOther(viewer);
  position.scorelessTurns = table_.scoreless;
  return position;
}

/// Racks of which every tile is certain; a player who went out holds none.
std::vector<std::optional<game::Rack>> Referee::racksLeft() const {
  std::vector<std::optional<game::Rack>> racks = inHand_;
  for (std::size_t player = 0; player < racks.size(); ++player) {
    if (table_.held[player] == 0) racks[player] = game::Rack();
    if (racks[player] && racks[player]->size() != table_.held[player]) racks[player].reset();
  }
  if (!twoPlayers() || table_.lostUnread > 0 || table_.bag(language_) > 0) return racks;
  const game::TileCounts pool = table_.pool(language_);
  for (std::size_t player = 0; player < racks.size(); ++player) {
    const auto& known = racks[other(player)];
    if (!racks[player] && known && pool.contains(*known)) racks[player] = pool - *known;
  }
  return racks;
}

/// The racks that the header of an unfinished game names.
void Referee::takeRemainingRacks() {
  if (record_.incompleteRack) {
    takeRemainingRack(table_.onTurn, record_.incompleteRack->value, record_.incompleteRack->where);
  }
  for (std::uint32_t number = 1; number <= 2; ++number) {
    const auto& rack = record_.remainingRack[number - 1];
    const auto player = seating_.numbered(number);
    if (rack && player) takeRemainingRack(*player, rack->value, rack->where);
  }
}

void Referee::takeRemainingRack(std::size_t player, const std::vector<parser::TileText>& texts,
                                parser::SourceRange where) {
  const BoundTiles listed = bindTiles(texts, language_.alphabet);
  reportUnknown(listed.unknown);
  if (listed.written > table_.held[player]) {
    findings_.add(finding::kRackTooLarge, where,
                  said::words("expected at most {0} tiles, found {1} (\"{2}\")", table_.held[player],
                              listed.written, written(texts)));
  } else if (!table_.pool(language_).contains(listed.tiles)) {
    findings_.add(finding::kRackImpossible, where,
                  said::words("expected tiles that are not on the board, found \"{0}\"", written(texts)));
  } else {
    inHand_[player] = listed.tiles;
  }
}

}  // namespace rozbor::replay
