#include "players/limits.h"

#include <algorithm>
#include <limits>

#include "rozbor/engine/random.h"
#include "rozbor/game/scoring.h"

namespace rozbor::engine {
namespace {

using game::Move;

constexpr std::size_t kShortWord = 3;

/// The share of words that come before this one in an order that has nothing to do with the words.
double rankOf(std::span<const game::Letter> word) {
  std::uint64_t hash = word.size();
  for (const game::Letter letter : word)
    hash = Random(hash ^ static_cast<std::uint64_t>(letter.index())).next();
  return static_cast<double>(hash >> 11) * 0x1p-53;
}

}  // namespace

bool knowsWord(std::span<const game::Letter> word, double share) {
  return word.size() <= kShortWord || rankOf(word) < share;
}

bool Limits::knowsWordsOf(const RatedPlay& play, const game::Board& board) const {
  return std::ranges::all_of(wordsFormed(board, play.move), [this](const game::LaidWord& laid) {
    std::vector<game::Letter> letters;
    letters.reserve(laid.tiles.size());
    for (const game::Tile tile : laid.tiles)
      letters.push_back(tile.letter());
    return knowsWord(letters, vocabulary_);
  });
}

bool Limits::canThinkOf(const RatedPlay& play, const game::Board& board) const {
  if (play.move.kind() == Move::Kind::pass) return false;
  if (!play.move.isPlacement()) return true;
  if (maxTiles_ && play.move.tilesUsed() > *maxTiles_) return false;
  return vocabulary_ >= 1 || knowsWordsOf(play, board);
}

std::vector<RatedPlay> Limits::keep(const std::vector<RatedPlay>& plays, const game::Board& board) const {
  std::vector<RatedPlay> kept;
  int fewest = std::numeric_limits<int>::max();
  for (const RatedPlay& play : plays) {
    if (!canThinkOf(play, board)) continue;
    kept.push_back(play);
    if (play.move.isPlacement()) fewest = std::min(fewest, play.score);
  }
  if (maxPoints_) {
    const int most = std::max(*maxPoints_, fewest);
    std::erase_if(kept,
                  [most](const RatedPlay& play) { return play.move.isPlacement() && play.score > most; });
  }
  if (kept.empty()) {
    const auto isPass = [](const RatedPlay& play) { return play.move.kind() == Move::Kind::pass; };
    kept.push_back(*std::ranges::find_if(plays, isPass));
  }
  return kept;
}

}  // namespace rozbor::engine
