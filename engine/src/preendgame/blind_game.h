#pragma once

#include <optional>
#include <vector>

#include "preendgame/bag_cases.h"
#include "preendgame/open_game.h"
#include "preendgame/race.h"
#include "preendgame/reply_race.h"

namespace rozbor::engine::preendgame {

/// Games after a move that leaves tiles in the bag: who is to move knows the own rack and the board, and
/// makes one choice for all bags that are then possible (docs/preendgame.md). One thread at a time.
class BlindGame {
 public:
  BlindGame(const OpenTable& table, OpenGame& game) : table_(table), game_(game) {}

  /// How the game ends with each order of a bag, as far as the present grant reaches. `kept`: what the move
  /// leaves of the rack.
  [[nodiscard]] Finding finding(const endgame::WrittenMove& move, const game::TileCounts& kept,
                                const BagCase& bag);

 private:
  /// What may be in the bag for who is on turn, and what the other player then holds.
  struct World {
    game::TileCounts bag;
    std::vector<int> drawn;  ///< the same as kinds
    game::TileCounts otherRack;
    endgame::Holding other;
    int weight = 0;
  };
  struct Turn {
    endgame::Stage stage;   ///< but for the other player's rack
    game::TileCounts rack;  ///< of who is on turn
    int spread = 0;         ///< of who is on turn, points
    std::vector<World> worlds;
  };

  [[nodiscard]] std::vector<World> worlds(const game::TileCounts& unseen, const game::TileCounts& known,
                                          int inBag) const;
  [[nodiscard]] std::vector<endgame::Candidate> replies(const endgame::Stage& stage);
  [[nodiscard]] std::optional<int> tried(const Turn& turn, const World& world,
                                         const endgame::Candidate& reply);
  [[nodiscard]] std::optional<int> passed(const Turn& turn, const World& world);
  [[nodiscard]] static std::vector<int> weightsOf(const Turn& turn);

  const OpenTable& table_;
  OpenGame& game_;
};

}  // namespace rozbor::engine::preendgame
