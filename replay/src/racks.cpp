#include <array>

#include <algorithm>
#include <utility>

#include "referee.h"
#include "rozbor/game/notation.h"

namespace rozbor::replay {
namespace {

/// The place of the first tile of `texts` that `available` does not hold.
parser::SourceRange firstBeyond(const std::vector<parser::TileText>& texts, game::TileCounts available,
                                const game::Alphabet& alphabet, parser::SourceRange otherwise) {
  for (const parser::TileText& text : texts) {
    const auto tile = alphabet.tile(text.value);
    if (tile && !available.remove(*tile)) return text.where;
  }
  return otherwise;
}

/// Where the line tells which tiles left the rack.
parser::SourceRange whereUsed(const parser::Event& event) {
  if (event.kind == parser::EventKind::placement) return event.play.where;
  return event.kind == parser::EventKind::exchange ? event.exchanged.where : event.rack->where;
}

}  // namespace

/// Reads the rack that the line lists and says how much of the true one it is. `used` are tiles
/// that the player certainly had.
void Referee::takeRack(const Event& event, const game::TileCounts& used, Turn& turn) {
  const int held = table_.held[turn.player];
  turn.rack = used;
  const bool listsTiles = event.rack && !event.rack->value.empty();
  if (used.size() == held) {
    turn.rackKnown = RackKnowledge::known;
  } else {
    turn.rackKnown = listsTiles ? RackKnowledge::partial : RackKnowledge::unknown;
  }
  if (!listsTiles) return;
  const BoundTiles listed = bindTiles(event.rack->value, language_.alphabet);
  reportUnknown(listed.unknown);
  if (!rackAgrees(event, listed, used, held)) return;
  game::TileCounts left = listed.tiles;
  turn.rack = listed.tiles + left.removeAvailable(used);  // a letter that cannot be read may be a tile used
  turn.rackKnown = listed.tiles.size() == held ? RackKnowledge::known : RackKnowledge::partial;
}

/// Reports the first thing that keeps the listed rack from being true.
bool Referee::rackAgrees(const Event& event, const BoundTiles& listed, const game::TileCounts& used,
                         int held) {
  const auto& texts = event.rack->value;
  if (listed.written > held) {
    findings_.add(
        finding::kRackTooLarge, event.rack->where,
        said::words("expected at most {0} tiles, found {1} (\"{2}\")", held, listed.written, written(texts)));
    return false;
  }
  game::TileCounts rack = listed.tiles;
  const game::TileCounts lacking = rack.removeAvailable(used);
  if (lacking.size() > static_cast<int>(listed.unknown.size())) {
    findings_.add(
        finding::kTileNotOnRack, whereUsed(event),
        said::words("expected tiles of the rack \"{0}\", found also \"{1}\"", written(texts), text(lacking)));
    return false;
  }
  const game::TileCounts pool = table_.pool(language_);
  if (pool.contains(listed.tiles)) return true;
  game::TileCounts there = pool;
  const game::TileCounts beyond = there.removeAvailable(listed.tiles);
  // When the play itself lays what cannot be there, that has been said.
  game::TileCounts playedBeyond = pool;
  if (playedBeyond.removeAvailable(used) == beyond) return true;
  findings_.add(finding::kRackImpossible, firstBeyond(texts, pool, language_.alphabet, event.rack->where),
                said::words("expected tiles that are not on the board, found \"{0}\" with \"{1}\" too many",
                            written(texts), text(beyond)));
  return false;
}

/// Reports a play of more tiles of a kind than the set still has.
void Referee::checkUsedTiles(const std::vector<parser::TileText>& texts, const std::vector<game::Tile>& tiles,
                             const game::TileCounts& used) {
  game::TileCounts left = table_.pool(language_);
  if (left.contains(used)) return;
  const parser::TileText* lacking = firstLacking(texts, tiles, left);
  const game::TileCounts beyond = left.removeAvailable(used);
  findings_.add(finding::kTileNotAvailable, lacking != nullptr ? lacking->where : parser::SourceRange{},
                said::words("expected tiles that the set still has, found \"{0}\" too many", text(beyond)));
}

/// What the player on turn sees: `inHand` is what is known of his tiles at that moment.
void Referee::see(Turn& turn, const game::Rack& inHand) const {
  game::Position& position = turn.before;
  position.board = table_.board;
  position.rack = inHand;
  position.score = totals_[turn.player];
  position.opponentScore = bestOther(turn.player);
  position.scorelessTurns = table_.scoreless;
  turn.unseen = table_.pool(language_);
  turn.unseen.removeAvailable(inHand);
  if (!twoPlayers() || turn.bag > 0 || turn.rackKnown != RackKnowledge::known) return;
  // The bag is empty: what he does not see, the opponent holds.
  if (turn.unseen.size() == table_.held[other(turn.player)]) position.opponentRack = turn.unseen;
}

/// Keeps what is certain of the mover's hand after he has given `used` away.
void Referee::remember(const Turn& turn, const game::TileCounts& used) {
  keep(turn, used);
  auto& hand = inHand_[turn.player];
  hand.reset();
  if (turn.rackKnown != RackKnowledge::known || !turn.rack.contains(used)) return;
  const game::Rack left = turn.rack - used;
  if (left.size() == table_.held[turn.player]) hand = left;
}

/// Keeps what the mover has not given away: the next rack must hold it.
void Referee::keep(const Turn& turn, const game::TileCounts& used) {
  auto& kept = kept_[turn.player];
  kept.reset();
  if (turn.rackKnown == RackKnowledge::known && turn.rack.contains(used)) kept = turn.rack - used;
}

/// Reports a whole rack that lacks tiles of the one before, which were not given away.
void Referee::checkKept(const Event& event, const Turn& turn) {
  const auto& kept = kept_[turn.player];
  const bool listsAll = event.rack && turn.rackKnown == RackKnowledge::known;
  if (!kept || !listsAll || turn.rack.contains(*kept)) return;
  game::TileCounts rack = turn.rack;
  findings_.add(finding::kRackNotKept, event.rack->where,
                said::words("expected \"{0}\", kept from the turn before, found \"{1}\" without \"{2}\"",
                            text(*kept), written(event.rack->value), text(rack.removeAvailable(*kept))));
}

/// A letter that the rack and the play of one line share is reported once.
void Referee::reportUnknown(const std::vector<parser::TileText>& unknown) {
  std::vector<parser::TileText> fresh;
  for (const parser::TileText& text : unknown) {
    const std::pair seen(text.where.line, text.value);
    if (std::ranges::find(reportedUnknown_, seen) != reportedUnknown_.end()) continue;
    reportedUnknown_.push_back(seen);
    fresh.push_back(text);
  }
  if (fresh.empty()) return;
  findings_.add(finding::kUnknownLetter, fresh.front().where,
                said::words("expected tiles of {0}, found \"{1}\"", languageName(language_), written(fresh)));
}

const char* name(RackKnowledge knowledge) {
  static constexpr std::array kNames{"none", "partial", "full"};
  return kNames[static_cast<std::size_t>(knowledge)];
}

}  // namespace rozbor::replay
