#include "preendgame/open_game.h"

#include <algorithm>

namespace rozbor::engine::preendgame {

using endgame::Candidate;
using endgame::Search;
using endgame::Stage;
using endgame::WrittenMove;

namespace {
constexpr int kInfinity = Search::kInfinity;
}  // namespace

endgame::Holding holding(const game::TileCounts& rack, const OpenTable& table) {
  return holdingOf(rack, table.layout, table.language);
}

OpenGame::Laid::Laid(OpenGame& game, const WrittenMove& move)
    : board_(game.board_), isPlacement_(move.move.count > 0) {
  if (isPlacement_) board_.lay(move.lane, move.tiles.data(), move.move.count);
}

OpenGame::Laid::~Laid() {
  if (isPlacement_) board_.takeUp();
}

OpenGame::OpenGame(const OpenTable& table, std::size_t bytes, const endgame::Bounds& bounds)
    : table_(table),
      board_(table.position.board, table.language, table.words,
             endgame::lettersOf(table.tiles, table.language)),
      plays_(board_, table.language, table.words, table.layout, bytes / 2),
      solo_(board_, plays_, table.language, table.words, table.layout, bytes / 4),
      search_(board_, plays_, solo_, bytes / 4, bounds) {
  search_.useProofNumbers(bytes / 4);
}

Stage OpenGame::root(const Deal& deal) const {
  Stage stage;
  stage.mover = holding(table_.position.rack, table_);
  stage.other = deal.opponent;
  stage.passed = endgame::isOneFromLimit(table_.position, table_.language.rules);
  return stage;
}

/// The stage after a move, when who made it has drawn.
Stage OpenGame::afterDraw(Stage stage, std::span<const int> drawn) const {
  for (const int kind : drawn) {
    stage.other.rack += table_.layout.unit(kind);
    stage.other.points += kind == 0 ? 0 : table_.language.value(game::Tile(game::Letter(kind)));
    ++stage.other.tiles;
  }
  return stage;
}

/// The value of a stage whose mover has just moved and not drawn yet, for that player; the board has the
/// move on it.
int OpenGame::afterMove(const Stage& stage, std::span<const int> bag, const Candidate& move, int depth,
                        int alpha, int beta) {
  if (move.count == 0 && stage.passed) return Search::endValue(stage, move);
  const std::size_t drawn = std::min<std::size_t>(move.count, bag.size());
  const Stage next = afterDraw(Search::after(stage, move), bag.first(drawn));
  const auto left = bag.subspan(drawn);
  const int low = move.score - beta;
  const int high = move.score - alpha;
  const int found = left.empty() ? search_.value(next, depth, low, high) : best(next, left, depth, low, high);
  return move.score - found;
}

/// The value of a stage with tiles in the bag within the window (fail-soft).
int OpenGame::best(const Stage& stage, std::span<const int> bag, int depth, int alpha, int beta) {
  int most = -kInfinity;
  for (const Candidate& move : search_.moves(stage)) {
    const int found = triedAt(stage, bag, move, std::max(depth - 1, 0), std::max(alpha, most), beta);
    if (search_.isStopped()) break;
    most = std::max(most, found);
    if (most >= beta || depth == 0) break;
  }
  return most;
}

int OpenGame::triedAt(const Stage& stage, std::span<const int> bag, const Candidate& move, int depth,
                      int alpha, int beta) {
  if (move.count > 0) search_.lay(stage, move);
  const int found = afterMove(stage, bag, move, depth, alpha, beta);
  if (move.count > 0) search_.takeUp();
  return found;
}

int OpenGame::tried(const WrittenMove& move, const Deal& deal, int depth, int alpha, int beta) {
  const Laid laid(*this, move);
  return afterMove(root(deal), deal.bag, move.move, depth, alpha, beta);
}

/// `value` searches with a window of no width below the bound.
template <class Value>
std::optional<Outcome> OpenGame::outcomeBy(int spread, const Value& value) const {
  const int level = -spread;
  int found = value(level + 1);
  if (search_.isStopped()) return std::nullopt;
  if (found > level) return Outcome::win;
  if (found < level) return Outcome::loss;
  found = value(level);
  if (search_.isStopped()) return std::nullopt;
  return found >= level ? Outcome::tie : Outcome::loss;
}

/// Whether a move that empties the bag leaves the opponent a play that goes out and wins. This is asked
/// before it is laid: a play that it does not spoil is the same for all moves.
bool OpenGame::leavesALostGame(const WrittenMove& move, const Deal& deal) {
  if (move.move.count == 0 || move.move.count < deal.bag.size()) return false;
  const auto [known, isNew] = waysOut_.try_emplace(deal.opponent.rack);
  if (isNew) known->second.find(board_, plays_, deal.opponent.rack);
  Candidate laid = move.move;
  laid.name = endgame::PlayName::of(move.lane, 0);
  laid.touched = ~std::uint64_t{0};
  const int way = known->second.leftBy(board_, laid);
  if (way == endgame::WaysOut::kNone) return false;
  const Stage next = afterDraw(Search::after(root(deal), move.move), deal.bag);
  return table_.position.spread() + move.move.score - way - 2 * next.other.points < 0;
}

std::optional<Outcome> OpenGame::outcome(const WrittenMove& move, const Deal& deal) {
  if (leavesALostGame(move, deal)) return Outcome::loss;
  return outcomeBy(table_.position.spread(),
                   [&](int bound) { return tried(move, deal, Search::kToTheEnd, bound - 1, bound); });
}

std::optional<Outcome> OpenGame::outcomeOf(const Stage& stage, std::span<const int> bag,
                                           const Candidate& move, int spread) {
  return outcomeBy(spread,
                   [&](int bound) { return triedAt(stage, bag, move, Search::kToTheEnd, bound - 1, bound); });
}

std::optional<int> OpenGame::finalSpread(const WrittenMove& move, const Deal& deal) {
  int lower = -kInfinity;
  int upper = kInfinity;
  int value = guess(move, deal) - table_.position.spread();
  while (lower < upper) {
    const int bound = value == lower ? value + 1 : value;
    value = tried(move, deal, Search::kToTheEnd, bound - 1, bound);
    if (search_.isStopped()) return std::nullopt;
    (value < bound ? upper : lower) = value;
  }
  return table_.position.spread() + value;
}

int OpenGame::guess(const WrittenMove& move, const Deal& deal) {
  search_.setLimited(false);
  const int value = tried(move, deal, 0, -kInfinity, kInfinity);
  search_.setLimited(true);
  return table_.position.spread() + value;
}

}  // namespace rozbor::engine::preendgame
