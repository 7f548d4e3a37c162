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

/// The oracle for moves that leave one tile in the bag, which nobody sees: lays the hidden tiles out in every
/// order, one by one, equal ones too. Who is to move then tries every move of the plain generator in every
/// world that the player cannot tell from the true one, and takes the one with the most half points; of
/// equals the one that is worst, in the true world, for the player whose move is asked about. Knows no bounds
/// and no table.
class ExhaustiveBlindPreEndgame {
 public:
  struct Counts {
    int wins = 0;
    int ties = 0;
    int losses = 0;
  };

  ExhaustiveBlindPreEndgame(const game::Language& language, const engine::Lexicon& lexicon, int nodeLimit)
      : language_(language), lexicon_(lexicon), nodeLimit_(nodeLimit) {}

  /// For a move that lays one tile less than are in the bag. None if it took too many positions.
  std::optional<Counts> counts(const game::Position& position, const engine::Play& play, int inBag) {
    nodes_ = 0;
    known_ = tilesOf(position.opponentRack);
    Counts counts;
    for (const Tiles& order : ordersOf(without(tilesOf(unseenTiles(position, language_)), known_), inBag)) {
      Turn turn;
      turn.board = after(position, play.move, play.score).board;
      turn.spread = -(position.spread() + play.score);
      turn.passEnds = !play.move.isPlacement();
      turn.isOpponent = true;
      turn.rack = without(tilesOf(unseenTiles(position, language_)), order);
      Tiles others = tilesOf(position.rack - play.move.tileCounts());
      others.insert(others.end(), order.begin(), order.end() - 1);
      const int points = 2 - chosen(turn, others, order.back());
      ++(points == 2 ? counts.wins : points == 1 ? counts.ties : counts.losses);
      if (nodes_ > nodeLimit_) return std::nullopt;
    }
    return counts;
  }

  /// Positions that the last question took.
  [[nodiscard]] int nodes() const { return nodes_; }

 private:
  using Tiles = std::vector<game::Tile>;

  struct Turn {
    game::Board board;
    Tiles rack;
    int spread = 0;
    bool passEnds = false;
    bool isOpponent = false;
  };

  static Tiles tilesOf(const game::TileCounts& counts) {
    Tiles tiles;
    counts.forEachTile([&](game::Tile tile) { tiles.push_back(tile); });
    return tiles;
  }

  static game::TileCounts countsOf(const Tiles& tiles) {
    game::TileCounts counts;
    for (const game::Tile tile : tiles)
      counts.add(tile);
    return counts;
  }

  static Tiles without(Tiles tiles, const Tiles& taken) {
    for (const game::Tile tile : taken)
      tiles.erase(std::ranges::find(tiles, tile));
    return tiles;
  }

  static std::vector<Tiles> ordersOf(const Tiles& hidden, int size) {
    if (size == 0) return {{}};
    std::vector<Tiles> orders;
    for (std::size_t at = 0; at < hidden.size(); ++at) {
      Tiles rest = hidden;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(at));
      for (const Tiles& later : ordersOf(rest, size - 1)) {
        Tiles& order = orders.emplace_back(Tiles{hidden[at]});
        order.insert(order.end(), later.begin(), later.end());
      }
    }
    return orders;
  }

  /// Half points that the choice of who is on turn brings if the other player holds `others` and `bag` is in
  /// the bag.
  int chosen(const Turn& turn, const Tiles& others, game::Tile bag) {
    Tiles hidden = others;
    hidden.push_back(bag);
    // The player whose move is asked about goes on knowing what was known of the other rack.
    const Tiles inBag = turn.isOpponent ? hidden : without(hidden, known_);
    std::vector<engine::Play> plays =
        engine::generatePlacements(turn.board, countsOf(turn.rack), language_, lexicon_);
    plays.push_back({game::Move::pass(), 0});
    int most = -1;
    int brought = 0;
    for (const engine::Play& play : plays) {
      int sum = 0;
      for (const game::Tile tile : inBag)
        sum += brings(turn, play, without(hidden, {tile}), tile);
      if (nodes_ > nodeLimit_) return 0;
      if (sum < most) continue;
      const int here = brings(turn, play, others, bag);
      const bool isWorse = turn.isOpponent ? here > brought : here < brought;
      if (sum > most || isWorse) brought = here;
      most = sum;
    }
    return brought;
  }

  int brings(const Turn& turn, const engine::Play& play, const Tiles& others, game::Tile bag) {
    if (nodes_ > nodeLimit_) return 0;
    ++nodes_;
    game::Position position;
    position.board = turn.board;
    position.rack = countsOf(turn.rack);
    position.opponentRack = countsOf(others);
    position.score = turn.spread;
    if (play.move.isPlacement()) {
      game::Position next = after(position, play.move, play.score);
      next.opponentRack.add(bag);
      ExhaustiveEndgame endgame(language_, lexicon_, nodeLimit_);
      const auto value = endgame.value(next);
      nodes_ += endgame.nodes();
      return value ? pointsFor(turn.spread + play.score - *value) : 0;
    }
    if (turn.passEnds) {
      return pointsFor(turn.spread + language_.value(position.opponentRack) - language_.value(position.rack));
    }
    Turn next;
    next.board = turn.board;
    next.rack = others;
    next.spread = -turn.spread;
    next.passEnds = true;
    next.isOpponent = !turn.isOpponent;
    return 2 - chosen(next, turn.rack, bag);
  }

  static int pointsFor(int spread) { return spread > 0 ? 2 : spread == 0 ? 1 : 0; }

  const game::Language& language_;
  const engine::Lexicon& lexicon_;
  int nodeLimit_;
  int nodes_ = 0;
  Tiles known_;  ///< of the opponent's rack, to the player whose move is asked about
};

}  // namespace rozbor::test
