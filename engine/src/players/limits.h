#pragma once

#include <span>
#include <vector>

#include "rozbor/engine/lexicon.h"
#include "rozbor/engine/static_evaluator.h"
#include "rozbor/engine/study/player_spec.h"
#include "rozbor/game/position.h"

namespace rozbor::engine {

/// Whether a player who knows `share` of the vocabulary knows a word. Words of two and three
/// letters are known to all; of the others a hash decides, so that who knows more knows these, too.
[[nodiscard]] bool knowsWord(std::span<const game::Letter> word, double share);

/// What a limited player may play.
class Limits {
 public:
  explicit Limits(const PlayerSpec& spec)
      : maxPoints_(spec.maxPoints), maxTiles_(spec.maxTiles), vocabulary_(spec.vocabulary) {}

  /// Of `plays` (best first) what the player can think of: placements within the limits of tiles
  /// and words, and of those the ones within the limit of points, or if there are none the ones
  /// with the fewest points; exchanges; the pass if there is nothing else. Never empty; keeps order.
  [[nodiscard]] std::vector<RatedPlay> keep(const std::vector<RatedPlay>& plays,
                                            const game::Board& board) const;

 private:
  [[nodiscard]] bool canThinkOf(const RatedPlay& play, const game::Board& board) const;
  [[nodiscard]] bool knowsWordsOf(const RatedPlay& play, const game::Board& board) const;

  std::optional<int> maxPoints_;
  std::optional<int> maxTiles_;
  double vocabulary_;
};

}  // namespace rozbor::engine
