#include <algorithm>

#include "referee.h"

namespace rozbor::replay {

void Referee::pass(const Event& event, Turn& turn) {
  takeRack(event, {}, turn);
  checkKept(event, turn);
  see(turn, turn.rack);
  turn.move = game::Move::pass();
  if (turn.scoreRecorded.value_or(0) != 0) {
    findings_.add(finding::kPassWithPoints, event.score->where,
                  said::words("expected +0 for a pass, found {0}", withSign(*turn.scoreRecorded)));
  }
  lastPlay_.reset();
  endTurn(turn, true);
  remember(turn, {});
}

void Referee::exchange(const Event& event, Turn& turn) {
  const BoundTiles given = bindTiles(event.exchanged.value, language_.alphabet);
  reportUnknown(given.unknown);
  checkUsedTiles(event.exchanged.value, loose(event.exchanged.value), given.tiles);
  takeRack(event, given.tiles, turn);
  checkKept(event, turn);
  see(turn, turn.rack);
  const int count = checkExchange(event, turn);
  if (given.written == 0) {
    turn.exchangeCount = count;
    const bool all = turn.rackKnown == RackKnowledge::known && count == turn.rack.size();
    if (all) turn.move = game::Move::exchange(turn.rack);
  } else if (!given.unknown.empty() || given.tiles.size() > game::Move::kMaxTiles) {
    turn.exchangeCount = count;
  } else {
    turn.move = game::Move::exchange(given.tiles);
  }
  lastPlay_.reset();
  endTurn(turn, true);
  inHand_[turn.player].reset();
  keep(turn, given.tiles);
  if (given.written == 0) kept_[turn.player].reset();  // which tiles went is not told
}

/// Reports an exchange against the rules; gives the number of tiles.
int Referee::checkExchange(const Event& event, const Turn& turn) {
  const bool counted = event.exchanged.value.empty() && event.exchangeCount;
  const parser::SourceRange where = counted ? event.exchangeCount->where : event.exchanged.where;
  const std::size_t tiles = counted ? event.exchangeCount->value : event.exchanged.value.size();
  const int count = static_cast<int>(std::min<std::size_t>(tiles, 255));
  const int held = table_.held[turn.player];
  if (count > held) {
    findings_.add(finding::kTooManyTiles, where,
                  said::words("expected at most {0} tiles, found {1}", held, tiles));
  }
  if (turn.bag < std::max(count, language_.rules.exchangeMinimum)) {
    findings_.add(finding::kExchangeWithSmallBag, where,
                  said::words("expected at least {0} tiles in the bag for an exchange, found {1}",
                              std::max(count, language_.rules.exchangeMinimum), turn.bag));
  }
  if (turn.scoreRecorded.value_or(0) != 0) {
    findings_.add(finding::kExchangeWithPoints, event.score->where,
                  said::words("expected +0 for an exchange, found {0}", withSign(*turn.scoreRecorded)));
  }
  return count;
}

std::vector<game::Tile> Referee::loose(const std::vector<parser::TileText>& texts) const {
  std::vector<game::Tile> tiles;
  tiles.reserve(texts.size());
  for (const parser::TileText& text : texts)
    tiles.push_back(language_.alphabet.tile(text.value).value_or(game::Tile()));
  return tiles;
}

/// Puts the table back as it was before the play; the turn is lost.
void Referee::withdraw(const Event& event, Turn& turn) {
  if (!lastPlay_ || replay_.turns[*lastPlay_].player != turn.player) {
    findings_.add(finding::kNothingToWithdraw, event.where,
                  said::words("expected a play of {0} just before, found none", seating_.nick(turn.player)));
    see(turn, {});
    turn.scoreComputed = turn.scoreRecorded.value_or(0);
    return;
  }
  Turn& play = replay_.turns[*lastPlay_];
  play.takenBack = true;
  const Table played = std::exchange(table_, *beforeLastPlay_);
  seeWithdrawal(event, play, played, turn);
  checkWithdrawnScore(event, play, turn);
  lastPlay_.reset();
  endTurn(turn, true);
  if (turn.rackKnown == RackKnowledge::known) inHand_[turn.player] = turn.rack;
  keep(turn, {});
}

/// The rack is the one that the play was made from; when the play comes off, its tiles still lie on
/// the board that is seen.
void Referee::seeWithdrawal(const Event& event, const Turn& play, const Table& played, Turn& turn) {
  const game::TileCounts used = play.move ? play.move->tileCounts() : game::TileCounts();
  takeRack(event, used, turn);
  checkReturned(event, play, turn);
  if (turn.rackKnown != RackKnowledge::known && play.rackKnown != RackKnowledge::unknown) {
    turn.rack = play.rack;
    turn.rackKnown = play.rackKnown;
  }
  game::Rack left = turn.rack;
  left.removeAvailable(used);
  const Table before = std::exchange(table_, played);
  see(turn, left);
  table_ = before;
}

/// What is taken up again goes back to the rack that the play was made from.
void Referee::checkReturned(const Event& event, const Turn& play, Turn& turn) {
  const bool bothKnown = turn.rackKnown == RackKnowledge::known && play.rackKnown == RackKnowledge::known;
  if (!bothKnown || turn.rack == play.rack) return;
  findings_.add(finding::kWithdrawnRack, event.rack->where,
                said::words("expected the rack of the play, \"{0}\", found \"{1}\"", text(play.rack),
                            written(event.rack->value)));
  turn.rack = play.rack;
}

void Referee::checkWithdrawnScore(const Event& event, const Turn& play, Turn& turn) {
  turn.scoreComputed = -play.scoreComputed;
  const int recorded = play.scoreRecorded.value_or(play.scoreComputed);
  if (!event.score) return checkScore(event, turn);
  if (event.score->value == turn.scoreComputed || std::int64_t{event.score->value} + recorded == 0) {
    return;
  }
  findings_.add(finding::kWithdrawnScore, event.score->where,
                said::words("expected {0}, what the play brought; found {1}", withSign(turn.scoreComputed),
                            withSign(event.score->value)));
}

void Referee::challenge(const Event& event, Turn& turn) {
  if (!lastPlay_ || replay_.turns[*lastPlay_].player != turn.player) {
    findings_.add(
        finding::kChallengeWithoutPlay, event.where,
        said::words("expected a play of {0} that can be challenged, found none", seating_.nick(turn.player)));
  }
  takeNextRack(event, turn);
  turn.scoreComputed = turn.scoreRecorded.value_or(0);
  if (event.score && (event.score->value <= 0 || event.score->value % 5 != 0)) {
    findings_.add(
        finding::kChallengeBonus, event.score->where,
        said::words("expected a bonus of 5 or 10 points a word, found {0}", withSign(event.score->value)));
  }
}

void Referee::time(const Event& event, Turn& turn) {
  takeNextRack(event, turn);
  turn.scoreComputed = turn.scoreRecorded.value_or(0);
  if (event.score && event.score->value >= 0) {
    findings_.add(finding::kTimePenalty, event.score->where,
                  said::words("expected points to be taken off, found {0}", withSign(event.score->value)));
  }
  const bool again = std::ranges::any_of(replay_.turns, [&](const Turn& before) {
    return before.kind == parser::EventKind::time && before.player == turn.player;
  });
  if (again) {
    findings_.add(
        finding::kSecondTimePenalty, event.where,
        said::words("expected one penalty of time for {0}, found another", seating_.nick(turn.player)));
  }
}

/// A rack on a line that is no turn is what the player holds after the last one. Programs write
/// anything there when they do not know it.
void Referee::takeNextRack(const Event& event, Turn& turn) {
  const int held = table_.held[turn.player];
  turn.rackKnown = held == 0 ? RackKnowledge::known : RackKnowledge::unknown;
  if (event.rack && !event.rack->value.empty()) {
    const BoundTiles listed = bindTiles(event.rack->value, language_.alphabet);
    const bool possible =
        listed.unknown.empty() && listed.written <= held && table_.pool(language_).contains(listed.tiles);
    if (possible) {
      turn.rack = listed.tiles;
      turn.rackKnown = listed.written == held ? RackKnowledge::known : RackKnowledge::partial;
      if (listed.written == held) inHand_[turn.player] = kept_[turn.player] = listed.tiles;
    } else {
      findings_.add(finding::kNextRack, event.rack->where,
                    said::words("expected a rack of {0} tiles that can be held then, found \"{1}\"", held,
                                written(event.rack->value)));
    }
  }
  see(turn, turn.rack);
}

}  // namespace rozbor::replay
