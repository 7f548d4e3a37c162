#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "rozbor/engine/generator.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::test {

/// The oracle of the endgame solver: tries every move of the plain generator to the end of the game.
/// Knows no bounds, no table and no board of its own.
class ExhaustiveEndgame {
 public:
  ExhaustiveEndgame(const game::Language& language, const engine::Lexicon& lexicon, int nodeLimit)
      : language_(language), lexicon_(lexicon), nodeLimit_(nodeLimit) {}

  /// Final spread less present spread for the player on turn; none if it took too many positions.
  /// `passEnds`: a pass now ends the game.
  std::optional<int> value(const game::Position& position, bool passEnds = false) {
    nodes_ = 0;
    const int found = best(position, passEnds);
    return nodes_ > nodeLimit_ ? std::nullopt : std::optional(found);
  }

  /// The same when `play` is made first.
  std::optional<int> valueAfter(const game::Position& position, const engine::Play& play,
                                bool passEnds = false) {
    nodes_ = 0;
    const int found = tried(position, play, passEnds);
    return nodes_ > nodeLimit_ ? std::nullopt : std::optional(found);
  }

  /// Positions that the last question took.
  [[nodiscard]] int nodes() const { return nodes_; }

 private:
  int best(const game::Position& position, bool passEnds) {
    if (++nodes_ > nodeLimit_) return 0;
    int most = tried(position, {game::Move::pass(), 0}, passEnds);
    for (const engine::Play& play : generatePlacements(position.board, position.rack, language_, lexicon_))
      most = std::max(most, tried(position, play, passEnds));
    return most;
  }

  int tried(const game::Position& position, const engine::Play& play, bool passEnds) {
    const int theirs = language_.value(position.opponentRack);
    if (!play.move.isPlacement() && passEnds) return theirs - language_.value(position.rack);
    const game::Position next = after(position, play.move, play.score);
    if (next.opponentRack.empty()) return play.score + 2 * theirs;
    return play.score - best(next, !play.move.isPlacement());
  }

  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  int nodeLimit_;
  int nodes_ = 0;
};

}  // namespace rozbor::test
