#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "exhaustive_endgame.h"
#include "rozbor/engine/generator.h"
#include "rozbor/engine/lexicon.h"
#include "rozbor/game/language.h"
#include "rozbor/game/position.h"

namespace rozbor::test {

/// The oracle of the pre-endgame solver for moves that empty the bag: lays the hidden tiles out in every
/// order, one by one, equal ones too, and plays each of these games to its end with everything open. Of moves
/// that leave tiles in the bag it tells what they are worth against players who see them. Knows no bounds and
/// no table.
class ExhaustivePreEndgame {
 public:
  struct Counts {
    int wins = 0;
    int ties = 0;
    int losses = 0;
    double spread = 0;  ///< mean
  };

  ExhaustivePreEndgame(const game::Language& language, const engine::Lexicon& lexicon, int nodeLimit)
      : language_(language), lexicon_(lexicon), nodeLimit_(nodeLimit) {}

  /// None if it took too many positions. `passEnds`: a pass now ends the game.
  std::optional<Counts> counts(const game::Position& position, const engine::Play& play, int inBag,
                               bool passEnds) {
    nodes_ = 0;
    counts_ = {};
    spreads_ = 0;
    std::vector<game::Tile> hidden;
    (unseenTiles(position, language_) - position.opponentRack).forEachTile([&](game::Tile tile) {
      hidden.push_back(tile);
    });
    drawEach(position, play, hidden, inBag, {}, passEnds);
    counts_.spread = static_cast<double>(spreads_) / (counts_.wins + counts_.ties + counts_.losses);
    return nodes_ > nodeLimit_ ? std::nullopt : std::optional(counts_);
  }

 private:
  using Tiles = std::vector<game::Tile>;

  void drawEach(const game::Position& position, const engine::Play& play, const Tiles& hidden, int left,
                const Tiles& bag, bool passEnds) {
    if (left == 0) return playOne(position, play, hidden, bag, passEnds);
    for (std::size_t at = 0; at < hidden.size(); ++at) {
      Tiles rest = hidden;
      Tiles drawn = bag;
      drawn.push_back(hidden[at]);
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
      drawEach(position, play, rest, left - 1, drawn, passEnds);
    }
  }

  void playOne(game::Position position, const engine::Play& play, const Tiles& opponent, const Tiles& bag,
               bool passEnds) {
    for (const game::Tile tile : opponent)
      position.opponentRack.add(tile);
    const int spread = position.spread() + tried(position, bag, play, passEnds);
    ++(spread > 0 ? counts_.wins : spread == 0 ? counts_.ties : counts_.losses);
    spreads_ += spread;
  }

  int best(const game::Position& position, const Tiles& bag, bool passEnds) {
    if (nodes_ > nodeLimit_) return 0;
    if (bag.empty()) {
      ExhaustiveEndgame endgame(language_, lexicon_, nodeLimit_);
      const auto found = endgame.value(position, passEnds);
      nodes_ += found ? endgame.nodes() : nodeLimit_ + 1;
      return found.value_or(0);
    }
    ++nodes_;
    int most = tried(position, bag, {game::Move::pass(), 0}, passEnds);
    for (const engine::Play& play :
         engine::generatePlacements(position.board, position.rack, language_, lexicon_))
      most = std::max(most, tried(position, bag, play, passEnds));
    return most;
  }

  int tried(const game::Position& position, Tiles bag, const engine::Play& play, bool passEnds) {
    const bool pass = !play.move.isPlacement();
    if (pass && passEnds) return language_.value(position.opponentRack) - language_.value(position.rack);
    game::Position next = after(position, play.move, play.score);
    for (int drawn = 0; drawn < play.move.tilesUsed() && !bag.empty(); ++drawn) {
      next.opponentRack.add(bag.front());
      bag.erase(bag.begin());
    }
    return play.score - best(next, bag, pass);
  }

  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  int nodeLimit_;
  int nodes_ = 0;
  Counts counts_;
  long spreads_ = 0;
};

}  // namespace rozbor::test
